"""What a review finds, as data that turns into JSON."""

from __future__ import annotations

from msgspec import Struct


class Decision(Struct, frozen=True, kw_only=True):
    """One decision between several actions.

    Values are what the rest of the deal brings the seat's side over the mean of the others.
    """

    #: The deal, and the action in it (of whatever seat), both counted from 1.
    deal: int
    ply: int
    #: How many actions were legal.
    legal: int
    action: str
    value: float
    #: The best of the other actions.
    best: str
    best_value: float
    #: How much better that was, where this is beyond doubt; else 0.
    loss: float
    #: The standard error of the difference between both values.
    error: float
    #: The match's expected margin before the decision, if the better action is chosen.
    expected: float
    #: How many courses of the deal were played for these numbers.
    iterations: int


class Change(Struct, frozen=True, kw_only=True):
    """Something that is paid for, and what the better action would have changed about it."""

    #: The reason of a ledger line.
    reason: str
    #: Who gets it: `you` or `others`; who pays it to nobody's gain: `paid` or `others_paid`.
    who: str
    #: The share of deals in which it turns up after the action played, and after the better one.
    played: float
    best: float
    #: How much more is paid for it in a deal.
    amount: float
    #: What that is worth to the seat's side, in points a deal.
    points: float


class Moment(Struct, frozen=True, kw_only=True):
    """One of the costliest decisions, explained."""

    #: Its place in the list of decisions, counted from 0.
    decision: int
    #: The share of deals from which the seat comes out ahead, after either action.
    ahead_played: float
    ahead_best: float
    #: The loss where greedy bots play on after either action; the search may find more.
    greedy_loss: float
    changes: list[Change]
    words: str


class Review(Struct, frozen=True, kw_only=True):
    """Every decision of a seat in a match."""

    game: str
    seat: int
    seed: int
    #: The budget of a decision; the other one of the two is 0.
    iterations: int
    milliseconds: int
    #: Whether the match was played to its end.
    over: bool
    #: The margin of the seat's side after each finished deal.
    margins: list[float]
    #: Decisions with a single legal action; they are not listed.
    forced: int
    #: The sum of all losses.
    loss: float
    decisions: list[Decision]
    #: The costliest decisions, the worst one first.
    moments: list[Moment]
