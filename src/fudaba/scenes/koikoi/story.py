"""What is said at a Koi-Koi table beside the cards."""

from __future__ import annotations

from fudaba.games.view import EventView
from fudaba.locale import has_word, word
from fudaba.scenes.cards import short
from fudaba.scenes.hanafuda.story import TurnTeller
from fudaba.scenes.phrases import listed, phrase, points_text
from fudaba.scenes.scene import StoryLine
from fudaba.scenes.stage import Stage


class KoiKoiTeller(TurnTeller):
    """The story of a deal of Koi-Koi."""

    def __init__(self, stage: Stage, deal: int) -> None:
        super().__init__(stage)
        self._deal = deal

    def remark(self, event: EventView) -> StoryLine | None:
        values: dict[str, object] = {
            "who": self.who(event.seat),
            "points": points_text(event.points, self.language),
        }
        key = f"koikoi.scene.story.{event.kind}"
        if event.kind == "deal":
            values["number"] = self._deal
            values["month"] = word(f"cards.month_name.{self._deal}", self.language)
        elif event.kind in ("gain", "instant"):
            names = [word(f"koikoi.yaku.{name}", self.language) for name in event.names.split()]
            values["yaku"] = listed(names, self.language)
            values["cards"] = short(event.cards, self.language)
        elif event.kind == "end":
            if event.names == "stop":
                return None  # The call has told it.
            key = f"koikoi.end.{event.names}"
        if event.seat is not None and event.seat == self.stage.seat and has_word(f"{key}_you"):
            key += "_you"
        text = phrase(key, self.language, **values)
        is_deal = event.kind == "deal"
        return StoryLine(text=text, seat=None if is_deal else event.seat, is_strong=not is_deal)
