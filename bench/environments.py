"""Steps a second: our environments beside PettingZoo's, RLCard's and OpenSpiel's card games.

PYTHONPATH=build/compiled:. python -m bench.environments [--rounds 15] [--seconds 0.1]

A step is one decision of a player; the observation and the mask of legal actions before it are
made each time. Actions are drawn from masks as PettingZoo's pages do it, or from lists as RLCard
does it ("by list", and Gymnasium).
Peers that are not installed are left out; the extra `bench` brings them.
"""

from __future__ import annotations

import warnings
from argparse import ArgumentParser
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from itertools import count
from random import Random
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.games import kuhn_poker as _python_kuhn_poker  # noqa: F401 - registers it

from bench.actions import core
from bench.measure import Contender, measure, table
from fudaba.cards.bits import is_compiled
from fudaba.envs import gymnasium, openspiel, pettingzoo
from fudaba.envs.vector import Batch
from fudaba.games.registry import NAMES

PETTINGZOO_GAMES = ("leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6", "hanabi_v5")
RLCARD_GAMES = (
    "doudizhu",
    "mahjong",
    "gin-rummy",
    "bridge",
    "uno",
    "no-limit-holdem",
    "limit-holdem",
    "leduc-holdem",
)
#: Episodes of ours that are stepped together.
TOGETHER = 64
OPENSPIEL_GAMES = ("hearts", "spades", "skat", "tarok", "gin_rummy", "python_kuhn_poker")


def cycled(env: Any) -> Callable[[], int]:
    """An AEC environment, as PettingZoo's pages drive one: the action drawn from the mask."""
    seeds = count()
    draw = Random(1).random

    def run() -> int:
        env.reset(seed=next(seeds))
        steps = 0
        for _ in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
                continue
            legal = seen["action_mask"].view(bool).nonzero()[0]
            env.step(legal.item(int(draw() * len(legal))))
            steps += 1
        return steps

    return run


def listed(name: str) -> Callable[[], int]:
    """Our AEC environment, the action drawn from a list of codes, as RLCard's are."""
    env = pettingzoo.env(name)
    seeds = count()
    draw = Random(1).random

    def run() -> int:
        env.reset(seed=next(seeds))
        steps = 0
        for _ in env.agent_iter():
            _, _, over, _, _ = env.last()
            if over:
                env.step(None)
                continue
            legal = env.legal_actions()
            env.step(legal[int(draw() * len(legal))])
            steps += 1
        return steps

    return run


def seated(name: str) -> Callable[[], int]:
    """Our Gymnasium environment against `random`; the bot's own steps are not counted."""
    env = gymnasium.env(name, bot="random")
    seeds = count()
    draw = Random(1).random

    def run() -> int:
        env.reset(seed=next(seeds))
        steps = 0
        over = False
        while not over:
            legal = env.legal_actions()
            _, _, over, _, _ = env.step(legal[int(draw() * len(legal))])
            steps += 1
        return steps

    return run


def side_by_side(name: str, number: int) -> Callable[[], int]:
    """Many episodes of ours, stepped together."""
    batch = Batch(name, number)
    draw = np.random.default_rng(1).random
    begins = np.arange(number + 1) * batch.num_actions

    def run() -> int:
        for _ in range(100):
            legal = batch.masks.ravel().view(bool).nonzero()[0]
            first = legal.searchsorted(begins)
            chosen = first[:-1] + (draw(number) * np.diff(first)).astype(np.int64)
            batch.step(legal[chosen] - begins[:-1])
        return 100 * number

    return run


def rlcard(name: str) -> Callable[[], int]:
    """An RLCard environment, as its own `run` drives one."""
    import rlcard as library

    env = library.make(name, config={"seed": 1})
    draw = Random(1).random

    def run() -> int:
        state, _ = env.reset()
        steps = 0
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(draw() * len(legal))])
            steps += 1
        return steps

    return run


def spiel(name: str, **options: Any) -> Callable[[], int]:
    """An OpenSpiel game with a tensor for every decision, where it has one."""
    game = pyspiel.load_game(name, options)
    observed = game.get_type().provides_observation_tensor
    informed = game.get_type().provides_information_state_tensor
    draw = Random(1).random

    def run() -> int:
        state = game.new_initial_state()
        steps = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(draw() * len(outcomes))][0])
                continue
            player = state.current_player()
            if observed:
                np.array(state.observation_tensor(player), np.float32)
            elif informed:
                np.array(state.information_state_tensor(player), np.float32)
            legal = state.legal_actions()
            state.apply_action(legal[int(draw() * len(legal))])
            steps += 1
        return steps

    return run


@contextmanager
def quiet() -> Iterator[None]:
    """Without the warnings that the peers have about themselves."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


def pettingzoo_peers() -> list[Contender]:
    """PettingZoo's card games that are installed."""
    found = []
    for name in PETTINGZOO_GAMES:
        try:
            env = import_module(f"pettingzoo.classic.{name}").env()
        except ImportError:
            continue
        found.append(Contender(name, cycled(env)))
    return found


def rlcard_peers() -> list[Contender]:
    """RLCard's card games, if it is installed."""
    try:
        return [Contender(name, rlcard(name)) for name in RLCARD_GAMES]
    except ImportError:
        return []


def compared(title: str, ours: list[Contender], peers: list[Contender]) -> str:
    """Our games beside one library's."""
    if not peers:
        return f"{title}: not installed"
    return f"{title}\n\n{table([*ours, *peers], peers)}"


def main() -> None:
    parser = ArgumentParser(description="Steps a second, beside other libraries' card games.")
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--seconds", type=float, default=0.1, help="CPU time of one turn")
    given = parser.parse_args()
    openspiel.register()
    with quiet():
        cycles = [Contender(f"{name}, AEC", cycled(pettingzoo.env(name))) for name in NAMES]
        lists = [Contender(f"{name}, AEC by list", listed(name)) for name in NAMES]
        seats = [Contender(f"{name}, Gymnasium", seated(name)) for name in NAMES]
        batches = [
            Contender(f"{name}, {TOGETHER} together", side_by_side(name, TOGETHER))
            for name in NAMES
        ]
        states = [
            Contender(f"{name}, OpenSpiel", spiel(f"fudaba_{name}", one_deal=True))
            for name in NAMES
        ]
        cores = [Contender(f"{name}, core", core(name)) for name in NAMES]
        zoo = pettingzoo_peers()
        cards = rlcard_peers()
        games = [Contender(name, spiel(name)) for name in OPENSPIEL_GAMES]
        ours = [*cycles, *lists, *seats, *batches]
        everything = [*ours, *states, *cores, *zoo, *cards, *games]
        measure(everything, given.rounds, given.seconds)
    print(f"The core is {'compiled' if is_compiled() else 'interpreted'}. Steps per CPU second,")
    print(f"{given.rounds} interleaved rounds; ratios are medians of the rounds' ratios.")
    print()
    print(compared("Beside PettingZoo's games", ours, zoo))
    print()
    print(compared("Beside RLCard's games", ours, cards))
    print()
    print(compared("Beside OpenSpiel's games, in C++ and in Python", [*states, *cores], games))


if __name__ == "__main__":
    main()
