"""Bots against each other: matches won, and decisions a second.

    PYTHONPATH=build/compiled:. python -m bench.bots koikoi greedy random [--matches 1000]

Every pack is played twice, with the seats changed. A shared win counts half.
"""

from __future__ import annotations

from argparse import ArgumentParser
from dataclasses import dataclass
from time import process_time

import fudaba
from fudaba.bots.contract import Bot
from fudaba.bots.registry import bot
from fudaba.cards.rng import Rng


@dataclass
class Duel:
    """What came of the matches between two bots."""

    matches: int = 0
    wins: float = 0.0
    points: tuple[int, int] = (0, 0)
    actions: int = 0
    seconds: float = 0.0

    def interval(self) -> tuple[float, float]:
        """Wilson's 95% interval of the share of matches won."""
        z, n = 1.96, self.matches
        share = self.wins / n
        middle = (share + z * z / (2 * n)) / (1 + z * z / n)
        spread = z * (share * (1 - share) / n + z * z / (4 * n * n)) ** 0.5 / (1 + z * z / n)
        return middle - spread, middle + spread


def duel(game: fudaba.Game, first: Bot, second: Bot, matches: int, seed: int = 0) -> Duel:
    """Plays matches between two bots, both ways round on every seed."""
    result = Duel()
    start = process_time()
    for number in range(matches):
        swapped = number % 2
        seats = [second, first] if swapped else [first, second]
        match = game.new(seed + number // 2)
        rng = Rng(seed + number, 1)
        while not match.is_over:
            match.apply(seats[match.to_play].choose(match, rng))
            result.actions += 1
        own, other = match.scores[swapped], match.scores[1 - swapped]
        result.wins += 1.0 if own > other else 0.5 if own == other else 0.0
        result.points = (result.points[0] + own, result.points[1] + other)
    result.matches = matches
    result.seconds = process_time() - start
    return result


def main() -> None:
    parser = ArgumentParser(description="Two bots against each other.")
    parser.add_argument("game")
    parser.add_argument("first")
    parser.add_argument("second")
    parser.add_argument("--preset")
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    game = fudaba.game(given.game, preset=given.preset)
    players = bot(given.first, given.game), bot(given.second, given.game)
    result = duel(game, *players, given.matches, given.seed)
    low, high = result.interval()
    print(
        f"{given.first} wins {result.wins / result.matches:.1%} of {result.matches} matches "
        f"against {given.second} (95%: {low:.1%} to {high:.1%}), "
        f"points a match {result.points[0] / result.matches:.1f} "
        f"to {result.points[1] / result.matches:.1f}; "
        f"{result.actions / result.seconds:,.0f} decisions a second"
    )


if __name__ == "__main__":
    main()
