"""Laying tables, sitting down, getting up, and the lists."""

from __future__ import annotations

import logging
from io import BytesIO

import msgspec
import segno
from msgspec import structs

from fudaba.games.registry import spec
from fudaba.locale import Language, game_word, word
from fudaba.locale.names import bot_name
from fudaba.refusal import Refusal
from fudaba.tables import statements
from fudaba.tables.live import Live
from fudaba.tables.rematch import rematch as play_again
from fudaba.tables.row import Listed, Summary
from fudaba.tables.setup import SeatSetup, Setup, new_secret
from fudaba.tables.store import StoreTrouble
from fudaba.web import access
from fudaba.web.call import Call, address_of
from fudaba.web.faces import table_info
from fudaba.web.messages import (
    CardSeat,
    LaidTable,
    Lists,
    NewId,
    NewSeat,
    NewTable,
    OneSeat,
    Sit,
    TableCard,
    TableInfo,
)
from fudaba.web.people import clean

log = logging.getLogger("fudaba.seating")

#: Tables in one list.
MOST = 50


async def lay(call: Call) -> LaidTable:
    """Lays a table."""
    wanted: NewTable = call.body
    if not call.house.laying.take(address_of(call.connection)):
        raise Refusal("tables.too_many_tables")
    if wanted.seed is not None and not call.house.settings.test_seeds:
        raise Refusal("tables.no_seeds")
    if sum(seat.kind == "me" for seat in wanted.seats) > 1:
        raise Refusal("tables.one_me")
    setup = Setup(
        game=wanted.game,
        preset=wanted.preset or next(iter(spec(wanted.game).presets), None),
        options=wanted.options,
        seats=[_seat(call, seat, place) for place, seat in enumerate(wanted.seats)],
        invite=new_secret(),
        public=wanted.public,
        practice=wanted.practice,
        hints=wanted.hints,
        onlookers=wanted.onlookers,
        patience=wanted.patience,
    )
    live = await call.house.hall.lay(setup, wanted.seed)
    return LaidTable(live.table.id, setup.invite)


def _seat(call: Call, wanted: NewSeat, place: int) -> SeatSetup:
    if wanted.kind == "bot":
        return SeatSetup(kind="bot", level=wanted.level or "greedy")
    if wanted.kind in ("open", "invited"):
        return SeatSetup(kind="open", invited=wanted.kind == "invited")
    # Several on one device are told apart by their seats, whoever they are.
    is_device = wanted.kind == "device"
    unnamed = word("tables.player", call.language, n=place + 1) if is_device else own_name(call)
    return SeatSetup(
        kind="person",
        person=call.person.id,
        name=clean(wanted.name) or unnamed,
        device=is_device,
    )


def own_name(call: Call) -> str:
    """What somebody is called who has not said."""
    return call.person.name or f"{word('tables.guest', call.language)} {call.person.id[:3]}"


async def found(call: Call) -> Live:
    """The table of the path, for somebody who may see it."""
    live = await call.house.hall.table(call.path["id"])
    access.check_see(live.table, call.person.id, call.query("invite"))
    return live


def _info(call: Call, live: Live) -> TableInfo:
    info = table_info(live, call.person.id, call.language)
    return TableInfo(**structs.asdict(info), now=round(call.house.hall.now(), 1))


async def table(call: Call) -> TableInfo:
    """A table."""
    return _info(call, await found(call))


async def sit(call: Call) -> TableInfo:
    """Takes a seat."""
    wanted: Sit = call.body
    live = await call.house.hall.table(call.path["id"])
    hall, name = call.house.hall, own_name(call)
    await access.sit(hall, live, call.person.id, name, wanted.seat, wanted.invite)
    return _info(call, live)


async def leave(call: Call) -> TableInfo:
    """Gets up."""
    live = await found(call)
    await access.leave(call.house.hall, live, call.person.id)
    return _info(call, live)


