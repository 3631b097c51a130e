"""What is said at a table of Hachi-Hachi or Hachijuu beside the cards."""

from __future__ import annotations

from typing import ClassVar

from fudaba.games.view import EventView
from fudaba.locale import has_word
from fudaba.scenes.cards import short
from fudaba.scenes.hanafuda.story import TurnTeller
from fudaba.scenes.phrases import listed, phrase
from fudaba.scenes.scene import StoryLine


class EightsTeller(TurnTeller):
    """Tells what is called, in the second person where the viewer did it."""

    #: Whose names an event lists: the shelf of the catalogue, by kind.
    SHELVES: ClassVar[dict[str, str]]
    #: Not worth noticing.
    PLAIN: ClassVar[tuple[str, ...]]
    #: Told of the table, not of a player.
    IMPERSONAL: ClassVar[tuple[str, ...]] = ("deal", "field", "end")

    def values(self, event: EventView) -> dict[str, object]:
        """What the sentence of an event may name."""
        shelf = self.SHELVES.get(event.kind)
        names = [
            self.stage.word(f"{shelf}.{name}") for name in (event.names.split() if shelf else ())
        ]
        return {
            "who": self.who(event.seat),
            "cards": short(event.cards, self.language),
            "n": event.points,
            "names": listed(names, self.language),
        }

    def remark(self, event: EventView) -> StoryLine | None:
        key = f"{self.stage.game.name}.scene.story.{event.kind}"
        if event.seat is not None and event.seat == self.stage.seat and has_word(f"{key}_you"):
            key += "_you"
        text = phrase(key, self.language, **self.values(event))
        seat = None if event.kind in self.IMPERSONAL else event.seat
        return StoryLine(text=text, seat=seat, is_strong=event.kind not in self.PLAIN)
