"""The worlds of a search: by what the others did, the likelier ones."""

from random import Random
from statistics import mean

import fudaba
from fudaba.bots.hachijuu.joining import strength
from fudaba.bots.registry import bot
from fudaba.bots.search.worlds import Worlds
from fudaba.cards.rng import Rng
from fudaba.games.contract import Match
from fudaba.games.hachijuu.actions import DOUBLE
from fudaba.games.hachijuu.match import HachijuuMatch
from tests.conformance.play import view_bytes

TRIES = 40


def surprises(world: Match, seat: int) -> int:
    """How many decisions of the others `greedy` would not have made."""
    policy = bot("greedy", world.game.name)
    again = world.reopened()
    number = 0
    for action in world.actions:
        if again.to_play != seat and again.legal_count() > 1:
            number += policy.choose(again, Rng(0)) != int(action)
        again.step(int(action))
    return number


def any_world(match: Match, seed: int) -> Match:
    twin = match.copy()
    twin.resample(int(match.to_play), Rng(seed))
    return twin


def test_worlds_fit_what_the_others_did() -> None:
    policy = bot("greedy", "koikoi")
    chosen, uniform = [], []
    for seed in range(12):
        match = fudaba.game("koikoi").new(seed)
        while len(match.actions) < 11:
            match.apply(policy.choose(match, Rng(1)))
        seat = int(match.to_play)
        worlds = Worlds(match, policy, Rng(seed))
        chosen += [surprises(worlds.deal(), seat) for _ in range(8)]
        uniform += [surprises(any_world(match, n), seat) for n in range(8)]
    assert mean(chosen) < 0.5 * mean(uniform)


def test_who_doubled_has_a_strong_hand() -> None:
    policy = bot("greedy", "hachijuu")
    seed = 0
    while True:
        match = fudaba.game("hachijuu").new(seed)
        assert isinstance(match, HachijuuMatch)
        doubler = int(match.to_play)
        if policy.choose(match, Rng(0)) == DOUBLE:
            break
        seed += 1
    match.apply(DOUBLE)

    def merit(world: Match) -> int:
        assert isinstance(world, HachijuuMatch)
        return int(strength(world.hands[doubler], world.field, 2))

    worlds = Worlds(match, policy, Rng(1))
    likely = mean(merit(worlds.deal()) for _ in range(TRIES))
    assert likely > mean(merit(any_world(match, n)) for n in range(TRIES)) + 20


def test_a_world_looks_the_same_to_the_seat() -> None:
    policy = bot("greedy", "150")
    random = Random(4)
    match = fudaba.game("150").new(3)
    for _ in range(30):
        match.apply(random.choice(match.legal_actions()))
        seat = int(match.to_play)
        world = Worlds(match, policy, Rng(random.getrandbits(40))).deal()
        assert view_bytes(world, seat) == view_bytes(match, seat)
        assert world.stop_after_deal
