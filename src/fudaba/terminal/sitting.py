"""A person's sitting at a match: applies actions, asks the bots, saves. Draws nothing."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final, Protocol

from msgspec.structs import replace

from fudaba.bots.contract import Bot
from fudaba.cards.rng import Rng
from fudaba.games.contract import Match
from fudaba.games.record import Record
from fudaba.games.view import EventView, View, event_view

#: The bots' stream of the match's seed for its first move; those below belong to the packs.
_BOTS: Final = 1 << 31


class Keeper(Protocol):
    """What keeps a match."""

    @property
    def path(self) -> Path | None:
        """Where, once it has been kept."""

    @property
    def is_own(self) -> bool:
        """Whether the place was not asked for by the person."""

    def keep(self, record: Record) -> None:
        """Keeps it as it is now; OSError where that fails."""


class Sitting:
    """A match with a person at one seat and bots at the others."""

    def __init__(
        self,
        match: Match,
        names: list[str],
        seat: int,
        bots: Mapping[int, Bot],
    ) -> None:
        self._match = match
        self._bots = bots
        self._told: dict[int, list[EventView]] = {}
        self.names = names
        self.seat = seat
        #: The person has done something since sitting down.
        self.touched = False
        #: Finished deals that the person has seen the score sheet of.
        self.sheets_seen = len(match.deals) if self._moves() else 0

    def _moves(self) -> int:
        """How many actions the match has seen."""
        past = sum(len(deal.actions) for deal in self._match.deals)
        return past + len(self._match.actions)

    @property
    def game(self) -> str:
        return self._match.game.name

    @property
    def bot_to_play(self) -> bool:
        return not self._match.is_over and int(self._match.to_play) in self._bots

    def view(self) -> View:
        """All that the person may know."""
        return self._match.view(self.seat)

    def events(self, number: int) -> list[EventView]:
        """What everybody saw happen in a deal, counted from 1; finished ones are remembered."""
        if number in self._told:
            return self._told[number]
        pack = self._match.game.spec.pack
        told = [event_view(pack, event) for event in self._match.events(number)]
        if number <= len(self._match.deals):
            self._told[number] = told
        return told

    def act(self, text: str) -> None:
        """Plays the person's action; IllegalAction leaves everything as it was."""
        self._match.apply(self._match.action(text))
        self.touched = True

    def bot_choice(self) -> Callable[[], int]:
        """The thinking of the bot to play, to be called anywhere; the table may be drawn meanwhile.

        It thinks on a copy, and its random numbers depend only on the seed and the place in the
        match, so that a resumed match goes on as it would have.
        """
        match = self._match
        bot = self._bots[int(match.to_play)]
        rng = Rng(match.seed, _BOTS + self._moves())
        twin = match.copy()
        return lambda: bot.choose(twin, rng)

    def apply(self, action: int) -> None:
        """Plays what a bot chose."""
        self._match.apply(action)

    def record(self) -> Record:
        """The match so far, with who plays it."""
        levels = [self._bots[seat].name if seat in self._bots else "" for seat in self._seats()]
        return replace(self._match.record(self.names), bots=levels)

    def _seats(self) -> range:
        return range(int(self._match.game.seats))
