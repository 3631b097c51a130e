"""A connection to a table: what it hears, what it says, and what it has been told.

It has one slot, a flag that says that there is something new; its own sender builds the newest
state when the client can take it. A client that stops reading delays nobody.
"""

from __future__ import annotations

import asyncio
from collections import deque
from contextlib import suppress
from time import perf_counter
from typing import Any, Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from fudaba.locale import Language, word
from fudaba.refusal import Refusal
from fudaba.tables.live import Live
from fudaba.web import access
from fudaba.web import messages as say
from fudaba.web.call import Call, read_as
from fudaba.web.faces import Form, can_take_back, names_of, table_info
from fudaba.web.house import Connected
from fudaba.web.limits import Bucket
from fudaba.web.talking import Talking

#: Answers that may wait for a client that does not read; then it is taken for gone.
MOST_ANSWERS: Final = 200
#: How sockets are closed: the server stops; what was said is no message; too much of it.
GOING_AWAY: Final = 1001
UNREADABLE: Final = 1007
REFUSED: Final = 1008

_decoder = msgspec.json.Decoder(say.Incoming)
_encode = msgspec.json.Encoder().encode


class Connection(Connected):
    """One socket."""

    def __init__(self, call: Call, socket: WebSocket, live: Live, form: Form, told: int) -> None:
        self.call = call
        self.house = call.house
        self.live = live
        self.person = call.person.id
        self.language: Language = call.language
        self.form = form
        self._socket = socket
        self._bucket = Bucket(self.house.settings.rate, self.house.settings.burst)
        #: Events of the match that were told, by the seat they were told to.
        self._told: dict[int | None, int] = {}
        self._first_told = told
        #: On a device with several seats: the one whose cards are uncovered.
        self.shown: int | None = None
        self._is_new = asyncio.Event()
        self._answers: deque[bytes] = deque()
        #: What was built last, and what it would be if nothing more were seen to happen.
        self._seen: object = None
        self._quiet = b""
        #: The table as it was sent, but for the time; and what it was built from.
        self._table = b""
        self._around: object = None
        self._is_leaving = False
        self._must_repeat = False
        self.talking = Talking(self)
        self.poke()

    # Whose eyes these are.

    def looks_from(self) -> int | None:
        own = self.live.table.seats_of(self.person)
        if len(own) <= 1:
            return own[0] if own else None
        asked = self.live.table.to_play
        if self.shown is not None and asked in own and asked != self.shown:
            self.shown = None  # the device is passed on: the cards are covered
        return self.shown

    # What the hall tells.

    def poke(self) -> None:
        self._is_new.set()

    def nudge(self, waits: int) -> None:
        self.say(say.NudgedMessage(names_of(self.live.table, self.language)[waits]))

    def bye(self) -> None:
        self.say(say.ByeMessage(word("tables.bye", self.language)))
        self._is_leaving = True
        self.poke()

    def say(self, message: Any) -> None:
        """Lets a message be sent as soon as the client takes it."""
        self._answers.append(_encode(message))
        self._is_new.set()

    def repeat(self) -> None:
        """Sends the state though nothing has changed."""
        self._must_repeat = True
        self.poke()

    # Sending.

    async def send(self) -> None:
        """Sends what is new until the connection ends."""
        while True:
            await self._is_new.wait()
            self._is_new.clear()
            while self._answers:
                await self._send(self._answers.popleft())
            if self._is_leaving:
                await self._socket.close(GOING_AWAY)
                return
            message = self.newest()
            if message is not None:
                await self._send(message)

    async def _send(self, message: bytes) -> None:
        await self._socket.send_text(message.decode())

    def newest(self) -> bytes | None:
        """The newest state, or what has changed about the table; None where nothing has."""
        live = self.live
        seat = self.looks_from()
        told = self._told.get(seat, self._first_told)
        is_covered = seat is None and bool(live.table.seats_of(self.person))
        if is_covered and live.table.match is not None:
            told = 1_000_000_000  # what happened is told to whoever looks next
        is_around_new = self._look_around()
        seen = (live.version, seat, self.language)
        is_same = seen == self._seen and not self._must_repeat
        if not is_same:
            face = self.house.faces.match_state(live, seat, self.language, self.form, told)
            # That somebody was asked something in secret must not show by a message either.
            is_same = face.written == self._quiet and not self._must_repeat
            self._seen = seen
        if is_same and not is_around_new:
            return None
        info = b'%b,"now":%.1f}' % (self._table, self.house.hall.now())
        if is_same:
            return b'{"t":"table","table":' + info + b"}"
        self._must_repeat = False
        self._told[seat] = face.happened
        self._quiet = b""
        if face.is_secret:
            faces = self.house.faces
            quiet = faces.match_state(live, seat, self.language, self.form, face.happened)
            self._quiet = quiet.written
        key = b'"scene":%b,"view":null' if self.form == "scene" else b'"scene":null,"view":%b'
        return b'{"t":"state",' + key % face.written + b',"table":' + info + b"}"

    def _look_around(self) -> bool:
        """Builds what is told of the table around the match; whether anything about it is new."""
        live, table = self.live, self.live.table
        own = table.seats_of(self.person)
        asked = table.to_play if len(own) > 1 else None
        around = (live.around, self.language, self.shown, asked, can_take_back(table, own))
        if around == self._around:
            return False
        self._around = around
        built = _encode(table_info(live, self.person, self.language, self.shown))[:-1]
        is_new = built != self._table
        self._table = built
        return is_new

    # Hearing.

    async def hear(self) -> None:
        """Answers what the client says until the connection ends."""
        while True:
            event = await self._socket.receive()
            if event["type"] == "websocket.disconnect":
                return
            started = perf_counter()
            if not self._bucket.take():
                self.refuse("", Refusal("tables.too_often"))
                self._is_leaving = True
                self.poke()
                return
            if len(self._answers) > MOST_ANSWERS:
                return
            text = event.get("text") or event.get("bytes") or b""
            try:
                message = read_as(text, _decoder)
            except Refusal as refused:
                self.refuse("", refused)
                continue
            try:
                await self.talking.answer(message)
            except Refusal as refused:
                self.refuse(getattr(message, "id", ""), refused)
            if isinstance(message, say.MoveMessage):
                self.house.measures.answering.add(perf_counter() - started)

    def refuse(self, id: str, refused: Refusal) -> None:
        """Says why something is not done, and shows how the table stands."""
        self.house.measures.refused += 1
        text = refused.text(self.language)
        self.say(say.RefusedMessage(id=id, key=refused.key, text=text))
        self.repeat()


