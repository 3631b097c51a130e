"""What the suite must be told about a game: where its cards are, and what is hidden from whom.

Each rulebook has a module here with its own name, for all games that are played by it, that
supplies what `Knowledge` lists, and nothing else game-specific stands in the suite.
"""

from collections.abc import Iterable
from functools import cache
from importlib import import_module
from random import Random
from typing import Protocol, cast

from fudaba.games.contract import Match
from fudaba.games.options import Options
from fudaba.games.record import Record
from fudaba.games.registry import spec
from fudaba.games.view import View

#: At any table.
MOST_SEATS = 7


class Knowledge(Protocol):
    """The functions and constants of a game's module."""

    #: Fields of the view that a record with explicit packs cannot bring back.
    UNRECORDED: frozenset[str]
    #: Options under which play tells most about hidden hands (voids shown, cards declared).
    REVEALING: Options

    def opening_scores(self, match: Match) -> list[int]:
        """The scores before the first deal."""

    def places(self, match: Match) -> dict[str, int]:
        """Every place of the running deal (of the last one, when over) with its set of cards."""

    def hands(self, match: Match) -> list[int]:
        """The cards in each seat's hand."""

    def seen_hands(self, match: Match, seat: int | None) -> list[int]:
        """What a seat (None: a spectator) sees of each hand."""

    def shown(self, view: View) -> list[str]:
        """The cards that a view shows lying somewhere, as one text for each place."""

    def face_down(self, view: View) -> int:
        """How many cards lie face down that are neither in a hand nor in the stock."""

    def alternative(self, match: Match, seat: int | None, rng: Random) -> Record:
        """A record, with explicit packs, of another match that `seat` (None: a spectator) may
        take for this one: what it has not seen lies elsewhere. Not made by `resample`; it need
        not always be playable."""

    def same_course(self, match: Match, other: Match) -> bool:
        """Whether everybody saw the same happen in both matches, judged without their views."""


def of_each(what: str, cards: Iterable[int]) -> dict[str, int]:
    """Places that every seat or side has one of, by number."""
    return dict(zip(_numbered(what), cards, strict=False))


@cache
def _numbered(what: str) -> list[str]:
    """Written once: the places of a match are looked at more often than anything else here."""
    return [f"{what} {number}" for number in range(MOST_SEATS)]


def module_name(game: str) -> str:
    return f"tests.conformance.knowledge.{spec(game).rulebook}"


def knowledge(game: str) -> Knowledge:
    return cast(Knowledge, import_module(module_name(game)))
