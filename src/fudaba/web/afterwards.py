"""After a match: its record, its sheets, every moment of it again, and its review."""

from __future__ import annotations

from typing import Any

import msgspec

from fudaba.games.contract import Match
from fudaba.locale import Language
from fudaba.records import toml_form
from fudaba.refusal import Refusal
from fudaba.tables.live import Live
from fudaba.tables.record import record_of_table
from fudaba.web import access
from fudaba.web.call import Call
from fudaba.web.messages import MovePlace, Replayed, ReplayedMove
from fudaba.web.seating import found


async def _finished(call: Call) -> tuple[Live, Match]:
    """A finished table, for those who played; and for all who could watch it."""
    live = await found(call)
    table = live.table
    if not access.may_watch(table, call.person.id, call.query("invite")):
        raise Refusal("tables.only_players")
    if table.state != "over" or table.match is None:
        raise Refusal("tables.not_over")
    return live, table.match


def _seat(call: Call, live: Live) -> int | None:
    """The seat from which a match is looked at."""
    asked = call.number("seat")
    if asked is not None:
        if asked >= len(live.table.seats):
            raise Refusal("tables.nobody_there")
        return asked
    own = live.table.seats_of(call.person.id)
    return own[0] if own else None


async def record(call: Call) -> bytes:
    """The record, to keep."""
    live, _ = await _finished(call)
    access.own_seat(live.table, call.person.id)
    return toml_form.dump(record_of_table(live.table, call.language)).encode()


async def sheets(call: Call) -> Any:
    """The score sheets."""
    live, match = await _finished(call)
    seat = _seat(call, live)
    stage = call.house.faces.stage(live, seat, call.language)
    return stage.sheets(match.view(seat))


async def replay(call: Call) -> Replayed:
    """A moment: the match after so many moves."""
    live, _ = await _finished(call)
    table = live.table
    of = len(table.moves)
    at = call.number("at")
    at = of if at is None else at
    if at > of:
        raise Refusal("tables.no_such_moment", of=of)
    seat = _seat(call, live)
    match, told = _moment(live, at)
    view = match.view(seat)
    played = table.moves[at - 1] if at else None
    is_open = call.query("open") == "1"
    return Replayed(
        scene=msgspec.Raw(_scene(call, live, match, seat, call.language, told)),
        view=msgspec.Raw(msgspec.json.encode(view)),
        at=at,
        of=of,
        move=ReplayedMove(*played) if played else None,
        moves=_places(live),
        hands=[match.view(place).hands[place].cards for place in range(len(table.seats))]
        if is_open
        else None,
    )


def _moment(live: Live, at: int) -> tuple[Match, int]:
    """The match after so many moves, and how many events there had been before the last one."""
    table = live.table
    match = table.game.new(table.seed)
    told = 0
    for place, (_, texts) in enumerate(table.moves[:at]):
        if place == at - 1:
            told = match.view(None, since=0).happened
        for text in texts:
            match.apply_text(text)
    return match, told


def _places(live: Live) -> list[MovePlace]:
    """Where all moves of the match stand."""
    table = live.table
    match = table.game.new(table.seed)
    found: list[MovePlace] = []
    deal, ply = 1, 0
    for seat, texts in table.moves:
        if len(match.deals) + 1 != deal:
            deal, ply = len(match.deals) + 1, 0
        found.append(MovePlace(deal=deal, ply=ply + 1, seat=seat, actions=list(texts)))
        for text in texts:
            match.apply_text(text)
        ply += len(texts)
    return found


def _scene(
    call: Call, live: Live, match: Match, seat: int | None, language: Language, told: int
) -> bytes:
    stage = call.house.faces.stage(live, seat, language)
    return msgspec.json.encode(stage.scene(match.view(seat), told))


async def review(call: Call) -> Any:
    """What the decisions of a seat were worth; computed by a worker."""
    live, _ = await _finished(call)
    own = live.table.seats_of(call.person.id)
    if not own:
        raise Refusal("tables.only_players")
    seat = call.number("seat")
    seat = own[0] if seat is None else seat
    if seat not in own:
        raise Refusal("tables.only_players")
    return await call.house.reviews.of(live, seat, call.language)
