"""What a seat cannot know, dealt again: other hands, other discards, cards that are left out."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from mypy_extensions import i16, i64, u8

from fudaba.cards.bits import CardSet, bit, cards_of, count, lowest, nth
from fudaba.cards.rng import Rng
from fudaba.cards.snapphana import FULL_PACK
from fudaba.cards.vectors import append, vec
from fudaba.games.contract import DRAW_STREAM
from fudaba.games.snapphana.actions import DECLARE, DISCARD, SHOW
from fudaba.games.snapphana.actions import DONE as DONE_CODE
from fudaba.games.snapphana.dealing import place_of
from fudaba.games.snapphana.discarding import DISCARDABLE, begin_batch
from fudaba.games.snapphana.questions import DISCARD as DISCARDING
from fudaba.games.snapphana.questions import PLAY
from fudaba.games.snapphana.questions import SHOW as SHOWING
from fudaba.games.snapphana.share_out import share_out

if TYPE_CHECKING:
    from fudaba.games.snapphana.match import SnapphanaMatch


def resample(match: SnapphanaMatch, seat: int | None, rng: Rng) -> None:
    """Redeals the hidden cards, keeping all that `seat` has seen.

    Known for certain are the cards played, declared and given; what a seat lacks that did not
    follow suit, or trump, or overtrump; and that nobody discards kings or tarokker (SN-020).
    A choice that another player is in the middle of is not known, and begins again.
    """
    watcher: i64 = -1 if seat is None else seat
    match.explicit_deals = match.deal_number
    match.given = None
    match.seed = rng.seed()
    if match.is_over:
        return
    if match.to_play != watcher:
        _begin_again(match)
    before = match.copy()
    _redeal(match, watcher, rng)
    _spell_again(match, before, watcher)
    if match.to_play != watcher:
        match.at.ask(match)  # what the hidden hand to play may do with its new cards


def _begin_again(match: SnapphanaMatch) -> None:
    """Takes back the discards, or the cards of a declaration, that are being chosen."""
    seat = match.to_play
    if match.question == SHOWING:
        index = i64(len(match.actions)) - 1
        while match.actions[index] < DECLARE or match.actions[index] >= SHOW:
            index -= 1
        match.actions = match.actions[:index]
        match.chosen = 0
        match.kind = -1
        match.question = PLAY
    elif match.question == DISCARDING:
        laid = match.discards[seat]
        match.discards[seat] = 0
        if not match.is_second_dealt():
            laid = match.first_discards[seat]
            match.first_discards[seat] = 0
        match.hands[seat] |= laid
        match.actions = match.actions[: len(match.actions) - count(laid)]
        begin_batch(match, seat, match.to_discard + count(laid))


def _redeal(match: SnapphanaMatch, watcher: i64, rng: Rng) -> None:
    """Every place with hidden cards gets as many as it had, of those that it may hold."""
    seats = match.rules.seats
    stock: i64 = 0
    index = match.next_card
    while index < len(match.deck):
        stock |= bit(i64(match.deck[index]))
        index += 1
    #: By seat the hand, the first discards and the others; last the cards not dealt.
    sizes = vec[i64]([0] * (3 * seats + 1))
    allowed = vec[i64]([DISCARDABLE] * (3 * seats + 1))
    allowed[3 * seats] = FULL_PACK
    sizes[3 * seats] = count(stock)
    pool = stock
    seat: i64
    for seat in range(seats):
        if seat != watcher:
            sizes[3 * seat] = count(match.hands[seat] & ~match.shown[seat])
            sizes[3 * seat + 1] = count(match.first_discards[seat])
            sizes[3 * seat + 2] = count(match.discards[seat])
            allowed[3 * seat] = ~match.barred[seat]
            pool |= _hidden(match, seat, watcher)
    shares = share_out(pool, sizes, allowed, rng)
    # A generator of its own: where cards lay in the pack must not change what comes after.
    _put_in_deck(match, watcher, shares, Rng(match.seed, DRAW_STREAM))
    for seat in range(seats):
        if seat != watcher:
            match.hands[seat] = match.hands[seat] & match.shown[seat] | shares[3 * seat]
            match.first_discards[seat] = shares[3 * seat + 1]
            match.discards[seat] = shares[3 * seat + 2]


def _put_in_deck(match: SnapphanaMatch, watcher: i64, shares: vec[i64], rng: Rng) -> None:
    """Puts the new hidden cards at places of the pack from which they get where they are."""
    game = match.rules.game
    first_deal = game.dealt * game.seats + game.for_dealer
    deck = match.deck[:]
    left = shares[:]
    #: Hidden cards of each seat that came with the first deal.
    places = vec[i64]([0] * game.seats)
    seat: i64
    for seat in range(game.seats):
        left[3 * seat] |= left[3 * seat + 2]
    index: i64
    for index in range(first_deal):
        seat = place_of(game, match.dealer, index)
        if _hidden(match, seat, watcher) & bit(i64(deck[index])):
            places[seat] += 1
    for index in range(len(deck)):
        place = 3 * game.seats
        if index < match.next_card:
            seat = place_of(game, match.dealer, index)
            if _hidden(match, seat, watcher) & bit(i64(deck[index])) == 0:
                continue
            place = 3 * seat
            if index < first_deal:
                if rng.below(places[seat]) < count(left[place + 1]):
                    place += 1  # the first discards came with the first deal (T1-004)
                places[seat] -= 1
        card = nth(left[place], rng.below(count(left[place])))
        left[place] &= ~bit(card)
        deck[index] = u8(card)
    match.deck = deck


def _hidden(match: SnapphanaMatch, seat: i64, watcher: i64) -> CardSet:
    """What a seat has been dealt and has not shown."""
    if seat == watcher:
        return 0
    return match.hands[seat] & ~match.shown[seat] | match.discarded_by(seat)


def _spell_again(match: SnapphanaMatch, before: SnapphanaMatch, watcher: i64) -> None:
    """Writes the hidden discards down, and declarations as they are spelled from other hands."""
    number: i64 = 0
    while number < len(match.actions) and match.actions[number] >= DISCARD:
        number = _write_batch(match, watcher, number)
    seat: i64
    for seat in range(match.rules.seats):
        if seat != watcher and match.bundles[seat] is not None:
            match.actions = _spelled(match, before, watcher)
            return


def _write_batch(match: SnapphanaMatch, watcher: i64, start: i64) -> i64:
    """One seat's discards among the deal's actions; where the next ones begin."""
    forehand = (match.dealer + 1) % match.rules.seats
    exchanged = match.rules.game.exchanged
    seat = match.dealer
    batch = match.discards[seat]
    if exchanged and start == 0:
        seat = forehand
        batch = match.first_discards[seat]
    elif exchanged and start == exchanged:
        batch = match.first_discards[seat]
    number = start
    for card in cards_of(batch):
        if seat != watcher:
            match.actions[number] = i16(DISCARD + card)
        number += 1
    return number


def _spelled(match: SnapphanaMatch, before: SnapphanaMatch, watcher: i64) -> vec[i16]:
    """The same course with the new cards: other cards in hand force other cards to be shown."""
    old = cast("SnapphanaMatch", before.opened_again(int(match.deal_number)))
    new = cast("SnapphanaMatch", match.opened_again(int(match.deal_number)))
    done: i64 = 0
    while done < len(before.actions) and old.tricks_played == 0:
        action = i64(before.actions[done])
        hidden = old.to_play != watcher
        old.step(action)
        if action >= DISCARD:
            new.step(i64(match.actions[done]))
        elif action < DECLARE or not hidden:
            new.step(action)
        else:
            _declare_what(old, new)
        done += 1
    actions = new.actions
    while done < len(before.actions):
        actions = append(actions, before.actions[done])
        done += 1
    return actions


def _declare_what(old: SnapphanaMatch, new: SnapphanaMatch) -> None:
    """Declares what has just been declared, once it is complete."""
    seat = old.to_play
    declared = old.bundles[seat]
    if old.question == SHOWING or declared is None:
        return
    kind = old.last_kind
    new.step(DECLARE + kind)
    while new.question == SHOWING:
        rest = declared.cards[kind] & ~new.chosen
        if rest:
            new.step(SHOW + lowest(rest))
        else:
            new.step(DONE_CODE)
