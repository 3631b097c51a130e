"""The whole match follows from game, options, seats and seed."""

from random import Random

import pytest

from fudaba.games.registry import spec
from tests.conformance.play import WALKS, matches, play_out, random_game, snapshot


def test_the_same_seed_and_actions_give_the_same_match(name: str, rng: Random) -> None:
    for match in matches(name, rng):
        twin = match.game.new(match.seed)
        course = play_out(match, rng)
        for action in course:
            twin.apply(action)
        assert snapshot(twin) == snapshot(match)


def test_different_seeds_give_different_packs(name: str, rng: Random) -> None:
    game = random_game(name, rng)
    packs = {tuple(game.new(seed).deck) for seed in range(1000)}
    assert len(packs) == 1000


def test_seeds_of_any_size_are_told_apart(name: str) -> None:
    game = spec(name).game()
    seeds = [0, 1, *(2**power for power in range(16, 200, 16))]
    assert len({tuple(game.new(seed).deck) for seed in seeds}) == len(seeds)


def test_the_deals_of_a_match_have_different_packs(name: str, rng: Random) -> None:
    for match in matches(name, rng):
        play_out(match, rng)
        packs = {tuple(deal.deck) for deal in match.deals}
        assert len(packs) == len(match.deals)


def test_a_pack_does_not_depend_on_how_earlier_deals_were_played(name: str, rng: Random) -> None:
    for match in matches(name, rng):
        twin = match.copy()
        play_out(match, rng)
        play_out(twin, rng)
        for one, other in zip(match.deals, twin.deals, strict=False):
            if one.dealer != other.dealer:
                break  # another dealer may have to deal again
            assert list(one.deck) == list(other.deck)


def test_a_negative_seed_is_refused(name: str) -> None:
    for seed in range(-WALKS, 0):
        with pytest.raises(ValueError, match="seed"):
            spec(name).game().new(seed)
