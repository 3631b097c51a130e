"""A deal as its phases, and the one way through them that all games take.

A game declares its deal once, in the order of its rulebook: `declared(Dealing(), Turns(), ...)`.
A match is always at one of these phases. An action goes to the phase it is at; when nobody is
asked there any more the next one begins, and after the last one the next deal.
"""

from __future__ import annotations

from typing import ClassVar, Generic, TypeVar

from mypy_extensions import i64

from fudaba.games.effect import Effect

State = TypeVar("State")


class Phase(Generic[State]):
    """One part of a deal, as its rulebook tells it; all its state is the match it is handed."""

    #: The rules that it stands for, as `fudaba rules` finds them.
    rules: ClassVar[str]
    #: Whether it also comes after a deal whose end is known: the settlement, and what follows.
    settles: ClassVar[bool] = False

    def __init__(self) -> None:
        #: What the declared deal has after this one; after the last one, the first.
        self.next: Phase[State] = self
        self.is_settling: bool = self.settles

    def begin(self, match: State) -> bool:
        """What happens when the deal comes to this phase; then asks, as `ask` does."""
        return self.ask(match)

    def ask(self, match: State) -> bool:
        """Asks a seat for one of the actions that are legal now; False when the phase is over."""
        return False

    def apply(self, match: State, action: i64) -> bool:
        """What an action does that was legal; then asks on, as `ask` does."""
        raise NotImplementedError

    def tell_places(self, match: State, found: list[Effect]) -> None:
        """Adds where the card in question may go, if its player is to choose that next."""

    def stakes(self, match: State, action: i64, found: list[Effect]) -> None:
        """Adds what would be at stake after an action, beyond what it certainly does."""


def declared(*phases: Phase[State]) -> Phase[State]:
    """The deal that goes through these phases; gives the first of them."""
    for place, phase in enumerate(phases):
        phase.next = phases[(place + 1) % len(phases)]
    return phases[0]


def in_order(first: Phase[State]) -> list[Phase[State]]:
    """The phases of a declared deal."""
    phases = [first]
    while phases[-1].next is not first:
        phases.append(phases[-1].next)
    return phases
