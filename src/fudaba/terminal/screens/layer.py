"""What the table and the pages over it share: a screen listens only while it lies on top."""

from __future__ import annotations

from typing import TypeVar

from textual import events
from textual.screen import Screen

from fudaba.terminal.widgets.messages import Chosen, Pointed

Answer = TypeVar("Answer")


class Layer(Screen[Answer]):
    """One of the screens that lie over each other.

    Keys typed in a burst are handed to the screen of the moment before it has answered the first
    of them. What comes after it was covered or closed was meant for something nobody has seen
    yet: it is dropped, here and nowhere else. So a page cannot close twice, and with it the
    table below; and who has left opens no page, plays no card and leaves no second time.
    """

    @property
    def is_left(self) -> bool:
        """Whether the person has left: the parts of the screen are being taken away, one by one."""
        return self.app.return_code is not None

    @property
    def listens(self) -> bool:
        """Whether it lies on top, and nobody has left."""
        return self.is_active and not self.is_left

    def on_key(self, event: events.Key) -> None:
        if self.listens:
            self.typed(event)

    def on_chosen(self, message: Chosen) -> None:
        message.stop()
        if self.listens:
            self.chosen(message.action)

    def on_pointed(self, message: Pointed) -> None:
        message.stop()
        if self.listens:
            self.pointed(message.action)

    def typed(self, event: events.Key) -> None:
        """A key was pressed."""

    def chosen(self, action: str) -> None:
        """A place or a button was clicked."""

    def pointed(self, action: str) -> None:
        """The mouse came to a place or a button."""
