"""The greedy Koi-Koi bot: heuristics on what lies open, and no search."""

from __future__ import annotations

from typing import final

from fudaba.bots.contract import Bot
from fudaba.bots.koikoi.sight import Sight
from fudaba.bots.koikoi.stopping import goes_on
from fudaba.cards.rng import Rng
from fudaba.games.contract import Match
from fudaba.games.koikoi.actions import KOI, STOP, TAKE
from fudaba.games.koikoi.match import KoiKoiMatch
from fudaba.games.koikoi.questions import CHOOSE_CARD, DECIDE


@final
class GreedyKoiKoiBot(Bot):
    """Takes what is worth most now, and stops unless going on looks better."""

    def __init__(self) -> None:
        self.name: str = "greedy"
        self.swing: float = 5.5

    def choose(self, match: Match, rng: Rng) -> int:
        assert isinstance(match, KoiKoiMatch)
        sight = Sight(match)
        phase = match.question
        if phase == CHOOSE_CARD:
            return int(sight.best_card(match.mask))
        if phase == DECIDE:
            return KOI if goes_on(sight) else STOP
        return int(TAKE + sight.best_outcome(match.card, match.mask))
