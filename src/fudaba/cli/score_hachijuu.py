"""Hachijuu in `fudaba score`: hands, captured cards and settlements."""

from __future__ import annotations

from fudaba.cli.asked import Asked
from fudaba.cli.failure import Failed
from fudaba.cli.output import console, json, table
from fudaba.cli.sheet import entry_rows
from fudaba.locale import reason_text
from fudaba.score.answers import Combination
from fudaba.score.hachijuu import DekiyakuAnswer, SettleAnswer, TeyakuAnswer
from fudaba.score.questions import answer

GAME = "hachijuu"


def show(asked: Asked) -> None:
    """A dealt hand, captured cards, or the facts of a deal."""
    result = answer(_question(asked))
    if asked.as_json:
        json(result)
    elif isinstance(result, TeyakuAnswer):
        _show_hand(asked, result)
    elif isinstance(result, DekiyakuAnswer):
        _show_captured(asked, result)
    elif isinstance(result, SettleAnswer):
        _show_settlement(asked, result)
    else:
        raise Failed("the facts ask for something that has no table; use --json")


def _question(asked: Asked) -> dict[str, object]:
    if asked.facts is not None:
        return asked.question(GAME, ask="settle")
    if asked.hand is not None:
        return asked.question(GAME, ask="teyaku", hand=asked.hand)
    return asked.question(GAME, ask="dekiyaku", captured=asked.captured)


def _show_hand(asked: Asked, result: TeyakuAnswer) -> None:
    best = [held for held in (result.plain, result.set) if held is not None]
    if not best:
        console().print("No hand yaku: 0 points.")
        return
    _show_yaku(asked, best, result.points)
    console().print(f"{_paid(result.points)}, times the rate (HJ-406, HJ-316)")
    lower = [name for name in result.possible if name not in {held.name for held in best}]
    if lower:
        names = ", ".join(reason_text(GAME, name, asked.language) for name in lower)
        console().print(f"may be announced instead, to show fewer cards: {names} (HJ-R8)")


def _show_captured(asked: Asked, result: DekiyakuAnswer) -> None:
    if not result.yaku:
        console().print("No captured yaku yet: 0 points.")
        return
    _show_yaku(asked, result.yaku, result.points)
    console().print(f"agari: {_paid(result.points)}, times the rate (HJ-605, HJ-316)")
    console().print("sage: half of that, if nobody goes out (HJ-607, HJ-608)")


def _paid(points: int) -> str:
    """Who pays: in sashi one player, in three-hand two."""
    return f"{points} from one opponent, {points // 2} from each of two"


def _show_yaku(asked: Asked, rows: list[Combination], total: int) -> None:
    shown = table("yaku", "cards", "points", "rule", numbers=("points",))
    for row in rows:
        name = reason_text(GAME, row.name, asked.language)
        shown.add_row(name, row.cards, str(row.points), row.rule)
    shown.add_section()
    shown.add_row("[bold]sum[/bold]", "", f"[bold]{total}[/bold]", "")
    console().print(shown)


def _show_settlement(asked: Asked, result: SettleAnswer) -> None:
    names = [f"seat {seat}" for seat in range(len(result.scores))]
    out = console()
    if result.entries:
        out.print(entry_rows(result.entries, names, GAME, asked.language, payers=True))
    else:
        out.print("Nobody pays.")
    scores = [f"{name} {score:+}" for name, score in zip(names, result.scores, strict=True)]
    out.print(f"\n[bold]{', '.join(scores)}[/bold]; {names[result.next_oya]} is oya next (HJ-104)")
