"""What the parts of the table tell it."""

from __future__ import annotations

from textual.message import Message


class Chosen(Message):
    """A place or a button with an action was clicked."""

    def __init__(self, action: str) -> None:
        super().__init__()
        self.action = action


class Pointed(Message):
    """The mouse came to a place or a button with an action."""

    def __init__(self, action: str) -> None:
        super().__init__()
        self.action = action
