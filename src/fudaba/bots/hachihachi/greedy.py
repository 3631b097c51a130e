"""The greedy Hachi-Hachi bot: heuristics on what lies open, and no search."""

from __future__ import annotations

from typing import final

from fudaba.bots.contract import Bot
from fudaba.bots.hachihachi.joining import plays_blind, splits, stays
from fudaba.bots.hachihachi.sight import Sight
from fudaba.bots.hachihachi.stopping import cancels, goes_on
from fudaba.cards.bits import lowest
from fudaba.cards.hanafuda import FULL_PACK
from fudaba.cards.rng import Rng
from fudaba.games.contract import Match
from fudaba.games.hachihachi.actions import (
    CANCEL,
    CANCEL_BIT,
    DROP,
    LOOK,
    MIZUTEN,
    REFUSE,
    SAGE,
    SHOUBU,
    SPLIT,
    STAY,
    TAKE,
)
from fudaba.games.hachihachi.match import HachiHachiMatch
from fudaba.games.hachihachi.questions import (
    AUCTION,
    BLIND,
    CHOOSE_CARD,
    DECIDE,
    REPAY,
    SHARE,
    is_teyaku,
)


@final
class GreedyHachiHachiBot(Bot):
    """Plays hands that look good, takes what is worth most now, stops when that is best."""

    def __init__(self) -> None:
        self.name: str = "greedy"
        self.swing: float = 260.0

    def choose(self, match: Match, rng: Rng) -> int:
        assert isinstance(match, HachiHachiMatch)
        phase = match.question
        if phase == BLIND:
            return MIZUTEN if plays_blind(match) else LOOK
        if phase == AUCTION:
            return STAY if stays(match) else DROP
        if phase == SHARE:
            return SPLIT if splits(match) else REFUSE
        if is_teyaku(phase):
            return int(match.base + lowest(match.mask))  # declares whatever it can
        if phase == REPAY:
            return int(match.base + match.span - 1)  # all of it
        sight = Sight(match)
        if phase == DECIDE:
            return SAGE if goes_on(sight) else SHOUBU
        if phase == CHOOSE_CARD:
            if match.mask & CANCEL_BIT and cancels(sight):
                return CANCEL
            return int(sight.best_card(match.mask & FULL_PACK))
        return int(TAKE + sight.best_outcome(match.card, match.mask))
