"""What views tell once: the events and the finished deals, all of them or those that are new."""

# Left as Python: it makes msgspec's structs.

from __future__ import annotations

from collections.abc import Callable

from fudaba.games.contract import Match
from fudaba.games.course import Course, course_of
from fudaba.games.events import Event
from fudaba.games.view import DealView, EventView, deal_view, event_view


class News:
    """What has happened in a match, of which a viewer knows so many events already."""

    def __init__(self, match: Match, since: int | None) -> None:
        self._match = match
        self._course: Course = course_of(match)
        self._since = since
        self.happened: int = self._course.happened
        self.begun: int = int(self._course.before)

    @property
    def is_first(self) -> bool:
        """Whether the viewer knows nothing yet."""
        return not self._since

    @property
    def deal(self) -> int:
        """The deal in progress, counted from 1; the last one when the match is over."""
        return int(self._course.number)

    def events(self) -> list[EventView]:
        """The events of the deal in progress; or all that are new."""
        course, pack = self._course, self._match.game.spec.pack
        shown: list[EventView] = course.shown
        shown += [event_view(pack, event) for event in course.journal[len(shown) :]]
        if self._since is None:
            return shown.copy()
        first = self._since - int(course.before)
        return shown[first:] if first >= 0 else self._earlier(first) + shown

    def _earlier(self, first: int) -> list[EventView]:
        """The last -`first` events of the deals before."""
        match, found = self._match, list[EventView]()
        pack = match.game.spec.pack
        for number in range(self.deal - 1, 0, -1):
            if first >= 0:
                break
            events = [event_view(pack, event) for event in match.events(number)]
            first += len(events)
            found = events[max(first, 0) :] + found
        return found

    def finished(
        self,
        date: Callable[[int], tuple[int | None, int | None]] = lambda place: (None, None),
        remarks: tuple[str, ...] = (),
    ) -> list[DealView]:
        """The finished deals, or those whose end is new; `date` gives the month and the year of
        the deal with so many before it, `remarks` are events that are told with a deal."""
        deals = self._match.deals
        first = 0
        if self._since is not None:
            end = 0
            while first < len(deals):
                is_last = first + 1 == self.deal
                end = self.happened if is_last else end + int(deals[first].happened)
                if end > self._since:
                    break
                first += 1
        pack = self._match.game.spec.pack
        for place in range(first, len(deals)):
            if deals[place].shown is None:
                is_last = place + 1 == self.deal
                happened = self.happened - self.begun if is_last else int(deals[place].happened)
                told = self._remarks(place, remarks)
                deals[place].shown = deal_view(pack, deals[place], *date(place), happened, told)
        return [deal.shown for deal in deals[first:]]

    def _remarks(self, place: int, kinds: tuple[str, ...]) -> list[Event]:
        if not kinds:
            return []
        return [event for event in self._match.events(place + 1) if event.kind in kinds]


def number_of(happened: int, match: Match, seat: int) -> int:
    """The number of a seat's view: of what others did only what everybody saw is counted, for that
    somebody was asked may be hidden (docs/decisions/004, 016)."""
    return happened + int(course_of(match).answers[seat])
