"""What is said at a Koi-Koi table beside the cards."""

from __future__ import annotations

from collections.abc import Callable

from fudaba.games.view import EventView
from fudaba.locale import Language, word
from fudaba.terminal.faces import titles
from fudaba.terminal.games.story import Teller
from fudaba.terminal.phrases import points_text
from fudaba.terminal.scene import Line


class KoiKoiTeller(Teller):
    """The story of a deal of Koi-Koi."""

    def __init__(self, who: Callable[[int], str], language: Language, deal: int) -> None:
        super().__init__(who, language)
        self._deal = deal

    def remark(self, event: EventView) -> Line | None:
        values: dict[str, object] = {
            "who": self.name(event.seat),
            "points": points_text(event.points, self._language),
        }
        if event.kind == "deal":
            values["number"] = self._deal
            values["month"] = word(f"cards.month_name.{self._deal}", self._language)
        elif event.kind in ("gain", "instant"):
            names = [word(f"koikoi.yaku.{name}", self._language) for name in event.names.split()]
            values["yaku"] = self.listed(names)
            values["cards"] = titles(event.cards)
        elif event.kind == "end":
            if event.names == "stop":
                return None  # The call has told it.
            values["end"] = word(f"koikoi.end.{event.names}", self._language)
        text = word(f"terminal.koikoi.story.{event.kind}", self._language, **values)
        return Line(text) if event.kind == "deal" else Line(text, event.seat, strong=True)
