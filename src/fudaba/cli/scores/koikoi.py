"""Koi-Koi in `fudaba score`: what people ask, and the answers as tables."""

from __future__ import annotations

from msgspec import Struct
from rich.table import Table

from fudaba.cli.asked import Asked
from fudaba.cli.failure import Failed
from fudaba.cli.output import console, json
from fudaba.cli.sheet import entry_rows, seat_names, yaku_rows
from fudaba.games.koikoi.instant import INSTANT_POINTS
from fudaba.games.registry import spec
from fudaba.locale import Language, word
from fudaba.score.answers import Combination
from fudaba.score.koikoi import (
    LayoutAnswer,
    SettleAnswer,
    YakuAnswer,
    instant_hand,
    settle_stop,
)
from fudaba.score.questions import answer

GAME = "koikoi"


def show(game: str, asked: Asked) -> None:
    """Captured cards, a dealt hand, or the facts of a deal."""
    if asked.hand is not None:
        rows = instant_hand(asked.hand)
        if asked.as_json:
            json({"ok": True, "instant": rows})
        elif rows:
            console().print(_combinations(rows, asked.language, total=INSTANT_POINTS))
        else:
            console().print(word("koikoi.score.no_instant", asked.language))
        return
    result = _answer(asked)
    if asked.as_json:
        json(result)
    elif isinstance(result, YakuAnswer):
        if result.yaku:
            console().print(_combinations(result.yaku, asked.language, result.points))
        else:
            console().print(word("koikoi.score.no_yaku", asked.language))
    elif isinstance(result, SettleAnswer):
        _show_settlement(result, asked)
    elif isinstance(result, LayoutAnswer):
        winner = "" if result.seat is None else f", seat {result.seat} scores {result.points}"
        console().print(f"{result.outcome}{winner}")
    else:
        raise Failed("usage.no_table")


def _answer(asked: Asked) -> Struct:
    if asked.facts is not None:
        return answer(asked.question(GAME, ask="settle"))
    captured = asked.captured or ""
    if asked.calls or asked.opponent_calls:
        game = spec(GAME).game(asked.preset, None, asked.options)
        return settle_stop(game, captured, asked.deal, asked.calls, asked.opponent_calls)
    return answer(asked.question(GAME, ask="yaku", captured=captured, deal=asked.deal))


def _combinations(rows: list[Combination], speech: Language, total: int) -> Table:
    lines = [(row.name, row.cards, row.points, row.rule) for row in rows]
    return yaku_rows(lines, total, GAME, speech)


def _show_settlement(result: SettleAnswer, asked: Asked) -> None:
    speech = asked.language
    names = seat_names(2, speech)
    if asked.facts is None:
        names = [word(f"koikoi.score.{who}", speech) for who in ("winner", "opponent")]
    out = console()
    if result.entries:
        out.print(entry_rows(result.entries, names, GAME, speech))
    else:
        out.print(word("koikoi.end.draw", speech))
    comma, semicolon = word("scene.comma", speech), word("scene.semicolon", speech)
    scores = comma.join(f"{name} {score}" for name, score in zip(names, result.scores, strict=True))
    dealer = word("koikoi.score.next", speech, who=names[result.next_dealer])
    out.print(f"\n[bold]{scores}[/bold]{semicolon}{dealer}")
