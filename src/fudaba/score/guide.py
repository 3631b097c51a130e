"""What is still to be noted of a deal, in the order of its rulebook, and only what matters.

A draft is the facts of a deal as far as they are known, in the form that `folding` reads, and the
keys of what was answered with nothing (nobody declared, nobody said sage). A guide goes through
the deal with it, stops at the first question without an answer, and says what to ask.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal, Protocol

from msgspec import Struct

from fudaba.games.contract import Game
from fudaba.games.registry import part
from fudaba.score.folding import Standing

#: How something is noted: cards tapped, cards tapped to one player after the other, one of several
#: words, players in their order, a number for each of several players, or for each the names of
#: what was announced.
NoteForm = Literal["cards", "shares", "one", "seats", "numbers", "names"]


class Ask(Struct, kw_only=True, frozen=True, omit_defaults=True):
    """One thing to be noted."""

    #: What it is, and whose: `captured`, 1. The same key may be asked of several seats.
    key: str
    form: NoteForm
    seat: int | None = None
    #: The words or names to choose from.
    choices: list[str] = []
    #: The seats to choose from, or to give a number for.
    seats: list[int] = []
    #: The cards to choose from; empty for the whole pack.
    cards: str = ""
    least: int = 0
    most: int = 0
    #: Of cards that several have: how many they are together, 0 where nobody knows; whether they
    #: were taken in twos and fours; and what each of them counts.
    whole: int = 0
    pairs: bool = False
    values: dict[str, int] = {}
    #: What several numbers, or the counts of all cards, add up to; 0 where that is open.
    total: int = 0
    #: Cards that are tapped together, by the yaku that they make.
    sets: dict[str, str] = {}
    #: What follows from the answer at once: a multiplier.
    told: str = ""
    #: Which of several hints fits.
    hint: str = ""
    #: What was answered; None where it is still to be noted.
    answer: Any = None
    #: Something else may be noted instead of it: `points` for the captured cards.
    instead: str = ""
    #: The answer with which it is asked in that other way, where that is no key of its own.
    otherwise: Any = None


class Draft(Struct, kw_only=True, omit_defaults=True):
    """The facts so far, and what was answered with nothing."""

    facts: dict[str, Any] = {}
    none: list[str] = []

    def get(self, key: str, seat: int | None = None) -> Any:
        """What was noted, None where nothing was."""
        found = self.facts.get(key)
        if seat is not None and isinstance(found, dict):
            found = found.get(str(seat))
        elif seat is not None and isinstance(found, list):
            found = found[seat] if seat < len(found) else None
        name = key if seat is None else f"{key}.{seat}"
        if found in (None, "", [], {}) and name in self.none:
            return type(found)() if found is not None else ""
        return None if found in (None, "", [], {}) else found


def shared(draft: Draft, key: str, seats: list[int], **more: Any) -> Ask:
    """The cards of several players, noted together; of one alone they are just cards."""
    if len(seats) == 1:
        more = {name: more[name] for name in ("most", "sets", "instead", "hint") if name in more}
        return Ask(key=key, form="cards", seat=seats[0], answer=draft.get(key, seats[0]), **more)
    noted = {str(seat): draft.get(key, seat) for seat in seats}
    answer = None if None in noted.values() else noted
    return Ask(key=key, form="shares", seats=seats, answer=answer, **more)


class Part(Protocol):
    """What a game adds: `fudaba.score.<family>.guide`."""

    #: Facts that stand in a list by seat or side; all others with a seat stand under its number.
    LISTED: tuple[str, ...]

    def asks(self, game: Game, standing: Standing, draft: Draft) -> Iterator[Ask]:
        """Everything to be noted, up to the first that is not."""

    def meant(self, game: Game, key: str, value: Any) -> Any:
        """What an answer stands for, where it is not noted as it was given."""


def part_of(game: Game) -> Part:
    """How a game is asked about."""
    found: Any = part(game.name, "score.*.guide")
    room: Part = found
    return room


def asks(game: Game, standing: Standing, draft: Draft) -> list[Ask]:
    """What was asked so far, and last what is to be noted next; a deal of which nothing is
    missing ends with an answered one."""
    found: list[Ask] = []
    for ask in part_of(game).asks(game, standing, draft):
        found.append(ask)
        if ask.answer is None:
            break
    return found


def is_complete(asked: list[Ask]) -> bool:
    """Whether nothing is missing."""
    return bool(asked) and asked[-1].answer is not None
