"""The bots that are made of other bots: three levels for people, and searches of any size.

| name | is |
|---|---|
| `beginner` | greedy, with slips |
| `club` | a search of 250 iterations: an instant |
| `master` | a search of a second |
| `search:500` | a search of 500 iterations; the same seed gives the same play |
| `search:200ms` | a search of 200 milliseconds |
"""

# Left as Python: which bot is made of which is looked up once a match.

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from fudaba.bots.careless import CarelessBot
from fudaba.bots.contract import Bot
from fudaba.bots.search.bot import SearchBot

BEGINNER_SLIPS: Final = 30
CLUB_ITERATIONS: Final = 250
MASTER_MILLISECONDS: Final = 1000

LEVELS: Final[dict[str, Callable[[Bot], Bot]]] = {
    "beginner": lambda greedy: CarelessBot(greedy, BEGINNER_SLIPS, "beginner"),
    "club": lambda greedy: SearchBot(greedy, iterations=CLUB_ITERATIONS, name="club"),
    "master": lambda greedy: SearchBot(greedy, milliseconds=MASTER_MILLISECONDS, name="master"),
}

_SEARCH = re.compile(r"search:([1-9]\d{0,8})(ms)?")


def made_of(greedy: Bot, name: str) -> Bot | None:
    """The level or search of that name over a greedy bot; None where there is none."""
    if name in LEVELS:
        return LEVELS[name](greedy)
    found = _SEARCH.fullmatch(name)
    if found is None:
        return None
    number = int(found[1])
    if found[2]:
        return SearchBot(greedy, milliseconds=number, name=name)
    return SearchBot(greedy, iterations=number, name=name)
