"""Sequences of the engine against every layout there is, in thousands of piles."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from fudaba.cards.pack import SNAPPHANA
from fudaba.games.snapphana.kinds import NAMES
from fudaba.games.snapphana.layout import ADDED, layout
from tests.rules.snapphana import brute as brute
from tests.rules.snapphana.written import (
    MULTIPLES,
    SEQUENCES,
    best,
    combinations_of,
    group_points,
    is_combination,
    length,
    some_cards,
    worth,
)

WILDS = ["T0", "*"]
TRUMPS_FROM_THE_TOP = [f"T{number}" for number in range(20, 4, -1)]
SNAPPHANAR = ["I1", "I2", "I3", "I4"]


def subsets(cards: list[str]) -> list[list[str]]:
    return [list(c) for number in range(len(cards) + 1) for c in combinations(cards, number)]


def of_kind(kind: str) -> list[str]:
    return [card for card in SNAPPHANA.texts if brute.belongs(kind, card)]


def agree(kind: str, cards: list[str]) -> None:
    """The engine's best sequence is a legal one and as long as the longest layout."""
    held = " ".join(cards)
    longest = brute.longest(kind, cards)
    assert length(kind, held) == longest, (kind, held)
    if longest:
        assert brute.is_sequence(kind, best(kind, held).split()), (kind, held)
        assert set(best(kind, held).split()) <= set(cards)
    assert worth(kind, held) == brute.points(longest)


# The brute force itself.


@pytest.mark.parametrize("kind", SEQUENCES)
def test_the_search_of_layouts_finds_what_all_orders_of_all_cards_find(kind: str) -> None:
    chance = random.Random(kind)
    for _ in range(60):
        cards = chance.sample(of_kind(kind), min(6, len(of_kind(kind))))
        if kind == "trump":
            cards = ["T20", *chance.sample(["T19", "T18", "T17"], 2), "T16", "T15", "T0", "*"]
            cards = cards[: chance.randint(3, 6)] + chance.sample(WILDS, 1)
            cards = list(dict.fromkeys(cards))
        assert brute.sets(kind, cards) == brute.by_permutation(kind, cards)


def test_the_search_of_layouts_agrees_at_the_low_end_of_the_trumps() -> None:
    whole = TRUMPS_FROM_THE_TOP[:-2]
    for lower in subsets(["T6", "T5", "I1", "I2", "T0", "*"]):
        laid = [tuple(whole) + order for order in _orders(lower)]
        found = any(brute.is_layout("trump", layout) for layout in laid)
        assert brute.is_sequence("trump", whole + lower) == found, lower


def _orders(cards: list[str]) -> list[tuple[str, ...]]:
    orders: list[tuple[str, ...]] = [()]
    for card in cards:
        orders = [(*o[:n], card, *o[n:]) for o in orders for n in range(len(o) + 1)]
    return orders


# The engine against it.


@pytest.mark.parametrize(
    ("number", "piles"),
    [(5, 400), (8, 400), (12, 400), (15, 400), (20, 400), (31, 400), (45, 200), (58, 50)],
)
def test_the_scorer_finds_the_maximum_of_random_piles(number: int, piles: int) -> None:
    chance = random.Random(number)
    for _ in range(piles):
        cards = some_cards(chance, number)
        for kind in SEQUENCES:
            agree(kind, cards)
        pile = brute.pile(cards)
        found = combinations_of(" ".join(cards))
        assert set(found) == {kind for group in pile.values() for kind in group}
        assert group_points(" ".join(cards)) == (
            brute.doubled(pile["multiples"]),
            brute.doubled(pile["sequences"]),
        )


