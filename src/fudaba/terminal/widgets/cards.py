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
#: Wide enough for a word.
ROOMY: Final = 7
#: Rows of a card: on an ordinary terminal, and on a high one.
LOW: Final = 3
HIGH: Final = 5

Facing = Callable[[tuple[str, ...]], Face]


def height_for(count: int, width: int, room: int, tall: bool) -> int:
    """How high an area should be for so many cards: the largest ones that the room allows."""
    heights = (HIGH, LOW) if tall else (LOW,)
    sizes = [(high, wide) for high in heights for wide in (ROOMY, NARROWEST)]
    for high, wide in sizes:
        per_row = max(1, width // wide)
        needed = -(-max(1, count) // per_row) * high
        if needed <= room:
            break
    return needed


class CardArea(Container):
    """Places side by side, in as many rows as the area is high; boxes narrow when they must."""

    DEFAULT_CSS = "CardArea { layout: grid; grid-gutter: 0; }"

    def __init__(self, facing: Facing, id: str, widest: int = WIDEST) -> None:
        super().__init__(id=id)
        self._facing = facing
        self._widest = widest
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
        count = max(1, len(self._slots))
        card_height = self._card_height(count)
        rows = max(1, height // card_height)
        fitting = width // -(-count // rows)
        card_width = max(NARROWEST, min(self._widest, fitting))
        self.styles.grid_size_columns = max(1, width // card_width)
        self.styles.grid_columns = str(card_width)
        self.styles.grid_rows = str(card_height)
        for card in self.query(CardBox):
            card.styles.width = card_width
            card.styles.height = card_height

    def _card_height(self, count: int) -> int:
        """High cards on a high terminal, unless they are too many for it."""
        width, height = self.content_size
        if not self.screen.has_class("-tall"):
            return LOW
        return HIGH if count <= height // HIGH * (width // NARROWEST) else LOW
