"""What a table is laid with: the game, who may sit where, and the habits of the house."""

from __future__ import annotations

import secrets
from typing import Final, Literal

from msgspec import Struct

from fudaba.bots.registry import bot
from fudaba.games.contract import Game
from fudaba.games.options import OptionValue
from fudaba.games.registry import spec
from fudaba.refusal import Refusal

#: How long an absent player is waited for, in seconds, where nothing is said.
PATIENCE: Final = 60.0
LEAST_PATIENCE: Final = 5.0
MOST_PATIENCE: Final = 7 * 24 * 3600.0

#: The bits of a match's seed.
SEED_BITS: Final = 128

LONGEST_NAME: Final = 40


class SeatSetup(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A seat as it was when the table was laid."""

    kind: Literal["open", "person", "bot"]
    #: Whose seat it is: the person's id.
    person: str = ""
    name: str = ""
    #: Which bot plays it.
    level: str = ""
    #: One of several seats on one device.
    device: bool = False
    #: Kept for somebody who was given the link, at a public table.
    invited: bool = False


class Setup(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A table before anybody has played."""

    game: str
    preset: str | None = None
    options: dict[str, OptionValue] = {}
    seats: list[SeatSetup]
    #: The secret of the link that invites.
    invite: str
    public: bool = False
    #: Against bots only: moves may be taken back.
    practice: bool = False
    hints: bool = False
    onlookers: bool = True
    patience: float = PATIENCE
    #: The table whose people sit together again here.
    after: str = ""

    def played(self) -> Game:
        """The game with its options; OptionError names what it does not have."""
        return spec(self.game).game(self.preset, len(self.seats), self.options)


def checked(setup: Setup) -> Setup:
    """The setup, refused where no table can be laid with it."""
    setup.played()
    for seat in setup.seats:
        if seat.kind == "bot":
            bot(seat.level, setup.game)
        if len(seat.name) > LONGEST_NAME:
            raise Refusal("tables.long_name", most=LONGEST_NAME)
    people = sum(seat.kind == "person" for seat in setup.seats)
    bots = sum(seat.kind == "bot" for seat in setup.seats)
    if not any(seat.kind != "bot" for seat in setup.seats):
        raise Refusal("tables.only_bots")
    if setup.practice and (people != 1 or bots != len(setup.seats) - 1):
        raise Refusal("tables.practice_needs_bots")
    if not LEAST_PATIENCE <= setup.patience <= MOST_PATIENCE:
        raise Refusal("tables.patience", least=int(LEAST_PATIENCE), most=int(MOST_PATIENCE))
    return setup


def new_secret() -> str:
    """Something that nobody can guess: the id of a table, the secret of an invitation."""
    return secrets.token_urlsafe(12)


def new_seed() -> int:
    """The seed of a match."""
    return secrets.randbits(SEED_BITS)
