"""How far the players of Hachijuu have come."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from fudaba.cards.pack import HANAFUDA
from fudaba.games.hachijuu.dekiyaku import DEKIYAKU
from fudaba.games.hachijuu.view import HachijuuView
from fudaba.games.hanafuda.view import ProgressView
from fudaba.locale import Language, word
from fudaba.terminal.faces import titles
from fudaba.terminal.games.standing import Standing
from fudaba.terminal.phrases import points_text


def shows_yaku(view: HachijuuView) -> bool:
    """Whether the table points out who holds a captured yaku (HJ-R10)."""
    return view.options["overlook"] == "prompt"


def dekiyaku_text(name: str, points: int, language: Language) -> str:
    """`Blue ribbons 200`."""
    return f"{word(f'hachijuu.dekiyaku.{name}', language)} {points}"


def teyaku_text(name: str, points: int, language: Language) -> str:
    """`Triple 40`."""
    return f"{word(f'hachijuu.teyaku.{name}', language)} {points}"


def worth_text(name: str, points: int, rate: int, language: Language) -> str:
    """`Triple 40 ×2`."""
    told = teyaku_text(name, points, language)
    return told if rate == 1 else f"{told} ×{rate}"


def standings(view: HachijuuView, seat: int, language: Language) -> list[Standing]:
    """Every captured yaku, in the order of the rulebook."""
    made = {held.name: held.points for held in view.dekiyaku[seat]} if shows_yaku(view) else {}
    come = view.progress[seat] or _nothing_yet()
    return [
        Standing(
            name=word(f"hachijuu.dekiyaku.{row.name}", language),
            rule=row.rule,
            have=far.have,
            need=far.need,
            missing=far.missing,
            open=far.open,
            made=str(made.get(row.name, "")),
            worth=points_text(made[row.name], language) if row.name in made else "",
        )
        for row, far in zip(DEKIYAKU, come, strict=True)
    ]


def _nothing_yet() -> list[ProgressView]:
    """Before it is settled who plays."""
    return [
        ProgressView(row.name, int(row.least), missing=HANAFUDA.set_text(int(row.cards)))
        for row in DEKIYAKU
    ]


def players(view: HachijuuView, names: list[str], language: Language) -> RenderableType:
    """Card points, plains, hand yaku and chips of everybody."""
    table = Table(expand=True, box=None, padding=(0, 1, 0, 0))
    table.add_column(word("terminal.sheet.player", language))
    for term in ("card_points", "plains", "teyaku", "balance"):
        numbers = term != "teyaku"
        table.add_column(
            word(f"terminal.hachijuu.column.{term}", language),
            justify="right" if numbers else "left",
            ratio=None if numbers else 1,
        )
    for seat, name in enumerate(names):
        announced = [
            f"{teyaku_text(made.name, made.points, language)}: {titles(made.cards)}"
            for made in view.announced[seat]
        ]
        table.add_row(
            Text(name),
            str(view.card_points[seat]),
            str(view.chaff[seat]),
            Text(" · ".join(announced)),
            str(view.balance[seat]),
        )
    return table
