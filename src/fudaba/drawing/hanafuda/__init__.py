"""The hanafuda pack: one file for each month, its plant and its four cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from fudaba.drawing.card import Card
from fudaba.drawing.hanafuda.back import back, white
from fudaba.drawing.hanafuda.months.april import april
from fudaba.drawing.hanafuda.months.august import august
from fudaba.drawing.hanafuda.months.december import december
from fudaba.drawing.hanafuda.months.february import february
from fudaba.drawing.hanafuda.months.january import january
from fudaba.drawing.hanafuda.months.july import july
from fudaba.drawing.hanafuda.months.june import june
from fudaba.drawing.hanafuda.months.march import march
from fudaba.drawing.hanafuda.months.may import may
from fudaba.drawing.hanafuda.months.november import november
from fudaba.drawing.hanafuda.months.october import october
from fudaba.drawing.hanafuda.months.september import september

__all__ = ["back", "cards"]

YEAR: Final = (
    january,
    february,
    march,
    april,
    may,
    june,
    july,
    august,
    september,
    october,
    november,
    december,
)


def cards() -> Iterator[Card]:
    """All cards in pack order, the white one last."""
    for month in YEAR:
        yield from month()
    yield white()
