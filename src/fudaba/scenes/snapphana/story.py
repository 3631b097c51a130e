"""What happened in a deal, a sentence for every trick and every declaration."""

from __future__ import annotations

from fudaba.games.view import EventView
from fudaba.scenes.phrases import phrase, plain
from fudaba.scenes.scene import Phrase, Span, StoryLine
from fudaba.scenes.snapphana import combos
from fudaba.scenes.snapphana.cards import in_order, signed
from fudaba.scenes.stage import Stage

#: Not worth noticing, and about nobody.
_PLAIN = ("deal", "discard")
_NOBODY = ("deal", "fjont_lost", "discards_lost")


class TrickTeller:
    """Turns events into sentences; the cards of a trick share one."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._lines: list[StoryLine] = []
        #: Who played which card to the trick being told, and the event with which it began.
        self._played: list[tuple[int, str]] = []
        self._first = 0

    def tell(self, events: list[EventView], first: int) -> list[StoryLine]:
        """The sentences of a deal so far; the first of its events has this number.

        A trick that may no longer be looked at has no cards, and no sentence (SN-R38).
        """
        for place, event in enumerate(events, first):
            if event.kind == "play" and event.seat is not None:
                if event.cards:
                    self._first = self._first if self._played else place
                    self._played.append((event.seat, event.cards))
            elif event.kind == "trick" and event.seat is not None:
                self._close(Span(self._stage.who(event.seat), "strong"))
            elif event.kind != "end":
                self._remark(event, place)
        self._close(Span("…"))
        return self._lines

    def words(self, event: EventView) -> str:
        """One event by itself."""
        return plain(self._sentence(event))

    def _close(self, taker: Span) -> None:
        """Tells the trick, or as much of it as there is."""
        if not self._played:
            return
        text: Phrase = []
        for seat, card in self._played:
            text += [Span(self._stage.say("comma"))] if text else []
            text += [Span(f"{self._stage.who(seat)} "), signed([card])]
        text += [Span(" → "), taker]
        seats = [seat for seat, _ in self._played]
        own = self._stage.seat
        self._lines.append(
            StoryLine(
                text=text,
                seat=own if own in seats else seats[0],
                played=" ".join(card for _, card in self._played),
                event=self._first,
            )
        )
        self._played = []

    def _remark(self, event: EventView, place: int) -> None:
        """A declaration is told before the card that follows it."""
        self._lines.append(
            StoryLine(
                text=self._sentence(event),
                seat=None if event.kind in _NOBODY else event.seat,
                is_strong=event.kind not in _PLAIN,
                event=place,
            )
        )

    def _sentence(self, event: EventView) -> Phrase:
        cards = in_order(event.cards.split())
        names = ""
        if event.kind == "declare":
            names = combos.name(event.names, self._stage.language)
            cards = combos.laid_out(event.names, event.cards)
        return phrase(
            f"snapphana.event.{event.kind}",
            self._stage.language,
            who=Span("" if event.seat is None else self._stage.who(event.seat), "strong"),
            points=event.points,
            n=event.points,
            cards=signed(cards),
            names=names,
        )
