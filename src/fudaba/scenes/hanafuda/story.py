"""What happened in a deal of a flower card game, one sentence for every turn."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar, Final

from fudaba.games.view import EventView
from fudaba.locale import word
from fudaba.scenes.cards import index, short
from fudaba.scenes.phrases import listed, phrase, plain
from fudaba.scenes.scene import Phrase, Span, StoryLine
from fudaba.scenes.stage import Stage

#: Where a card may go.
_PLACED: Final = ("put", "lay", "trio")


class _Turn:
    """The turn being told."""

    def __init__(self, seat: int | None, event: int) -> None:
        self.seat = seat
        self.event = event
        self.parts: list[Phrase] = []
        self.cards = {"played": "", "played_took": "", "drawn": "", "drawn_took": ""}
        #: `played` or `drawn`, while the card has no place yet.
        self.open = ""


class TurnTeller(ABC):
    """Turns events into sentences, gathering those of one turn into one."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.language = stage.language
        self._lines: list[StoryLine] = []
        self._turn = _Turn(None, 0)

    @abstractmethod
    def remark(self, event: EventView) -> StoryLine | None:
        """The sentence for what is no card played or turned up; None where it needs none."""

    def tell(self, events: list[EventView], first: int) -> list[StoryLine]:
        """The sentences of a deal so far; the first of its events has this number."""
        for place, event in enumerate(events, first):
            self._take(event, place)
        self._close()
        return self._lines

    def words(self, event: EventView) -> str:
        """One event by itself."""
        if event.kind in ("play", "draw", *_PLACED):
            card = short(event.cards, self.language)
            took = short(event.took, self.language)
            return plain(self.said(f"step.{event.kind}", event.seat, card=card, took=took))
        if event.kind == "capture":
            return ""
        line = self.remark(event)
        return "" if line is None else plain(line.text)

    def who(self, seat: int | None) -> Span:
        """Who did something."""
        return Span("" if seat is None else self.stage.who(seat), "strong")

    def said(self, key: str, seat: int | None, **values: object) -> Phrase:
        """A sentence about what somebody did, in the second person where it is the viewer."""
        person = "_you" if seat is not None and seat == self.stage.seat else ""
        return phrase(f"scene.story.{key}{person}", self.language, who=self.who(seat), **values)

    def _take(self, event: EventView, place: int) -> None:
        if event.kind == "play":
            self._close()
            self._turn = _Turn(event.seat, place)
        if event.kind in ("play", "draw"):
            self._turn.open = "played" if event.kind == "play" else "drawn"
            self._turn.cards[self._turn.open] = event.cards
        elif event.kind in _PLACED:
            self._place(event)
        elif event.kind != "capture":
            self._close()
            line = self.remark(event)
            if line is not None:
                self._lines.append(_at(line, place))

    def _place(self, event: EventView) -> None:
        turn = self._turn
        how = turn.open or "drawn"
        turn.cards[f"{how}_took"] = event.took
        self._add(f"{how}_{event.kind}", short(event.took, self.language))

    def _add(self, key: str, took: Span) -> None:
        turn = self._turn
        card = short(turn.cards[turn.open or "drawn"], self.language)
        turn.parts.append(self.said(key, turn.seat, card=card, took=took))
        turn.open = ""

    def _close(self) -> None:
        """Ends the sentence of the turn, also where the turn is not over yet."""
        turn = self._turn
        if turn.open:
            self._add(f"{turn.open}_open", Span(""))
        if turn.parts:
            text: Phrase = []
            for part in turn.parts:
                text += [Span(word("scene.semicolon", self.language)), *part] if text else part
            cards = turn.cards
            self._lines.append(
                StoryLine(
                    text=text,
                    seat=turn.seat,
                    played=cards["played"],
                    played_took=cards["played_took"],
                    drawn=cards["drawn"],
                    drawn_took=cards["drawn_took"],
                    event=turn.event,
                )
            )
        self._turn = _Turn(None, 0)


def _at(line: StoryLine, event: int) -> StoryLine:
    return StoryLine(text=line.text, seat=line.seat, is_strong=line.is_strong, event=event)


class CallTeller(TurnTeller):
    """Tells what is called beside the cards in the words that the game has for its events."""

    #: Whose names an event lists: the shelf of the catalogue, by kind.
    SHELVES: ClassVar[dict[str, str]]
    #: Not worth noticing.
    PLAIN: ClassVar[tuple[str, ...]]

    def remark(self, event: EventView) -> StoryLine | None:
        shelf = self.SHELVES.get(event.kind)
        names = [
            self.stage.word(f"{shelf}.{name}") for name in (event.names.split() if shelf else ())
        ]
        codes = " ".join(index(card) for card in event.cards.split())
        text = phrase(
            f"{self.stage.game.name}.event.{event.kind}",
            self.language,
            who=self.who(event.seat),
            cards=Span(codes or "–", cards=event.cards),
            points=event.points,
            names=listed(names, self.language),
        )
        seat = None if event.kind in ("deal", "field", "end") else event.seat
        return StoryLine(text=text, seat=seat, is_strong=event.kind not in self.PLAIN)
