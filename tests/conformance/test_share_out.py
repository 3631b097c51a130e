"""Sharing hidden cards out: fairly, and in a bounded number of steps whatever is known of them."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from math import factorial, prod
from pathlib import Path
from random import Random
from typing import Final

import pytest
from mypy_extensions import i64

from fudaba.cards.rng import Rng
from fudaba.cards.vectors import vec
from fudaba.games.contract import Match
from fudaba.games.record import replay
from fudaba.games.snapphana.share_out import Group, Sharing, Ways, share_out
from fudaba.records import json_form
from tests.conformance.chi_square import LEAST_P, p_equal

#: Positions in which hardly a dealing is kept: `club` thought about them for up to 19 seconds.
SLOW: Final = [
    replay(json_form.load(line))
    for line in (Path(__file__).parents[1] / "data/slow_decisions.jsonl").read_bytes().splitlines()
]


def brute(groups: list[Group], sizes: list[int]) -> set[tuple[int, ...]]:
    """All ways, as the cards of each place, found by laying the cards in every order."""
    fits = {
        bit: int(group.places)
        for group in groups
        for bit in (1 << card for card in range(60))
        if int(group.cards) & bit
    }
    slots = [place for place, size in enumerate(sizes) for _ in range(size)]
    found: set[tuple[int, ...]] = set()
    for order in permutations(fits):
        if all(fits[bit] >> place & 1 for bit, place in zip(order, slots, strict=True)):
            shares = [0] * len(sizes)
            for bit, place in zip(order, slots, strict=True):
                shares[place] |= bit
            found.add(tuple(shares))
    return found


def some(random: Random) -> tuple[list[Group], list[int]]:
    """Seven cards of which little is known, or much."""
    sizes = random.choice([[3, 2, 2], [4, 0, 3], [2, 2, 2, 1], [1, 6]])
    every = (1 << len(sizes)) - 1
    places = [random.randint(1, every) for _ in range(3)] + [every]
    cards = [0, 0, 0, 0]
    for card in range(7):
        cards[random.randrange(4)] |= 1 << card
    return [Group(i64(a), i64(b)) for a, b in zip(cards, places, strict=True) if a], sizes


def test_the_ways_are_counted_right() -> None:
    random = Random(9)
    numbers: set[int] = set()
    for _ in range(25):
        groups, sizes = some(random)
        free = vec[i64](sizes)
        ways = Ways(groups, free)
        key = sum(int(ways.weights[place]) * size for place, size in enumerate(sizes))
        numbers.add(len(brute(groups, sizes)))
        assert ways.number(0, free[:], i64(key)) == len(brute(groups, sizes))
    assert len(numbers) > 8


def test_each_way_is_equally_likely_by_its_number() -> None:
    groups = [Group(0b11, 0b011), Group(0b100, 0b101), Group(0b1111000, 0b111)]
    known = brute(groups, [2, 3, 2])
    ways = Ways(groups, vec[i64]([2, 3, 2]))
    rng = Rng(4)
    seen = Counter(tuple(map(int, ways.deal(rng))) for _ in range(60 * len(known)))
    assert set(seen) == known
    assert p_equal([seen[way] for way in known]) > LEAST_P


def test_trying_first_changes_no_chances() -> None:
    """Whether a dealing was kept or a way was chosen by its number."""
    pool = 0b11111111
    allowed = vec[i64]([0b00001111, 0b01111110, 0b11111001])
    sizes = vec[i64]([2, 3, 3])
    known = brute(list(Sharing(pool, sizes, allowed).groups), [2, 3, 3])
    rng = Rng(5)
    dealings = 100 * len(known)
    seen = Counter(tuple(map(int, share_out(pool, sizes, allowed, rng))) for _ in range(dealings))
    assert set(seen) == known
    assert p_equal([seen[way] for way in known]) > LEAST_P


def words_drawn(before: Rng, after: Rng, most: int) -> int:
    """How many random words lie between two states of a generator; `most` where it is more."""
    for number in range(most):
        if (before.a, before.b, before.c, before.d) == (after.a, after.b, after.c, after.d):
            return number
        before.word()
    return most


@pytest.mark.parametrize("match", SLOW, ids=[match.game.name for match in SLOW])
def test_what_hardly_fits_is_not_tried_for_long(match: Match) -> None:
    """As many random words as ten whole dealings take are plenty."""
    most = 10 * len(match.deck)
    for seed in range(40):
        rng = Rng(seed)
        match.copy().resample(int(match.to_play), rng)
        assert words_drawn(Rng(seed), rng, most) < most


def test_the_ways_are_counted_once_for_a_decision() -> None:
    """Dealing the same cards out again finds nothing new to count, and there is little of it."""
    groups = [Group(0b1, 0b011), Group(0b1110, 0b110), Group(0b1111110000, 0b111)]
    sizes = [4, 3, 3]
    ways = Ways(groups, vec[i64](sizes))
    ways.deal(Rng(1))
    counted = len(ways.known)
    for seed in range(50):
        ways.deal(Rng(seed))
    assert len(ways.known) == counted <= prod(size + 1 for size in sizes) < factorial(10)
