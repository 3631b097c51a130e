"""The ways a match can refuse: an action, a move of several, a pack."""

# Left as Python: it refuses with an exception that every room raises.

from __future__ import annotations

from fudaba.refusal import Refusal


class IllegalAction(Refusal):
    """An action that the rules do not allow now; the match is as it was before."""


class RefusedMove(IllegalAction):
    """A move of several actions of which one is not allowed; the match is as it was before."""

    def __init__(self, key: str, place: int, /, **values: object) -> None:
        super().__init__(key, **values)
        #: The refused action, counted from 0.
        self.place = place


class UnplayableDeck(Refusal):
    """A given pack that the rules say must be dealt again."""
