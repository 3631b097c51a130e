"""`fudaba bench`: actions a second for every game, playouts of the search, the slowest decision."""

from __future__ import annotations

import random
import time
from typing import Annotated, Final

import typer
from msgspec import Struct

from fudaba.cards.bits import is_compiled
from fudaba.cli.options import AsJson, Lang, language
from fudaba.cli.output import console, grid, json
from fudaba.games.contract import Game
from fudaba.games.playout import playouts
from fudaba.games.registry import game, names
from fudaba.lab.search_speed import SearchSpeed, search_speed
from fudaba.lab.slowest import Slowest, slowest
from fudaba.locale import Language, word
from fudaba.locale.numbers import number

#: The decisions that the slowest is found among; interpreted, each takes a hundred times as long.
DECISIONS: Final = 1000
INTERPRETED: Final = 10


class Rates(Struct, frozen=True):
    """Rates of one game, per second of one process's CPU time."""

    core_actions_per_s: int
    #: Every action chosen in Python, from the list of all that are legal or by its number.
    python_actions_per_s: int
    python_choices_per_s: int
    #: Whole random matches in the core.
    playouts_per_s: int
    search: SearchSpeed
    #: What took `club` longest.
    slowest: Slowest


def command(
    seconds: Annotated[float, typer.Option(metavar="SECONDS", min=0.05, max=600)] = 1.0,
    processes: Annotated[int, typer.Option(metavar="N", min=1, max=256)] = 1,
    decisions: Annotated[int | None, typer.Option(metavar="N", min=1, max=1_000_000)] = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Measures every game."""
    speech = language(lang)
    asked = decisions or _decisions(seconds)
    rates = {name: measure(game(name), seconds, processes, asked) for name in names()}
    if as_json:
        json({"compiled": is_compiled(), "games": rates})
        return
    _show(rates, processes, asked, speech)


def _decisions(seconds: float) -> int:
    """A thousand, fewer where less than a second was given to each measurement."""
    most = DECISIONS if is_compiled() else INTERPRETED
    return max(1, round(most * min(1.0, seconds)))


def _show(rates: dict[str, Rates], processes: int, decisions: int, speech: Language) -> None:
    keys = ["core", "python", "by_number", "matches", "search"]
    columns = [word(f"bench.{key}", speech) for key in keys]
    if processes > 1:
        columns += [f"×{processes}", word("bench.ratio", speech)]
    columns += [word("bench.mean", speech), word("bench.slowest", speech)]
    title = word(f"bench.title.{'compiled' if is_compiled() else 'interpreted'}", speech)
    shown = grid(word("bench.game", speech), *columns, title=title, numbers=tuple(columns))
    for name, rate in rates.items():
        cells = [
            number(rate.core_actions_per_s, speech),
            number(rate.python_actions_per_s, speech),
            number(rate.python_choices_per_s, speech),
            number(rate.playouts_per_s, speech),
            number(rate.search.playouts_per_s, speech),
        ]
        if processes > 1:
            cells.append(number(rate.search.together_per_s or 0, speech))
            cells.append(number(rate.search.ratio or 0, speech, 2))
        cells.append(number(rate.slowest.mean_cpu_ms, speech, 1))
        cells.append(number(rate.slowest.cpu_ms, speech, 1))
        shown.add_row(name, *cells)
    out = console()
    out.print(shown)
    notes = [word("bench.note.rates", speech)]
    if processes > 1:
        notes.append(word("bench.note.processes", speech, processes=processes))
    notes.append(word("bench.note.slowest", speech, decisions=number(decisions, speech)))
    out.print()
    out.print("\n".join(notes))


def measure(measured: Game, seconds: float, processes: int, decisions: int) -> Rates:
    """Plays for about so many CPU seconds, in every way, and asks for so many decisions."""
    actions, matches, core_time = _core(measured, seconds)
    by_number, number_time = _by_number(measured, seconds)
    from_lists, lists_time = _from_lists(measured, seconds)
    return Rates(
        core_actions_per_s=round(actions / core_time),
        python_actions_per_s=round(from_lists / lists_time),
        python_choices_per_s=round(by_number / number_time),
        playouts_per_s=round(matches / core_time),
        search=search_speed(measured.name, seconds, processes),
        slowest=slowest(measured.name, decisions),
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
