"""What is said at a Hachi-Hachi table beside the cards."""

from __future__ import annotations

from typing import ClassVar

from fudaba.games.view import EventView
from fudaba.locale import word
from fudaba.terminal.games.story import CallTeller
from fudaba.terminal.scene import Line


class HachiHachiTeller(CallTeller):
    """The story of a deal of Hachi-Hachi."""

    GAME: ClassVar[str] = "hachihachi"
    SHELVES: ClassVar[dict[str, str]] = {"declare": "teyaku", "gain": "dekiyaku"}
    PLAIN: ClassVar[tuple[str, ...]] = (
        "field",
        "look",
        "stay",
        "white",
        "forced_in",
        "driven_out",
    )

    def remark(self, event: EventView) -> Line | None:
        if event.kind == "end":
            if event.names in ("shoubu", "cancel"):
                return None  # The call has told it.
            if event.names == "void":
                return Line(word("hachihachi.end.void", self._language), strong=True)
        return super().remark(event)
