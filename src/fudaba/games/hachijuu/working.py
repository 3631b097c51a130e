"""How the amounts of a Hachijuu ledger come about, from what the entries themselves say."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fudaba.games.hachijuu.dekiyaku import DEKIYAKU
from fudaba.games.hachijuu.settlement import WEIGHT
from fudaba.games.hachijuu.teyaku import KINDS
from fudaba.games.view import EntryView
from fudaba.games.working import Factor

#: What each yaku is worth at rate 1.
_POINTS: Final = {row.name: int(row.points) for row in DEKIYAKU} | {
    kind.name: int(kind.points) for kind in KINDS
}


def working(entry: EntryView, entries: Sequence[EntryView], rate: int) -> list[Factor]:
    """The factors of a line's amount; none where it is nothing but itself: the fee, the pot."""
    times = Factor("times", rate)
    if entry.rule == "HJ-702":
        return [Factor("points", entry.amount // rate), times]
    if entry.rule == "HJ-703":
        points = entry.amount // (WEIGHT * rate)
        return [Factor("points", points), Factor("value", WEIGHT), times]
    if entry.reason not in _POINTS:
        return []
    found = [Factor("points", _POINTS[entry.reason]), times]
    if entry.rule in ("HJ-607", "HJ-608"):
        found.append(Factor("parts", 2))
    payers = sum(
        (one.payee, one.reason, one.cards) == (entry.payee, entry.reason, entry.cards)
        for one in entries
    )
    return [*found, Factor("parts", payers)] if payers > 1 else found
