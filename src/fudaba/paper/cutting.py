"""The packs to print and to cut out: how many lie on a sheet, and where."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil
from typing import Any, Final

from msgspec import Struct

from fudaba.drawing import codes
from fudaba.drawing.printed import BACK
from fudaba.locale import Language, word
from fudaba.paper.typesetting import Format, typeset

#: Height of a card by its width, in millimetres: the traditional one, a larger, the largest.
HEIGHTS: Final = {33: 54, 40: 64, 55: 88}
#: The size in which each pack is usually cut.
USUAL: Final = {"hanafuda": 33, "snapphana": 55}
#: Paper upright, in millimetres.
PAPERS: Final = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
#: What fills the last sheet: white cards, one of them for Hachi-Hachi with seven (HH-120); and a
#: Fjønt in reserve.
SPARE: Final = {"hanafuda": "W", "snapphana": "*"}

#: Two bleeds fit between two cards.
GUTTER: Final = 6.0
#: How far the frame runs over the edge: for scissors, for a guillotine.
OVER: Final = 0.4
BLEED: Final = 3.0
#: Crop marks: how far off the cards, and how long.
OFF: Final = 3.4
LONG: Final = 4.0
#: The line to measure whether the printer has kept the size.
MEASURE: Final = 50


@dataclass(frozen=True)
class Layout:
    """Cards in columns and rows on paper."""

    width: int
    height: int
    columns: int
    rows: int
    #: The paper as it lies, upright or not.
    paper: tuple[float, float]

    @property
    def each(self) -> int:
        """How many lie on a sheet."""
        return self.columns * self.rows


class CutSheet(Struct, kw_only=True, frozen=True):
    """One side to print."""

    cards: list[str]
    indices: list[str]
    slug: str


def layout(width: int, paper: str, number: int) -> Layout:
    """The fewest sheets, upright where that is as few; then the one that leaves least over."""
    height = HEIGHTS[width]
    upright = PAPERS[paper]
    ways = []
    for lying in (upright, upright[::-1]):
        most = [_fit(size, room) for size, room in zip((width, height), lying, strict=True)]
        for columns in range(1, most[0] + 1):
            for rows in range(1, most[1] + 1):
                ways.append(Layout(width, height, columns, rows, lying))
    fewest = min(ceil(number / way.each) for way in ways)
    return min(
        (way for way in ways if ceil(number / way.each) == fewest),
        key=lambda way: (way.paper != upright, way.each, abs(way.columns - way.rows)),
    )


def _fit(size: float, room: float) -> int:
    """How many cards lie side by side, with room for marks at both ends."""
    return int((room - 2 * (OFF + LONG) + GUTTER) // (size + GUTTER))


def sheets(
    pack: str, place: Layout, language: Language, backs: bool, indices: bool
) -> list[CutSheet]:
    """Every side in the order of printing, each front followed by its back."""
    cards = [card for card in codes(pack) if card != SPARE["hanafuda"]]
    count = ceil(len(cards) / place.each)
    cards += [SPARE[pack]] * (count * place.each - len(cards))
    found: list[CutSheet] = []
    for number in range(count):
        shown = cards[number * place.each : (number + 1) * place.each]
        for side in ("fronts", "backs") if backs else ("fronts",):
            slug = word(
                "paper.cut.slug",
                language,
                pack=word(f"paper.cut.{pack}", language),
                number=number + 1,
                of=count,
                side=word(f"paper.cut.{side}", language),
                width=place.width,
                height=place.height,
            )
            found.append(
                CutSheet(
                    cards=shown if side == "fronts" else [BACK] * place.each,
                    indices=[_index(card) for card in shown]
                    if indices and side == "fronts"
                    else [],
                    slug=slug,
                )
            )
    return found


def _index(card: str) -> str:
    """Month and kind, which are the same on all plains of a month."""
    if not card[0].isdigit():
        return ""
    return card.partition("K")[0] + "K" if "K" in card else card


def print_cards(
    pack: str,
    width: int,
    paper: str,
    language: Language,
    form: Format = "pdf",
    *,
    bleed: bool = False,
    indices: bool = False,
    backs: bool = True,
    ppi: float = 110,
) -> list[bytes]:
    """A pack to cut out."""
    number = len([card for card in codes(pack) if card != SPARE["hanafuda"]])
    place = layout(width, paper, number)
    sides = sheets(pack, place, language, backs, indices and pack == "hanafuda")
    data: dict[str, Any] = {
        "name": word(f"paper.cut.{pack}", language),
        "language": language,
        "made": "",
        "paper": place.paper,
        "card": [place.width, place.height],
        "columns": place.columns,
        "rows": place.rows,
        "gutter": GUTTER,
        "bleed": BLEED if bleed else OVER,
        "marks": [OFF, LONG],
        "measure": MEASURE,
        "measured": word("paper.cut.measure", language, length=MEASURE),
        "sides": sides,
    }
    drawn = {card for side in sides for card in side.cards}
    return typeset("cutting", data, pack, drawn, language, form, ppi)
