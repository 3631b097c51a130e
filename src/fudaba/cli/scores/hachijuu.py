"""Hachijuu in `fudaba score`: hands, captured cards and settlements."""

from __future__ import annotations

from fudaba.cli.asked import Asked
from fudaba.cli.failure import Failed
from fudaba.cli.output import console, json
from fudaba.cli.sheet import (
    entry_rows,
    given_points,
    point_sums,
    points_of_cards,
    seat_names,
    yaku_rows,
)
from fudaba.locale import reason_text, word
from fudaba.score.answers import Combination
from fudaba.score.hachijuu import DekiyakuAnswer, SettleAnswer, TeyakuAnswer
from fudaba.score.questions import answer

GAME = "hachijuu"


def show(game: str, asked: Asked) -> None:
    """A dealt hand, captured cards, or the facts of a deal."""
    question = _question(asked)
    result = answer(question)
    if asked.as_json:
        json(result)
    elif isinstance(result, TeyakuAnswer):
        _show_hand(asked, result)
    elif isinstance(result, DekiyakuAnswer):
        _show_captured(asked, result)
        console().print(points_of_cards(GAME, str(question["captured"]), asked.language))
    elif isinstance(result, SettleAnswer):
        _show_settlement(asked, result)
    else:
        raise Failed("usage.no_table")


def _question(asked: Asked) -> dict[str, object]:
    if asked.facts is not None:
        return asked.question(GAME, ask="settle")
    if asked.hand is not None:
        return asked.question(GAME, ask="teyaku", hand=asked.hand)
    return asked.question(GAME, ask="dekiyaku", captured=asked.captured)


def _show_hand(asked: Asked, result: TeyakuAnswer) -> None:
    best = [held for held in (result.plain, result.set) if held is not None]
    if not best:
        console().print(_word(asked, "no_teyaku"))
        return
    _show_yaku(asked, best, result.points)
    console().print(_word(asked, "hand", paid=_paid(asked, result.points)))
    lower = [name for name in result.possible if name not in {held.name for held in best}]
    if lower:
        names = word("scene.comma", asked.language).join(
            reason_text(GAME, name, asked.language) for name in lower
        )
        console().print(_word(asked, "instead", names=names))


def _show_captured(asked: Asked, result: DekiyakuAnswer) -> None:
    if not result.yaku:
        console().print(_word(asked, "no_dekiyaku"))
        return
    _show_yaku(asked, result.yaku, result.points)
    console().print(_word(asked, "agari", paid=_paid(asked, result.points)))
    console().print(_word(asked, "sage"))


def _word(asked: Asked, key: str, **values: object) -> str:
    return word(f"hachijuu.score.{key}", asked.language, **values)


def _paid(asked: Asked, points: int) -> str:
    """Who pays: in sashi one player, in three-hand two."""
    return _word(asked, "paid", points=points, half=points // 2)


def _show_yaku(asked: Asked, rows: list[Combination], total: int) -> None:
    lines = [(row.name, row.cards, row.points, row.rule) for row in rows]
    console().print(yaku_rows(lines, total, GAME, asked.language))


def _show_settlement(asked: Asked, result: SettleAnswer) -> None:
    names = seat_names(len(result.scores), asked.language)
    out = console()
    if result.entries:
        out.print(entry_rows(result.entries, names, GAME, asked.language, payers=True))
        points = given_points(GAME, asked.facts or {})
        for line in point_sums(GAME, points, result.entries, names, asked.language):
            out.print(line)
    else:
        out.print(word("sheet.none", asked.language))
    scores = [f"{name} {score:+}" for name, score in zip(names, result.scores, strict=True)]
    following = _word(asked, "next", who=names[result.next_oya])
    comma, semicolon = (word(f"scene.{name}", asked.language) for name in ("comma", "semicolon"))
    out.print(f"\n[bold]{comma.join(scores)}[/bold]{semicolon}{following}")
