"""What is done about each message of a client."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from fudaba.refusal import Refusal
from fudaba.tables.crew import Failed, Overdue
from fudaba.tables.players import STUDY
from fudaba.tables.question import Studied, Wanted, position_of
from fudaba.tables.row import Row
from fudaba.web import messages as say
from fudaba.web.hints import hint_words

if TYPE_CHECKING:
    from fudaba.web.socket import Connection

#: Seconds that a hint may take beyond its thinking time.
HINT_DEADLINE = 10.0


class Talking:
    """A connection's side of the conversation."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def answer(self, message: say.Incoming) -> None:
        """Does what is asked; refused where it cannot be."""
        connection = self._connection
        match message:
            case say.MoveMessage():
                await self._move(message)
            case say.WouldMessage():
                self._would(message)
            case say.HintMessage():
                self._check_hint()
                connection.house.hall.spawn(self._hint(message))
            case say.BackMessage():
                await self._take_back(message)
            case say.SeatMessage():
                if message.seat not in connection.live.table.seats_of(connection.person):
                    raise Refusal("tables.foreign_seat")
                connection.shown = message.seat
                connection.repeat()
            case say.LanguageMessage():
                connection.language = message.lang
                connection.poke()
            case say.NudgeMessage():
                await self._nudge()
            case say.WaitMessage():
                self._wait()
            case say.PingMessage():
                connection.say(say.PongMessage())

    def _seat(self, wanted: int | None) -> int:
        """The seat that is meant, one of one's own."""
        connection = self._connection
        table = connection.live.table
        own = table.seats_of(connection.person)
        if not own:
            raise Refusal("tables.not_seated")
        if wanted is not None:
            if wanted not in own:
                raise Refusal("tables.foreign_seat")
            return wanted
        asked = table.to_play
        return asked if asked in own and asked is not None else own[0]

    async def _move(self, message: say.MoveMessage) -> None:
        connection = self._connection
        live, hall = connection.live, connection.house.hall
        table = live.table
        client = f"{connection.person}:{message.id}"

        def make() -> Row | None:
            if table.knows(client):
                return None  # it was stored before, only the answer was lost
            seat = self._seat(message.seat)
            table.check_move(seat, message.number, message.actions)
            return hall.row(
                live,
                "move",
                seat,
                actions=message.actions,
                person=connection.person,
                client=client,
            )

        try:
            await hall.append(live, make)
        except Refusal as refused:
            # Another process may have stored this very move for the same client.
            if refused.key != "tables.overtaken" or not table.knows(client):
                raise
        connection.house.measures.moves.add()
        connection.say(say.AckMessage(message.id))

    async def _take_back(self, message: say.BackMessage) -> None:
        connection = self._connection
        live, hall = connection.live, connection.house.hall
        table = live.table
        client = f"{connection.person}:{message.id}"

        def make() -> Row | None:
            if table.knows(client):
                return None
            seat = self._seat(None)
            if not table.setup.practice:
                raise Refusal("tables.no_taking_back")
            if table.state != "playing":
                raise Refusal("tables.over")
            if table.last_decision(seat) is None:
                raise Refusal("tables.nothing_to_take_back")
            return hall.row(live, "undo", seat, person=connection.person, client=client)

        await hall.append(live, make)
        connection.say(say.AckMessage(message.id))

    def _would(self, message: say.WouldMessage) -> None:
        connection = self._connection
        table = connection.live.table
        seat = self._seat(None)
        try:
            table.check_turn(seat, message.number)
            stage = connection.house.faces.stage(connection.live, seat, connection.language)
            found = stage.would(table.match, message.actions)
        except Refusal as refused:
            text = refused.text(connection.language)
            connection.say(say.WouldAnswer(id=message.id, refusal=text))
            return
        connection.say(
            say.WouldAnswer(
                id=message.id,
                confirm=found.confirm,
                text=found.text,
                consequences=found.consequences,
                refusal=found.refusal,
            )
        )

    def _check_hint(self) -> None:
        """Refuses a hint that the table does not allow, or that is of no use now."""
        table = self._connection.live.table
        seat = self._seat(None)
        if not (table.setup.hints or table.setup.practice):
            raise Refusal("tables.no_hints")
        if table.to_play != seat:
            raise Refusal("tables.not_your_turn")

    async def _hint(self, message: say.HintMessage) -> None:
        """Thinks about it while the connection goes on listening."""
        connection = self._connection
        house, table = connection.house, connection.live.table
        time = house.settings.hint_time
        wanted = Wanted(position=position_of(table), seed=secrets.randbits(60), milliseconds=time)
        try:
            deadline = HINT_DEADLINE + time / 1000
            studied: Studied = await house.studies.ask(STUDY, wanted, deadline, Studied)
        except (Overdue, Failed):
            connection.refuse(message.id, Refusal("tables.no_answer"))
            return
        connection.say(hint_words(message.id, studied, connection.language))

    async def _nudge(self) -> None:
        connection = self._connection
        live, table = connection.live, connection.live.table
        seat = self._seat(None)
        asked = table.to_play
        view = table.match.view(seat, since=0) if table.match is not None else None
        # Where it is hidden who is asked, nobody can be told to hurry.
        if asked is None or view is None or view.to_play is None or asked == seat:
            raise Refusal("tables.nobody_to_nudge")
        await connection.house.hall.nudge(live, seat)

    def _wait(self) -> None:
        connection = self._connection
        live, table = connection.live, connection.live.table
        self._seat(None)
        until = connection.house.hall.now() + table.setup.patience
        for place, seat in enumerate(table.seats):
            if live.away_since(place) is not None:
                live.waited[seat.person] = until
                live.around += 1
        for guest in list(live.guests):
            guest.poke()
