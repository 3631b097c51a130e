"""The greedy bot of Fjabbe: heuristics on what lies open, and no search."""

from __future__ import annotations

from typing import final

from fudaba.bots.contract import Bot
from fudaba.bots.snapphana.avoiding import Avoidance
from fudaba.bots.snapphana.classes import CLASS
from fudaba.bots.snapphana.fjabbe_weights import COST
from fudaba.bots.snapphana.sight import Sight
from fudaba.cards.bits import Card, CardSet, lowest
from fudaba.cards.rng import Rng
from fudaba.games.contract import Match
from fudaba.games.snapphana.actions import DONE, GIVE, SHOW
from fudaba.games.snapphana.match import SnapphanaMatch
from fudaba.games.snapphana.questions import GIVE as GIVING
from fudaba.games.snapphana.questions import SHOW as SHOWING


@final
class GreedyFjabbeBot(Bot):
    """Never declares, takes one trick, and then as few points as it can."""

    def __init__(self) -> None:
        self.name: str = "greedy"

    def choose(self, match: Match, rng: Rng) -> int:
        assert isinstance(match, SnapphanaMatch)
        if match.question == GIVING:
            return int(GIVE + _dearest(match.mask))
        if match.question == SHOWING:  # which it never begins by itself
            return int(DONE if match.beside else SHOW + lowest(match.mask))
        if match.mask & (match.mask - 1) == 0:
            return int(lowest(match.mask))
        return int(Avoidance(Sight(match)).best_card(match.mask))


def _dearest(cards: CardSet) -> Card:
    """The card that counts most: it is given away for Fjønt (FJ-R9)."""
    found = lowest(cards)
    while cards:
        card = lowest(cards)
        if COST[CLASS[card]] > COST[CLASS[found]]:
            found = card
        cards &= cards - 1
    return found
