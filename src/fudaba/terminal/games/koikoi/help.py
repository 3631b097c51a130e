"""Help for Koi-Koi: how to play in brief, the yaku with their rule ids, the cards."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from fudaba.games.koikoi.view import KoiKoiView
from fudaba.games.koikoi.yaku import YAKU
from fudaba.locale import Language, word
from fudaba.terminal.games.help import cards, heading, lines, rows

_INSTANT: Final = [("teshi", "KK-201"), ("kuttsuki", "KK-202")]


def help_page(view: KoiKoiView, language: Language) -> RenderableType:
    """The whole page, the brief first."""

    played = {row.name for row in view.progress[0]}
    yaku = [(row.name, row.rule) for row in YAKU if row.name in played]
    return Group(
        Text(word("terminal.koikoi.brief", language)),
        heading("yaku", language),
        rows(lines("koikoi", "yaku", yaku, language)),
        heading("instant", language),
        rows(lines("koikoi", "yaku", _INSTANT, language)),
        cards(language),
    )
