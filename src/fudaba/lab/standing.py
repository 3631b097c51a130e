"""Who ended above whom in a finished match."""

from __future__ import annotations

from fudaba.games.contract import Match


def winners(match: Match) -> list[int]:
    """The sides that won, several where the win is shared."""
    winner = match.winner
    if winner is None:
        return []
    return winner if isinstance(winner, list) else [winner]


def places(match: Match) -> list[int]:
    """The place of every side, 0 for the winners; equal where sides are level.

    Behind the winners the standing decides, then what breaks ties in the game.
    """
    won = winners(match)
    keys = [
        (side not in won, -stands, -breaks) if side not in won else (False, 0, 0)
        for side, (stands, breaks) in enumerate(zip(match.standing, match.tie_breaks, strict=True))
    ]
    return [sum(other < key for other in keys) for key in keys]
