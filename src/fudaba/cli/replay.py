"""`fudaba replay`: plays records again and says what they come to."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, BinaryIO

import msgspec
import typer
from rich.table import Table

from fudaba.cli.failure import explained
from fudaba.cli.options import AsJson, Lang, language
from fudaba.cli.output import console, json, table
from fudaba.cli.sheet import entry_rows
from fudaba.games.contract import Match
from fudaba.games.record import Record
from fudaba.locale import Language, game_word
from fudaba.records.files import replay_file
from fudaba.records.report import Report, answer, report


def command(
    file: Annotated[Path, typer.Argument(help="A record in TOML, or JSON Lines; - reads input.")],
    jsonl: Annotated[
        bool, typer.Option("--jsonl", help="One match a line in, one answer a line out.")
    ] = False,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Play a record again, verify it, and print its deals, ledger and result.

    Example: `fudaba replay match.toml` or `fudaba replay --jsonl matches.jsonl`
    """
    with explained():
        speech = language(lang)
        if jsonl:
            if str(file) == "-":
                _answer_lines(sys.stdin.buffer)
            else:
                with file.open("rb") as lines:
                    _answer_lines(lines)
            return
        record, match = replay_file(Path("/dev/stdin") if str(file) == "-" else file)
        result = report(record, match)
        if as_json:
            json(result)
        else:
            _show(record, match, result, speech)


def _answer_lines(lines: BinaryIO) -> None:
    out = sys.stdout.buffer
    for line in lines:
        if line.strip():
            out.write(msgspec.json.encode(answer(line)) + b"\n")
            out.flush()


def _show(record: Record, match: Match, result: Report, speech: Language) -> None:
    out = console()
    sides = _sides(record, match)
    out.print(f"[bold]{game_word(record.game, 'name', speech)}[/bold]: {', '.join(record.seats)}")
    for number, deal in enumerate(result.deals, start=1):
        ended = game_word(record.game, f"end.{deal.end}", speech) if deal.end else "in progress"
        out.print(f"\n[bold]Deal {number}[/bold], dealt by {record.seats[deal.dealer]}: {ended}")
        for side, cards in enumerate(deal.captured):
            if cards:
                out.print(f"  {sides[side]}: {cards}")
        if deal.entries:
            payers = any(entry.payer != "supply" for entry in deal.entries)
            out.print(entry_rows(deal.entries, sides, record.game, speech, payers=payers))
        if deal.losers is not None:
            out.print(f"  lost by {_listed(sides, deal.losers) or 'nobody'}")
    out.print()
    out.print(_standing(result, sides))
    out.print(_outcome(result, sides))


def _sides(record: Record, match: Match) -> list[str]:
    """Who scores: the seats, or pairs where partners score together."""
    names: list[list[str]] = [[] for _ in range(match.game.sides)]
    for seat, name in enumerate(record.seats):
        names[match.side_of(seat)].append(name)
    return [" + ".join(pair) for pair in names]


def _standing(result: Report, sides: list[str]) -> Table:
    """The scores, and where lost deals decide those too."""
    losers = [seat for deal in result.deals for seat in deal.losers or []]
    counts_losses = any(deal.losers is not None for deal in result.deals)
    columns = ("player", "deals lost", "score") if counts_losses else ("player", "score")
    standing = table(*columns, numbers=columns[1:])
    for side, score in enumerate(result.scores):
        lost = [str(losers.count(side))] if counts_losses else []
        standing.add_row(sides[side], *lost, str(score))
    return standing


def _listed(names: list[str], places: list[int]) -> str:
    return " and ".join(names[place] for place in places)


def _outcome(result: Report, names: list[str]) -> str:
    if not result.over:
        return "The match is not finished."
    if isinstance(result.winner, list):
        return f"Shared by {_listed(names, result.winner)}."
    return f"Won by {names[result.winner or 0]}."
