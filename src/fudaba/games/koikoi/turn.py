"""The turn: a hand card, a stock card, then stop or koi-koi."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from mypy_extensions import i64

from fudaba.cards.bits import Card, bit, lowest
from fudaba.cards.hanafuda import FULL_PACK, month_of
from fudaba.games.effect import DOUBLED, EITHER, MAKES, MAY_LAY, Effect
from fudaba.games.effect import TAKE as TAKING
from fudaba.games.hanafuda.capture import same_month, taken, whole_months
from fudaba.games.koikoi.actions import KOI_BIT, LAY, LAY_BIT, PLAY, STOP, STOP_BIT, TAKE, TRIO
from fudaba.games.koikoi.facts import EXHAUSTED
from fudaba.games.koikoi.facts import STOP as STOPPED
from fudaba.games.koikoi.play import NO_PAIR, draw_outcomes, hand_outcomes, playable
from fudaba.games.koikoi.questions import CHOOSE_CARD, DECIDE, PLACE_DRAWN, PLACE_PLAYED
from fudaba.games.koikoi.settlement import is_koi_doubled, koi_rule
from fudaba.games.koikoi.yaku import may_gain, total, yaku_of
from fudaba.games.phase import Phase

if TYPE_CHECKING:
    from fudaba.games.koikoi.match import KoiKoiMatch


@final
class Turns(Phase["KoiKoiMatch"]):
    """The play of the cards, oya first, until somebody stops or the hands are empty."""

    rules: ClassVar[str] = "KK-301 to KK-336, KK-501 to KK-510"

    def begin(self, match: KoiKoiMatch) -> bool:
        begin_turn(match, match.dealer)  # KK-301
        return self.ask(match)

    def ask(self, match: KoiKoiMatch) -> bool:
        if match.end:
            return False
        question = match.question
        if question == CHOOSE_CARD:
            hand = match.hands[match.to_play]
            return match.asks(PLAY, playable(match.rules, match.field, hand))
        if question == PLACE_PLAYED:
            return match.asks(TAKE, played_outcomes(match))
        if question == PLACE_DRAWN:
            return match.asks(TAKE, drawn_outcomes(match))
        return match.asks(STOP, STOP_BIT | KOI_BIT)

    def apply(self, match: KoiKoiMatch, action: i64) -> bool:
        question = match.question
        if question == CHOOSE_CARD:
            play(match, action)
        elif question == PLACE_PLAYED:
            place_played(match, action - TAKE)
        elif question == PLACE_DRAWN:
            place_drawn(match, action - TAKE)
        elif action == STOP:
            stop(match)
        else:
            call_koi(match)
        return self.ask(match)

    def tell_places(self, match: KoiKoiMatch, found: list[Effect]) -> None:
        if match.question in (PLACE_PLAYED, PLACE_DRAWN):
            found.append(Effect(EITHER, match.to_play, cards=match.mask & FULL_PACK))
            if match.mask & LAY_BIT:
                found.append(Effect(MAY_LAY, match.to_play, cards=bit(match.card), rule="KK-824"))

    def stakes(self, match: KoiKoiMatch, action: i64, found: list[Effect]) -> None:
        if match.question != DECIDE:
            yaku_of_capture(match, action, found)
        elif action != STOP:
            stakes_of_koi(match, found)


def begin_turn(match: KoiKoiMatch, seat: i64) -> None:
    """KK-302: a card from the hand."""
    match.to_play = seat
    match.pending = 0
    match.pair_month = NO_PAIR
    match.question = CHOOSE_CARD


def play(match: KoiKoiMatch, card: Card) -> None:
    """A hand card is played (KK-302)."""
    seat = match.to_play
    if match.journal is not None:
        match.note("play", seat, bit(card))
    match.hands[seat] &= ~bit(card)
    match.card = card
    outcomes = played_outcomes(match)
    if outcomes & (outcomes - 1):
        match.question = PLACE_PLAYED
    else:
        place_played(match, lowest(outcomes))


def played_outcomes(match: KoiKoiMatch) -> i64:
    """What may become of the hand card that is being played."""
    return hand_outcomes(match.rules, match.field, match.hands[match.to_play], match.card)


def place_played(match: KoiKoiMatch, outcome: i64) -> None:
    """KK-311 to KK-314: the card pairs, goes on a pile, or lies down."""
    card = match.card
    field = match.field
    if match.rules.must_match:
        _show_lack(match, card, outcome)
    if outcome == LAY - TAKE:
        if match.journal is not None:
            match.note_outcome("lay", bit(card), outcome)
        match.field = field | bit(card)
    else:
        under = taken(field, outcome)
        if match.journal is not None:
            match.note_outcome("put", bit(card) | under, outcome, under)
        match.field = field & ~under
        match.pending = under | bit(card)
        if under == bit(outcome) and month_of(outcome) == month_of(card):
            match.pair_month = month_of(card)
    _draw(match)


def _show_lack(match: KoiKoiMatch, card: Card, outcome: i64) -> None:
    """Under must_match a card that lies down shows that the hand has no match (KK-801)."""
    if same_month(match.field, card) == 0:
        if outcome == LAY - TAKE or match.rules.month_only:
            match.barred[match.to_play] |= whole_months(match.field)


def _draw(match: KoiKoiMatch) -> None:
    """The top card of the stock is turned up (KK-302)."""
    card = i64(match.deck[match.next_card])
    match.next_card += 1
    match.card = card
    if match.journal is not None:
        match.note("draw", match.to_play, bit(card))
    outcomes = drawn_outcomes(match)
    if outcomes & (outcomes - 1):
        match.question = PLACE_DRAWN
    else:
        place_drawn(match, lowest(outcomes))


def drawn_outcomes(match: KoiKoiMatch) -> i64:
    """What may become of the stock card that was turned up."""
    return draw_outcomes(match.rules, match.field, match.pair_month, match.card)


def place_drawn(match: KoiKoiMatch, outcome: i64) -> None:
    """KK-321 to KK-329: the card takes, lies down, or makes a trio of the pair."""
    card = match.card
    if outcome == LAY - TAKE:
        if match.journal is not None:
            match.note_outcome("lay", bit(card), outcome)
        match.field |= bit(card)
    elif outcome == TRIO - TAKE:
        match.field |= match.pending | bit(card)  # KK-329: nothing is captured
        if match.journal is not None:
            match.note_outcome("trio", match.pending | bit(card), outcome)
        match.pending = 0
    else:
        under = taken(match.field, outcome)
        if match.journal is not None:
            match.note_outcome("put", bit(card) | under, outcome, under)
        match.field &= ~under
        match.pending |= under | bit(card)
    _end_move(match)


def _end_move(match: KoiKoiMatch) -> None:
    """Captures are taken, and yaku looked at, after the whole move (KK-302, KK-336)."""
    seat = match.to_play
    new = match.pending
    if new:
        if match.journal is not None:
            match.note("capture", seat, new)
        captured = match.captured[seat] | new
        match.captured[seat] = captured
        match.pending = 0
        deal = match.deal_number
        if may_gain(match.rules, captured, new, deal):
            points = total(match.rules, captured, deal)
            if points > match.points[seat]:  # KK-501, KK-464
                _gain(match, points)
                return
    _pass_on(match)


def _gain(match: KoiKoiMatch, points: i64) -> None:
    """KK-501: a new or extended yaku, and the choice between stop and koi-koi."""
    seat = match.to_play
    match.points[seat] = points
    match.in_force = seat
    if match.journal is not None:
        held = yaku_of(match.rules, match.captured[seat], match.deal_number)
        match.note("gain", seat, 0, points, " ".join([yaku.name for yaku in held]))
    if may_call_koi(match):
        match.question = DECIDE
    else:
        stop(match)


def may_call_koi(match: KoiKoiMatch) -> bool:
    """KK-509 and KK-806 on the number of calls, KK-510 on an empty hand."""
    seat = match.to_play
    if match.rules.koi_once and match.koi[seat] > 0:
        return False
    return match.hands[seat] != 0 or match.rules.last_card_koi


def call_koi(match: KoiKoiMatch) -> None:
    """KK-505: play goes on."""
    seat = match.to_play
    match.koi[seat] += 1
    match.note("koi", seat, 0, match.points[seat])
    _pass_on(match)


def yaku_of_capture(match: KoiKoiMatch, action: i64, found: list[Effect]) -> None:
    """What a capture would make or extend, unless the stock card makes a pile of it (KK-329)."""
    for effect in found:
        if effect.kind == TAKING:
            seat = match.to_play
            card = action if match.question == CHOOSE_CARD else match.card
            had = match.captured[seat]
            new = had | match.pending | effect.cards | bit(card)
            rules, deal = match.rules, match.deal_number
            before = {yaku.name: yaku.points for yaku in yaku_of(rules, had, deal)}
            for yaku in yaku_of(rules, new, deal):
                if yaku.points > before.get(yaku.name, 0):
                    found.append(
                        Effect(MAKES, seat, -1, yaku.points, yaku.cards, yaku.name, yaku.rule)
                    )
            return


def stakes_of_koi(match: KoiKoiMatch, found: list[Effect]) -> None:
    """Whose points a call would double (KK-601 to KK-603)."""
    rules = match.rules
    caller = match.to_play
    seat: i64
    for seat in range(2):
        own = match.koi[seat] + (1 if seat == caller else 0)
        other = match.koi[1 - seat] + (0 if seat == caller else 1)
        if is_koi_doubled(rules, own, other):
            found.append(Effect(DOUBLED, seat, rule=koi_rule(rules)))


def stop(match: KoiKoiMatch) -> None:
    """KK-504: the player wins the deal with all yaku of the base."""
    seat = match.to_play
    match.note("stop", seat, 0, match.points[seat])
    match.end = STOPPED
    match.ended_by = seat


def _pass_on(match: KoiKoiMatch) -> None:
    """The turn passes; after ko's eighth move the deal is exhausted (KK-301, KK-702)."""
    other = 1 - match.to_play
    if match.hands[other]:
        begin_turn(match, other)
    else:
        match.end = EXHAUSTED
