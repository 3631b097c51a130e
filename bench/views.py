"""Bytes and CPU time of a view, for each game: whole, and since the view before.

PYTHONPATH=build/compiled:. python -m bench.views [--matches 12] [--only whole]

Random matches are played with the usual options and seats, and after every action each seat gets
its view, as a page for each would. Bytes are those of its JSON; writing JSON is not in the time.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Callable, Iterator
from random import Random
from statistics import fmean
from time import process_time_ns

from msgspec.json import encode

import fudaba
from fudaba.cards.bits import is_compiled
from fudaba.games.contract import Match
from fudaba.games.registry import NAMES
from fudaba.games.view import View

#: Gives every seat its view of a match.
Look = Callable[[Match], list[View]]


def whole() -> Look:
    """Complete views, seat by seat."""
    return lambda match: [match.view(seat) for seat in range(match.game.seats)]


def since() -> Look:
    """All seats at once, each with what it was not yet told."""
    told = 0

    def look(match: Match) -> list[View]:
        nonlocal told
        views = match.views(range(match.game.seats), since=told)
        told = views[0].happened
        return views

    return look


WAYS: dict[str, Callable[[], Look]] = {"whole": whole, "since": since}


def course(match: Match, random: Random) -> Iterator[Match]:
    """A random match at every decision, and when it is over."""
    yield match
    while not match.is_over:
        match.apply(random.choice(match.legal_actions()))
        yield match


def measured(name: str, way: str, matches: int) -> tuple[list[int], float]:
    """The bytes of every view, and the microseconds that one took."""
    sizes: list[int] = []
    spent = 0
    random = Random(1)
    for seed in range(matches):
        look = WAYS[way]()
        for match in course(fudaba.game(name).new(seed), random):
            start = process_time_ns()
            views = look(match)
            spent += process_time_ns() - start
            sizes += [len(encode(view)) for view in views]
    return sizes, spent / len(sizes) / 1000


def main() -> None:
    parser = ArgumentParser(description="Bytes and CPU time of views.")
    parser.add_argument("--matches", type=int, default=12)
    parser.add_argument("--only", choices=list(WAYS), help="one way of asking")
    given = parser.parse_args()
    print(f"The core is {'compiled' if is_compiled() else 'interpreted'}.")
    print(f"{'':<18}{'views':>8}{'mean bytes':>12}{'largest':>10}{'µs a view':>11}")
    for name in NAMES:
        for way in [given.only] if given.only else WAYS:
            sizes, spent = measured(name, way, given.matches)
            cells = f"{len(sizes):>8}{fmean(sizes):>12,.0f}{max(sizes):>10,}{spent:>11.1f}"
            print(f"{f'{name}, {way}':<18}{cells}", flush=True)


if __name__ == "__main__":
    main()
