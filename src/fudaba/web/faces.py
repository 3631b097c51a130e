"""What a viewer is sent of a table: the scene or the view, and the table around it.

Everything is built when it can be sent, from the newest state, and kept for the others who see
the same until the table changes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Literal, NamedTuple
from weakref import WeakKeyDictionary

import msgspec

from fudaba.games.course import course_of
from fudaba.games.view import View
from fudaba.locale import Language, game_word, word
from fudaba.locale.names import bot_name
from fudaba.tables.live import Live
from fudaba.tables.table import Table
from fudaba.web.messages import SeatInfo, TableAround, Turn

Form = Literal["scene", "view"]

_NULL: Final = b"null"
_encode = msgspec.json.Encoder().encode


class Face(NamedTuple):
    """What one viewer sees."""

    #: The scene or the view as JSON.
    written: bytes
    #: How many events of the match it has told.
    happened: int
    #: Who is asked now is hidden from the viewer.
    is_secret: bool


class Showing:
    """What has been built for the present version of a table."""

    def __init__(self, live: Live) -> None:
        self.version = live.version
        self.views: dict[int, dict[int | None, View]] = {}
        self.faces: dict[object, Face] = {}


class Faces:
    """All tables as their viewers see them."""

    def __init__(self) -> None:
        self._stages: WeakKeyDictionary[Live, dict[object, Any]] = WeakKeyDictionary()

    def match_state(
        self, live: Live, seat: int | None, language: Language, form: Form, told: int
    ) -> Face:
        """The scene or the view for somebody who has been told so many events."""
        match = live.table.match
        if match is None:
            return Face(_NULL, 0, False)
        course = course_of(match)
        happened = course.happened
        told = min(told, happened)
        showing = self._showing(live)
        key = (seat, language if form == "scene" else "", form, told)
        face = showing.faces.get(key)
        if face is None:
            since = told if form == "view" else min(told, int(course.before))
            view = self._view(live, showing, seat, since)
            shown: Any = view
            if form == "scene":
                shown = self.stage(live, seat, language).scene(view, told)
            is_secret = view.to_play is None and not view.is_over
            face = showing.faces[key] = Face(_encode(shown), happened, is_secret)
        return face

    @staticmethod
    def _showing(live: Live) -> Showing:
        showing = live.showing
        if not isinstance(showing, Showing) or showing.version != live.version:
            showing = live.showing = Showing(live)
        return showing

    def _view(self, live: Live, showing: Showing, seat: int | None, since: int) -> View:
        """A view; with it those of the others who are here, who will want theirs too."""
        views = showing.views.setdefault(since, {})
        if seat not in views:
            match = live.table.match
            assert match is not None
            wanted = {seat, *self._seats_here(live)} - views.keys()
            order = list(wanted)
            views.update(zip(order, match.views(order, since or None), strict=True))
        return views[seat]

    @staticmethod
    def _seats_here(live: Live) -> list[int | None]:
        return [seat for guest in live.guests if (seat := guest.looks_from()) is not None]

    def stage(self, live: Live, seat: int | None, language: Language) -> Any:
        """What turns views into scenes for one viewer."""
        from fudaba.scenes.registry import stage

        known = self._stages.setdefault(live, {})
        names = names_of(live.table, language)
        key = (seat, language, tuple(names))
        if key not in known:
            known[key] = stage(live.table.game, names, seat, language)
        return known[key]


def names_of(table: Table, language: Language) -> list[str]:
    """What everybody at a table is called; bots of one level are numbered."""
    levels = [seat.level for seat in table.seats]
    names: list[str] = []
    for place, seat in enumerate(table.seats):
        if seat.level:
            several = levels.count(seat.level) > 1
            number = levels[: place + 1].count(seat.level) if several else None
            names.append(bot_name(seat.level, language, number))
        else:
            names.append(seat.name or word("tables.guest", language))
    return names


def table_info(
    live: Live, person: str, language: Language, shown: int | None = None
) -> TableAround:
    """A table, for one person; on a device with several seats `shown` is the one uncovered."""
    table, setup = live.table, live.table.setup
    names = names_of(table, language)
    own = table.seats_of(person)
    turn = None
    if len(own) > 1 and table.to_play in own and table.to_play != shown:
        assert table.to_play is not None
        turn = Turn(table.to_play, names[table.to_play])
    return TableAround(
        id=table.id,
        game=setup.game,
        title=game_word(setup.game, "name", language),
        preset=setup.preset,
        options=table.game.overrides,
        seats=[_seat(live, place, names, person) for place in range(len(table.seats))],
        state=table.state,
        public=setup.public,
        practice=setup.practice,
        hints=setup.hints or setup.practice,
        onlookers=setup.onlookers,
        patience=setup.patience,
        invite=setup.invite if own else None,
        turn=turn,
        can_take_back=can_take_back(table, own),
        record_id=table.id if table.state == "over" else None,
        rematch=(table.followed_by or None) if own else None,
    )


def can_take_back(table: Table, own: Sequence[int]) -> bool:
    """Whether there is something to take back."""
    if not table.setup.practice or table.state != "playing":
        return False
    return any(table.last_decision(seat) is not None for seat in own)


def _seat(live: Live, place: int, names: list[str], person: str) -> SeatInfo:
    seat = live.table.seats[place]
    return SeatInfo(
        seat=place,
        kind=seat.kind,
        name=names[place] if seat.kind != "open" else "",
        level=seat.level or None,
        is_me=seat.person == person != "",
        present=seat.kind == "bot" or (seat.kind == "person" and live.is_here(seat.person)),
        away_since=live.away_since(place),
        patience_ends=live.patience_ends(place),
        left=seat.has_left,
        stand_in=seat.stand_in or None,
        device=seat.device,
    )
