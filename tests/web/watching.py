"""Everything that is sent to every seat and an onlooker while bots play, searched for leaks.

After every action the cards that a viewer cannot know are dealt again, and what would be sent then
must be the same to the last byte: whatever depends on a hidden card, the order of the stock or the
seed differs. And what nobody sees happen must not be sent about at all.
"""

from __future__ import annotations

import asyncio
import random
from typing import Any, cast

from fudaba.bots.contract import Bot
from fudaba.bots.registry import bot
from fudaba.cards.rng import Rng
from fudaba.games.contract import Match
from fudaba.games.registry import spec
from fudaba.locale import LANGUAGES, Language
from fudaba.tables.live import Live
from fudaba.tables.row import Row
from fudaba.tables.setup import SeatSetup, Setup
from fudaba.tables.table import Table
from fudaba.web.call import Call
from fudaba.web.faces import Faces, Form
from fudaba.web.people import Person
from fudaba.web.settings import Settings
from fudaba.web.socket import Connection


class Leak(AssertionError):  # noqa: N818 - that is what it is
    """Something was sent that its receiver may not know."""


class Clock:
    """The hall, as far as it is needed to build a message."""

    @staticmethod
    def now() -> float:
        return 0.0


class Stand:
    """The house, as far as it is needed to build a message."""

    def __init__(self, faces: Faces) -> None:
        self.faces = faces
        self.settings = Settings()
        self.hall = Clock()


class Calling:
    """Somebody who calls."""

    def __init__(self, house: Stand, person: str, language: Language) -> None:
        self.house = house
        self.person = Person(person)
        self.language: Language = language


def connection(house: Stand, live: Live, person: str, language: Language, form: Form) -> Connection:
    """A connection whose messages are looked at instead of sent."""
    call = cast(Call, Calling(house, person, language))
    made = Connection(call, cast(Any, None), live, form, 0)
    live.enter(made)
    return made


class Watched:
    """A match between bots with everybody's connections."""

    def __init__(self, game: str, rng: random.Random, faces: Faces) -> None:
        self.rng = rng
        self.house = Stand(faces)
        chosen = spec(game)
        seats = rng.choice(chosen.seats)
        preset = rng.choice([*chosen.presets] or [None])
        people = [SeatSetup(kind="person", person=f"p{n}", name=f"P{n}") for n in range(seats)]
        setup = Setup(game=game, preset=preset, seats=people, invite="secret", public=True)
        self.table = Table("table", setup, rng.getrandbits(128))
        self.live = Live(self.table, 0.0)
        forms: tuple[Form, ...] = ("view", "scene", "scene")
        everybody = [*(f"p{n}" for n in range(seats)), "onlooker"]
        #: Of all that could look, as many as there is time for; others in the next match.
        self.viewers = [
            connection(self.house, self.live, person, rng.choice(LANGUAGES), form)
            for person, form in zip(rng.sample(everybody, 3), forms, strict=True)
        ]
        self.bots: list[Bot] = [bot(rng.choice(["greedy", "random"]), game) for _ in range(seats)]
        self.rng_of_bots = Rng(rng.getrandbits(60))
        self.sent = 0
        self.compared = 0

    @property
    def match(self) -> Match:
        assert self.table.match is not None
        return self.table.match

    def play(self, deals: int, share: float) -> None:
        """Plays so many deals; of what is sent, this share is compared with other worlds."""
        self._look(share)
        while len(self.match.deals) < deals and not self.match.is_over:
            seat = int(self.match.to_play)
            action = self.bots[seat].choose(self.match, self.rng_of_bots)
            row = Row(
                number=self.table.number,
                kind="move",
                seat=seat,
                actions=[self.match.text(action)],
            )
            before = self.match.view(None, since=0)
            self.table.take_in(row)
            self.live.version += 1
            after = self.match.view(None, since=0)
            # Nobody saw who was asked, nobody sees who is asked now, nothing was seen to happen.
            is_secret = before.to_play is None and after.to_play is None and not after.is_over
            is_secret = is_secret and after.happened == before.happened
            self._look(share, seat if is_secret else None)

    def _look(self, share: float, secret: int | None = None) -> None:
        """Takes everybody's messages; after an answer that nobody saw, only the answerer's."""
        for viewer in self.viewers:
            kept = {**vars(viewer), "_told": dict(viewer._told)}
            seat = viewer.looks_from()
            message = viewer.newest()
            if message is None:
                continue
            self.sent += 1
            if secret is not None and seat != secret and seat != self.match.to_play:
                raise Leak("a message about an answer that nobody saw")
            if not self.match.is_over:
                self._search_seed(message)
            if self.rng.random() < share:
                self._compare(kept, seat, message)

    def _search_seed(self, message: bytes) -> None:
        for written in (f"{self.table.seed}", f"{self.table.seed:x}"):
            if written.encode() in message:
                raise Leak("the seed")

    def _compare(self, kept: dict[str, Any], seat: int | None, message: bytes) -> None:
        """What would have been sent in another world that looks the same to the viewer."""
        if self.match.is_over:
            return
        other = self.match.copy()
        other.resample(seat, Rng(self.rng.getrandbits(60)))
        table = Table("table", self.table.setup, self.rng.getrandbits(128))
        table.match = other
        live = Live(table, 0.0)
        live.version = self.live.version
        twin = Connection.__new__(Connection)
        twin.__dict__.update(kept)
        twin.live = live
        live.guests = {
            twin if guest.person == kept["person"] else guest for guest in self.live.guests
        }
        live.away = {}
        if twin.newest() != message:
            raise Leak(f"seat {seat} is sent something that depends on what it cannot know")
        self.compared += 1


async def watch(game: str, deals: int, share: float, seed: int, faces: Faces) -> tuple[int, int]:
    """Plays and searches; how many messages were sent and compared."""
    await asyncio.sleep(0)  # connections belong to a running loop
    rng = random.Random(f"{game} {seed}")
    sent = compared = played = 0
    while played < deals:
        watched = Watched(game, rng, faces)
        watched.play(min(deals - played, 4), share)
        played += max(1, len(watched.match.deals))
        sent += watched.sent
        compared += watched.compared
    return sent, compared
