"""`fudaba bench`: actions a second for every game."""

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


class Rates(Struct, frozen=True):
    """Rates of one game, per second of one process's CPU time."""

    core_actions_per_s: int
    python_actions_per_s: int
    playouts_per_s: int


def command(
    seconds: Annotated[
        float, typer.Option(min=0.05, max=600, help="CPU seconds for each measurement.")
    ] = 1.0,
    as_json: AsJson = False,
) -> None:
    """Measure random play: inside the core, and driven from Python action by action.

    Example: `fudaba bench --seconds 2`
    """
    rates = {name: measure(game(name), seconds) for name in NAMES}
    if as_json:
        json({"compiled": is_compiled(), "games": rates})
        return
    shown = table(
        "game",
        "core actions/s",
        "actions/s from Python",
        "matches/s",
        title=f"Random play, {'compiled' if is_compiled() else 'interpreted'} core",
        numbers=("core actions/s", "actions/s from Python", "matches/s"),
    )
    for name, rate in rates.items():
        shown.add_row(
            name,
            f"{rate.core_actions_per_s:,}",
            f"{rate.python_actions_per_s:,}",
            f"{rate.playouts_per_s:,}",
        )
    console().print(shown)


def measure(measured: Game, seconds: float) -> Rates:
    """Plays whole matches for about so many CPU seconds, in both ways."""
    actions, matches, core_time = _core(measured, seconds)
    python_actions, python_time = _from_python(measured, seconds)
    return Rates(
        core_actions_per_s=round(actions / core_time),
        python_actions_per_s=round(python_actions / python_time),
        playouts_per_s=round(matches / core_time),
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


def _from_python(measured: Game, seconds: float) -> tuple[int, float]:
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
