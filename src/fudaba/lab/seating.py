"""Who sits where: sides and their seats, line-ups, rotations."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, combinations_with_replacement

from fudaba.games.contract import Game


def side_seats(game: Game) -> list[list[int]]:
    """The seats of every side."""
    match = game.new(0)
    sides: list[list[int]] = [[] for _ in range(game.sides)]
    for seat in range(int(game.seats)):
        sides[int(match.side_of(seat))].append(seat)
    return sides


def line_ups(bots: Sequence[str], sides: int) -> list[tuple[str, ...]]:
    """Every group of different bots that fills the table.

    Where there are fewer bots than sides, every way to fill the table with all of them.
    """
    if len(bots) >= sides:
        return list(combinations(bots, sides))
    filled = combinations_with_replacement(bots, sides)
    return [group for group in filled if len(set(group)) == len(bots)]


def rotations(line_up: Sequence[str]) -> list[tuple[str, ...]]:
    """The line-up by side, moved on by one side each time."""
    sides = len(line_up)
    return [tuple(line_up[(side + step) % sides] for side in range(sides)) for step in range(sides)]


def by_seat(sides: Sequence[Sequence[int]], bots: Sequence[str]) -> list[str]:
    """The bot of every seat, from the bots of the sides."""
    found = {seat: bots[side] for side, seats in enumerate(sides) for seat in seats}
    return [found[seat] for seat in range(len(found))]
