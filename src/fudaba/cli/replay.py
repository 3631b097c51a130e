"""`fudaba replay`: plays records again and says what they come to."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, BinaryIO

import msgspec
import typer
from rich.markup import escape
from rich.table import Table

from fudaba.cli.failure import COULD_NOT, explained
from fudaba.cli.given import name_of, opened
from fudaba.cli.options import AsJson, Lang, language
from fudaba.cli.output import console, grid, json
from fudaba.cli.recorded import given_text
from fudaba.cli.sheet import entry_rows, point_sums
from fudaba.games.contract import Match
from fudaba.games.record import Record
from fudaba.games.registry import spec
from fudaba.locale import Language, game_word, word
from fudaba.locale.names import shown_name
from fudaba.malformed import texts
from fudaba.records.files import replay_text
from fudaba.records.report import DealReport, Report, answer, report


def command(
    file: Annotated[Path, typer.Argument(metavar="RECORD")],
    jsonl: Annotated[bool, typer.Option("--jsonl")] = False,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Plays a record, or many, again."""
    with explained():
        speech = language(lang)
        if jsonl:
            with opened(file) as lines:
                any_holds = _answer_lines(lines)
            if not any_holds:
                raise typer.Exit(COULD_NOT)
            return
        record, match = replay_text(given_text(file), name_of(file))
        result = report(record, match)
        if as_json:
            json(result)
        else:
            _show(record, match, result, speech)


def _answer_lines(lines: BinaryIO) -> bool:
    """Answers every line; whether one of the records holds, or there was none to hold."""
    out = sys.stdout.buffer
    given = held = 0
    for line in texts(lines):
        found = answer(line)
        given += 1
        held += found.ok
        out.write(msgspec.json.encode(found) + b"\n")
        out.flush()
    return held > 0 or given == 0


def _show(record: Record, match: Match, result: Report, speech: Language) -> None:
    out = console()
    names = [escape(shown_name(name, speech)) for name in record.seats]
    sides = _sides(names, match)
    out.print(f"[bold]{game_word(record.game, 'name', speech)}[/bold]: {', '.join(names)}")
    for number, deal in enumerate(result.deals, start=1):
        ended = word("replay.open", speech)
        if deal.end:
            ended = game_word(record.game, f"end.{deal.end}", speech)
        out.print()
        heading = word("replay.deal", speech, number=number)
        dealt = word("replay.dealer", speech, dealer=names[deal.dealer])
        out.print(f"[bold]{heading}[/bold], {dealt}: {ended}")
        for side, cards in enumerate(deal.captured):
            if cards:
                out.print(f"  {sides[side]}: {cards}")
        if deal.entries:
            payers = any(entry.payer != "supply" for entry in deal.entries)
            out.print(entry_rows(deal.entries, sides, record.game, speech, payers=payers))
            for line in _sums(record.game, deal, sides, speech):
                out.print(f"  {line}")
        if deal.losers is not None:
            losers = _listed(sides, deal.losers, speech)
            key = "score.losers" if losers else "score.no_losers"
            out.print("  " + game_word(record.game, key, speech, who=losers))
    out.print()
    out.print(_standing(record.game, result, sides, speech))
    out.print(_outcome(result, sides, speech))


def _sums(game: str, deal: DealReport, sides: list[str], speech: Language) -> list[str]:
    """How card points were counted, where they decided the deal."""
    reckoning = spec(game).reckoning
    points = reckoning.points(dict(enumerate(deal.captured))) if reckoning else {}
    return point_sums(game, points, deal.entries, sides, speech)


def _sides(names: list[str], match: Match) -> list[str]:
    """Who scores: the seats, or pairs where partners score together."""
    sides: list[list[str]] = [[] for _ in range(match.game.sides)]
    for seat, name in enumerate(names):
        sides[match.side_of(seat)].append(name)
    return [" + ".join(pair) for pair in sides]


def _standing(game: str, result: Report, sides: list[str], speech: Language) -> Table:
    """The scores, and where lost deals decide those too."""
    losers = [seat for deal in result.deals for seat in deal.losers or []]
    counts_losses = any(deal.losers is not None for deal in result.deals)
    heads = [word("sheet.player", speech), word("sheet.score", speech)]
    if counts_losses:
        heads.insert(1, game_word(game, "term.lost", speech))
    standing = grid(*heads, numbers=tuple(heads[1:]))
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
