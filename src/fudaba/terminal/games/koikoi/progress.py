"""How far the players of Koi-Koi have come."""

from __future__ import annotations

from typing import Final

from fudaba.games.koikoi.view import KoiKoiView
from fudaba.games.koikoi.yaku import YAKU
from fudaba.locale import Language, word
from fudaba.terminal.games.standing import Standing
from fudaba.terminal.phrases import points_text

_RULES: Final = {row.name: row.rule for row in YAKU}


def name_of(yaku: str, language: Language) -> str:
    """A yaku's name."""
    return word(f"koikoi.yaku.{yaku}", language)


def standings(view: KoiKoiView, seat: int, language: Language) -> list[Standing]:
    """Every yaku of the game, in the order of the rulebook."""
    made = {yaku.name: yaku.points for yaku in view.yaku[seat]}
    return [
        Standing(
            name=name_of(row.name, language),
            rule=_RULES[row.name],
            have=row.have,
            need=row.need,
            missing=row.missing,
            open=row.open,
            made=str(made[row.name]) if row.name in made else "",
            worth=points_text(made[row.name], language) if row.name in made else "",
        )
        for row in view.progress[seat]
    ]
