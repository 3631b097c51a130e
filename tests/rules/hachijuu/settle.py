"""Settlements of Hachijuu deals from their facts, for the rule tests."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence

from mypy_extensions import i64

from fudaba.cards.vectors import vec
from fudaba.games.hachijuu.facts import Facts
from fudaba.games.hachijuu.settlement import Settlement, settle
from fudaba.games.hachijuu.teyaku import KINDS, Announcement
from fudaba.games.options import OptionValue
from tests.rules.hachijuu.match import line
from tests.rules.hachijuu.written import cards, rules
from tests.rules.hachijuu.yaku import PACK, captured_yaku, card_points

NOBODY: Mapping[int, Sequence[str]] = {}

#: Piles that hold just one captured yaku each, by its name.
HOLDING = {
    "inoshikacho": "6A 7A 10A",
    "akatan": "1R 2R 3R",
    "aotan": "6R 9R 10R",
    "shichitan": "1R 2R 4R 5R 6R 7R 9R",
    "shikou": "1L 3L 8L 12L",
    "sujuroku": "1K1 1K2 2K1 2K2 3K1 3K2 4K1 4K2 5K1 5K2 6K1 6K2 7K1 7K2 8K1 8K2",
}


def worth(points: Mapping[int, int]) -> dict[int, str]:
    """Piles worth so many card points, without a captured yaku."""
    valued = [card for card in PACK if card_points([card])]
    for attempt in range(5000):
        left = list(valued)
        random.Random(attempt).shuffle(left)
        piles: dict[int, list[str]] = {}
        for seat, wanted in points.items():
            piles[seat] = []
            for card in list(left):
                if card_points([*piles[seat], card]) <= wanted:
                    piles[seat].append(card)
                    left.remove(card)
        full = all(card_points(piles[seat]) == wanted for seat, wanted in points.items())
        if full and not any(captured_yaku(pile) for pile in piles.values()):
            return {seat: " ".join(pile) or "-" for seat, pile in piles.items()}
    raise AssertionError(f"no piles worth {points}")


def settled(
    *,
    order: Sequence[int] = (0, 1, 2),
    seats: int = 3,
    rate: int = 1,
    folded: Sequence[int] = (),
    announced: Mapping[int, Sequence[str]] = NOBODY,
    captured: Mapping[int, str] | None = None,
    points: Mapping[int, int] | None = None,
    end: str = "exhausted",
    by: int = -1,
    sage: Sequence[int] = (),
    **options: OptionValue,
) -> Settlement:
    """The settlement of a deal."""
    names = [kind.name for kind in KINDS]
    said = [Announcement(seat, names.index(name)) for seat in announced for name in announced[seat]]
    bases = vec[i64]([0] * seats)
    piles = dict(captured or {}) if points is None else worth(points)
    for seat, pile in piles.items():
        bases[seat] = cards(pile)
    facts = Facts(seats, vec[i64](order), rate, bases, said, vec[i64](folded), list(sage))
    facts.end = end
    facts.by = by
    return settle(rules(**options), facts)


def gains(settlement: Settlement) -> list[int]:
    """What every seat wins or loses."""
    return [int(score) for score in settlement.scores]


def paid(settlement: Settlement) -> list[str]:
    """The ledger, line by line."""
    return [line(entry) for entry in settlement.entries]


def agari(by: int, name: str, **given: int) -> list[int]:
    """What going out with one yaku brings each of three, or of two seats."""
    seats = given.get("seats", 3)
    order = tuple(range(seats))
    rate = given.get("rate", 1)
    held = {by: HOLDING[name]}
    return gains(settled(order=order, seats=seats, rate=rate, captured=held, end="agari", by=by))
