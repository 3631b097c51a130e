"""How quick the search is: playouts a second, by one process and by several at once."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from statistics import median
from time import perf_counter, process_time
from typing import Final

from msgspec import Struct

from fudaba.bots.contract import Bot
from fudaba.bots.registry import bot
from fudaba.bots.search.tree import Tree
from fudaba.cards.rng import Rng
from fudaba.games.contract import Match
from fudaba.games.registry import game

#: The most playouts for one decision, and the decisions of a match of which one is searched.
PLAYOUTS: Final = 1000
EVERY: Final = 5

#: One process and several take turns so often; the median of the ratios counts.
ROUNDS: Final = 5

#: What is searched: the same by every process, because some decisions take longer than others.
SEED: Final = 0


class SearchSpeed(Struct, frozen=True):
    """Playouts a second of the search: in CPU time for one process, then in time for several."""

    playouts_per_s: int
    processes: int = 1
    #: Nothing where one process was all that was asked for.
    together_per_s: int | None = None
    #: How many times as many several processes play as one does.
    ratio: float | None = None


class Played(Struct, frozen=True):
    """Playouts, the time that passed meanwhile, and the time that the processor worked."""

    playouts: int
    seconds: float
    cpu_seconds: float


def played(name: str, seconds: float) -> Played:
    """Searches at decisions of matches that `greedy` plays, for about so long."""
    policy = bot("greedy", name)
    playouts = 0
    source = Rng(SEED)
    start, cpu_start = perf_counter(), process_time()
    end = start + seconds
    for match in _decisions(name, policy, source):
        tree = Tree(match, policy, Rng(source.seed()))
        while tree.iterations < PLAYOUTS and not tree.is_settled and perf_counter() < end:
            tree.round()
        playouts += int(tree.iterations)
        if perf_counter() >= end and playouts:
            break
    return Played(playouts, perf_counter() - start, process_time() - cpu_start)


def _decisions(name: str, policy: Bot, source: Rng) -> Iterator[Match]:
    """Decisions of one match after the other, without end."""
    while True:
        match = game(name).new(source.seed())
        decisions = 0
        while not match.is_over:
            if match.legal_count() > 1:
                decisions += 1
                if decisions % EVERY == 0:
                    yield match
            match.apply(policy.choose(match, source))


def search_speed(name: str, seconds: float, processes: int = 1) -> SearchSpeed:
    """Measures a game; with several processes, one and all of them in turn."""
    if processes == 1:
        alone = played(name, seconds)
        return SearchSpeed(round(alone.playouts / alone.cpu_seconds))
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        _together(pool, name, 0.05, processes)  # everybody has started and imported
        singles: list[Played] = []
        ratios: list[float] = []
        totals: list[float] = []
        for _ in range(ROUNDS):
            one = pool.submit(played, name, seconds).result()
            singles.append(one)
            totals.append(_together(pool, name, seconds, processes))
            ratios.append(totals[-1] * one.seconds / one.playouts)
    return SearchSpeed(
        playouts_per_s=round(median(one.playouts / one.cpu_seconds for one in singles)),
        processes=processes,
        together_per_s=round(median(totals)),
        ratio=round(median(ratios), 2),
    )


def _together(pool: ProcessPoolExecutor, name: str, seconds: float, processes: int) -> float:
    """Playouts a second of all processes at the same time."""
    tasks = [pool.submit(played, name, seconds) for _ in range(processes)]
    return sum(task.result().playouts / task.result().seconds for task in tasks)
