"""Random play inside the compiled core, without crossing into Python for every action."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from fudaba.cards.rng import Rng
from fudaba.games.contract import Game, Match


def play_out(match: Match, rng: Rng) -> i64:
    """Plays random legal actions until the match is over; says how many."""
    played: i64 = 0
    while not match.is_over:
        match.step(match.legal_nth(rng.below(match.legal_count())))
        played += 1
    return played


@final
class Playouts:
    """What a number of random matches came to."""

    def __init__(self, sides: int) -> None:
        self.matches: i64 = 0
        self.actions: i64 = 0
        #: The sum of each side's final scores.
        self.scores: list[int] = [0] * sides


def playouts(game: Game, number: i64, seed: int) -> Playouts:
    """Plays whole random matches; the same seed gives the same matches."""
    result = Playouts(game.sides)
    rng = Rng(seed)
    while result.matches < number:
        match = game.new(rng.seed())
        result.actions += play_out(match, rng)
        for side, score in enumerate(match.scores):
            result.scores[side] += score
        result.matches += 1
    return result


def rollout(match: Match, number: i64, rng: Rng) -> list[int]:
    """The sum of final scores of random continuations of a match."""
    total = [0] * match.game.sides
    done: i64 = 0
    while done < number:
        twin = match.copy()
        play_out(twin, rng)
        for side, score in enumerate(twin.scores):
            total[side] += score
        done += 1
    return total