@pytest.mark.parametrize("wilds", subsets(WILDS), ids=["no wild", "T0", "Fjønt", "both"])
def test_the_scorer_finds_the_maximum_of_trump_piles(wilds: list[str]) -> None:
    chance = random.Random(" ".join(wilds))
    for _ in range(600):
        missing = chance.sample(TRUMPS_FROM_THE_TOP[1:], chance.randint(0, 5))
        cards = [card for card in TRUMPS_FROM_THE_TOP if card not in missing]
        agree("trump", [*cards, *wilds, *chance.sample(SNAPPHANAR, chance.randint(0, 4))])


def test_the_scorer_finds_the_maximum_of_every_set_of_the_ten_highest_trumps() -> None:
    for cards in subsets(["T20", "T19", "T18", "T17", "T16", "T15", "T14", "T13", *WILDS]):
        agree("trump", cards)


def test_the_scorer_finds_the_maximum_of_every_set_at_the_low_end() -> None:
    for missing in ("", "T19", "T18", "T17"):
        upper = [card for card in TRUMPS_FROM_THE_TOP[:13] if card != missing]
        for cards in subsets(["T7", "T6", "T5", "I1", "I4", *WILDS]):
            agree("trump", upper + cards)


@pytest.mark.parametrize("kind", ["spades", "clubs", "hearts", "diamonds", "snapphanar", "aces"])
def test_the_scorer_finds_the_maximum_of_every_set_of_a_kind(kind: str) -> None:
    for cards in subsets(of_kind(kind)):
        agree(kind, cards)
        assert is_combination(kind, " ".join(cards)) == brute.is_sequence(kind, cards)


@pytest.mark.parametrize("kind", MULTIPLES)
def test_the_scorer_finds_every_multiple(kind: str) -> None:
    four = list(brute.MULTIPLES[kind][0])
    for cards in subsets([*four, "S6", "I1"]):
        points = brute.multiple_points(kind, cards)
        assert worth(kind, " ".join(cards)) == points
        whole = points > 0 and set(cards) <= set(four)
        assert is_combination(kind, " ".join(cards)) == whole


def test_sn_r15_a_set_may_be_declared_if_all_of_it_can_be_arranged_as_one_sequence() -> None:
    chance = random.Random(15)
    legal = 0
    for _ in range(4000):
        number = chance.randint(3, 9)
        first = ["T20"] if chance.random() < 0.9 else []
        others = TRUMPS_FROM_THE_TOP[1 : number + 2] + WILDS
        cards = first + chance.sample(others, min(number - 1, len(others)))
        whole = brute.is_sequence("trump", cards)
        legal += whole
        assert is_combination("trump", " ".join(cards)) == whole
        assert whole == (length("trump", " ".join(cards)) == len(cards))
    assert 500 < legal < 3500


def test_sn_r16_the_parts_that_may_be_declared_are_those_that_can_be_laid_out() -> None:
    chance = random.Random(16)
    for _ in range(60):
        hand = ["T20", *chance.sample(TRUMPS_FROM_THE_TOP[1:7], 5), *WILDS]
        may = brute.sets("trump", hand)
        for cards in subsets(hand):
            assert is_combination("trump", " ".join(cards)) == (frozenset(cards) in may)


@pytest.mark.parametrize("kind", SEQUENCES)
def test_a_sequence_is_laid_out_as_the_rules_allow(kind: str) -> None:
    chance = random.Random(kind)
    for _ in range(300):
        pool = of_kind(kind)
        cards = chance.sample(pool, chance.randint(3, len(pool)))
        if kind == "trump":
            missing = chance.sample(TRUMPS_FROM_THE_TOP[1:], chance.randint(0, 3))
            cards = [card for card in pool if card not in missing]
        found = best(kind, " ".join(cards))
        if found == "-":
            continue
        laid = layout(NAMES.index(kind), SNAPPHANA.set(found))
        order = tuple(SNAPPHANA.text(card) for card, _ in laid)
        assert sorted(order) == sorted(found.split())
        assert brute.is_layout(kind, order), order
        for card, place in laid:
            if place not in (card, ADDED):
                assert SNAPPHANA.text(card) in WILDS
                assert SNAPPHANA.text(place) not in order
