"""What a worker is asked: a position, and what is wanted of it."""

from __future__ import annotations

from msgspec import Struct

from fudaba.games.contract import Match
from fudaba.games.options import OptionValue
from fudaba.games.registry import spec
from fudaba.tables.table import Table


class Position(Struct, frozen=True, kw_only=True):
    """A match as a worker rebuilds it."""

    table: str
    game: str
    preset: str | None
    options: dict[str, OptionValue]
    seats: int
    #: In hexadecimal: 128 bits are too many for a number in messages.
    seed: str
    actions: list[str]

    def match(self) -> Match:
        """The match, from its beginning."""
        match = spec(self.game).game(self.preset, self.seats, self.options).new(int(self.seed, 16))
        for text in self.actions:
            match.apply_text(text)
        return match


class Wanted(Struct, frozen=True, kw_only=True):
    """A choice for whoever is to play, by a bot of a level; or a study of the choices."""

    position: Position
    level: str = "greedy"
    #: Random numbers for the bot.
    seed: int = 0
    #: How long a study may take.
    milliseconds: int = 500


class Valued(Struct, frozen=True, kw_only=True):
    """A choice, and what it is worth to the seat in points of the deal."""

    action: str
    value: float
    #: How often it was tried.
    rounds: int


class Studied(Struct, frozen=True, kw_only=True):
    """What a bot would do, and what its search thinks of each choice."""

    action: str
    values: list[Valued]


def position_of(table: Table) -> Position:
    """The present position of a table."""
    setup = table.setup
    return Position(
        table=table.id,
        game=setup.game,
        preset=setup.preset,
        options=setup.options,
        seats=len(table.seats),
        seed=f"{table.seed:x}",
        actions=table.actions(),
    )
