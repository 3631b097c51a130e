"""How the amounts of a Hachi-Hachi ledger come about, from what the entries themselves say."""

from __future__ import annotations

from typing import Final

from fudaba.games.hachihachi.compensation import CARD_POINTS
from fudaba.games.hachihachi.dekiyaku import DEKIYAKU
from fudaba.games.hachihachi.teyaku import KINDS
from fudaba.games.view import EntryView
from fudaba.games.working import Factor

#: Lines that pay whole kan, by their rules (HH-208): yaku, and what is paid like them.
_KAN: Final = (
    {row.rule for row in DEKIYAKU}
    | {kind.rule for kind in KINDS}
    | {"HH-422", "HH-711", "HH-716", "HH-800", "HH-801", "HH-802"}
    | {"HH-900", "HH-903", "HH-910", "HH-920", "HH-921"}
)
#: Lines that pay half of a yaku.
HALVES: Final = frozenset({"HH-351", "HH-352", "HH-712", "HH-713"})
#: Lines of the year, which no field multiplies (HH-R9).
_UNMULTIPLIED: Final = {"HH-960", "HH-953", "HH-966"}


def working(entry: EntryView, kan: int, times: int) -> list[Factor]:
    """The factors of a line's amount; none where it is nothing but itself: a pot, a coin."""
    if entry.rule in HALVES:
        half = kan // 2
        return _kan("kan", entry.amount, half, times)
    if entry.rule == "HH-305":
        return _kan("halves", entry.amount, kan // 2, times)
    if entry.rule == "HH-353":
        return _kan("cards", entry.amount, int(CARD_POINTS), times)
    if entry.rule in ("HH-851", "HH-993"):
        return [Factor("points", entry.amount // times), Factor("times", times)]
    if entry.rule in _KAN:
        return _kan("kan", entry.amount, kan, times)
    if entry.rule in _UNMULTIPLIED and entry.amount % kan == 0:
        return [Factor("kan", entry.amount // kan), Factor("value", kan)]
    return []


def _kan(unit: str, amount: int, value: int, times: int) -> list[Factor]:
    number = amount // value // times
    return [Factor(unit, number), Factor("value", value), Factor("times", times)]
