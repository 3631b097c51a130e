"""What a seat cannot know, dealt again: the other hand and the stock."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, u8

from fudaba.cards.bits import CardSet, bit, count, lowest
from fudaba.cards.packed import packed
from fudaba.cards.rng import Rng
from fudaba.cards.vectors import vec
from fudaba.games.events import Event
from fudaba.games.hanafuda.capture import whole_months
from fudaba.games.hanafuda.redeal import is_fair, pick
from fudaba.games.koikoi.actions import KOI, LAY_BIT, TAKE
from fudaba.games.koikoi.dealing import DEALT, deal_out, place_of
from fudaba.games.koikoi.instant import is_instant
from fudaba.games.koikoi.questions import PLACE_DRAWN, PLACE_PLAYED

if TYPE_CHECKING:
    from fudaba.games.koikoi.match import KoiKoiMatch


def resample(match: KoiKoiMatch, seat: int | None, rng: Rng) -> None:
    """Redeals the hidden cards, keeping all that `seat` has seen.

    Known for certain are the cards on the field, captured, played or turned up; that no dealt
    hand was an instant hand (KK-203); and what a hand lacks under must_match (KK-801).
    """
    watcher: i64 = -1 if seat is None else seat
    match.explicit_deals = match.deal_number
    match.given = None
    match.seed = rng.seed()
    if match.is_over:
        return
    respell = match.rules.must_match and match.rules.joker and not match.rules.month_only
    events: list[Event] = match.events() if respell else []
    _redeal(match, watcher, rng)
    if match.to_play != watcher:
        match.at.ask(match)  # what the hidden hand to play may do with its new cards
    if respell:
        _respell(match, events)


def _redeal(match: KoiKoiMatch, watcher: i64, rng: Rng) -> None:
    """Deals the hidden cards out until nothing contradicts what was seen."""
    pool: i64 = 0
    index = match.next_card
    while index < len(match.deck):
        pool |= bit(i64(match.deck[index]))
        index += 1
    seat: i64
    for seat in range(2):
        if seat != watcher:
            pool |= match.hands[seat]
    order = packed(pool)
    while True:
        hands = match.hands[:]
        rest = pool
        earlier: i64 = 0
        fits = True
        for seat in range(2):
            if seat == watcher or not fits:
                continue
            allowed = ~_lacking(match, seat)
            wanted = count(hands[seat])
            fits = rest == pool or is_fair(pool, rest, earlier, allowed, wanted, rng)
            if fits:
                hands[seat] = pick(order, rest & allowed, wanted, rng)
                fits = hands[seat] >= 0 and not is_instant(_played(match, seat) | hands[seat])
                rest &= ~hands[seat]
                earlier |= allowed
        if fits:
            rng.shuffle(order)
            _put_in_deck(match, watcher, hands, order)
            return


def _played(match: KoiKoiMatch, seat: i64) -> CardSet:
    """What a seat has played of its eight cards."""
    dealt = vec[i64]([0, 0])
    deal_out(match.rules, match.dealer, match.deck, dealt)
    return dealt[seat] & ~match.hands[seat]


def _lacking(match: KoiKoiMatch, seat: i64) -> CardSet:
    """Cards that a seat is known not to hold.

    Whoever is asked whether to lay a card down beside a free lightning holds no match either:
    otherwise there would be nothing to ask (KK-R21).
    """
    lacking = match.barred[seat]
    if match.rules.must_match and match.question == PLACE_PLAYED and match.to_play == seat:
        if match.mask & LAY_BIT and count(match.mask) == 2:
            lacking |= whole_months(match.field)
    return lacking


def _put_in_deck(match: KoiKoiMatch, watcher: i64, hands: vec[i64], order: vec[u8]) -> None:
    """Puts the new hidden cards at the places of the pack that the old ones had."""
    deck = match.deck[:]
    used: i64 = 0
    index: i64 = 0
    while index < len(deck):
        seat: i64 = -1
        if index < DEALT:
            seat = place_of(match.rules, match.dealer, index)
        from_hand = 0 <= seat < 2 and seat != watcher
        if from_hand and match.hands[seat] & bit(i64(deck[index])):
            wanted = hands[seat] & ~used
        elif index >= match.next_card:
            wanted = ~(hands[0] | hands[1] | used)
        else:
            wanted = 0
        if wanted:
            card = _first(order, wanted)
            deck[index] = u8(card)
            used |= bit(card)
        index += 1
    match.deck = deck
    match.hands = hands


def _first(order: vec[u8], wanted: CardSet) -> i64:
    for card in order:
        if wanted & bit(i64(card)):
            return i64(card)
    raise AssertionError("the hidden cards do not fill their places")


def _respell(match: KoiKoiMatch, events: list[Event]) -> None:
    """Writes the same moves down again: with other cards other placements may be forced."""
    twin = match.opened_again(int(match.deal_number))
    asked: i64 = PLACE_PLAYED
    for event in events:
        if event.kind == "play":
            asked = PLACE_PLAYED
            twin.step(lowest(event.cards))
        elif event.kind == "draw":
            asked = PLACE_DRAWN
        elif event.kind == "koi":
            twin.step(KOI)
        elif twin.question == asked and event.kind in ("put", "lay", "trio"):
            twin.step(TAKE + event.outcome)
    match.actions = twin.actions
