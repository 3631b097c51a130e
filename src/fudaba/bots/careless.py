"""A bot with another one's skill that does not always pay attention."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from fudaba.bots.contract import Bot
from fudaba.cards.rng import Rng
from fudaba.games.contract import Match


@final
class CarelessBot(Bot):
    """Plays as another bot does, but now and then anything that is legal."""

    def __init__(self, careful: Bot, slips: i64, name: str) -> None:
        self.name = name
        self.careful: Bot = careful
        #: Of a hundred decisions, how many are slips.
        self.slips: i64 = slips

    def choose(self, match: Match, rng: Rng) -> int:
        if rng.below(100) < self.slips:
            return int(match.legal_nth(rng.below(match.legal_count())))
        return self.careful.choose(match, rng)
