"""The turn: a hand card, a stock card, then agari or sage."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from mypy_extensions import i64

from fudaba.games.effect import COUNT, EITHER, HALF, MAKES, Effect, paid
from fudaba.games.eights.card_points import card_points
from fudaba.games.eights.questions import CHOOSE_CARD, DECIDE, PLACE_DRAWN, PLACE_PLAYED
from fudaba.games.eights.turn import begin_turn, choices, draw, pass_on, play, take, taken_by
from fudaba.games.hachijuu import facts as endings
from fudaba.games.hachijuu.actions import AGARI, BOTH, PLAY, TAKE
from fudaba.games.hachijuu.dekiyaku import completes, dekiyaku_of, total
from fudaba.games.hachijuu.settlement import settle
from fudaba.games.hachijuu.settling import facts_of
from fudaba.games.phase import Phase

if TYPE_CHECKING:
    from fudaba.games.hachijuu.match import HachijuuMatch


@final
class Turns(Phase["HachijuuMatch"]):
    """The play of the cards, until somebody goes out or the hands are empty."""

    rules: ClassVar[str] = "HJ-501 to HJ-510, HJ-601 to HJ-606"

    def begin(self, match: HachijuuMatch) -> bool:
        begin_turn(match)
        return self.ask(match)

    def ask(self, match: HachijuuMatch) -> bool:
        if match.end:
            return False
        question = match.question
        if question == CHOOSE_CARD:
            return match.asks(PLAY, match.hands[match.to_play])  # HJ-501, HJ-507: any hand card
        if question == DECIDE:
            return match.asks(AGARI, BOTH)
        return match.asks(TAKE, choices(match))

    def apply(self, match: HachijuuMatch, action: i64) -> bool:
        question = match.question
        if question == CHOOSE_CARD:
            if play(match, action) and draw(match):
                end_turn(match)
        elif question == PLACE_PLAYED:
            take(match, action - TAKE)
            if draw(match):
                end_turn(match)
        elif question == DECIDE:
            if action == AGARI:
                go_out(match)
            else:
                say_sage(match)
        else:
            take(match, action - TAKE)
            end_turn(match)
        return self.ask(match)

    def tell_places(self, match: HachijuuMatch, found: list[Effect]) -> None:
        if match.question in (PLACE_PLAYED, PLACE_DRAWN):
            found.append(Effect(EITHER, match.to_play, cards=choices(match)))

    def stakes(self, match: HachijuuMatch, action: i64, found: list[Effect]) -> None:
        if match.question == DECIDE:
            if action != AGARI:
                stakes_of_sage(match, found)
        else:
            tell_gain(match, action, found)


def end_turn(match: HachijuuMatch) -> None:
    """HJ-602, HJ-604, HJ-R31: asked once, if a captured yaku was completed in this turn."""
    seat = match.to_play
    captured = match.captured[seat]
    new = captured & ~match.turn_base
    if new:
        if match.journal is not None:
            match.note("capture", seat, new)
        if completes(captured, new):
            _gain(match, seat)
            return
    _pass_on(match)


def tell_gain(match: HachijuuMatch, action: i64, found: list[Effect]) -> None:
    """What the cards count that would be taken, and the yaku that they complete; where yaku may
    be overlooked nobody points them out (HJ-R10)."""
    seat = match.to_play
    new = taken_by(match, action - PLAY, found)
    if new == 0:
        return
    found.append(Effect(COUNT, seat, amount=card_points(new, 0), cards=new))
    captured = match.captured[seat]
    if match.rules.prompts:
        before = [held.name for held in dekiyaku_of(captured)]
        for held in dekiyaku_of(captured | new):
            if held.name not in before:
                found.append(Effect(MAKES, seat, -1, held.points, held.cards, held.name, held.rule))


def _gain(match: HachijuuMatch, seat: i64) -> None:
    match.points[seat] = total(match.captured[seat])
    if match.journal is not None and match.rules.prompts:  # HJ-R10: else nobody points it out
        made = [held.name for held in dekiyaku_of(match.captured[seat])]
        match.note("gain", seat, 0, match.points[seat], " ".join(made))
    if match.hands[seat] == 0 and match.rules.forced_agari:
        go_out(match)  # HJ-R11
    else:
        match.question = DECIDE


def go_out(match: HachijuuMatch) -> None:
    """HJ-605: the deal ends at once."""
    seat = match.to_play
    match.note("agari", seat, 0, match.points[seat])
    match.end = endings.AGARI
    match.ended_by = seat


def say_sage(match: HachijuuMatch) -> None:
    """HJ-603: play goes on, for half the value."""
    seat = match.to_play
    match.note("sage", seat, 0, match.points[seat])
    if seat not in match.sage:
        match.sage.append(int(seat))
    _pass_on(match)


def stakes_of_sage(match: HachijuuMatch, found: list[Effect]) -> None:
    """What is left of the own yaku if the deal is played to its end (HJ-607, HJ-608)."""
    facts = facts_of(match)
    facts.end = endings.EXHAUSTED
    for entry in settle(match.rules, facts).entries:
        if entry.rule in ("HJ-607", "HJ-608") and entry.payee == match.to_play:
            found.append(paid(entry, HALF))


def _pass_on(match: HachijuuMatch) -> None:
    if not pass_on(match):
        match.end = endings.EXHAUSTED  # HJ-510: all hands are empty
