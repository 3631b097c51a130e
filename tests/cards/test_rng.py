"""The generator: always the same numbers, and every shuffle equally likely."""

from itertools import permutations

import pytest
from mypy_extensions import u8

from fudaba.cards.rng import Rng
from fudaba.cards.vectors import vec
from tests.conformance.chi_square import LEAST_P, p_equal

MASK = 2**32 - 1


def words(rng: Rng, number: int) -> list[int]:
    return [int(rng.word()) for _ in range(number)]


def shuffled(rng: Rng, size: int) -> list[int]:
    pack = vec[u8](range(size))
    rng.shuffle(pack)
    return [int(card) for card in pack]


# The same numbers everywhere and for ever: records with a seed depend on it.


def test_the_words_of_some_seeds() -> None:
    assert words(Rng(0), 4) == [2791150787, 225356145, 2045939240, 1869049140]
    assert words(Rng(7, 3), 4) == [2216139017, 200547229, 221994012, 283900531]
    assert words(Rng(2**70 + 5), 4) == [3750139452, 2883661418, 2044355783, 1371584386]


def test_a_shuffled_pack() -> None:
    assert shuffled(Rng(1), 12) == [0, 8, 1, 3, 2, 4, 5, 7, 11, 10, 9, 6]


def rotated(word: int, by: int) -> int:
    return (word << by | word >> 32 - by) & MASK


def test_the_words_are_those_of_xoshiro128_plus_plus() -> None:
    """Compared with Blackman and Vigna's own code, line by line."""
    rng = Rng(2024)
    s = [int(rng.a), int(rng.b), int(rng.c), int(rng.d)]
    for _ in range(1000):
        expected = (rotated((s[0] + s[3]) & MASK, 7) + s[0]) & MASK
        t = s[1] << 9 & MASK
        s[2] ^= s[0]
        s[3] ^= s[1]
        s[1] ^= s[2]
        s[0] ^= s[3]
        s[2] ^= t
        s[3] = rotated(s[3], 11)
        assert rng.word() == expected


def test_the_same_seed_gives_the_same_numbers() -> None:
    assert words(Rng(5, 2), 100) == words(Rng(5, 2), 100)


def test_seeds_and_streams_are_told_apart() -> None:
    firsts = {tuple(words(Rng(seed, stream), 2)) for seed in range(60) for stream in range(60)}
    assert len(firsts) == 3600


def test_long_seeds_count_to_their_last_bit() -> None:
    seeds = [1 << power for power in range(200)]
    assert len({tuple(words(Rng(seed), 2)) for seed in seeds}) == 200


def test_a_negative_seed_is_refused() -> None:
    with pytest.raises(ValueError, match="seed"):
        Rng(-1)


def test_a_seed_for_another_generator_is_not_negative_and_fits_62_bits() -> None:
    rng = Rng(3)
    assert all(0 <= rng.seed() < 2**62 for _ in range(1000))


# Chances.


def test_every_bit_of_a_word_is_on_half_of_the_time() -> None:
    rng, number = Rng(11), 20_000
    on = [0] * 32
    for word in words(rng, number):
        for place in range(32):
            on[place] += word >> place & 1
    assert all(p_equal([count, number - count]) > LEAST_P for count in on)


@pytest.mark.parametrize("limit", [1, 2, 3, 7, 24, 48, 62, 1000])
def test_below_is_uniform(limit: int) -> None:
    rng = Rng(limit)
    counts = [0] * limit
    for _ in range(20_000):
        counts[int(rng.below(limit))] += 1
    assert limit == 1 or p_equal(counts) > LEAST_P


def test_below_a_limit_that_does_not_divide_the_words_rejects_fairly() -> None:
    """A quarter of all words must be rejected here: taken as they come, they would pile up."""
    rng, limit = Rng(12), 3 * 2**29
    thirds = [0, 0, 0]
    for _ in range(20_000):
        thirds[int(rng.below(limit)) * 3 // limit] += 1
    assert p_equal(thirds) > LEAST_P


@pytest.mark.parametrize("size", [0, 1, 2, 5, 48, 49, 62])
def test_a_shuffle_keeps_every_card(size: int) -> None:
    rng = Rng(size)
    for _ in range(200):
        assert sorted(shuffled(rng, size)) == list(range(size))


@pytest.mark.parametrize("size", [2, 3, 4, 5])
def test_every_order_of_a_few_cards_is_equally_likely(size: int) -> None:
    rng = Rng(100 + size)
    counts = dict.fromkeys(permutations(range(size)), 0)
    for _ in range(200 * len(counts)):
        counts[tuple(shuffled(rng, size))] += 1
    assert p_equal(list(counts.values())) > LEAST_P


@pytest.mark.parametrize("size", [48, 62])
def test_every_card_is_equally_likely_at_every_place(size: int) -> None:
    rng, tries = Rng(size + 7), 4_000
    found = [[0] * size for _ in range(size)]
    for _ in range(tries):
        for place, card in enumerate(shuffled(rng, size)):
            found[place][card] += 1
    chances = [p_equal(counts) for counts in found]
    assert min(chances) * size > LEAST_P


@pytest.mark.parametrize("size", [48, 62])
def test_cards_that_lay_together_are_equally_likely_at_every_distance(size: int) -> None:
    """Where the second card of the new pack lies from the first, round the pack."""
    rng = Rng(size + 8)
    steps = [0] * (size - 1)
    for _ in range(10_000):
        places = shuffled(rng, size)
        steps[(places[0] - places[1]) % size - 1] += 1
    assert p_equal(steps) > LEAST_P


@pytest.mark.parametrize(("seed_step", "stream"), [(1, 0), (0, 1)], ids=["seeds", "streams"])
def test_the_packs_of_neighbours_have_nothing_in_common(seed_step: int, stream: int) -> None:
    """Cards that are at the same place in two packs: one on average, as for any two packs."""
    same, tries = 0, 3000
    for seed in range(tries):
        one, other = shuffled(Rng(seed), 48), shuffled(Rng(seed + seed_step, stream), 48)
        same += sum(a == b for a, b in zip(one, other, strict=True))
    assert abs(same - tries) < 4 * tries**0.5  # each pair of packs has the variance one


def test_streams_of_one_seed_are_independent() -> None:
    """The first words of two streams fall into every pair of classes equally often."""
    counts = [0] * 64
    for seed in range(10_000):
        counts[int(Rng(seed, 1).below(8)) * 8 + int(Rng(seed, 2).below(8))] += 1
    assert p_equal(counts) > LEAST_P
