"""The pieces that answers are made of."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec import Struct

from fudaba.cards.pack import Pack
from fudaba.games.ledger import Entry
from fudaba.games.view import EntryView, entry_view
from fudaba.nearest import shown
from fudaba.score.problem import Refused


class Combination(Struct, frozen=True):
    """A yaku or combination with its cards."""

    name: str
    points: int
    rule: str
    cards: str


def entry_views(pack: Pack, entries: Iterable[Entry]) -> list[EntryView]:
    """Ledger lines as the answer gives them."""
    return [entry_view(pack, entry) for entry in entries]


def by_seat(name: str, given: list[str] | Mapping[str, str], seats: int) -> list[str]:
    """A list by seat, also where it was given as an object with seats for keys."""
    if isinstance(given, list):
        if len(given) != seats:
            raise Refused("question.by_seat", name=name, seats=seats, given=len(given))
        return given
    known = {str(seat) for seat in range(seats)}
    for seat in given:
        if seat not in known:
            raise Refused("question.seats", name=name, seat=shown(seat), last=seats - 1)
    return [given.get(str(seat), "") for seat in range(seats)]


def seat_number(name: str, seat: int | None, seats: int) -> int:
    """A seat that exists."""
    if seat is None or not 0 <= seat < seats:
        raise Refused("question.seat", name=name, last=seats - 1, seat=seat)
    return seat


def playing(name: str, seat: str, order: list[int]) -> int:
    """A seat that plays in the deal, as a key or a number gives it."""
    players = [str(player) for player in order]
    if seat not in players:
        raise Refused("question.idle", name=name, seat=shown(seat), players=players)
    return int(seat)
