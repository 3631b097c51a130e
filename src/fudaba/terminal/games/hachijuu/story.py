"""What is said at a Hachijuu table beside the cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from fudaba.games.view import EventView
from fudaba.locale import Language, word
from fudaba.terminal.games.story import CallTeller
from fudaba.terminal.scene import Line


class HachijuuTeller(CallTeller):
    """The story of a deal of Hachijuu."""

    GAME: ClassVar[str] = "hachijuu"
    SHELVES: ClassVar[dict[str, str]] = {"announce": "teyaku", "gain": "dekiyaku"}
    PLAIN: ClassVar[tuple[str, ...]] = ("deal", "in", "put_out")

    def __init__(self, who: Callable[[int], str], language: Language) -> None:
        super().__init__(who, language)
        self._rate = 1

    def remark(self, event: EventView) -> Line | None:
        if event.kind == "double":
            self._rate = event.points
        if event.kind != "end":
            return super().remark(event)
        told = {"who": self.name(event.seat), "rate": self._rate}
        return Line(word("terminal.hachijuu.story.end", self._language, **told), strong=True)