async def serve_socket(call: Call, socket: WebSocket, live: Live) -> None:
    """Lets somebody sit or look on until the connection ends."""
    form: Form = "view" if call.query("form") == "view" else "scene"
    told = call.number("told") or 0
    connection = Connection(call, socket, live, form, told)
    house = call.house
    house.connections.add(connection)
    house.measures.connections += 1
    live.enter(connection)
    house.keeping.doors.came(live, connection.person)
    house.hall.beckoned(live)
    _tell_others(live, connection)
    tasks = [asyncio.create_task(connection.send()), asyncio.create_task(connection.hear())]
    try:
        try:
            await access.come_back(house.hall, live, call.person.id)
        except Refusal as refused:
            connection.refuse("", refused)
        house.players.look(live)
        house.hall.spawn(house.keeping.visited(live))
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        house.connections.discard(connection)
        house.measures.connections -= 1
        live.go(connection, house.hall.now())
        if not any(guest.person == connection.person for guest in live.guests):
            house.keeping.doors.went(live, connection.person)
        _tell_others(live, connection)
        if socket.application_state != WebSocketState.DISCONNECTED:
            with suppress(RuntimeError, WebSocketDisconnect):
                await socket.close(GOING_AWAY)


def _tell_others(live: Live, connection: Connection) -> None:
    for guest in list(live.guests):
        if guest is not connection:
            guest.poke()
