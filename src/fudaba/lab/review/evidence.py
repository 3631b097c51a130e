"""What two actions lead to: the same worlds played out after either, and what is paid for there."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field
from math import hypot, sqrt
from typing import Final, TypeAlias

from fudaba.bots.contract import Bot
from fudaba.bots.search.worlds import Worlds
from fudaba.cards.rng import Rng
from fudaba.games.contract import Match
from fudaba.lab.interval import DIGITS, Z
from fudaba.lab.review.playouts import played_out
from fudaba.lab.review.positions import Position
from fudaba.lab.review.result import Change

#: The most changes that are told, and the least part of all that is gained for one of them.
MOST: Final = 3
PART: Final = 0.1

#: A ledger line's reason, and who gets or pays it.
Kind: TypeAlias = tuple[str, str]


@dataclass
class Payment:
    """What was paid for a reason in one deal, and what that was worth to the seat's side."""

    amount: int = 0
    worth: float = 0.0


@dataclass
class Tally:
    """What a kind of payment came to after the action played (0) and after the better one (1)."""

    often: list[int] = field(default_factory=lambda: [0, 0])
    amount: list[int] = field(default_factory=lambda: [0, 0])
    #: The differences in worth, world by world: their sum, and that of their squares.
    gain: float = 0.0
    squares: float = 0.0


@dataclass(frozen=True)
class Evidence:
    """How often the seat comes out of the deal ahead after either action, and what changes."""

    ahead: tuple[float, float]
    #: By how much the better action is better where the policy plays on, and the error of that.
    gain: float
    error: float
    changes: list[Change]

    def upholds(self, gain: float, error: float) -> bool:
        """Whether a gain that was found by other means stands beside what is found here.

        The better action may not be worse here beyond doubt, and the mean of both gains must lie
        above zero beyond doubt as that of the first does.
        """
        if self.gain < -Z * self.error:
            return False
        return gain + self.gain > Z * hypot(error, self.error)


def evidence(position: Position, better: int, policy: Bot, rng: Rng, worlds: int) -> Evidence:
    """Plays so many worlds out, as the policy would, after the action played and a better one."""
    seat = int(position.match.to_play)
    ahead = [0, 0]
    total, squares = 0.0, 0.0
    tallies: defaultdict[Kind, Tally] = defaultdict(Tally)
    source = Worlds(position.match, policy, rng)
    for _ in range(worlds):
        world = source.deal()
        luck = rng.seed()
        value = [0.0, 0.0]
        paid: list[dict[Kind, Payment]] = []
        for place, action in enumerate((position.action, better)):
            twin = played_out(world.copy(), action, policy, Rng(luck))
            value[place] = twin.deal_value(seat)
            ahead[place] += value[place] > 0
            paid.append(_payments(twin, seat))
        total += value[1] - value[0]
        squares += (value[1] - value[0]) ** 2
        for key in paid[0] | paid[1]:
            _count(tallies[key], [paid[0].get(key), paid[1].get(key)])
    return Evidence(
        ahead=(ahead[0] / worlds, ahead[1] / worlds),
        gain=total / worlds,
        error=sqrt(squares) / worlds,
        changes=_told(tallies, worlds),
    )


def _told(tallies: dict[Kind, Tally], worlds: int) -> list[Change]:
    """The changes for the better that are large enough to tell, the largest first."""
    changes = [_change(kind, tally, worlds) for kind, tally in tallies.items() if _is_sure(tally)]
    changes.sort(key=lambda change: (-change.points, change.reason, change.who))
    least = PART * sum(change.points for change in changes)
    return [change for change in changes[:MOST] if change.points >= least]


def _payments(match: Match, seat: int) -> dict[Kind, Payment]:
    """What was paid for in the deal; worth is a gain over the mean of the others."""
    deal = match.deals[-1]
    side = int(match.side_of(seat))
    share = 1 / (len(deal.scores) - 1)
    sign = -1 if match.game.spec.fewest_points else 1

    def weight(account: int) -> float:
        if account < 0:
            return 0.0
        return 1.0 if account == side else -share

    paid: dict[Kind, Payment] = {}
    for entry in deal.entries:
        payer, payee = int(entry.payer), int(entry.payee)
        if payee >= 0:
            who = "you" if payee == side else "others"
        else:
            who = "paid" if payer == side else "others_paid"
        payment = paid.setdefault((entry.reason, who), Payment())
        payment.amount += int(entry.amount)
        payment.worth += sign * int(entry.amount) * (weight(payee) - weight(payer))
    return paid


def _count(tally: Tally, paid: list[Payment | None]) -> None:
    worth = [0.0, 0.0]
    for place, payment in enumerate(paid):
        if payment is not None:
            tally.often[place] += 1
            tally.amount[place] += payment.amount
            worth[place] = payment.worth
    tally.gain += worth[1] - worth[0]
    tally.squares += (worth[1] - worth[0]) ** 2


def _is_sure(tally: Tally) -> bool:
    """Whether the better action does better here beyond doubt."""
    return tally.gain > Z * sqrt(tally.squares)


def _change(kind: Kind, tally: Tally, worlds: int) -> Change:
    return Change(
        reason=kind[0],
        who=kind[1],
        played=round(tally.often[0] / worlds, DIGITS),
        best=round(tally.often[1] / worlds, DIGITS),
        amount=round((tally.amount[1] - tally.amount[0]) / worlds, DIGITS),
        points=round(tally.gain / worlds, DIGITS),
    )
