"""What happened in a deal of a hanafuda game, one sentence for every turn."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import ClassVar

from fudaba.games.view import EventView
from fudaba.locale import Language, word
from fudaba.terminal.faces import all_called, called, titles
from fudaba.terminal.scene import Line


class Teller(ABC):
    """Turns events into sentences, gathering those of one turn into one."""

    def __init__(self, who: Callable[[int], str], language: Language) -> None:
        self._who = who
        self._language: Language = language
        self._lines: list[Line] = []
        # The turn being told.
        self._seat: int | None = None
        self._parts: list[str] = []
        self._card = ""
        self._drawn = False
        self._placed = True

    @abstractmethod
    def remark(self, event: EventView) -> Line | None:
        """The sentence for what is no card played or turned up; None where it needs none."""

    def tell(self, events: list[EventView]) -> list[Line]:
        """The sentences of a deal so far."""
        for event in events:
            self._take(event)
        self._close()
        return self._lines

    def name(self, seat: int | None) -> str:
        """Who did something."""
        return "" if seat is None else self._who(seat)

    def listed(self, names: list[str]) -> str:
        """Several words in a row."""
        return word("terminal.comma", self._language).join(names)

    def _say(self, key: str, **values: object) -> str:
        return word(f"terminal.story.{key}", self._language, **values)

    def _take(self, event: EventView) -> None:
        if event.kind in ("play", "draw"):
            if event.kind == "play":
                self._close()
                self._seat = event.seat
            self._drawn = event.kind == "draw"
            self._card = event.cards
            self._placed = False
        elif event.kind in ("put", "lay", "trio"):
            self._place(event)
        elif event.kind == "capture":
            self._parts.append(self._say("capture", cards=titles(event.cards)))
        else:
            self._close()
            line = self.remark(event)
            if line is not None:
                self._lines.append(line)

    def _place(self, event: EventView) -> None:
        how = "drawn" if self._drawn else "played"
        under = " ".join(card for card in event.cards.split() if card != self._card)
        self._parts.append(
            self._say(
                f"{how}_{event.kind}",
                who=self.name(event.seat),
                card=called(self._card, self._language),
                under=all_called(under, self._language) if under else "",
            )
        )
        self._placed = True

    def _close(self) -> None:
        """Ends the sentence of the turn, also where the turn is not over yet."""
        if not self._placed:
            how = "drawn" if self._drawn else "played"
            card = called(self._card, self._language)
            self._parts.append(self._say(f"{how}_open", who=self.name(self._seat), card=card))
            self._placed = True
        if self._parts:
            joined = word("terminal.semicolon", self._language).join(self._parts)
            self._lines.append(Line(joined, self._seat))
            self._parts = []


class CallTeller(Teller):
    """Tells what is called beside the cards in the words that the game has for its events."""

    GAME: ClassVar[str]
    #: Whose names an event lists.
    SHELVES: ClassVar[dict[str, str]]
    #: Not worth a sentence in bold.
    PLAIN: ClassVar[tuple[str, ...]]

    def remark(self, event: EventView) -> Line | None:
        shelf = self.SHELVES.get(event.kind)
        names = [
            word(f"{self.GAME}.{shelf}.{name}", self._language)
            for name in (event.names.split() if shelf else ())
        ]
        text = word(
            f"{self.GAME}.event.{event.kind}",
            self._language,
            who=self.name(event.seat),
            cards=titles(event.cards) or "–",
            points=event.points,
            names=self.listed(names),
        )
        seat = None if event.kind in ("deal", "field", "end") else event.seat
        return Line(text, seat, strong=event.kind not in self.PLAIN)
