"""Hachi-Hachi in `fudaba score`: hands, captured cards and settlements, in kan and points."""

from __future__ import annotations

from rich.table import Table

from fudaba.cli.asked import Asked
from fudaba.cli.failure import Failed
from fudaba.cli.output import console, grid, json
from fudaba.cli.sheet import (
    entry_rows,
    given_points,
    money,
    point_sums,
    points_of_cards,
    seat_names,
    yaku_rows,
)
from fudaba.games.options import OptionValue
from fudaba.games.registry import spec
from fudaba.locale import word
from fudaba.score.hachihachi import DekiyakuAnswer, KanCombination, SettleAnswer, TeyakuAnswer
from fudaba.score.questions import answer

GAME = "hachihachi"


def show(game: str, asked: Asked) -> None:
    """A dealt hand, captured cards, or the facts of a deal."""
    question = _question(asked)
    result = answer(question)
    kan = int(_options(asked)["kan_points"])
    if asked.as_json:
        json(result)
    elif isinstance(result, TeyakuAnswer):
        held = [group for group in (result.group_a, result.group_b) if group is not None]
        _show_kan(asked, held, result.kan, kan, "no_teyaku")
    elif isinstance(result, DekiyakuAnswer):
        _show_kan(asked, result.yaku, result.kan, kan, "no_dekiyaku")
        console().print(points_of_cards(GAME, str(question["captured"]), asked.language))
    elif isinstance(result, SettleAnswer):
        _show_settlement(asked, result, kan)
    else:
        raise Failed("usage.no_table")


def _question(asked: Asked) -> dict[str, object]:
    if asked.facts is not None:
        return asked.question(GAME, ask="settle")
    if asked.hand is not None:
        return asked.question(GAME, ask="teyaku", hand=asked.hand)
    return asked.question(GAME, ask="dekiyaku", captured=asked.captured)


def _options(asked: Asked) -> dict[str, OptionValue]:
    question = asked.question(GAME)
    return spec(GAME).game(question["preset"], None, question["options"]).options


def _show_kan(asked: Asked, rows: list[KanCombination], total: int, kan: int, none: str) -> None:
    if not rows:
        console().print(word(f"hachihachi.score.{none}", asked.language))
        return
    lines = [(row.name, row.cards, row.kan, row.rule) for row in rows]
    console().print(yaku_rows(lines, total, GAME, asked.language, "kan"))
    amount = money(GAME, total * kan, kan, asked.language)
    console().print(word("hachihachi.score.each", asked.language, amount=amount))


def _show_settlement(asked: Asked, result: SettleAnswer, kan: int) -> None:
    names = seat_names(len(result.scores), asked.language)
    out = console()
    out.print(entry_rows(result.entries, names, GAME, asked.language, payers=True))
    points = given_points(GAME, asked.facts or {})
    for line in point_sums(GAME, points, result.entries, names, asked.language):
        out.print(line)
    out.print()
    out.print(_sums(asked, result, names, kan))
    out.print()
    out.print(word("hachihachi.score.next", asked.language, who=names[result.winner]))


def _sums(asked: Asked, result: SettleAnswer, names: list[str], kan: int) -> Table:
    player, brought = (word(f"sheet.{key}", asked.language) for key in ("player", "result"))
    sums = grid(player, brought, numbers=(brought,))
    for name, score in zip(names, result.scores, strict=True):
        sums.add_row(name, money(GAME, score, kan, asked.language))
    return sums
