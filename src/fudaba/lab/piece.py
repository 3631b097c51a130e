"""A piece of work: some packs of a job, played one after the other by one worker."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

from msgspec import Struct

from fudaba.bots.contract import Bot
from fudaba.bots.random import RandomBot
from fudaba.cards.rng import Rng
from fudaba.games.contract import Match
from fudaba.games.playout import play_out
from fudaba.lab.job import Bench, bench, pack_seeds
from fudaba.lab.row import MatchRow, row_of
from fudaba.lab.tally import Tally
from fudaba.records import json_form


class Piece(Struct):
    """What came of packs `first`, `first + 1`, ...; as many as `packs` says."""

    first: int
    packs: int = 0
    deals: int = 0
    seconds: float = 0.0
    tally: Tally | None = None
    rows: list[MatchRow] = []
    records: list[bytes] = []


def never() -> bool:
    """Nobody asks the worker to stop."""
    return False


def play_piece(job: bytes, first: int, packs: int, stopped: Callable[[], bool] = never) -> Piece:
    """Plays packs until they are done or `stopped` says so; a pack counts only when whole."""
    start = perf_counter()
    ready = bench(job)
    wanted = ready.job
    piece = Piece(first)
    if wanted.tally:
        piece.tally = Tally.empty(ready.game.sides)
    for number in range(first, first + packs):
        matches = _play_pack(ready, number, stopped)
        if matches is None:
            break
        piece.packs += 1
        for seating, match in enumerate(matches):
            row = row_of(match, number, seating)
            piece.deals += len(row.deals)
            if piece.tally is not None:
                piece.tally.add(row)
            if wanted.rows:
                piece.rows.append(row)
            if wanted.records:
                record = match.record(ready.names[seating], decks=True)
                piece.records.append(json_form.dump(record))
    piece.seconds = perf_counter() - start
    return piece


def _play_pack(ready: Bench, number: int, stopped: Callable[[], bool]) -> list[Match] | None:
    """The matches of all seatings on one pack; None if stopped before the last was over."""
    seed, decisions = pack_seeds(ready.job.seed, number, len(ready.seatings))
    matches = []
    for bots, chance in zip(ready.seatings, decisions, strict=True):
        match = ready.game.new(seed)
        match.stop_after_deal = ready.job.one_deal
        if not _play(match, bots, Rng(chance), stopped):
            return None
        matches.append(match)
    return matches


def _play(match: Match, bots: list[Bot], rng: Rng, stopped: Callable[[], bool]) -> bool:
    if stopped():
        return False
    if all(isinstance(bot, RandomBot) for bot in bots):
        play_out(match, rng)  # the same choices, made inside the core
        return True
    while not match.is_over:
        if stopped():
            return False
        match.apply(bots[match.to_play].choose(match, rng))
    return True
