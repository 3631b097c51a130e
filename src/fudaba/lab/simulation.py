"""Simulations: one seating, many matches, and the table of what happened."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import msgspec

from fudaba.games.contract import Game
from fudaba.lab.files import Output, check_suffix, output
from fudaba.lab.gather import crew_of, gather
from fudaba.lab.interruption import Interruption
from fudaba.lab.job import job_of
from fudaba.lab.piece import Piece
from fudaba.lab.problem import Unusable
from fudaba.lab.seating import by_seat, side_seats
from fudaba.lab.summary import Summary, summary_of
from fudaba.lab.tally import Tally
from fudaba.records import json_form

#: Who plays where nobody says.
USUAL_BOT: Final = "greedy"


@dataclass(frozen=True)
class Simulation:
    """The table, and the sums behind it, from which the plots are drawn."""

    summary: Summary
    tally: Tally


def seated(game: Game, bots: Sequence[str]) -> list[str]:
    """A bot for every seat, from one for all, one for each side, or one for each seat."""
    seats = int(game.seats)
    if len(bots) == 1:
        return list(bots) * seats
    if len(bots) == seats:
        return list(bots)
    sides = side_seats(game)
    if len(bots) == len(sides):
        return by_seat(sides, bots)
    key = "usage.bots_by_seat" if len(sides) == seats else "usage.bots_by_side"
    raise Unusable(key, seats=seats, sides=len(sides), given=len(bots))


def simulate(
    game: Game,
    bots: Sequence[str] = (),
    *,
    matches: int | None = None,
    deals: int | None = None,
    seed: int = 0,
    workers: int | None = None,
    ray: str | None = None,
    out: Path | None = None,
    progress: Callable[[int], None] | None = None,
) -> Simulation:
    """Plays so many matches, or deals, between bots; the same seed gives the same table.

    `workers` and `ray` say who plays, not what is played. `out` is a `.jsonl` or `.parquet`
    file. `progress` hears how many more matches (or deals) are done. After Ctrl-C the table
    holds what was done until then, and is marked as not complete.
    """
    if (matches is None) == (deals is None):
        raise Unusable("usage.not_both", one="--matches", other="--deals")
    if out is not None:
        check_suffix(out)
    job = job_of(game, seed, [seated(game, bots or [USUAL_BOT])])
    job = msgspec.structs.replace(
        job,
        tally=True,
        # A number of deals may cut a match, which is then counted again from its rows.
        rows=deals is not None or (out is not None and out.suffix == ".parquet"),
        records=out is not None and out.suffix == ".jsonl",
    )
    with ExitStack() as stack:
        interruption = stack.enter_context(Interruption())
        crew = crew_of(job, workers, ray, interruption)
        stack.callback(crew.close)
        file = None if out is None else stack.enter_context(output(out, job))
        takes = _Takes(game.sides, deals, file, progress)
        complete = gather(crew, matches, takes.receive, interruption)
    return Simulation(summary_of(job, side_seats(game), takes.tally, complete), takes.tally)


class _Takes:
    """Takes pieces in until there are enough deals."""

    def __init__(
        self,
        sides: int,
        deals: int | None,
        file: Output | None,
        progress: Callable[[int], None] | None,
    ) -> None:
        self.tally = Tally.empty(sides)
        self._deals = deals
        self._file = file
        self._progress = progress

    def receive(self, piece: Piece) -> bool:
        """Counts a piece and writes it down; whether more are wanted."""
        if self._deals is not None and self.tally.deals + piece.deals > self._deals:
            piece = cut(piece, self._deals - self.tally.deals, len(self.tally.won))
        if piece.tally is not None:
            self.tally.merge(piece.tally)
        if self._file is not None:
            self._file.add(piece)
        if self._progress is not None:
            self._progress(piece.packs if self._deals is None else piece.deals)
        return self._deals is None or self.tally.deals < self._deals


def cut(piece: Piece, deals: int, sides: int) -> Piece:
    """The piece as far as so many deals go; the last match may end early."""
    short = Piece(piece.first, tally=Tally.empty(sides))
    for index, row in enumerate(piece.rows):
        left = deals - short.deals
        if left == 0:
            break
        row = row.cut(left)
        short.packs += 1
        short.deals += len(row.deals)
        short.rows.append(row)
        if short.tally is not None:
            short.tally.add(row)
        if piece.records:
            line = piece.records[index]
            short.records.append(line if row.is_over else _cut_record(line, left))
    return short


def _cut_record(line: bytes, deals: int) -> bytes:
    record = json_form.load(line)
    return json_form.dump(
        msgspec.structs.replace(record, deals=record.deals[:deals], scores=None, winner=None)
    )
