"""The turn: a hand card, a stock card, then shoubu or sage."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from mypy_extensions import i64

from fudaba.cards.bits import Card, bit
from fudaba.games.effect import COUNT, EITHER, FOR_ALL, HALF, MAKES, Effect, paid
from fudaba.games.eights.card_points import card_points
from fudaba.games.eights.turn import begin_turn, choices, draw, pass_on, play, take, taken_by
from fudaba.games.hachihachi import facts as endings
from fudaba.games.hachihachi.actions import BOTH, CANCEL, CANCEL_BIT, PLAY, SHOUBU, TAKE
from fudaba.games.hachihachi.declaring import ask_round, say_teyaku, stakes_of_teyaku
from fudaba.games.hachihachi.dekiyaku import COUNTED, dekiyaku_of, kan_of, total
from fudaba.games.hachihachi.facts import NOBODY
from fudaba.games.hachihachi.liability import find_liable
from fudaba.games.hachihachi.questions import (
    CHOOSE_CARD,
    DECIDE,
    LATE_TEYAKU,
    PLACE_DRAWN,
    PLACE_PLAYED,
)
from fudaba.games.hachihachi.settlement import sage_payer, settle
from fudaba.games.hachihachi.settling import facts_of
from fudaba.games.hanafuda.capture import targets
from fudaba.games.phase import Phase

if TYPE_CHECKING:
    from fudaba.games.hachihachi.match import HachiHachiMatch


@final
class Turns(Phase["HachiHachiMatch"]):
    """The play of the cards, until somebody ends it or the hands are empty."""

    rules: ClassVar[str] = "HH-456, HH-500 to HH-509, HH-650 to HH-656"

    def begin(self, match: HachiHachiMatch) -> bool:
        begin_turn(match)
        return self.ask(match)

    def ask(self, match: HachiHachiMatch) -> bool:
        if match.end:
            return False
        question = match.question
        if question == CHOOSE_CARD:
            seat = match.to_play
            mask = match.hands[seat]  # HH-500
            if match.last_sage == seat:
                mask |= CANCEL_BIT  # HH-655
            return match.asks(PLAY, mask)
        if question == DECIDE:
            return match.asks(SHOUBU, BOTH)
        if question == LATE_TEYAKU:
            return ask_round(match, LATE_TEYAKU)
        return match.asks(TAKE, choices(match))

    def apply(self, match: HachiHachiMatch, action: i64) -> bool:
        question = match.question
        if question == CHOOSE_CARD:
            if action == CANCEL:
                cancel(match)
            else:
                play_card(match, action)
        elif question == PLACE_PLAYED:
            take(match, action - TAKE)
            draw_card(match)
        elif question == DECIDE:
            if action == SHOUBU:
                call_shoubu(match)
            else:
                say_sage(match)
        elif question == LATE_TEYAKU:
            say_teyaku(match, action)
            late_round(match)
        else:
            take(match, action - TAKE)
            end_turn(match)
        return self.ask(match)

    def tell_places(self, match: HachiHachiMatch, found: list[Effect]) -> None:
        if match.question in (PLACE_PLAYED, PLACE_DRAWN):
            found.append(Effect(EITHER, match.to_play, cards=choices(match)))

    def stakes(self, match: HachiHachiMatch, action: i64, found: list[Effect]) -> None:
        if match.question == DECIDE:
            if action != SHOUBU:
                stakes_of_sage(match, found)
        elif match.question == LATE_TEYAKU:
            stakes_of_teyaku(match, action, found)
        elif action != CANCEL:
            tell_gain(match, action, found)


def play_card(match: HachiHachiMatch, card: Card) -> None:
    """HH-501; who lays a card down may have to answer for it (HH-716, HH-903)."""
    if match.rules.liability:
        seat = match.to_play
        match.laid[seat] = NOBODY
        if targets(match.field, card) == 0 and match.hands[seat] != bit(card):
            match.laid[seat] = card
    if play(match, card):
        draw_card(match)


def draw_card(match: HachiHachiMatch) -> None:
    """HH-501; before the first stock card there is a late round, for teyaku that were forgotten
    (HH-456, HH-R33). The card that the acting dealer played is in its place by now."""
    if match.next_card == 0 and match.rules.late_teyaku:
        match.speaking = 0
        match.late_from = len(match.actions)
        match.question = LATE_TEYAKU
        late_round(match)
    elif draw(match):
        end_turn(match)


def late_round(match: HachiHachiMatch) -> None:
    """When nobody has anything undeclared any more, the turn that was interrupted goes on."""
    if not ask_round(match, LATE_TEYAKU):
        match.to_play = match.order[0]
        if draw(match):
            end_turn(match)


def end_turn(match: HachiHachiMatch) -> None:
    """HH-650, HH-R36, HH-R37: asked once, if the total of the dekiyaku has risen."""
    seat = match.to_play
    captured = match.captured[seat]
    new = captured & ~match.turn_base
    if new:
        if match.journal is not None:
            match.note("capture", seat, new)
        if match.rules.liability:
            find_liable(match, seat, new)
        kan: i64 = 0
        if new & COUNTED or match.rules.kasu_dekiyaku:
            kan = total(match.rules, captured)
        if kan > match.kan[seat]:
            match.kan[seat] = kan
            if match.journal is not None:
                made = [held.name for held in dekiyaku_of(match.rules, captured)]
                match.note("gain", seat, 0, kan, " ".join(made))
            match.question = DECIDE
            return
    _pass_on(match)


def tell_gain(match: HachiHachiMatch, action: i64, found: list[Effect]) -> None:
    """What the cards count that would be taken, and the dekiyaku that they make (HH-650)."""
    seat = match.to_play
    new = taken_by(match, action - PLAY, found)
    if new == 0:
        return
    found.append(Effect(COUNT, seat, amount=card_points(new, 1), cards=new))
    captured = match.captured[seat]
    for held in dekiyaku_of(match.rules, captured | new):
        if held.kan > kan_of(match.rules, held.index, captured):
            found.append(Effect(MAKES, seat, -1, held.kan, held.cards, held.name, held.rule))


def call_shoubu(match: HachiHachiMatch) -> None:
    """HH-651: the deal ends, the dekiyaku are paid in full."""
    seat = match.to_play
    match.note("shoubu", seat, 0, match.kan[seat])
    match.end = endings.SHOUBU
    match.ended_by = seat


def say_sage(match: HachiHachiMatch) -> None:
    """HH-652: play goes on."""
    seat = match.to_play
    match.note("sage", seat, 0, match.kan[seat])
    if seat not in match.sage:
        match.sage.append(int(seat))
    match.last_sage = seat
    _pass_on(match)


def stakes_of_sage(match: HachiHachiMatch, found: list[Effect]) -> None:
    """What taking it back would bring at the own next turn, or at the end (HH-712, HH-713); and
    who could end the deal so that the own seat pays for all (HH-711)."""
    seat = match.to_play
    facts = facts_of(match)
    facts.end = endings.CANCEL if match.hands[seat] else endings.EXHAUSTED
    facts.by = seat
    for entry in settle(match.rules, facts).entries:
        if entry.rule in ("HH-712", "HH-713", "HH-716"):
            found.append(paid(entry, HALF))
    facts = facts_of(match)
    if seat not in facts.sage:
        facts.sage = [*facts.sage, int(seat)]
    facts.end = endings.SHOUBU
    for other in match.order:
        facts.by = other
        if other != seat and match.hands[other] and sage_payer(facts) == seat:
            found.append(Effect(FOR_ALL, seat, other, rule="HH-711"))


def cancel(match: HachiHachiMatch) -> None:
    """HH-655: who said sage last takes it back and ends the deal for half."""
    seat = match.to_play
    match.note("cancel", seat, 0, match.kan[seat])
    match.end = endings.CANCEL
    match.ended_by = seat


def _pass_on(match: HachiHachiMatch) -> None:
    if not pass_on(match):
        match.end = endings.EXHAUSTED  # HH-656
