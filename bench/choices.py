"""What the choices of bots bring in judged positions: strength without the luck of whole deals.

PYTHONPATH=build/compiled:. python -m bench.choices koikoi club search:8000 [--seconds 60]

Positions of greedy play are judged first: every legal action is followed by greedy play of all
seats, in worlds in which greedy would have done all that the others did until then. Then every
bot chooses in each position. Shown is by how much its choices are better than those of `greedy`,
a decision, with a 95% interval; all bots face the same positions. It measures against greedy
opponents and with greedy play to follow, so it says which of two searches decides better, and
not how matches end.
"""

from __future__ import annotations

from argparse import ArgumentParser
from dataclasses import dataclass
from itertools import count
from math import sqrt
from random import Random
from statistics import mean, pstdev
from time import process_time

import fudaba
from fudaba.bots.contract import Bot
from fudaba.bots.registry import bot
from fudaba.cards.rng import Rng
from fudaba.games.contract import Match

#: Tries to find a world in which greedy would have done all that the others did.
TRIES = 400
#: Positions that are taken from one deal.
FROM_A_DEAL = 3


@dataclass(frozen=True)
class Judged:
    """A position, and by how much each action is better than the greedy one."""

    match: Match
    gains: dict[int, float]


def is_greedy(world: Match, seat: int, greedy: Bot, rng: Rng) -> bool:
    """Whether the others have done in this deal what greedy would have done."""
    again = world.reopened()
    for action in world.actions:
        if again.to_play != seat and greedy.choose(again, rng) != int(action):
            return False
        again.apply(int(action))
    return True


def likely_world(match: Match, greedy: Bot, rng: Rng) -> Match | None:
    """The hidden cards dealt again so that greedy explains what was done; None if none is found."""
    seat = int(match.to_play)
    for _ in range(TRIES):
        world = match.copy()
        world.resample(seat, rng)
        if is_greedy(world, seat, greedy, rng):
            return world
    return None


def value(world: Match, action: int, greedy: Bot, rng: Rng) -> float:
    """What an action brings if all play greedily from there."""
    seat = world.to_play
    played = world.copy()
    played.stop_after_deal = True
    played.apply(action)
    while not played.is_over:
        played.apply(greedy.choose(played, rng))
    return float(played.deal_value(seat))


def judged(match: Match, worlds: int, greedy: Bot, rng: Rng) -> Judged | None:
    """The worth of every action in a position, over so many worlds."""
    usual = greedy.choose(match, rng)
    totals = dict.fromkeys(match.legal_actions(), 0.0)
    for _ in range(worlds):
        world = likely_world(match, greedy, rng)
        if world is None:
            return None
        for action in totals:
            totals[action] += value(world, action, greedy, rng)
    return Judged(match, {a: (totals[a] - totals[usual]) / worlds for a in totals})


def positions(game: str, seconds: float, worlds: int) -> list[Judged]:
    """Judged positions of greedy deals, as many as so much CPU time gives."""
    greedy = bot("greedy", game)
    random = Random(1)
    found: list[Judged] = []
    start = process_time()
    for seed in count():
        match = fudaba.game(game).new(seed)
        match.stop_after_deal = True
        rng = Rng(seed)
        choices: list[Match] = []
        while not match.is_over:
            if match.legal_count() > 1:
                choices.append(match.copy())
            match.apply(greedy.choose(match, rng))
        for choice in random.sample(choices, min(FROM_A_DEAL, len(choices))):
            choice.stop_after_deal = True
            made = judged(choice, worlds, greedy, rng)
            if made is not None:
                found.append(made)
        if process_time() - start > seconds:
            break
    return found


def main() -> None:
    parser = ArgumentParser(description="What bots' choices bring in judged positions.")
    parser.add_argument("game")
    parser.add_argument("bots", nargs="+")
    parser.add_argument("--seconds", type=float, default=60, help="CPU time for the judging")
    parser.add_argument("--worlds", type=int, default=400, help="worlds for each position")
    given = parser.parse_args()
    found = positions(given.game, given.seconds, given.worlds)
    print(f"{given.game}: {len(found)} positions; gain over greedy a decision, 95%")
    for name in given.bots:
        player = bot(name, given.game)
        start = process_time()
        gains = [
            position.gains[player.choose(position.match, Rng(number))]
            for number, position in enumerate(found)
        ]
        spent = (process_time() - start) / len(found)
        reach = 1.96 * pstdev(gains) / sqrt(len(gains))
        print(f"  {name:<14} {mean(gains):8.4f} +- {reach:.4f}   {1000 * spent:.1f} ms a decision")


if __name__ == "__main__":
    main()
