"""What an action is worth beside the others: a search that compares them all with it.

The first half of the search finds the best of the other actions. Then all counts begin again and
the second half measures it: the luck that made it look best is not in its numbers.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from fudaba.bots.contract import Bot
from fudaba.bots.search.candidate import Candidate
from fudaba.cards.rng import Rng
from fudaba.lab.interval import Z
from fudaba.lab.review.positions import Position
from fudaba.lab.review.search import Budget, Search, search_at

#: A loss needs this many worlds behind it.
LEAST: Final = 12


@dataclass(frozen=True)
class Comparison:
    """What the action played is worth, and the best of the others beside it."""

    value: float
    best: int
    #: By how much the other one is better, and the standard error of that.
    gain: float
    error: float
    iterations: int
    #: Whether it is better beyond doubt.
    is_loss: bool


def measured(position: Position, policy: Bot, rng: Rng, budget: Budget) -> Comparison:
    """Compares the action played with all others, by what the seat could know."""
    search = search_at(position, policy, rng)
    for _ in budget.half(search):
        search.round()
    played = search.candidates[0]
    others = ranked(search)
    visits, total = int(played.node.visits), played.node.total
    for candidate in search.running:
        _forget(candidate)
    for _ in budget.half(search):
        search.round()
    best = next((candidate for candidate in others if _holds(search, candidate)), others[0])
    if played.node.visits > visits:
        value = (played.node.total - total) / int(played.node.visits - visits)
    else:
        value = played.node.mean
    return Comparison(
        value=value,
        best=int(best.node.action),
        gain=best.gain,
        error=best.error,
        iterations=int(search.iterations),
        is_loss=best in search.running and best.rounds >= LEAST and best.gain > Z * best.error,
    )


def ranked(search: Search) -> list[Candidate]:
    """The actions that were not played, the best one first; those that were given up come last."""
    return sorted(
        search.candidates[1:],
        key=lambda candidate: (_holds(search, candidate), candidate.gain),
        reverse=True,
    )


def _holds(search: Search, candidate: Candidate) -> bool:
    """Whether an action was not given up, or only because it came to the same as the one played."""
    return candidate in search.running or candidate.is_same


def _forget(candidate: Candidate) -> None:
    candidate.rounds = 0
    candidate.gain = 0.0
    candidate.squares = 0.0
