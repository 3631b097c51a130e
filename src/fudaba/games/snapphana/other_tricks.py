"""The other tricks, and between them the card that is owed for Fjønt."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from mypy_extensions import i64

from fudaba.cards.bits import bit
from fudaba.games.effect import GIVE as GIVEN
from fudaba.games.effect import Effect
from fudaba.games.phase import Phase
from fudaba.games.snapphana.actions import GIVE as GIVE_CODE
from fudaba.games.snapphana.exchange import begin_exchange, exchange_cards, hand_over
from fudaba.games.snapphana.facts import NOBODY
from fudaba.games.snapphana.questions import GIVE
from fudaba.games.snapphana.tricking import ask_card, lead, play, tell_card

if TYPE_CHECKING:
    from fudaba.games.snapphana.match import SnapphanaMatch


@final
class OtherTricks(Phase["SnapphanaMatch"]):
    """The play of the cards, until the hands are empty.

    Nothing can be given after the first trick: whoever owes a card has not won any (SN-054).
    """

    rules: ClassVar[str] = "SN-040 to SN-047, SN-050 to SN-055, SN-057, E8-007"

    def begin(self, match: SnapphanaMatch) -> bool:
        match.beside = 0  # nobody declares any more (SN-031)
        lead(match)
        return self.ask(match)

    def ask(self, match: SnapphanaMatch) -> bool:
        if match.question == GIVE:
            return match.asks(GIVE_CODE, exchange_cards(match))
        return ask_card(match)

    def apply(self, match: SnapphanaMatch, action: i64) -> bool:
        if match.question == GIVE:
            hand_over(match, action - GIVE_CODE)
        elif play(match, action) and match.creditor != NOBODY:
            begin_exchange(match)
        return self.ask(match)

    def stakes(self, match: SnapphanaMatch, action: i64, found: list[Effect]) -> None:
        if match.question == GIVE:
            card = bit(action - GIVE_CODE)
            found.append(Effect(GIVEN, match.to_play, match.creditor, cards=card, rule="SN-052"))
        else:
            tell_card(match, action, found)
