"""`fudaba bench`: actions a second for every game, and playouts of the search."""

from __future__ import annotations

import random
import time
from typing import Annotated

import typer
from msgspec import Struct

from fudaba.cards.bits import is_compiled
from fudaba.cli.options import AsJson
from fudaba.cli.output import console, json, table
from fudaba.games.contract import Game
from fudaba.games.playout import playouts
from fudaba.games.registry import NAMES, game
from fudaba.lab.search_speed import SearchSpeed, search_speed


class Rates(Struct, frozen=True):
    """Rates of one game, per second of one process's CPU time."""

    core_actions_per_s: int
    #: Every action chosen in Python, from the list of all that are legal or by its number.
    python_actions_per_s: int
    python_choices_per_s: int
    #: Whole random matches in the core.
    playouts_per_s: int
    search: SearchSpeed


def command(
    seconds: Annotated[float, typer.Option(metavar="SECONDS", min=0.05, max=600)] = 1.0,
    processes: Annotated[int, typer.Option(metavar="N", min=1, max=256)] = 1,
    as_json: AsJson = False,
) -> None:
    """Measures every game."""
    rates = {name: measure(game(name), seconds, processes) for name in NAMES}
    if as_json:
        json({"compiled": is_compiled(), "games": rates})
        return
    _show(rates, processes)


def _show(rates: dict[str, Rates], processes: int) -> None:
    columns = ["core", "Python", "by number", "matches", "search"]
    if processes > 1:
        columns += [f"x{processes}", "ratio"]
    shown = table(
        "game",
        *columns,
        title=f"Rates a second, {'compiled' if is_compiled() else 'interpreted'} core",
        numbers=tuple(columns),
    )
    for name, rate in rates.items():
        cells = [
            f"{rate.core_actions_per_s:,}",
            f"{rate.python_actions_per_s:,}",
            f"{rate.python_choices_per_s:,}",
            f"{rate.playouts_per_s:,}",
            f"{rate.search.playouts_per_s:,}",
        ]
        if processes > 1:
            cells += [f"{rate.search.together_per_s or 0:,}", f"{rate.search.ratio or 0:.2f}"]
        shown.add_row(name, *cells)
    out = console()
    out.print(shown)
    out.print(
        "\ncore: random actions inside the core, and matches of them; Python: each chosen in "
        "Python from a list of all legal ones; by number: without a list; search: playouts of the "
        "searching bot" + (f", in one process and in {processes}" if processes > 1 else "") + "."
    )


def measure(measured: Game, seconds: float, processes: int = 1) -> Rates:
    """Plays for about so many CPU seconds, in every way."""
    actions, matches, core_time = _core(measured, seconds)
    by_number, number_time = _by_number(measured, seconds)
    from_lists, lists_time = _from_lists(measured, seconds)
    return Rates(
        core_actions_per_s=round(actions / core_time),
        python_actions_per_s=round(from_lists / lists_time),
        python_choices_per_s=round(by_number / number_time),
        playouts_per_s=round(matches / core_time),
        search=search_speed(measured.name, seconds, processes),
    )


def _core(measured: Game, seconds: float) -> tuple[int, int, float]:
    actions = matches = block = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        block += 1
        done = playouts(measured, 20, block)
        actions += int(done.actions)
        matches += int(done.matches)
    return actions, matches, spent


def _by_number(measured: Game, seconds: float) -> tuple[int, float]:
    chance = random.Random(1).random
    actions = seed = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        seed += 1
        match = measured.new(seed)
        choose = match.choose_nth
        legal = int(match.legal_count())
        while legal:
            legal = choose(int(chance() * legal))
            actions += 1
    return actions, spent


def _from_lists(measured: Game, seconds: float) -> tuple[int, float]:
    chance = random.Random(1).random
    actions = seed = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        seed += 1
        match = measured.new(seed)
        while not match.is_over:
            legal = match.legal_actions()
            match.apply(legal[int(chance() * len(legal))])
            actions += 1
    return actions, spent
