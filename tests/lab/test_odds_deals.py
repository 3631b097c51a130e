"""What Koi-Koi's deals lead to, by another way: the ways of single months, multiplied out."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import product
from math import comb, factorial, prod

from fudaba.cards.hanafuda import MONTHS
from fudaba.games.koikoi.instant import DRAW, PLAY_ON, REDEAL, WIN
from fudaba.lab.odds import koikoi

ANY, NO_FOUR, PAIRS = (0, 1, 2, 3, 4), (0, 1, 2, 3), (0, 2)
#: Hands that are instant, and those that are not, as sums of ways to hold months.
INSTANT = ((ANY, 1), (NO_FOUR, -1), (PAIRS, 1))
NOT_INSTANT = ((NO_FOUR, 1), (PAIRS, -1))


@cache
def ways(*allowed: tuple[int, ...]) -> int:
    """Ways to deal eight cards to each place, which may hold such numbers of each month."""
    month = {
        held: factorial(4) // prod(map(factorial, (*held, 4 - sum(held))))
        for held in product(*allowed)
        if sum(held) <= 4
    }
    found = Counter({(0,) * len(allowed): 1})
    for _ in range(MONTHS):
        grown: Counter[tuple[int, ...]] = Counter()
        for dealt, number in found.items():
            for held, times in month.items():
                after = tuple(map(sum, zip(dealt, held, strict=True)))
                if max(after) <= 8:
                    grown[after] += number * times
        found = grown
    return found[(8,) * len(allowed)]


def number_of(*places: tuple[tuple[tuple[int, ...], int], ...]) -> int:
    return sum(
        prod(sign for _, sign in terms) * ways(*sorted(allowed for allowed, _ in terms))
        for terms in product(*places)
    )


def test_kk_203_to_206_what_deals_lead_to_by_another_way() -> None:
    for_the_table = comb(32, 8)
    found = koikoi.outcomes()
    assert found[DRAW] == number_of(INSTANT, INSTANT) * for_the_table
    assert found[WIN] == 2 * number_of(INSTANT, NOT_INSTANT) * for_the_table
    assert found[PLAY_ON] == number_of(NOT_INSTANT, NOT_INSTANT, NOT_INSTANT)
    assert found.total() == comb(48, 8) * comb(40, 8) * comb(32, 8)
    assert set(found) == {WIN, DRAW, REDEAL, PLAY_ON}
