"""The table of a simulation, as data: what `fudaba simulate` shows and prints as JSON."""

from __future__ import annotations

from msgspec import Struct

from fudaba.games.options import OptionValue
from fudaba.lab.interval import Estimate
from fudaba.lab.job import Job
from fudaba.lab.ratio import WHOLE, level_mean, level_share
from fudaba.lab.tally import Tally


class SideLine(Struct, frozen=True):
    """One player, or partners who score together."""

    side: int
    #: The bots of its seats.
    bots: list[str]
    #: The share of matches won; a shared win is divided.
    won: Estimate | None
    #: Points at the end of a match.
    score: Estimate | None
    median: float | None


class PositionLine(Struct, frozen=True):
    """The sides counted from the dealer's, which is 0.

    Where the winner deals next, strong bots deal more often. So every side's deals at a
    position are taken by themselves, and all sides count the same.
    """

    position: int
    #: The share of deals won; a shared deal is divided.
    won: Estimate | None
    #: Points from a deal.
    score: Estimate | None


class FrequencyLine(Struct, frozen=True, omit_defaults=True):
    """How many deals something happened in, and what it then brought."""

    name: str
    deals: int
    share: Estimate | None
    points: Estimate | None = None


class Lengths(Struct, frozen=True):
    """How long it takes; an action is one decision."""

    deals_per_match: Estimate | None
    actions_per_match: Estimate | None
    actions_per_deal: Estimate | None


class Summary(Struct, frozen=True):
    """Everything the table shows."""

    game: str
    preset: str | None
    options: dict[str, OptionValue]
    seats: int
    bots: list[str]
    seed: int
    #: False where it was interrupted.
    complete: bool
    #: Whole matches; with a number of deals asked for, one more may be there in part.
    matches: int
    deals: int
    actions: int
    #: Matches whose win was shared.
    shared: int
    sides: list[SideLine]
    positions: list[PositionLine]
    ends: list[FrequencyLine]
    reasons: list[FrequencyLine]
    length: Lengths


def summary_of(job: Job, sides: list[list[int]], tally: Tally, complete: bool) -> Summary:
    """The table of what was counted; `sides` has the seats of each side."""
    bots = job.seatings[0]
    return Summary(
        game=job.game,
        preset=job.preset,
        options=job.options,
        seats=job.seats,
        bots=bots,
        seed=job.seed,
        complete=complete,
        matches=tally.matches,
        deals=tally.deals,
        actions=tally.actions,
        shared=tally.shared,
        sides=[
            SideLine(
                side=side,
                bots=[bots[seat] for seat in seats],
                won=tally.won[side].share(WHOLE),
                score=tally.score[side].mean(),
                median=median(tally.score_counts[side]),
            )
            for side, seats in enumerate(sides)
        ],
        positions=[
            PositionLine(
                place,
                level_share([won[place] for won in tally.deal_won], WHOLE),
                level_mean([score[place] for score in tally.deal_score]),
            )
            for place in range(len(sides))
        ],
        ends=[
            FrequencyLine(name, ratio.total, ratio.share())
            for name in tally.ends.by_frequency()
            for ratio in [tally.ends.ratio(name)]
        ],
        reasons=[
            FrequencyLine(name, ratio.total, ratio.share(), tally.amounts[name].mean())
            for name in tally.reasons.by_frequency()
            for ratio in [tally.reasons.ratio(name)]
        ],
        length=Lengths(
            tally.match_deals.mean(), tally.match_actions.mean(), tally.deal_actions.mean()
        ),
    )


def median(counts: dict[int, int]) -> float | None:
    """The middle value of counted values."""
    number = sum(counts.values())
    if not number:
        return None
    low = _value_at(counts, (number - 1) // 2)
    high = _value_at(counts, number // 2)
    return (low + high) / 2


def _value_at(counts: dict[int, int], rank: int) -> int:
    """The value with `rank` values before it."""
    for value in sorted(counts):
        rank -= counts[value]
        if rank < 0:
            return value
    raise IndexError(rank)
