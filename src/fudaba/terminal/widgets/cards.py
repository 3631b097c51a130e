"""A row or two of places: a hand, the field, a trick."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from textual import events
from textual.containers import Container
from textual.widget import Widget

from fudaba.terminal.faces import Face
from fudaba.terminal.scene import Slot
from fudaba.terminal.widgets.card import CardBox, Look

WIDEST: Final = 10
#: So much wider a card may be on a very large terminal.
GRAND_EXTRA: Final = 4
NARROWEST: Final = 5
#: Wide enough for a word.
ROOMY: Final = 7
#: Rows of a card: on an ordinary terminal, on a high one, and on a very large one.
LOW: Final = 3
HIGH: Final = 5
GRAND: Final = 7

Facing = Callable[[tuple[str, ...]], Face]


def heights_of(screen: Widget) -> tuple[int, ...]:
    """The rows that a card may have on this screen, the most first."""
    if screen.has_class("-grand"):
        return GRAND, HIGH, LOW
    return (HIGH, LOW) if screen.has_class("-tall") else (LOW,)


def height_for(count: int, width: int, room: int, heights: tuple[int, ...]) -> int:
    """How high an area should be for so many cards: the largest ones that the room allows."""
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
        card_width = max(NARROWEST, min(self._most_width, fitting))
        self.styles.grid_size_columns = max(1, width // card_width)
        self.styles.grid_columns = str(card_width)
        self.styles.grid_rows = str(card_height)
        for card in self.query(CardBox):
            card.styles.width = card_width
            card.styles.height = card_height

    @property
    def holds_all(self) -> bool:
        """Whether the area has room for all its cards, at their smallest."""
        width, height = self.content_size
        return len(self._slots) <= width // NARROWEST * (height // LOW)

    @property
    def _most_width(self) -> int:
        return self._widest + (GRAND_EXTRA if self.screen.has_class("-grand") else 0)

    def _card_height(self, count: int) -> int:
        """The highest cards that there is room for; rather lower ones than cut words."""
        width, height = self.content_size
        for wide in (ROOMY, NARROWEST):
            for high in heights_of(self.screen):
                if count <= height // high * (width // wide):
                    return high
        return LOW
