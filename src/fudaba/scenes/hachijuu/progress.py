"""How far the players of Hachijuu have come."""

from __future__ import annotations

from fudaba.cards.pack import HANAFUDA
from fudaba.games.hachijuu.dekiyaku import DEKIYAKU
from fudaba.games.hachijuu.view import HachijuuView
from fudaba.games.hanafuda.view import ProgressView
from fudaba.games.options import Options
from fudaba.locale import Language, word
from fudaba.scenes.hanafuda.standing import Standing
from fudaba.scenes.phrases import points_text


def shows_yaku(options: Options) -> bool:
    """Whether the table points out who holds a captured yaku (HJ-R10)."""
    return options["overlook"] == "prompt"


def standings(
    view: HachijuuView, options: Options, seat: int, language: Language
) -> list[Standing]:
    """Every captured yaku, in the order of the rulebook."""
    held = view.dekiyaku[seat] if shows_yaku(options) else []
    made = {one.name: one.points for one in held}
    come = {far.name: far for far in view.progress[seat]}
    found: list[Standing] = []
    for row in DEKIYAKU:
        cards = HANAFUDA.set_text(int(row.cards))
        far = come.get(row.name) or ProgressView(row.name, int(row.least), missing=cards)
        points = made.get(row.name)
        found.append(
            Standing(
                name=word(f"hachijuu.dekiyaku.{row.name}", language),
                rule=row.rule,
                needs=word(f"hachijuu.needs.{row.name}", language),
                have=far.have,
                need=far.need,
                missing=far.missing,
                is_open=far.open,
                made="" if points is None else str(points),
                worth="" if points is None else points_text(points, language),
                value=str(view.worth[row.name]),
                cards=cards,
            )
        )
    return found
