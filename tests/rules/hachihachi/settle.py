"""Settlements of Hachi-Hachi deals from their facts, for the rule tests."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from mypy_extensions import i64

from fudaba.cards.vectors import vec
from fudaba.games.hachihachi.dekiyaku import DEKIYAKU
from fudaba.games.hachihachi.facts import GROUP_A, GROUP_B, Facts
from fudaba.games.hachihachi.settlement import Settlement, settle
from fudaba.games.options import OptionValue
from tests.rules.hachihachi.written import A, cards, rules

NONE: Mapping[int, str] = {}
NO_MONTHS: Mapping[int, int] = {}
NO_ROWS: Mapping[str, int] = {}

POETRY = "1R 1K1 2R 2K1 3R 3K1"
BLUE = "6R 6K1 9R 9K1 10R 10K1"
FOUR_LIGHTS = "1L 1K2 3L 3K2 8L 8K1 12L 12K1"

#: Bases of a whole pack without dekiyaku: 93, 91 and 80 points (EX-L01).
PLAYED_OUT = (
    "2K1 2K2 7R 7K1 8L 8K1 9A 9K1 10A 10R 11* 12K1 12K2",
    "2A 2R 3R 3K2 4A 4R 5R 5K1 6A 6K2 8A 8K2 9R 9K2 12L 12K3",
    "1* 3L 3K1 4K1 4K2 5A 5K2 6R 6K1 7A 7K2 10K1 10K2",
)


def settled(
    *,
    points: Sequence[int] = (),
    bases: Sequence[str] = (),
    hands: Mapping[int, str] = NONE,
    groups: int = GROUP_A | GROUP_B,
    sage: Sequence[int] = (),
    end: str = "exhausted",
    by: int = -1,
    mult: int = 1,
    pot: int = 0,
    order: Sequence[int] = (0, 1, 2),
    mizuten: bool = False,
    white: int = -1,
    liable: Mapping[str, int] = NO_ROWS,
    liable_month: Mapping[int, int] = NO_MONTHS,
    preset: str = "decimal",
    **options: OptionValue,
) -> Settlement:
    """The settlement of a deal; `hands` are those whose teyaku are declared."""
    seats = max(len(points), len(bases))
    facts = Facts(seats, vec[i64](order), mult, pot)
    facts.points = vec[i64](points)
    for seat, captured in enumerate(bases):
        facts.captured[seat] = cards(captured)
    for seat, hand in hands.items():
        facts.hands[seat] = cards(hand)
        facts.declared[seat] = groups
    facts.end = end
    facts.by = by
    facts.sage = list(sage)
    facts.mizuten = mizuten
    facts.white = white
    for name, seat in liable.items():
        facts.liable[[row.name for row in DEKIYAKU].index(name)] = seat
    for month, seat in liable_month.items():
        facts.liable_month[month] = seat
    return settle(rules(preset, **options), facts)


def gains(settlement: Settlement) -> list[int]:
    """What every seat wins or loses."""
    return [int(score) for score in settlement.scores]


def reasons(settlement: Settlement) -> list[str]:
    """Why something is paid, in order, without repeats."""
    return list(dict.fromkeys(entry.reason for entry in settlement.entries))


def paid_for(settlement: Settlement, reason: str) -> list[tuple[int, int, int]]:
    """Payer, payee and amount of every entry with this reason."""
    return [
        (int(entry.payer), int(entry.payee), int(entry.amount))
        for entry in settlement.entries
        if entry.reason == reason
    ]


def shoubu(bases: Sequence[str], by: int = A, sage: Sequence[int] = (), **given: int) -> list[int]:
    """What a shoubu brings every seat in `decimal`."""
    return gains(settled(bases=bases, end="shoubu", by=by, sage=sage, mult=given.get("mult", 1)))
