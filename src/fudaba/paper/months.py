"""The rows of a score sheet that are the months of a year."""

from __future__ import annotations

from fudaba.cards.hanafuda import MONTH_KINDS
from fudaba.locale import Language, word
from fudaba.paper.score_sheet import ScoreRow


def months(deals: int, language: Language, marked: int = 0) -> list[ScoreRow]:
    """A row for each deal, with the flower of its month; `marked` has a thick line above it."""
    return [_month(number, language, number == marked) for number in range(1, deals + 1)]


def _month(number: int, language: Language, is_marked: bool) -> ScoreRow:
    month = (number - 1) % len(MONTH_KINDS) + 1
    plant = word(f"cards.month.{month}", language)
    japanese = word(f"cards.month.{month}", "ja")
    return ScoreRow(
        number=str(number),
        name=word(f"cards.month_name.{month}", language),
        note=plant,
        other="" if plant == japanese else japanese,
        card=f"{month}{MONTH_KINDS[month - 1][0]}",
        is_marked=is_marked,
    )
