"""Actions a second: our games in the core and driven from Python, beside OpenSpiel's card games.

PYTHONPATH=build/compiled:. python -m bench.actions [--rounds 40] [--seconds 0.08]
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Callable
from itertools import count
from random import Random

import fudaba
from bench import openspiel_peers
from bench.measure import Contender, measure, middle, table
from fudaba.cards.bits import is_compiled
from fudaba.games.playout import playouts
from fudaba.games.registry import NAMES


def core(name: str) -> Callable[[], int]:
    """Whole random matches, without leaving the core."""
    game = fudaba.game(name)
    seeds = count()

    def run() -> int:
        return int(playouts(game, 50, next(seeds)).actions)

    return run


def driven(name: str) -> Callable[[], int]:
    """Whole random matches, each action chosen and applied from Python."""
    game = fudaba.game(name)
    seeds = count()
    draw = Random(1).random

    def run() -> int:
        match = game.new(next(seeds))
        actions = 0
        while not match.is_over:
            legal = match.legal_actions()
            match.apply(legal[int(draw() * len(legal))])
            actions += 1
        return actions

    return run


def chosen(name: str) -> Callable[[], int]:
    """The same, by number: one call of ours for each decision that Python takes."""
    game = fudaba.game(name)
    seeds = count()
    draw = Random(1).random

    def run() -> int:
        match = game.new(next(seeds))
        choose = match.choose_nth
        actions = 0
        number = int(match.legal_count())
        while number:
            number = choose(int(draw() * number))
            actions += 1
        return actions

    return run


def main() -> None:
    parser = ArgumentParser(description="Actions a second, beside OpenSpiel's card games.")
    parser.add_argument("--rounds", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=0.08, help="CPU time of one turn")
    given = parser.parse_args()
    ours = [Contender(f"{name}, core", core(name)) for name in NAMES]
    ours += [Contender(f"{name}, from Python", driven(name)) for name in NAMES]
    ours += [Contender(f"{name}, by number", chosen(name)) for name in NAMES]
    games = openspiel_peers.GAMES
    peers = [Contender(name, openspiel_peers.decided(name)) for name in games]
    more = [Contender(name, openspiel_peers.decided(name)) for name in openspiel_peers.MORE_GAMES]
    steps = [Contender(f"{name}, all steps", openspiel_peers.driven(name)) for name in games]
    inside = [Contender(f"{name} C++", openspiel_peers.rolled_out(name)) for name in games]
    contenders = [*ours, *peers, *more, *steps, *inside]
    measure(contenders, given.rounds, given.seconds)
    usual = middle("median", [*peers, *more])
    print(f"The core is {'compiled' if is_compiled() else 'interpreted'}. Actions per CPU second,")
    print(f"{given.rounds} interleaved rounds. OpenSpiel's games are driven from Python and count")
    print("players' decisions, as ours 'from Python' (a list of legal actions, then one of them)")
    print("and 'by number' (how many are legal, then the number of one); 'all steps' counts the")
    print("cards it deals one by one as well. 'C++' is random continuations of a dealt game inside")
    print(f"C++; 'median' is the middle of OpenSpiel's {len(peers) + len(more)} driven card games.")
    print()
    print(table([*contenders, usual], [*peers, usual, *inside]))


if __name__ == "__main__":
    main()
