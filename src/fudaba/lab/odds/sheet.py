"""The odds of a game as lists of numbers: exact, and beside them what a simulation has seen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from msgspec import Struct

from fudaba.cards.rng import Rng
from fudaba.games.contract import Game
from fudaba.games.hanafuda.draw import PACK
from fudaba.games.registry import names, part
from fudaba.lab.interval import wilson
from fudaba.lab.odds.study import Part, Study, Tally


def studied() -> list[str]:
    """The games whose dealt hands are judged."""
    return [game for game in names() if part(game, "lab.odds").study]


def study_of(game: Game) -> Study:
    """What a game's odds are made of; LookupError where no dealt hand is judged."""
    study: Callable[[Game], Study] | None = part(game.name, "lab.odds").study
    if study is None:
        raise LookupError(game.name)
    return study(game)


class Seen(Struct, frozen=True):
    """How often a simulation has seen something, its share, and the share's 95% interval."""

    number: int
    share: float
    low: float
    high: float


class Row(Struct, frozen=True, omit_defaults=True):
    """One line: its exact number and share, and what was seen of it in a simulation."""

    name: str
    rule: str
    number: int
    share: float
    one_in: float
    #: Whether other lines of the sheet count the same hands.
    overlaps: bool
    simulated: Seen | None = None


class Sheet(Struct, frozen=True, rename={"part": "table"}):
    """The odds of one part of a study: of how many hands, fields or deals, and its rows."""

    part: str
    of: str
    total: int
    rows: list[Row]


def odds(game: Game, packs: int = 0, seed: int = 0) -> list[Sheet]:
    """The odds of a game with its options; with `packs` also of so many packs dealt by chance."""
    study = study_of(game)
    chance = simulation(study, packs, seed) if packs else {}
    return [_sheet(part, study.tallies[part.place], chance.get(part.place)) for part in study.parts]


def simulation(study: Study, packs: int, seed: int) -> dict[str, Tally]:
    """Shuffles and deals packs, and tallies the verdicts on one hand, field or deal of each."""
    found: dict[str, Tally] = {place: Counter() for place in study.tallies}
    rng = Rng(seed)
    deck = PACK[:]
    for _ in range(packs):
        rng.shuffle(deck)
        for place, verdict in study.judge(deck).items():
            found[place][verdict] += 1
    return found


def _sheet(part: Part, exact: Tally, chance: Tally | None) -> Sheet:
    """The part's lines, without those that nothing falls on."""
    total = exact.total()
    rows: list[Row] = []
    for line in part.lines:
        number = sum(times for verdict, times in exact.items() if line.holds(verdict))
        if number:
            in_chance = None
            if chance is not None:
                hits = sum(times for verdict, times in chance.items() if line.holds(verdict))
                in_chance = _seen(hits, chance.total())
            share, one_in = number / total, total / number
            rows.append(Row(line.name, line.rule, number, share, one_in, line.overlaps, in_chance))
    return Sheet(part.name, part.place, total, rows)


def _seen(number: int, tries: int) -> Seen:
    low, high = wilson(number / tries, tries)
    return Seen(number, number / tries, low if number else 0.0, high if number < tries else 1.0)
