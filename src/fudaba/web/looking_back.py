"""A table as it was earlier in the deal, for those who sit there or look on."""

from __future__ import annotations

from fudaba.games.contract import Match
from fudaba.games.course import course_of
from fudaba.refusal import Refusal
from fudaba.scenes.scene import Scene
from fudaba.tables.live import Live
from fudaba.web import access
from fudaba.web.call import Call
from fudaba.web.seating import found


async def moment(call: Call) -> Scene:
    """What somebody saw when so many events had happened."""
    live = await found(call)
    table = live.table
    if not access.may_watch(table, call.person.id, call.query("invite")):
        raise Refusal("tables.only_players")
    if table.match is None:
        raise Refusal("tables.not_begun")
    seat = _seat(call, live)
    now = table.match.view(seat)
    happened = call.number("happened")
    if happened is None or not now.begun < happened <= now.happened:
        raise Refusal("tables.no_such_event")
    then = _then(live, happened).view(seat)
    # What may no longer be looked at is not seen by going back either (SN-R38).
    if then.events != now.events[: len(then.events)]:
        raise Refusal("tables.no_looking_back")
    stage = call.house.faces.stage(live, seat, call.language)
    scene: Scene = stage.scene(then, happened)
    return scene


def _seat(call: Call, live: Live) -> int | None:
    """One's own seat; the one that is asked for where a device has several."""
    own = live.table.seats_of(call.person.id)
    asked = call.number("seat")
    if asked is None:
        return own[0] if own else None
    if asked not in own:
        raise Refusal("tables.foreign_seat")
    return asked


def _then(live: Live, happened: int) -> Match:
    """The match when so many events had happened."""
    table = live.table
    match = table.game.new(table.seed)
    for text in table.actions():
        if course_of(match).happened >= happened:
            break
        match.apply_text(text)
    return match
