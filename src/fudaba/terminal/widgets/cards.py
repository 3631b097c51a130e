"""A row or two of places: a hand, the field, a trick."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from textual import events
from textual.containers import Container

from fudaba.terminal.faces import Face
from fudaba.terminal.scene import Slot
from fudaba.terminal.widgets.card import CardBox, Look

WIDEST: Final = 10
NARROWEST: Final = 5

Facing = Callable[[tuple[str, ...]], Face]


class CardArea(Container):
    """Places side by side, in as many rows as the area is high; boxes narrow when they must."""

    DEFAULT_CSS = "CardArea { layout: grid; grid-gutter: 0; }"

    def __init__(self, facing: Facing, id: str) -> None:
        super().__init__(id=id)
        self._facing = facing
        self._slots: tuple[Slot, ...] = ()

    @property
    def boxes(self) -> list[CardBox]:
        """The places that hold something."""
        return list(self.query(CardBox))[: len(self._slots)]

    def show(self, slots: tuple[Slot, ...], looks: list[Look]) -> None:
        """Shows these places."""
        self._slots = slots
        boxes = list(self.query(CardBox))
        for index, (slot, look) in enumerate(zip(slots, looks, strict=True)):
            face = self._facing(slot.cards)
            if index < len(boxes):
                boxes[index].show(face, slot, look)
                boxes[index].display = True
            else:
                self.mount(CardBox(face, slot, look))
        for spare in boxes[len(slots) :]:
            spare.display = False
        self._fit()

    def on_resize(self, event: events.Resize) -> None:
        self._fit()

    def _fit(self) -> None:
        """As wide as there is room for, never wider than a card is."""
        width, height = self.content_size
        if width == 0 or height == 0:
            return
        card_height = 5 if self.screen.has_class("-tall") else 3
        rows = max(1, height // card_height)
        count = max(1, len(self._slots))
        fitting = width // -(-count // rows)
        card_width = max(NARROWEST, min(WIDEST, fitting))
        self.styles.grid_size_columns = max(1, width // card_width)
        self.styles.grid_columns = str(card_width)
        self.styles.grid_rows = str(card_height)
        for card in self.query(CardBox):
            card.styles.width = card_width
            card.styles.height = card_height
