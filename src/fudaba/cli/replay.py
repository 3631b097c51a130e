"""`fudaba replay`: plays records again and says what they come to."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, BinaryIO

import msgspec
import typer
from rich.markup import escape
from rich.table import Table

from fudaba.cli.failure import explained
from fudaba.cli.options import AsJson, Lang, language
from fudaba.cli.output import console, json, table
from fudaba.cli.sheet import entry_rows
from fudaba.games.contract import Match
from fudaba.games.record import Record
from fudaba.locale import Language, game_word, word
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
    out.print(
        f"[bold]{game_word(record.game, 'name', speech)}[/bold]: {escape(', '.join(record.seats))}"
    )
    for number, deal in enumerate(result.deals, start=1):
        ended = word("replay.open", speech)
        if deal.end:
            ended = game_word(record.game, f"end.{deal.end}", speech)
        dealer = escape(record.seats[deal.dealer])
        out.print()
        heading = word("replay.deal", speech, number=number)
        dealt = word("replay.dealer", speech, dealer=dealer)
        out.print(f"[bold]{heading}[/bold], {dealt}: {ended}")
        for side, cards in enumerate(deal.captured):
            if cards:
                out.print(f"  {sides[side]}: {cards}")
        if deal.entries:
            payers = any(entry.payer != "supply" for entry in deal.entries)
            out.print(entry_rows(deal.entries, sides, record.game, speech, payers=payers))
        if deal.losers is not None:
            losers = _listed(sides, deal.losers, speech)
            key = "score.losers" if losers else "score.no_losers"
            out.print("  " + game_word(record.game, key, speech, who=losers))
    out.print()
    out.print(_standing(record.game, result, sides, speech))
    out.print(_outcome(result, sides, speech))


def _sides(record: Record, match: Match) -> list[str]:
    """Who scores: the seats, or pairs where partners score together."""
    names: list[list[str]] = [[] for _ in range(match.game.sides)]
    for seat, name in enumerate(record.seats):
        names[match.side_of(seat)].append(name)
    return [escape(" + ".join(pair)) for pair in names]


def _standing(game: str, result: Report, sides: list[str], speech: Language) -> Table:
    """The scores, and where lost deals decide those too."""
    losers = [seat for deal in result.deals for seat in deal.losers or []]
    counts_losses = any(deal.losers is not None for deal in result.deals)
    heads = [word("sheet.player", speech), word("sheet.score", speech)]
    if counts_losses:
        heads.insert(1, game_word(game, "term.lost", speech))
    standing = table(*heads, numbers=tuple(heads[1:]))
    for side, score in enumerate(result.scores):
        lost = [str(losers.count(side))] if counts_losses else []
        standing.add_row(sides[side], *lost, str(score))
    return standing


def _listed(names: list[str], places: list[int], speech: Language) -> str:
    return word("replay.and", speech).join(names[place] for place in places)


def _outcome(result: Report, names: list[str], speech: Language) -> str:
    if not result.over:
        return word("replay.unfinished", speech)
    if isinstance(result.winner, list):
        return word("replay.shared", speech, names=_listed(names, result.winner, speech))
    return word("replay.won", speech, name=names[result.winner or 0])
