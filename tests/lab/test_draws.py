"""The numbers that benchmarks choose by."""

from collections import Counter

from fudaba.lab.draws import LENGTH, draws


def test_the_same_seed_gives_the_same_numbers() -> None:
    first, second, other = draws(3), draws(3), draws(4)
    numbers = [first() for _ in range(50)]
    assert numbers == [second() for _ in range(50)]
    assert numbers != [other() for _ in range(50)]


def test_every_legal_action_is_as_likely() -> None:
    draw = draws()
    drawn = Counter(draw() % 7 for _ in range(70_000))
    assert sorted(drawn) == list(range(7))
    assert all(9_500 < number < 10_500 for number in drawn.values())


def test_the_numbers_never_end() -> None:
    draw = draws()
    first = [draw() for _ in range(LENGTH)]
    assert [draw() for _ in range(LENGTH)] == first
