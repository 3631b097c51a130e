"""What happened in a deal, a sentence for every trick and every declaration."""

from __future__ import annotations

from collections.abc import Callable

from fudaba.games.view import EventView
from fudaba.locale import Language, word
from fudaba.terminal.games.snapphana import combos, faces
from fudaba.terminal.scene import Line


class TrickTeller:
    """Turns events into sentences; the cards of a trick share one."""

    def __init__(self, who: Callable[[int], str], own: int, language: Language) -> None:
        self._who = who
        self._own = own
        self._language: Language = language
        self._lines: list[Line] = []
        #: Who played which card to the trick being told.
        self._played: list[tuple[int, str]] = []

    def tell(self, events: list[EventView]) -> list[Line]:
        """The sentences of a deal so far."""
        for event in events:
            if event.kind == "play" and event.seat is not None and event.cards:
                self._played.append((event.seat, event.cards))
            elif event.kind == "trick" and event.seat is not None:
                self._close(self._who(event.seat))
            elif event.kind not in ("play", "end"):
                self._remark(event)
        self._close("…")
        return self._lines

    def _close(self, taker: str) -> None:
        """Tells the trick, or as much of it as there is."""
        if not self._played:
            return
        parts = [f"{self._who(seat)} {faces.title(card)}" for seat, card in self._played]
        plays = word("terminal.comma", self._language).join(parts)
        text = word("terminal.snapphana.story.trick", self._language, plays=plays, who=taker)
        seats = [seat for seat, _ in self._played]
        self._lines.append(Line(text, self._own if self._own in seats else seats[0]))
        self._played = []

    def _remark(self, event: EventView) -> None:
        """A declaration is told before the card that follows it."""
        values: dict[str, object] = {
            "who": "" if event.seat is None else self._who(event.seat),
            "points": event.points,
            "cards": faces.titles(faces.in_order(event.cards)),
            "names": "",
        }
        if event.kind == "declare":
            values["names"] = combos.name(event.names, self._language)
            values["cards"] = faces.titles(combos.laid_out(event.names, event.cards))
        text = word(f"snapphana.event.{event.kind}", self._language, **values)
        plain = event.kind in ("deal", "discard")
        seat = None if event.kind in ("deal", "fjont_lost", "discards_lost") else event.seat
        self._lines.append(Line(text, seat, strong=not plain))
