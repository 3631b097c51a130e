"""The greedy bot of Pairs: it takes what it can, most of all piles."""

from fudaba.bots.contract import Bot
from fudaba.cards.bits import count
from fudaba.cards.rng import Rng
from fudaba.games.contract import Match
from fudaba.games.hanafuda.capture import same_month
from tests.house.toy.games.pairs.match import PairsMatch


class GreedyPairsBot(Bot):
    def __init__(self) -> None:
        self.name = "greedy"
        self.swing = 4.0

    def choose(self, match: Match, rng: Rng) -> int:
        assert isinstance(match, PairsMatch)
        field = match.field
        return max(match.legal_actions(), key=lambda code: int(count(same_month(field, code % 48))))


def greedy(game: str) -> Bot:
    return GreedyPairsBot()
