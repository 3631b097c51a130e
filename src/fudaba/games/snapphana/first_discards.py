"""The first discards of 1000: ten each, before the rest of the pack is dealt."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from mypy_extensions import i64

from fudaba.games.phase import Phase
from fudaba.games.snapphana.actions import DISCARD
from fudaba.games.snapphana.discarding import ask_discard, begin_batch, lay_away

if TYPE_CHECKING:
    from fudaba.games.snapphana.match import SnapphanaMatch


@final
class FirstDiscards(Phase["SnapphanaMatch"]):
    """Everybody lays cards away; the dealer last, without having seen the others' (T1-R5)."""

    rules: ClassVar[str] = "SN-020, T1-004"

    def begin(self, match: SnapphanaMatch) -> bool:
        game = match.rules.game
        begin_batch(match, (match.dealer + 1) % game.seats, game.exchanged)
        return self.ask(match)

    def ask(self, match: SnapphanaMatch) -> bool:
        return ask_discard(match)

    def apply(self, match: SnapphanaMatch, action: i64) -> bool:
        if lay_away(match, match.first_discards, action - DISCARD):
            if match.to_play == match.dealer:
                return False
            begin_batch(match, match.dealer, match.rules.game.exchanged)
        return ask_discard(match)
