"""What is said at a Hachi-Hachi table beside the cards."""

from __future__ import annotations

from typing import ClassVar

from fudaba.games.hachihachi.view import HachiHachiView
from fudaba.games.view import EventView
from fudaba.scenes.eights.story import EightsTeller
from fudaba.scenes.hachihachi.field import field_name
from fudaba.scenes.hachihachi.money import money
from fudaba.scenes.phrases import listed, phrase
from fudaba.scenes.scene import StoryLine
from fudaba.scenes.stage import Stage


class HachiHachiTeller(EightsTeller):
    """The story of a deal of Hachi-Hachi."""

    SHELVES: ClassVar[dict[str, str]] = {"declare": "teyaku", "gain": "dekiyaku"}
    PLAIN: ClassVar[tuple[str, ...]] = ("field", "look", "stay", "white", "forced_in")

    def __init__(self, stage: Stage, view: HachiHachiView) -> None:
        super().__init__(stage)
        self._view = view

    def values(self, event: EventView) -> dict[str, object]:
        found = super().values(event)
        if event.kind == "field":
            found["field"] = field_name(self.stage, event.points)
        elif event.kind in ("drop", "compensation", "repay"):
            found["amount"] = money(event.points, self._view.kan_points, self.language)
        return found

    def remark(self, event: EventView) -> StoryLine | None:
        if event.kind == "end" and event.names in ("shoubu", "cancel"):
            return None  # The call has told it.
        if event.kind == "end" and event.names == "void":
            text = phrase("hachihachi.end.void", self.language)
            return StoryLine(text=text, is_strong=True)
        if event.kind == "compensation":
            return self._compensated(event)
        return super().remark(event)

    def _compensated(self, event: EventView) -> StoryLine:
        """Who pays how much, where the ledger of the deal still shows it."""
        paid: dict[int, int] = {}
        for one in self._view.paid:
            if one.payee == event.seat and isinstance(one.payer, int):
                paid[one.payer] = paid.get(one.payer, 0) + one.amount
        shares = [
            self.stage.word("scene.story.share", who=self.stage.who(payer), amount=amount)
            for payer, amount in paid.items()
        ]
        key = "nothing"
        if event.points:
            key = "compensation_shares" if sum(paid.values()) == event.points else "compensation"
        if event.seat == self.stage.seat:
            key += "_you"
        values = {**self.values(event), "shares": listed(shares, self.language)}
        text = phrase(f"hachihachi.scene.story.{key}", self.language, **values)
        return StoryLine(text=text, seat=event.seat, is_strong=bool(event.points))
