"""The first trick: every player may declare, and then plays."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from mypy_extensions import i64

from fudaba.cards.bits import bit
from fudaba.games.effect import Effect
from fudaba.games.phase import Phase
from fudaba.games.snapphana.actions import DECLARE, DONE
from fudaba.games.snapphana.actions import SHOW as SHOW_CODE
from fudaba.games.snapphana.combinations import best
from fudaba.games.snapphana.declaring import (
    ask_shown,
    complete,
    declare,
    offer_declarations,
    show_on,
    showable,
    tell_gain,
)
from fudaba.games.snapphana.facts import NOBODY
from fudaba.games.snapphana.questions import SHOW
from fudaba.games.snapphana.tricking import ask_card, lead, play, tell_card

if TYPE_CHECKING:
    from fudaba.games.snapphana.match import SnapphanaMatch


@final
class FirstTrick(Phase["SnapphanaMatch"]):
    """Declarations and cards in turn, forehand first; a declaration may win the match."""

    rules: ClassVar[str] = "SN-023, SN-030 to SN-035, SN-040 to SN-047, SN-057, E8-006, E8-011"

    def begin(self, match: SnapphanaMatch) -> bool:
        lead(match)
        return self.ask(match)

    def ask(self, match: SnapphanaMatch) -> bool:
        if match.end:
            return False
        if match.question == SHOW:
            return ask_shown(match, showable(match))
        match.beside = 0
        if match.rules.declarations:
            offer_declarations(match)
        return ask_card(match)

    def apply(self, match: SnapphanaMatch, action: i64) -> bool:
        if match.question == SHOW:
            if action == DONE:
                complete(match)
            else:
                match.chosen |= bit(action - SHOW_CODE)
                if show_on(match):
                    return True
        elif action >= DECLARE:
            if declare(match, action - DECLARE):
                return True
        else:
            match.last_kind = NOBODY
            if play(match, action):
                return False
        return self.ask(match)

    def stakes(self, match: SnapphanaMatch, action: i64, found: list[Effect]) -> None:
        if DECLARE <= action < SHOW_CODE:
            kind = action - DECLARE
            tell_gain(match, kind, best(kind, match.hands[match.to_play]), found)
        elif action == DONE:
            tell_gain(match, match.kind, match.chosen, found)
        elif action < DECLARE:
            tell_card(match, action, found)
