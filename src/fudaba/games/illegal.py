"""The ways a match can refuse: an action, a move of several, a pack."""

from __future__ import annotations


class IllegalAction(ValueError):  # noqa: N818 - the name is part of the promised API
    """An action that the rules do not allow now; the match is as it was before."""


class RefusedMove(IllegalAction):
    """A move of several actions of which one is not allowed; the match is as it was before."""

    def __init__(self, message: str, place: int) -> None:
        super().__init__(message)
        #: The refused action, counted from 0.
        self.place = place


class UnplayableDeck(ValueError):  # noqa: N818
    """A given pack that the rules say must be dealt again."""
