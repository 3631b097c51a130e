"""What is said at a Hachijuu table beside the cards."""

from __future__ import annotations

from typing import ClassVar

from fudaba.games.view import EventView
from fudaba.scenes.eights.story import EightsTeller
from fudaba.scenes.stage import Stage


class HachijuuTeller(EightsTeller):
    """The story of a deal of Hachijuu."""

    SHELVES: ClassVar[dict[str, str]] = {"announce": "teyaku", "gain": "dekiyaku"}
    PLAIN: ClassVar[tuple[str, ...]] = ("deal", "in", "put_out")

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self._rate = 1

    def values(self, event: EventView) -> dict[str, object]:
        if event.kind == "double":
            self._rate = event.points
        return super().values(event) | {"rate": self._rate}
