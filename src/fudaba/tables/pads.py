"""Score pads: what people with real cards have noted, kept in the same log as the tables.

A pad is rebuilt from its rows. A row notes what happened in a deal, or corrects an earlier one;
nothing that was noted is ever overwritten. Two phones that note the same deal find out by the
number of the row which of them was first.
"""

from __future__ import annotations

import asyncio
import hmac
from typing import Any, Final

import msgspec
from msgspec import Struct

from fudaba.games.contract import Game
from fudaba.games.options import OptionValue
from fudaba.games.registry import spec
from fudaba.refusal import Refusal
from fudaba.score.folding import facts_from
from fudaba.tables import statements
from fudaba.tables.hall import Hall
from fudaba.tables.row import Kind, Laid, Row
from fudaba.tables.setup import new_secret
from fudaba.tables.store import StoreTrouble, Unreadable, Write

#: How a pad stands in the lists.
STATE: Final = "pad"
#: Pads kept in memory.
KEPT: Final = 1000


class PadSetup(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a pad begins with."""

    game: str
    preset: str | None = None
    options: dict[str, OptionValue] = {}
    names: list[str]
    dealer: int = 0
    #: Who opened it, and the secret that lets others write.
    person: str = ""
    key: str = ""

    def played(self) -> Game:
        """The game with its options; OptionError names what it does not have."""
        return spec(self.game).game(self.preset, len(self.names), self.options)


class Pad:
    """A pad as its rows have made it."""

    def __init__(self, id: str, setup: PadSetup) -> None:
        self.id = id
        self.setup = setup
        self.game = setup.played()
        #: The facts of each deal, as they were noted or corrected last.
        self.deals: list[dict[str, Any]] = []
        #: The row in which each of them was noted.
        self.noted: list[int] = []
        #: The ids that clients gave to what they noted.
        self.clients: set[str] = set()
        #: How many rows there are.
        self.version = 0
        self.lock = asyncio.Lock()
        self.changed = asyncio.Event()

    def may_write(self, person: str, key: str) -> bool:
        """Whether somebody may note something."""
        return person == self.setup.person or hmac.compare_digest(
            self.setup.key.encode(), key.encode()
        )

    def take_in(self, row: Row) -> None:
        """What a row does; Unreadable where it cannot be one of a pad."""
        if row.number != self.version:
            raise Unreadable(f"row {row.number} where {self.version} is next")
        if row.kind == "note" and 0 <= row.seat <= len(self.deals) and len(row.actions) == 1:
            try:
                facts = msgspec.json.decode(row.actions[0], type=dict[str, Any])
            except msgspec.MsgspecError as error:
                raise Unreadable(f"row {row.number}: {error}") from None
            self.deals[row.seat : row.seat + 1] = [facts]
            self.noted[row.seat : row.seat + 1] = [row.number]
        elif row.kind == "strike" and self.deals:
            self.deals.pop()
            self.noted.pop()
        else:
            raise Unreadable(f"row {row.number}: {row.kind} at {row.seat}")
        if row.client:
            self.clients.add(row.client)
        self.version += 1
        self.changed.set()
        self.changed = asyncio.Event()


class Pads:
    """All pads; those that nobody has asked for lie in the store alone."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._kept: dict[str, Pad] = {}
        hall.also_heard = self._heard

    async def open(self, setup: PadSetup) -> Pad:
        """A new pad, stored."""
        setup.played()
        if not 0 <= setup.dealer < len(setup.names):
            raise Refusal("pad.seat", seat=setup.dealer, last=len(setup.names) - 1)
        pad = Pad(new_secret(), setup)
        laid = Laid(
            id=pad.id,
            setup=msgspec.json.encode(setup).decode(),
            seed=0,
            state=STATE,
            created=self._hall.now(),
        )
        people = [setup.person] if setup.person else []
        await self._hall.store_plain(statements.lay(laid, "", False, people))
        self._kept[pad.id] = pad
        return pad

    async def pad(self, id: str) -> Pad:
        """The pad of that id, rebuilt where it is not in memory."""
        found = self._kept.pop(id, None) or await self._load(id)
        self._kept[id] = found
        while len(self._kept) > KEPT:
            del self._kept[next(iter(self._kept))]
        return found

    async def _load(self, id: str) -> Pad:
        try:
            laid = await self._hall.reader.ask(lambda session: statements.laid(session, id))
            if laid is None or laid.state != STATE:
                raise Refusal("pad.no_such_pad")
            pad = Pad(id, msgspec.json.decode(laid.setup, type=PadSetup))
            await self._catch_up(pad)
        except StoreTrouble:
            raise Refusal("tables.not_read") from None
        except (Unreadable, msgspec.MsgspecError):
            raise Refusal("tables.damaged") from None
        return pad

    async def _catch_up(self, pad: Pad) -> None:
        first = pad.version
        rows = await self._hall.reader.ask(lambda session: statements.rows(session, pad.id, first))
        for row in rows:
            pad.take_in(row)

    async def note(
        self, pad: Pad, number: int, facts: dict[str, Any], version: int, client: str, person: str
    ) -> None:
        """Notes a deal, counted from 1, or corrects it; refused where somebody has noted the same
        one since the version that the writer had seen."""
        facts_from(pad.game.name, facts)
        written = msgspec.json.encode(facts).decode()

        def check() -> None:
            if not 1 <= number <= len(pad.deals) + 1:
                raise Refusal("pad.no_such_deal", number=number, last=len(pad.deals) + 1)
            if number <= len(pad.deals) and pad.noted[number - 1] >= version:
                raise Refusal("pad.noted_meanwhile", number=number)

        await self._append(pad, "note", number - 1, [written], client, person, check)

    async def strike(self, pad: Pad, version: int, client: str, person: str) -> None:
        """Strikes out the last deal."""

        def check() -> None:
            if not pad.deals:
                raise Refusal("pad.nothing_to_strike")
            if pad.noted[-1] >= version:
                raise Refusal("pad.noted_meanwhile", number=len(pad.deals))

        await self._append(pad, "strike", len(pad.deals) - 1, [], client, person, check)

    async def _append(
        self,
        pad: Pad,
        kind: Kind,
        seat: int,
        actions: list[str],
        client: str,
        person: str,
        check: Any,
    ) -> None:
        async with pad.lock:
            while True:
                if client and client in pad.clients:
                    return  # it was sent twice
                check()
                row = Row(
                    number=pad.version,
                    kind=kind,
                    seat=seat,
                    actions=actions,
                    person=person,
                    client=client,
                    at=self._hall.now(),
                )
                try:
                    taken = await self._hall.writer.write(Write(pad.id, row))
                    if taken:
                        pad.take_in(row)
                        return
                    await self._catch_up(pad)
                except StoreTrouble:
                    self._kept.pop(pad.id, None)  # nobody knows what was stored: read it anew
                    raise Refusal("tables.not_stored") from None

    def wake(self) -> None:
        """Lets everybody go who waits for a change: the server stops."""
        for pad in self._kept.values():
            pad.changed.set()

    def _heard(self, id: str, number: int) -> None:
        """Another process may have written a row."""
        for pad in list(self._kept.values()) if not id else filter(None, [self._kept.get(id)]):
            if not id or pad.version <= number:
                self._hall.spawn(self._follow(pad))

    async def _follow(self, pad: Pad) -> None:
        async with pad.lock:
            await self._catch_up(pad)
