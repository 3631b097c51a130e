"""The random bot: every legal action is as likely as any other."""

from __future__ import annotations

from typing import final

from fudaba.bots.contract import Bot
from fudaba.cards.rng import Rng
from fudaba.games.contract import Match


@final
class RandomBot(Bot):
    """Plays any game, badly; the measure of what chance alone can do."""

    def __init__(self) -> None:
        self.name: str = "random"

    def choose(self, match: Match, rng: Rng) -> int:
        return int(match.legal_nth(rng.below(match.legal_count())))
