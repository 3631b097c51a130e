"""Hachijuu matches for the rule tests: given packs, and positions within a deal."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from mypy_extensions import i16, i64, u8

from fudaba.cards.bits import cards_of, set_of
from fudaba.cards.hanafuda import FULL_PACK
from fudaba.cards.pack import HANAFUDA
from fudaba.cards.vectors import vec
from fudaba.games.deals import GivenDeals
from fudaba.games.hachijuu.dekiyaku import total
from fudaba.games.hachijuu.match import HachijuuMatch
from fudaba.games.hachijuu.teyaku import Hand
from fudaba.games.hachijuu.turn import Turns
from fudaba.games.hanafuda.capture import has_four
from fudaba.games.ledger import Entry, account_name
from tests.rules.hachijuu.written import cards, choices, game
from tests.rules.walking import ask_turn

NOTHING: Mapping[int, str] = {}


# Packs.


def packed(
    seats: int = 3,
    oya: int = 0,
    hands: Mapping[int, str] = NOTHING,
    field: str = "-",
    stock: str = "-",
) -> list[int]:
    """A pack that deals these cards (HJ-202, HJ-203) and has these on top of the stock; what is
    not named is filled up quietly: no further hand yaku, no four of a month on the field."""
    named = {seat: _listed(hand) for seat, hand in hands.items()}
    used = {card for hand in named.values() for card in hand}
    used |= {*_listed(field), *_listed(stock)}
    for attempt in range(5000):
        rest = [card for card in range(48) if card not in used]
        random.Random(attempt).shuffle(rest)
        filled: list[list[int]] = []
        for seat in range(seats):
            hand = list(named.get(seat, []))
            while len(hand) < 7:
                hand.append(rest.pop())
            filled.append(hand)
        lying = _listed(field)
        while len(lying) < 6:
            lying.append(rest.pop())
        quiet = all(
            len(named.get(seat, [])) == 7 or not Hand(set_of(hand)).held
            for seat, hand in enumerate(filled)
        )
        if quiet and (len(_listed(field)) > 3 or not has_four(set_of(lying))):
            order = [(oya + step) % seats for step in range(1, seats + 1)]
            first = [card for seat in order for card in filled[seat][:4]]
            second = [card for seat in order for card in filled[seat][4:]]
            return [*first, *lying[:3], *second, *lying[3:], *_listed(stock), *rest]
    raise AssertionError("no quiet pack with these cards")


def _listed(text: str) -> list[int]:
    found: list[int] = []
    for word in [] if text == "-" else text.split():
        found += cards_of(cards(word)) if word.endswith("*") else [HANAFUDA.card(word)]
    return found


def started(
    decks: Sequence[list[int]],
    *,
    stocks: Mapping[int, str] = NOTHING,
    seats: int = 3,
    oya: int = 0,
    **options: Any,
) -> HachijuuMatch:
    """A match whose first deals have these packs."""
    given = GivenDeals()
    for number, deck in enumerate(decks):
        given.decks[number] = vec[u8](deck)
    for number, stock in stocks.items():
        given.stocks[number] = vec[u8](HANAFUDA.cards(stock))
    given.first_dealer = oya
    match = game(seats, **options).new(0, given)
    assert isinstance(match, HachijuuMatch)
    return match


def playing(
    *says: str,
    hands: Mapping[int, str] = NOTHING,
    field: str = "-",
    stock: str = "-",
    seats: int = 3,
    oya: int = 0,
    **options: Any,
) -> HachijuuMatch:
    """A match whose first deal gives these cards and in which this was said."""
    deck = packed(seats, oya, hands, field, stock)
    return act(started([deck], seats=seats, oya=oya, **options), *says)


def shuffled(seed: int = 0, seats: int = 3, **options: Any) -> HachijuuMatch:
    """A match dealt by chance."""
    match = game(seats, **options).new(seed)
    assert isinstance(match, HachijuuMatch)
    return match


def act(match: HachijuuMatch, *actions: str) -> HachijuuMatch:
    """Applies actions by their texts."""
    for action in actions:
        match.apply_text(action)
    return match


def finish(match: HachijuuMatch, prefer: Iterable[str] = ()) -> HachijuuMatch:
    """Plays the deal in progress to its end: the preferred actions, otherwise in, done, sage and
    the first card."""
    wanted = [*prefer, "in", "fold", "done", "sage"]
    deals = len(match.deals)
    while not match.is_over and len(match.deals) == deals:
        legal = choices(match)
        match.apply_text(next((word for word in wanted if word in legal), legal[0]))
    return match


# Positions.


def position(
    *,
    field: str = "-",
    hands: Sequence[str] = ("-", "-", "-"),
    stock: str = "-",
    bases: Sequence[str] = ("-", "-", "-"),
    left: int = 2,
    mover: int = 0,
    sage: Sequence[int] = (),
    rate: int = 1,
    **options: Any,
) -> HachijuuMatch:
    """A match of as many as there are hands, in the middle of a deal, the last it plays.

    P0 is the oya; `mover` has `left` cards in hand, of which some may be named, and is to play.
    """
    seats = len(hands)
    match = shuffled(seats=seats, **options)
    match.stop_after_deal = True
    match.journal = []
    match.actions = vec[i16]()
    match.dealer = 0
    match.order = vec[i64](range(seats))
    match.auction.oya = 0
    match.auction.rate = rate
    match.auction.joined = (1 << seats) - 1
    match.field = cards(field)
    named = cards(field) | cards(stock)
    for place in (*hands, *bases[:seats]):
        named |= cards(place)
    rest = cards_of(FULL_PACK & ~named)
    random.Random(0).shuffle(rest)
    for seat in range(seats):
        hand = _listed(hands[seat])
        while len(hand) < left - (seat < mover):
            hand.append(rest.pop())
        match.hands[seat] = set_of(hand)
        match.captured[seat] = cards(bases[seat])
        match.points[seat] = total(match.captured[seat])
    match.stock = vec[u8]([*_listed(stock), *rest])
    match.next_card = 0
    match.turn = (7 - left) * seats + mover
    match.place = mover
    match.sage = list(sage)
    ask_turn(match, Turns)
    return match


# Results.


def scores(match: HachijuuMatch, deal: int = -1) -> list[int]:
    """What a finished deal brought every seat."""
    return [int(score) for score in match.deals[deal].scores]


def line(entry: Entry) -> str:
    """A ledger line as `0 > pot: 20 fold_fee HJ-302`."""
    payer, payee = account_name(int(entry.payer)), account_name(int(entry.payee))
    return f"{payer} > {payee}: {int(entry.amount)} {entry.reason} {entry.rule}"


def lines(match: HachijuuMatch, deal: int = -1) -> list[str]:
    """The ledger of a finished deal."""
    return [line(entry) for entry in match.deals[deal].entries]
