"""OpenSpiel's card games as peers: driven from Python, and rolled out inside its C++.

Dealing takes OpenSpiel one chance action a card, where Fudaba shuffles and deals a whole pack
within an action. Both ways of counting are here: decisions of players only, with the dealing in
the time; or every step, the dealing of each card too, which flatters OpenSpiel.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pyspiel  # type: ignore[import-not-found,import-untyped,unused-ignore]

GAMES = ("hearts", "spades", "skat", "tarok")

#: Its other card games of some size, for the middle of all. Bridge is left out: it solves every
#: deal with open cards.
MORE_GAMES = ("euchre", "oh_hell", "dou_dizhu", "crazy_eights", "cribbage", "gin_rummy", "hanabi")

ROLLOUTS = 200


def _play(state: Any, random: Random) -> int:
    """Plays a state to its end from Python; says how many actions it took."""
    actions = 0
    draw = random.random
    while not state.is_terminal():
        legal = state.legal_actions()
        state.apply_action(legal[int(draw() * len(legal))])
        actions += 1
    return actions


def _deal(state: Any, random: Random) -> None:
    """Takes the chance actions that the game begins with."""
    draw = random.random
    while state.is_chance_node():
        legal = state.legal_actions()
        state.apply_action(legal[int(draw() * len(legal))])


def driven(name: str) -> Callable[[], int]:
    """Whole random games, each step chosen and applied from Python; every step counts."""
    game = pyspiel.load_game(name)
    random = Random(1)

    def run() -> int:
        return _play(game.new_initial_state(), random)

    return run


def decided(name: str) -> Callable[[], int]:
    """The same, but only the decisions of players count."""
    game = pyspiel.load_game(name)
    random = Random(1)

    def run() -> int:
        state = game.new_initial_state()
        _deal(state, random)
        return _play(state, random)

    return run


def rolled_out(name: str) -> Callable[[], int]:
    """Random continuations of one dealt position, inside C++.

    A tree search of one simulation does nothing but ask its evaluator for the value of the root,
    that is: it plays ROLLOUTS games out at random. How long those are is counted from Python
    beforehand, as a mean over the same position.
    """
    game = pyspiel.load_game(name)
    random = Random(1)
    state = game.new_initial_state()
    _deal(state, random)
    length = sum(_play(state.clone(), random) for _ in range(2000)) / 2000
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
    search = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 100, False, 1, False)

    def run() -> int:
        search.mcts_search(state)
        return round(length * ROLLOUTS)

    return run
