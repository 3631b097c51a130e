"""Help for Hachijuu: how to play in brief, all that scores with its rule ids, the cards."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from fudaba.games.hachijuu.dekiyaku import DEKIYAKU
from fudaba.games.hachijuu.teyaku import KINDS, PLAIN, SET
from fudaba.games.hachijuu.view import HachijuuView
from fudaba.locale import Language, word
from fudaba.terminal.games.hachijuu.cube import cube
from fudaba.terminal.games.help import cards, heading, lines, rows
from fudaba.terminal.phrases import points_text


def help_page(view: HachijuuView, language: Language) -> RenderableType:
    """The whole page, the brief first."""

    def table(shelf: str, names: list[tuple[str, str]]) -> RenderableType:
        return rows(lines("hachijuu", shelf, names, language))

    def family(number: int) -> list[tuple[str, str]]:
        return [(kind.name, kind.rule) for kind in KINDS if kind.family == number]

    fee = points_text(int(view.options["fold_fee"]), language)
    return Group(
        Text(word("terminal.hachijuu.brief", language, fee=fee, cube=cube(2))),
        heading("plain_yaku", language),
        table("teyaku", family(PLAIN)),
        heading("set_yaku", language),
        table("teyaku", family(SET)),
        heading("captured_yaku", language),
        table("dekiyaku", [(row.name, row.rule) for row in DEKIYAKU]),
        cards(language),
    )
