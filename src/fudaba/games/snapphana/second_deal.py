"""The second deal of 1000: the rest of the pack for what everybody has discarded."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from fudaba.games.phase import Phase
from fudaba.games.snapphana.dealing import deal_round

if TYPE_CHECKING:
    from fudaba.games.snapphana.match import SnapphanaMatch


@final
class SecondDeal(Phase["SnapphanaMatch"]):
    """As many cards again, non-dealer first (T1-R2)."""

    rules: ClassVar[str] = "T1-005"

    def begin(self, match: SnapphanaMatch) -> bool:
        game = match.rules.game
        match.next_card = deal_round(
            game, match.dealer, match.deck, match.hands, match.next_card, game.exchanged
        )
        return False
