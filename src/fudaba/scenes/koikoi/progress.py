"""How far the players of Koi-Koi have come."""

from __future__ import annotations

from typing import Final

from fudaba.cards.pack import HANAFUDA
from fudaba.games.koikoi.options import Rules
from fudaba.games.koikoi.progress import counting, worth
from fudaba.games.koikoi.view import KoiKoiView
from fudaba.games.koikoi.yaku import YAKU
from fudaba.locale import Language, word
from fudaba.scenes.hanafuda.standing import Standing
from fudaba.scenes.phrases import points_text

ROWS: Final = {row.name: place for place, row in enumerate(YAKU)}


def name_of(yaku: str, language: Language) -> str:
    """A yaku's name."""
    return word(f"koikoi.yaku.{yaku}", language)


def standings(view: KoiKoiView, rules: Rules, seat: int, language: Language) -> list[Standing]:
    """Every yaku of the game, in the order of the rulebook."""
    made = {yaku.name: yaku.points for yaku in view.yaku[seat]}
    captured = HANAFUDA.set(view.captured[seat])
    found: list[Standing] = []
    for row in view.progress[seat]:
        place = ROWS[row.name]
        points = made.get(row.name)
        found.append(
            Standing(
                name=name_of(row.name, language),
                rule=YAKU[place].rule,
                needs=word(f"koikoi.needs.{row.name}", language),
                have=row.have,
                need=row.need,
                missing=row.missing,
                is_open=row.open,
                made="" if points is None else str(points),
                worth="" if points is None else points_text(points, language),
                value=str(worth(rules, place, captured, view.deal)),
                cards=HANAFUDA.set_text(counting(rules, place, view.deal)),
            )
        )
    return found
