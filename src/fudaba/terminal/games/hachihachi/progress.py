"""How far the players of Hachi-Hachi have come."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from fudaba.cards.pack import HANAFUDA
from fudaba.games.hachihachi.dekiyaku import DEKIYAKU, Row
from fudaba.games.hachihachi.progress import rows_played
from fudaba.games.hachihachi.view import HachiHachiView, KanView
from fudaba.games.hanafuda.view import ProgressView
from fudaba.locale import Language, word
from fudaba.terminal.faces import titles
from fudaba.terminal.games.hachihachi.money import short
from fudaba.terminal.games.standing import Standing


def standings(view: HachiHachiView, seat: int, language: Language) -> list[Standing]:
    """Every dekiyaku of the game, in the order of the rulebook."""
    made = {held.name: held.kan for held in view.dekiyaku[seat]}
    rows = [DEKIYAKU[index] for index in rows_played(view.options)]
    found: list[Standing] = []
    for row, far in zip(rows, view.progress[seat] or _nothing_yet(rows), strict=True):
        kan = made.get(row.name)
        found.append(
            Standing(
                name=word(f"hachihachi.dekiyaku.{row.name}", language),
                rule=row.rule,
                have=far.have,
                need=far.need,
                missing=far.missing,
                open=far.open,
                made="" if kan is None else str(kan),
                worth="" if kan is None else word("hachihachi.money.kan", language, kan=kan),
            )
        )
    return found


def _nothing_yet(rows: list[Row]) -> list[ProgressView]:
    """Of who does not play, or before that is settled."""
    return [
        ProgressView(row.name, int(row.least), missing=HANAFUDA.set_text(int(row.cards)))
        for row in rows
    ]


def teyaku_text(teyaku: KanView, language: Language) -> str:
    """`Triple 2 kan`."""
    kan = word("hachihachi.money.kan", language, kan=teyaku.kan)
    return f"{word(f'hachihachi.teyaku.{teyaku.name}', language)} {kan}"


def players(view: HachiHachiView, names: list[str], language: Language) -> RenderableType:
    """Card points, chaff, teyaku and money of everybody."""
    table = Table(expand=True, box=None, padding=(0, 1, 0, 0))
    table.add_column(word("terminal.sheet.player", language))
    owed = "debt" if view.options["loans"] == "bank_10" else "received"
    for term in ("card_points", "chaff", "teyaku", "coins", owed):
        numbers = term != "teyaku"
        table.add_column(
            word(f"terminal.hachihachi.column.{term}", language),
            justify="right" if numbers else "left",
            ratio=None if numbers else 1,
        )
    for seat, name in enumerate(names):
        table.add_row(
            Text(name),
            str(view.card_points[seat]),
            str(view.chaff[seat]),
            Text(_teyaku(view, seat, language)),
            _money(view, view.coins[seat], language),
            _money(view, view.debt[seat], language),
        )
    return table


def _teyaku(view: HachiHachiView, seat: int, language: Language) -> str:
    """One's own, and what others have declared, with the cards shown for it."""
    parts: list[str] = []
    for teyaku in view.teyaku[seat]:
        cards = f": {titles(teyaku.cards)}" if teyaku.cards else ""
        parts.append(teyaku_text(teyaku, language) + cards)
    return " · ".join(parts)


def _money(view: HachiHachiView, points: int | None, language: Language) -> str:
    return "?" if points is None else short(points, view.kan_points, language)
