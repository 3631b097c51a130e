"""Help for Hachi-Hachi: how to play in brief, all that scores with its rule ids, the cards."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from fudaba.games.hachihachi.dekiyaku import DEKIYAKU, SIXTEEN_KASU
from fudaba.games.hachihachi.progress import rows_played
from fudaba.games.hachihachi.teyaku import KINDS
from fudaba.games.hachihachi.view import HachiHachiView
from fudaba.locale import Language, word
from fudaba.terminal.games.hachihachi.money import money
from fudaba.terminal.games.help import cards, heading, lines, rows

_TOKUSHUYAKU: Final = [
    ("all_eights", "HH-800"),
    ("double_eights", "HH-801"),
    ("sixteen_kasu", "HH-802"),
]


def help_page(view: HachiHachiView, language: Language) -> RenderableType:
    """The whole page, the brief first."""

    def table(shelf: str, names: list[tuple[str, str]]) -> RenderableType:
        return rows(lines("hachihachi", shelf, names, language))

    kan = view.kan_points
    kasu = view.options["sixteen_kasu"]
    captured = [
        (DEKIYAKU[index].name, DEKIYAKU[index].rule)
        for index in rows_played(view.options)
        if index != SIXTEEN_KASU or kasu == "dekiyaku"
    ]
    counted = [row for row in _TOKUSHUYAKU if row[0] != "sixteen_kasu" or kasu == "tokushuyaku"]
    return Group(
        Text(word("terminal.hachihachi.brief", language, kan=money(kan, kan, language))),
        heading("teyaku", language),
        table("teyaku", [(kind.name, kind.rule) for kind in KINDS]),
        heading("dekiyaku", language),
        table("dekiyaku", captured),
        heading("tokushuyaku", language),
        table("tokushuyaku", counted),
        cards(language),
    )
