"""A person's sitting at a match: applies actions, asks the bots, saves. Draws nothing."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from fudaba.bots.contract import Bot
from fudaba.cards.rng import Rng
from fudaba.games.contract import Match
from fudaba.games.record import Record
from fudaba.games.view import EventView, View, event_view

Save = Callable[[Record], None]


class Sitting:
    """A match with a person at one seat and bots at the others."""

    def __init__(
        self,
        match: Match,
        names: list[str],
        seat: int,
        bots: Mapping[int, Bot],
        rng_seed: int,
        save: Save | None = None,
    ) -> None:
        self._match = match
        self._bots = bots
        self._rng_seed = rng_seed
        self._save = save
        self._told: dict[int, list[EventView]] = {}
        self.names = names
        self.seat = seat
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
    def saves(self) -> bool:
        return self._save is not None

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

    def bot_choice(self) -> Callable[[], int]:
        """The thinking of the bot to play, to be called anywhere; the table may be drawn meanwhile.

        It thinks on a copy, and its random numbers depend only on the seed and the place in the
        match, so that a resumed match goes on as it would have.
        """
        match = self._match
        bot = self._bots[int(match.to_play)]
        rng = Rng(self._rng_seed, self._moves())
        twin = match.copy()
        return lambda: bot.choose(twin, rng)

    def apply(self, action: int) -> None:
        """Plays what a bot chose."""
        self._match.apply(action)

    def save(self) -> None:
        """Saves the match so far, where it is to be saved; OSError where that fails."""
        if self._save is not None:
            self._save(self._match.record(self.names))
