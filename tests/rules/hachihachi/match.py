"""Hachi-Hachi matches for the rule tests: given packs, positions within a deal, the bank."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from mypy_extensions import i16, i64, u8

from fudaba.cards.bits import cards_of, set_of
from fudaba.cards.hanafuda import FULL_PACK, WHITE
from fudaba.cards.pack import HANAFUDA
from fudaba.cards.vectors import vec
from fudaba.games.deals import GivenDeals
from fudaba.games.hachihachi.dekiyaku import total
from fudaba.games.hachihachi.facts import GROUP_A, GROUP_B
from fudaba.games.hachihachi.match import HachiHachiMatch
from fudaba.games.hachihachi.repaying import Repaying
from fudaba.games.hachihachi.teyaku import NONE, Hand
from fudaba.games.hachihachi.turn import Turns
from fudaba.games.hanafuda.capture import has_four
from tests.rules.hachihachi.written import cards, choices, game, rules
from tests.rules.walking import ask_turn, at

NOTHING: Mapping[int, str] = {}


# Packs.


def packed(
    seats: int = 3,
    dealer: int = 0,
    hands: Mapping[int, str] = NOTHING,
    field: str = "-",
    stock: str = "-",
) -> list[int]:
    """A pack that deals these cards (HH-102, HH-120); what is not named is filled up quietly:
    no further teyaku, no four of a month, no light in the field. With seven players the hand
    that becomes the field has the white card, or `field` is given and `W` named in no hand: then
    the last seat holds it."""
    named = {seat: _listed(hand) for seat, hand in hands.items()}
    lying = _listed(field)
    if seats == 7 and not any(WHITE in hand for hand in named.values()):
        named[6] = [WHITE, *lying]
        lying = []
    used = {card for hand in named.values() for card in hand} | set(lying) | set(_listed(stock))
    rest = [card for card in range(48) if card not in used]
    for attempt in range(2000):
        random.Random(attempt).shuffle(rest)
        found = _filled(seats, named, lying, list(rest))
        if found is not None:
            filled, free, left = found
            order = [(dealer + place) % seats for place in range(seats)]
            first = [card for seat in order for card in filled[seat][:4]]
            second = [card for seat in order for card in filled[seat][4:]]
            return [*first, *free[:3], *second, *free[3:], *_listed(stock), *left]
    raise AssertionError("no quiet pack with these cards")


def _listed(text: str) -> list[int]:
    words = [] if text == "-" else text.split()
    found: list[int] = []
    for word in words:
        found += cards_of(cards(word)) if word.endswith("*") else [HANAFUDA.card(word)]
    return found


def _filled(
    seats: int, named: Mapping[int, list[int]], lying: list[int], rest: list[int]
) -> tuple[list[list[int]], list[int], list[int]] | None:
    chosen = rules()
    free = list(lying)
    lights = cards("1L 3L 8L 11L 12L")
    while seats < 7 and len(free) < 6:
        dark = [card for card in rest if not lights & (1 << card)]
        if not dark:
            return None
        free.append(dark[0])
        rest.remove(dark[0])
    if not lying and has_four(set_of(free)):
        return None
    filled: list[list[int]] = []
    for seat in range(seats):
        hand = list(named.get(seat, []))
        whole = len(hand) == 7
        if WHITE in hand:
            while len(hand) < 7:
                hand.append(next(card for card in rest if not lights & (1 << card)))
                rest.remove(hand[-1])
        while len(hand) < 7:
            hand.append(rest.pop(0))
        if WHITE not in hand and not whole:
            held = Hand(chosen, set_of(hand))
            if held.group_a != NONE or held.group_b != NONE:
                return None
        filled.append(hand)
    return filled, free, rest


def started(
    decks: Sequence[list[int]],
    *,
    stocks: Mapping[int, str] = NOTHING,
    seats: int = 3,
    dealer: int = 0,
    preset: str = "decimal",
    **options: Any,
) -> HachiHachiMatch:
    """A match whose first deals have these packs."""
    given = GivenDeals()
    for number, deck in enumerate(decks):
        given.decks[number] = vec[u8](deck)
    for number, stock in stocks.items():
        given.stocks[number] = vec[u8](HANAFUDA.cards(stock))
    given.first_dealer = dealer
    match = game(seats, preset, **options).new(0, given)
    assert isinstance(match, HachiHachiMatch)
    return match


def playing(
    *,
    hands: Mapping[int, str] = NOTHING,
    field: str = "-",
    stock: str = "-",
    seats: int = 3,
    dealer: int = 0,
    preset: str = "decimal",
    **options: Any,
) -> HachiHachiMatch:
    """A match whose first deal gives these cards."""
    deck = packed(seats, dealer, hands, field, stock)
    return started([deck], seats=seats, dealer=dealer, preset=preset, **options)


def shuffled(
    seed: int = 0, seats: int = 3, preset: str = "decimal", **options: Any
) -> HachiHachiMatch:
    """A match dealt by chance."""
    match = game(seats, preset, **options).new(seed)
    assert isinstance(match, HachiHachiMatch)
    return match


def act(match: HachiHachiMatch, *actions: str) -> HachiHachiMatch:
    """Applies actions by their texts."""
    for action in actions:
        match.apply_text(action)
    return match


def finish(match: HachiHachiMatch, prefer: Iterable[str] = ()) -> HachiHachiMatch:
    """Plays the deal in progress to its end: the preferred actions, otherwise stay, done, sage
    and the first card; nobody mizuten, nobody drops, nobody cancels."""
    wanted = [*prefer, "look", "stay", "refuse", "done", "sage"]
    deals = len(match.deals)
    while not match.is_over and len(match.deals) == deals:
        legal = choices(match)
        action = next((word for word in wanted if word in legal), legal[0])
        match.apply_text(action)
    return match


def voided(
    field: str, carried: list[int], preset: str = "decimal", **options: Any
) -> HachiHachiMatch:
    """After a deal of four with this field and these carried multipliers, in which all dropped;
    the dealer is about to be asked about mizuten again."""
    options |= {"mizuten": True, "auction_min": "free"}
    match = playing(seats=4, field=field, preset=preset, **options)
    carry(match, carried)
    act(match, "look", "drop", "drop", "drop", "drop")
    assert [deal.end for deal in match.deals] == ["void"]
    return match


def carry(match: HachiHachiMatch, carried: list[int]) -> None:
    """Gives a match multipliers from earlier deals; only before mizuten is said."""
    match.carried = carried
    match.openings[-1].carried = carried


def repaying(*, coins: int, debt: int, dealer: int = 0) -> HachiHachiMatch:
    """A `classic` match of three that asks seat A for repayment."""
    match = shuffled(preset="classic")
    match.books.coins[0] = coins
    match.books.debt[0] = debt
    match.next_dealer = dealer
    match.speaking = 0
    at(match, Repaying)
    match.at.ask(match)
    return match


# Positions.


def position(
    *,
    field: str = "-",
    hands: Sequence[str] = ("-", "-", "-"),
    stock: str = "-",
    bases: Sequence[str] = ("-", "-", "-"),
    dealt: Mapping[int, str] = NOTHING,
    sage: Sequence[int] = (),
    turn: int = 0,
    multiplier: int = 1,
    pot: int = 0,
    blind: bool = False,
    preset: str = "decimal",
    **options: Any,
) -> HachiHachiMatch:
    """A match of as many as there are hands, in the middle of a deal, the last it plays.

    `turn` counts from 0 for the dealer, seat A; an empty hand gets a card that is nowhere else.
    `dealt` are hands whose teyaku were declared; for forgotten ones it is too late. `sage` are all
    calls so far.
    """
    seats = len(hands)
    options["late_teyaku"] = False
    match = shuffled(seats=seats, preset=preset, **options)
    match.stop_after_deal = True
    match.journal = []
    match.actions = vec[i16]()
    match.dealer = 0
    match.order = vec[i64](range(seats))
    match.multiplier = multiplier
    match.pot = pot
    match.blind = blind
    match.field = cards(field)
    named = cards(field) | sum(cards(place) for place in (*hands, *bases)) | cards(stock)
    rest = cards_of(FULL_PACK & ~named)
    for seat in range(seats):
        match.hands[seat] = cards(hands[seat]) or 1 << rest.pop()
        match.captured[seat] = cards(bases[seat])
        match.kan[seat] = total(match.rules, cards(bases[seat]))
        match.dealt[seat] = cards(dealt.get(seat, "-"))
        match.declared[seat] = GROUP_A | GROUP_B if seat in dealt else 0
    match.stock = vec[u8]([*_listed(stock), *rest])
    match.next_card = 0
    match.turn = turn
    match.place = turn % seats
    for seat in sage:
        if seat not in match.sage:
            match.sage.append(seat)
        match.last_sage = seat
    ask_turn(match, Turns)
    return match


def scores(match: HachiHachiMatch, deal: int = -1) -> list[int]:
    """What a finished deal brought each seat."""
    return [int(score) for score in match.deals[deal].scores]


def kinds(match: HachiHachiMatch) -> list[str]:
    """What happened in a position so far."""
    assert match.journal is not None
    return [event.kind for event in match.journal]


def hand_of(match: HachiHachiMatch, seat: int) -> int:
    return int(match.hands[seat])


def reasons(match: HachiHachiMatch, deal: int = -1) -> list[str]:
    """Why something was paid in a finished deal, in order, without repeats."""
    return list(dict.fromkeys(entry.reason for entry in match.deals[deal].entries))


def i64s(numbers: Iterable[int]) -> vec[i64]:
    return vec[i64](list(numbers))
