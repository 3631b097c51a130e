"""What a score sheet must tell beside its amounts: how card points were counted, what is a half.

The ledger says who pays whom how much. A person who checks it also wants the sum that led there:
the points, the base they are counted from and the multiplier (HH-851, HJ-703); and to know of a
yaku that only a part of its value was paid.
"""

# Left as Python: a dataclass is no native class.

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from fudaba.cards.bits import CardSet
from fudaba.cards.pack import HANAFUDA
from fudaba.games.eights.card_points import card_points
from fudaba.games.view import EntryView

CARD_POINTS = "card_points"


@dataclass(frozen=True)
class Counted:
    """One player's card points, what they are compared with, and what came of it."""

    seat: int
    points: int
    base: int
    #: What a point above or below the base is multiplied by, one factor after the other.
    factors: tuple[int, ...]
    amount: int

    @property
    def sum(self) -> str:
        """As one writes it down: `93 - 88 = 5 ×2 = 10`."""
        above = f"{self.points} - {self.base} = {self.points - self.base:+}"
        factors = [f"×{factor}" for factor in self.factors if factor > 1]
        return f"{above} {' '.join(factors)} = {self.amount:+}" if factors else above


@dataclass(frozen=True)
class Reckoning:
    """How a game in which players pay each other reckons."""

    #: What a plain counts, and the points that each of three must have to come out even.
    plain: int
    par: int
    #: What a point above par counts between three, before the multiplier.
    weight: int
    #: Rules by which half of a value is paid.
    halves: frozenset[str]
    #: Whether those who pay a yaku share its value.
    is_shared: bool

    def points(self, captured: Mapping[int, str]) -> dict[int, int]:
        """The card points of everybody who has captured something."""
        return {
            seat: int(card_points(HANAFUDA.set(cards), self.plain))
            for seat, cards in captured.items()
            if cards
        }

    def against_par(self, captured: CardSet) -> str:
        """Somebody's card points beside what each of three must have: `93 - 88 = +5`."""
        return Counted(0, int(card_points(captured, self.plain)), self.par, (), 0).sum

    def counted(self, points: Mapping[int, int], entries: Sequence[EntryView]) -> list[Counted]:
        """The card points of those who played, where they were paid; of two the winner's."""
        paid = [entry for entry in entries if entry.reason == CARD_POINTS]
        players = {int(seat) for entry in paid for seat in (entry.payer, entry.payee)}
        players |= set(points) if paid else set()
        by_seat = {seat: points.get(seat, 0) for seat in sorted(players)}
        if len(by_seat) == 2:
            return [self._difference(by_seat, entry) for entry in paid]
        return [self._above(seat, have, paid) for seat, have in by_seat.items()]

    def _difference(self, points: Mapping[int, int], entry: EntryView) -> Counted:
        """HH-993, HJ-702."""
        winner, loser = int(entry.payee), int(entry.payer)
        above = points[winner] - points[loser]
        factors = (entry.amount // above,)
        return Counted(winner, points[winner], points[loser], factors, entry.amount)

    def _above(self, seat: int, points: int, paid: Sequence[EntryView]) -> Counted:
        """HH-851, HJ-703."""
        got = sum(entry.amount for entry in paid if entry.payee == seat)
        got -= sum(entry.amount for entry in paid if entry.payer == seat)
        above = points - self.par
        factors = (self.weight, got // above // self.weight) if above else ()
        return Counted(seat, points, self.par, factors, got)

    def parts(self, entry: EntryView, entries: Sequence[EntryView]) -> int:
        """Into how many parts the value was divided of which this line pays one: 1, 2 or 4."""
        parts = 2 if entry.rule in self.halves else 1
        if self.is_shared and entry.cards:
            parts *= sum(
                1
                for other in entries
                if (other.payee, other.reason, other.cards)
                == (entry.payee, entry.reason, entry.cards)
            )
        return parts
