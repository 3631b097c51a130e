"""Tokushuyaku: special results of the final count, for three active players (HH-800 to HH-804)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from fudaba.cards.bits import count
from fudaba.cards.hanafuda import CHAFF
from fudaba.cards.vectors import vec
from fudaba.games.hachihachi.options import Rules

PAR: Final = 88
DOUBLE: Final = 168
MANY_CHAFF: Final = 16


@final
class Tokushuyaku:
    """Who has one, and what every other active player pays for it."""

    def __init__(self, seat: i64, name: str, rule: str, kan: i64) -> None:
        self.seat: i64 = seat
        self.name: str = name
        self.rule: str = rule
        self.kan: i64 = kan


def tokushuyaku(
    rules: Rules, order: vec[i64], points: vec[i64], captured: vec[i64]
) -> Tokushuyaku | None:
    """The one that counts: all eights and double eights go before sixteen kasu (HH-803)."""
    even = True
    for seat in order:
        if points[seat] != PAR:
            even = False
        if points[seat] >= DOUBLE:
            return Tokushuyaku(seat, "double_eights", "HH-801", 10 + points[seat] - DOUBLE)
    if even:
        return Tokushuyaku(order[0], "all_eights", "HH-800", 10)
    if rules.kasu_tokushuyaku:
        for seat in order:
            chaff = count(captured[seat] & CHAFF)
            if chaff >= MANY_CHAFF:
                kan = 12 + 2 * (chaff - MANY_CHAFF)
                return Tokushuyaku(seat, "sixteen_kasu", "HH-802", kan)
    return None
