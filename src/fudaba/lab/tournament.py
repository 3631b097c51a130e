"""Tournaments: every line-up on the same packs, seats rotated; pair scores and ratings."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import ExitStack
from itertools import combinations
from pathlib import Path

import msgspec
from msgspec import Struct

from fudaba.games.contract import Game
from fudaba.lab.files import check_suffix, output
from fudaba.lab.gather import crew_of, gather
from fudaba.lab.interruption import Interruption
from fudaba.lab.job import job_of
from fudaba.lab.pairs import PairLine, Pairs
from fudaba.lab.piece import Piece
from fudaba.lab.problem import Unusable
from fudaba.lab.ratings import Rating, Ratings
from fudaba.lab.seating import by_seat, line_ups, rotations, side_seats


class Tournament(Struct, frozen=True):
    """What `fudaba tournament --json` prints."""

    game: str
    seed: int
    #: False where it was interrupted.
    complete: bool
    #: Packs played, each by every line-up in every rotation.
    packs: int
    matches: int
    pairs: list[PairLine]
    ratings: list[Rating]


class Schedule:
    """Which bots play on every pack, by side, in the order in which they are rated."""

    def __init__(self, game: Game, bots: Sequence[str], alone: bool = False) -> None:
        """With `alone`, only tables at which the first bot has one side."""
        if len(bots) < 2:
            raise Unusable("two_bots")
        for bot in bots:
            if bots.count(bot) > 1:
                raise Unusable("bot_twice", bot=bot)
        self.bots = list(bots)
        self.sides = side_seats(game)
        groups = line_ups(bots, len(self.sides))
        if alone:
            groups = [group for group in groups if group.count(bots[0]) == 1]
        self.orders = [order for group in groups for order in rotations(group)]
        self.seatings = [by_seat(self.sides, order) for order in self.orders]

    def pairs(self) -> list[tuple[str, str]]:
        """The pairs of bots that meet at a table, in the order of their naming."""
        met = {frozenset(pair) for order in self.orders for pair in combinations(order, 2)}
        return [pair for pair in combinations(self.bots, 2) if frozenset(pair) in met]

    def packs(self, matches: int) -> int:
        """The packs on which every line-up plays at least so many matches."""
        return -(-matches // len(self.sides))


def tournament(
    game: Game,
    bots: Sequence[str],
    *,
    matches: int = 200,
    seed: int = 0,
    one_deal: bool = False,
    alone: bool = False,
    workers: int | None = None,
    ray: str | None = None,
    out: Path | None = None,
    progress: Callable[[int], None] | None = None,
) -> Tournament:
    """Plays so many matches for each line-up, or a few more to complete the last rotation.

    With `one_deal` a match ends after its first deal: the same deals tell bots apart sooner. With
    `alone` the first bot has one side of every table.

    The same seed gives the same packs, matches and ratings, whoever plays them. After Ctrl-C
    the packs count that every line-up had finished.
    """
    if out is not None:
        check_suffix(out)
    schedule = Schedule(game, bots, alone)
    ratings = Ratings(bots)
    pairs = Pairs(schedule.pairs())
    job = msgspec.structs.replace(
        job_of(game, seed, schedule.seatings),
        rows=True,
        one_deal=one_deal,
        records=out is not None and out.suffix == ".jsonl",
    )
    played = 0
    with ExitStack() as stack:
        interruption = stack.enter_context(Interruption())
        crew = crew_of(job, workers, ray, interruption)
        stack.callback(crew.close)
        file = None if out is None else stack.enter_context(output(out, job))

        def receive(piece: Piece) -> bool:
            nonlocal played
            for row in piece.rows:
                order = schedule.orders[row.seating]
                ratings.add(order, row.places)
                pairs.add(row, order)
            if file is not None:
                file.add(piece)
            played += piece.packs
            if progress is not None:
                progress(len(piece.rows))
            return True

        complete = gather(crew, schedule.packs(matches), receive, interruption)
    return Tournament(
        game=game.name,
        seed=seed,
        complete=complete,
        packs=played,
        matches=played * len(schedule.orders),
        pairs=pairs.lines(),
        ratings=ratings.ranked(),
    )
