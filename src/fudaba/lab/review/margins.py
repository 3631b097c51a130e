"""How far a seat is ahead in the match."""

from __future__ import annotations

from collections.abc import Sequence

from fudaba.games.contract import Match


def margins(match: Match, seat: int) -> list[float]:
    """The margin before the first deal and after each finished one.

    It is the score of the seat's side over the mean of the others. Where marks decide instead of
    points there is no such score: there the values of the deals are added up.
    """
    side = int(match.side_of(seat))
    found = [_ahead(match.opening_scores(), side)]
    for number, deal in enumerate(match.deals, start=1):
        if deal.marks is None:
            found.append(_ahead([int(score) for score in deal.totals], side))
        else:
            found.append(found[-1] + match.replayed_deal(number).deal_value(seat))
    return found


def _ahead(scores: Sequence[int], side: int) -> float:
    others = sum(scores) - scores[side]
    return scores[side] - others / (len(scores) - 1)
