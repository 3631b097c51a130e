"""As few transfers as possible settle a deal."""

from itertools import combinations
from random import Random

from fudaba.score.transfers import Transfer, fewest


def settles(changes: dict[int | str, int], transfers: list[Transfer]) -> bool:
    left = dict(changes)
    for one in transfers:
        assert one.amount > 0
        left[one.payer] += one.amount
        left[one.payee] -= one.amount
    return not any(left.values())


def most_groups(amounts: list[int]) -> int:
    """Tried in full: the most groups that each add up to nothing."""
    if not amounts:
        return 0
    first, rest = amounts[0], list(range(1, len(amounts)))
    best = 0
    for size in range(len(rest) + 1):
        for chosen in combinations(rest, size):
            if first + sum(amounts[place] for place in chosen) == 0:
                others = [amounts[place] for place in rest if place not in chosen]
                best = max(best, 1 + most_groups(others))
    return best


def test_two_pairs_that_owe_each_other_take_two_transfers() -> None:
    changes: dict[int | str, int] = {0: 5, 1: -5, 2: 7, 3: -7}
    assert len(fewest(changes)) == 2


def test_every_settlement_is_settled_with_the_fewest() -> None:
    rng = Random(5)
    for _ in range(200):
        people = rng.randint(2, 6)
        amounts = [rng.randint(-6, 6) for _ in range(people - 1)]
        amounts.append(-sum(amounts))
        changes: dict[int | str, int] = dict(enumerate(amounts))
        found = fewest(changes)
        assert settles(changes, found)
        moved = [amount for amount in amounts if amount]
        assert len(found) == len(moved) - most_groups(moved)


def test_nobody_pays_where_all_are_even() -> None:
    assert fewest({0: 0, "pot": 0}) == []
