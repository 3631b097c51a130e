"""The doubling cube, which lies in front of the oya with the rate up (HJ-004, HJ-304)."""

from __future__ import annotations

from rich.text import Text

from fudaba.games.hachijuu.view import HachijuuView
from fudaba.locale import Language, word


def cube(rate: int) -> str:
    """The cube within a line: `▐2▌`."""
    return f"▐{rate}▌"


def picture(view: HachijuuView, oya: str, language: Language) -> Text:
    """The cube with its edges, and beside it whose it is and what lies in the pot."""
    beside = [
        word(f"terminal.hachijuu.cube.{line}", language, **told)
        for line, told in (
            ("oya", {"oya": oya}),
            ("rate", {"rate": view.rate}),
            ("pot", {"pot": view.pot}),
        )
    ]
    drawn = ("╭───╮", f"│ {view.rate} │", "╰───╯")
    text = Text()
    for edge, line in zip(drawn, beside, strict=True):
        text.append(edge, style="bold #ffd75f")
        text.append(f"  {line}\n")
    return text
