"""What is said at a Hachi-Hachi table beside the cards."""

from __future__ import annotations

from typing import Final

from fudaba.games.view import EventView
from fudaba.locale import word
from fudaba.terminal.faces import titles
from fudaba.terminal.games.story import Teller
from fudaba.terminal.scene import Line

#: Whose names an event lists.
_SHELVES: Final = {"declare": "teyaku", "gain": "dekiyaku"}
#: Not worth a sentence in bold.
_PLAIN: Final = ("field", "look", "stay", "white", "forced_in", "driven_out")


class HachiHachiTeller(Teller):
    """The story of a deal of Hachi-Hachi."""

    def remark(self, event: EventView) -> Line | None:
        if event.kind == "end":
            if event.names in ("shoubu", "cancel"):
                return None  # The call has told it.
            if event.names == "void":
                return Line(word("hachihachi.end.void", self._language), strong=True)
        shelf = _SHELVES.get(event.kind)
        names = [
            word(f"hachihachi.{shelf}.{name}", self._language)
            for name in (event.names.split() if shelf else ())
        ]
        text = word(
            f"hachihachi.event.{event.kind}",
            self._language,
            who=self.name(event.seat),
            cards=titles(event.cards) or "–",
            points=event.points,
            names=self.listed(names),
        )
        seat = None if event.kind in ("field", "end") else event.seat
        return Line(text, seat, strong=event.kind not in _PLAIN)
