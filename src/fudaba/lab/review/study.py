"""The review of a match: every decision measured, the costliest explained."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fudaba.bots.registry import bot
from fudaba.cards.rng import Rng
from fudaba.games.contract import Match
from fudaba.lab.interval import DIGITS
from fudaba.lab.problem import Unusable
from fudaba.lab.review.chance import serves_match
from fudaba.lab.review.evidence import Evidence, evidence
from fudaba.lab.review.margins import margins
from fudaba.lab.review.measure import Comparison, measured
from fudaba.lab.review.positions import Position, positions
from fudaba.lab.review.result import Decision, Moment, Review
from fudaba.lab.review.search import Budget
from fudaba.lab.review.words import explained
from fudaba.locale import Language

#: The iterations of a decision where nothing is said.
USUAL_ITERATIONS: Final = 5_000
#: How many moments are explained.
MOMENTS: Final = 3
#: Worlds played out to confirm and explain a loss: one for so many iterations, within bounds.
ITERATIONS_A_WORLD: Final = 10
FEWEST_WORLDS: Final = 50
MOST_WORLDS: Final = 2000
#: More decisions than a deal has; each has random numbers of its own.
STREAMS: Final = 10_000


def review(
    match: Match,
    seat: int,
    *,
    iterations: int | None = None,
    milliseconds: int | None = None,
    seed: int = 0,
    language: Language = "en",
    progress: Callable[[int], None] | None = None,
) -> Review:
    """Values every decision of a seat, by what the seat could know then.

    The budget is of iterations or of milliseconds for each decision; with iterations, the same
    seed gives the same review. `progress` hears of every decision that is done.
    """
    budget = _budget(iterations, milliseconds)
    if not 0 <= seat < match.game.seats:
        raise Unusable("usage.no_seat", seat=seat, last=int(match.game.seats) - 1)
    policy = bot("greedy", match.game.name)
    standing = margins(match, seat)
    decisions: list[Decision] = []
    losses: dict[int, Evidence] = {}
    forced = 0
    for position in positions(match, seat):
        if position.is_forced:
            forced += 1
            continue
        rng = Rng(seed, position.deal * STREAMS + position.own)
        compared = measured(position, policy, rng, budget)
        loss = 0.0
        if compared.is_loss:
            found = evidence(position, compared.best, policy, rng, _worlds(compared))
            upheld = found.upholds(compared.gain, compared.error)
            if upheld and serves_match(position, compared.best, policy, rng, budget):
                loss = compared.gain
                losses[len(decisions)] = found
        decisions.append(_decision(position, compared, standing[position.deal - 1], loss))
        if progress is not None:
            progress(1)
    return Review(
        game=match.game.name,
        seat=seat,
        seed=seed,
        iterations=budget.iterations,
        milliseconds=budget.milliseconds,
        over=match.is_over,
        margins=[round(margin, DIGITS) for margin in standing[1:]],
        forced=forced,
        loss=round(sum((decision.loss for decision in decisions), 0.0), DIGITS),
        decisions=decisions,
        moments=_moments(match.game.name, decisions, losses, language),
    )


def _budget(iterations: int | None, milliseconds: int | None) -> Budget:
    if iterations is not None and milliseconds is not None:
        raise Unusable("usage.not_both", one="iterations", other="milliseconds")
    for number in (iterations, milliseconds):
        if number is not None and number < 1:
            raise Unusable("usage.budget")
    if milliseconds is not None:
        return Budget(0, milliseconds)
    return Budget(USUAL_ITERATIONS if iterations is None else iterations, 0)


def _worlds(compared: Comparison) -> int:
    return min(MOST_WORLDS, max(FEWEST_WORLDS, compared.iterations // ITERATIONS_A_WORLD))


def _decision(position: Position, compared: Comparison, margin: float, loss: float) -> Decision:
    match = position.match
    return Decision(
        deal=position.deal,
        ply=position.ply,
        legal=int(match.legal_count()),
        action=match.text(position.action),
        value=round(compared.value, DIGITS),
        best=match.text(compared.best),
        best_value=round(compared.value + compared.gain, DIGITS),
        loss=round(loss, DIGITS),
        error=round(compared.error, DIGITS),
        expected=round(margin + compared.value + loss, DIGITS),
        iterations=compared.iterations,
    )


def _moments(
    game: str, decisions: list[Decision], losses: dict[int, Evidence], language: Language
) -> list[Moment]:
    """The costliest decisions in words."""
    worst = sorted(losses, key=lambda number: -decisions[number].loss)[:MOMENTS]
    return [
        Moment(
            decision=number,
            ahead_played=round(found.ahead[0], DIGITS),
            ahead_best=round(found.ahead[1], DIGITS),
            greedy_loss=round(found.gain, DIGITS),
            changes=found.changes,
            words=explained(game, decisions[number], found, language),
        )
        for number in worst
        for found in [losses[number]]
    ]
