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

    Behind the winners the scores decide; where lost deals are counted, the fewest of those and
    then, unless the options rank by losses alone, the fewest points (FJ-R10).
    """
    won = winners(match)
    lost = _lost(match)
    keys: list[tuple[int, ...]] = []
    for side, score in enumerate(match.scores):
        if side in won:
            keys.append((0,))
        elif lost is None:
            keys.append((1, -score))
        elif match.game.options.get("fjabbe_ranking") == "losses":
            keys.append((1, lost[side]))
        else:
            keys.append((1, lost[side], score))
    return [sum(other < key for other in keys) for key in keys]


def _lost(match: Match) -> list[int] | None:
    """Lost deals by side, None in games that do not count them."""
    lost = [0] * match.game.sides
    counted = False
    for deal in match.deals:
        if deal.losers is not None:
            counted = True
            for side in deal.losers:
                lost[side] += 1
    return lost if counted else None
