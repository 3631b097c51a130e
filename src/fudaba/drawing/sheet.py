"""Contact sheets: many cards on a table as one PNG, to look at them while drawing.

Needs `rsvg-convert` (Debian: librsvg2-bin); nothing else of Fudaba does.
"""

from __future__ import annotations

import subprocess
from collections.abc import Sequence
from pathlib import Path

from fudaba.drawing.digits import n
from fudaba.drawing.elements import rect
from fudaba.drawing.pack import drawn, drawn_card
from fudaba.drawing.palette import CLOTH
from fudaba.drawing.sprite import sprite


def sheet(pack: str, rows: Sequence[Sequence[str]], width: float, fan: float, index: bool) -> str:
    """Cards in rows; with `fan` below 1 they cover each other, as held in the hand."""
    height, gap = width * 1.6, max(4.0, width // 12)
    step = width * fan if fan < 1 else width + gap
    across = 2 * gap + (max(map(len, rows)) - 1) * step + width
    down = gap + len(rows) * (height + gap)
    shown = rect(0, 0, across, down, CLOTH)
    for r, row in enumerate(rows):
        for k, code in enumerate(row):
            card = drawn(pack).back if code == "back" else drawn_card(pack, code)
            names = [card.name, f"i{card.name}"] if index and card.index else [card.name]
            box = f'x="{n(gap + k * step)}" y="{n(gap + r * (height + gap))}" '
            box += f'width="{n(width)}" height="{n(height)}"'
            shown += "".join(f'<use href="#{name}" {box}/>' for name in names)
    size = f'width="{n(across)}" height="{n(down)}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{sprite(drawn(pack))}{shown}</svg>'


def all_rows(pack: str) -> list[list[str]]:
    """The whole pack: a month a column, a suit a row."""
    codes = list(drawn(pack).cards)
    if pack == "hanafuda":
        return [codes[place:48:4] for place in range(4)]
    return [codes[40:51], codes[51:], *(codes[suit : suit + 10] for suit in range(0, 40, 10))]


def write_sheet(
    target: Path,
    pack: str,
    rows: Sequence[Sequence[str]] | None,
    width: float,
    fan: float,
    index: bool,
) -> None:
    """Render a sheet; all cards where no rows are given."""
    svg = sheet(pack, rows or all_rows(pack), width, fan, index)
    subprocess.run(["rsvg-convert", "-o", str(target)], input=svg.encode(), check=True)