async def bot(call: Call) -> TableInfo:
    """Lets a bot play for somebody."""
    wanted: OneSeat = call.body
    live = await found(call)
    await access.let_bot_play(call.house.hall, live, call.person.id, wanted.seat)
    return _info(call, live)


async def back(call: Call) -> TableInfo:
    """Takes a seat back."""
    live = await found(call)
    access.own_seat(live.table, call.person.id)
    await access.come_back(call.house.hall, live, call.person.id)
    return _info(call, live)


async def rematch(call: Call) -> NewId:
    """A new table with the same people; whoever asks second is led to the same one."""
    live = await found(call)
    access.own_seat(live.table, call.person.id)
    return NewId(await play_again(call.house.hall, live, call.person.id))


async def qr(call: Call) -> bytes:
    """The invitation as a picture that a camera reads."""
    live = await found(call)
    invite = call.query("invite")
    if not access.is_invited(live.table, invite):
        access.own_seat(live.table, call.person.id)
        invite = live.table.setup.invite
    base = str(call.connection.base_url).rstrip("/")
    picture = BytesIO()
    code = segno.make(f"{base}/t/{live.table.id}?invite={invite}", error="m")
    code.save(picture, kind="svg", xmldecl=False, svgns=True, omitsize=True, border=2)
    return picture.getvalue()


async def lists(call: Call) -> Lists:
    """The tables that concern a person."""
    person, reader = call.person.id, call.house.hall.reader
    try:
        mine = await reader.ask(
            lambda session: statements.sat_at(session, person, ("waiting", "playing"), MOST)
        )
        finished = await reader.ask(
            lambda session: statements.sat_at(session, person, ("over",), MOST)
        )
        waiting = await reader.ask(lambda session: statements.public(session, "waiting", MOST))
        playing = await reader.ask(lambda session: statements.public(session, "playing", MOST))
    except StoreTrouble:
        raise Refusal("tables.not_read") from None
    own = {one.id for one in mine}
    others = [one for one in playing if one.id not in own]
    return Lists(
        mine=[made for one in mine if (made := await _own_card(call, one)) is not None],
        open=_cards(call, [one for one in waiting if one.id not in own]),
        watch=[shown for shown in _cards(call, others) if shown.onlookers],
        finished=_cards(call, finished),
    )


def _cards(call: Call, listed: list[Listed]) -> list[TableCard]:
    """Tables in a list, without those whose own line is damaged."""
    made: list[TableCard] = []
    for one in listed:
        try:
            made.append(card(one, call.person.id, call.language))
        except (msgspec.MsgspecError, Refusal) as damage:
            log.error("table %s cannot be listed: %s", one.id, damage)
    return made


async def _own_card(call: Call, listed: Listed) -> TableCard | None:
    """A table where the person sits, with whose turn it is; None where they have left it."""
    made = next(iter(_cards(call, [listed])), None)
    if made is None:
        return None
    try:
        live = await call.house.hall.table(listed.id)
    except Refusal:
        return made  # it is damaged; the table itself will say so
    table = live.table
    own = table.seats_of(call.person.id)
    if not own or table.state in ("over", "closed"):
        return None
    return structs.replace(made, state=table.state, your_turn=table.to_play in own)


def card(listed: Listed, person: str, language: Language) -> TableCard:
    """A table in a list."""
    setup = msgspec.json.decode(listed.setup, type=Setup)
    seats = msgspec.json.decode(listed.summary, type=Summary).seats
    names = [
        seat.name if seat.kind == "person" else bot_name(seat.level, language) if seat.level else ""
        for seat in seats
    ]
    return TableCard(
        id=listed.id,
        game=setup.game,
        title=game_word(setup.game, "name", language),
        subtitle=", ".join(name for name in names if name),
        seats=[
            CardSeat(
                seat=place,
                kind=seat.kind,
                name=names[place],
                level=seat.level or None,
                is_me=seat.person == person != "",
            )
            for place, seat in enumerate(seats)
        ],
        state=listed.state,
        your_turn=False,
        practice=setup.practice,
        public=setup.public,
        onlookers=setup.onlookers,
        created=listed.created,
    )
