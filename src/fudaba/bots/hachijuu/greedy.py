"""The greedy Hachijuu bot: heuristics on what lies open, and no search."""

from __future__ import annotations

from typing import Final, final

from fudaba.bots.contract import Bot
from fudaba.bots.hachijuu.joining import declares
from fudaba.bots.hachijuu.sight import Sight
from fudaba.bots.hachijuu.stopping import goes_on
from fudaba.cards.rng import Rng
from fudaba.games.contract import Match
from fudaba.games.eights.questions import AUCTION, CHOOSE_CARD, DECIDE, TEYAKU
from fudaba.games.hachijuu.actions import AGARI, ANNOUNCE, SAGE, TAKE
from fudaba.games.hachijuu.match import HachijuuMatch
from fudaba.games.hachijuu.teyaku import PLAIN_KINDS, SET_KINDS

#: The announcements that name no cards; the highest of a family never has a choice of cards.
_KINDS: Final = PLAIN_KINDS | SET_KINDS


@final
class GreedyHachijuuBot(Bot):
    """Joins with hands that look good, takes what is worth most now, stops when that is best."""

    def __init__(self) -> None:
        self.name: str = "greedy"
        self.swing: float = 240.0
        self.has_balanced_auctions: bool = True

    def choose(self, match: Match, rng: Rng) -> int:
        assert isinstance(match, HachijuuMatch)
        phase = match.question
        if phase == AUCTION:
            return int(declares(match))
        if phase == TEYAKU:
            return ANNOUNCE + int(match.mask & _KINDS).bit_length() - 1  # whatever it can
        sight = Sight(match)
        if phase == CHOOSE_CARD:
            return int(sight.best_card(match.mask))
        if phase == DECIDE:
            return SAGE if goes_on(sight) else AGARI
        return int(TAKE + sight.best_outcome(match.card, match.mask))
