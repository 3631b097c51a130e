"""Who would pay whom how much by a choice: sums of what the engine promises."""

from __future__ import annotations

from collections.abc import Container, Iterable

from msgspec import Struct

from fudaba.games.asked import ChoiceView, EffectView


class Income(Struct, frozen=True):
    """What somebody would be paid, by seat; and what from the pot."""

    payers: dict[int, int]
    pot: int

    @property
    def total(self) -> int:
        """What all players together would pay."""
        return sum(self.payers.values())

    @property
    def each(self) -> int | None:
        """What everybody who pays would pay, None where they pay different amounts."""
        amounts = set(self.payers.values())
        return amounts.pop() if len(amounts) == 1 else None


def income(choice: ChoiceView, seat: int, kind: str, names: Container[str]) -> Income:
    """What a seat would be paid for these reasons, and the pot."""
    paid = [one for one in choice.effects if one.kind == kind and one.to == seat]
    payers: dict[int, int] = {}
    for one in paid:
        if isinstance(one.seat, int) and one.name in names:
            payers[one.seat] = payers.get(one.seat, 0) + one.amount
    return Income(payers, sum(one.amount for one in paid if one.seat == "pot"))


def cost(choice: ChoiceView, seat: int) -> int:
    """What a seat would pay to the pot, now or at the end."""
    paid = [one for one in choice.effects if one.kind in ("pay", "due") and one.seat == seat]
    return sum(one.amount for one in paid if one.to == "pot")


def seats(effects: Iterable[EffectView], kind: str) -> list[int]:
    """Whom effects of this kind concern."""
    found = [one.seat for one in effects if one.kind == kind]
    return [seat for seat in dict.fromkeys(found) if isinstance(seat, int)]
