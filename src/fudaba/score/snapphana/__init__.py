"""Score questions of 800, 1000, 150 and Fjabbe: combinations, tricks, settlements."""

from fudaba.score.ask import Ask
from fudaba.score.snapphana.declaration import DeclarationQuestion, declaration
from fudaba.score.snapphana.facts import SettleQuestion
from fudaba.score.snapphana.settle import SettleAnswer, settle_deal
from fudaba.score.snapphana.sheet import SheetAnswer, count_pile, declarable
from fudaba.score.snapphana.trick import LegalAnswer, LegalQuestion, TrickAnswer, legal, trick
from fudaba.score.snapphana.worth import (
    CardsQuestion,
    CombinationsAnswer,
    PointsAnswer,
    combinations,
    points,
)

#: The questions that are answered, by name.
ASKS = {
    "combinations": Ask(CardsQuestion, combinations),
    "declaration": Ask(DeclarationQuestion, declaration),
    "points": Ask(CardsQuestion, points),
    "trick": Ask(CardsQuestion, trick),
    "legal": Ask(LegalQuestion, legal),
    "settle": Ask(SettleQuestion, settle_deal),
}

__all__ = [
    "ASKS",
    "CardsQuestion",
    "CombinationsAnswer",
    "DeclarationQuestion",
    "LegalAnswer",
    "LegalQuestion",
    "PointsAnswer",
    "SettleAnswer",
    "SettleQuestion",
    "SheetAnswer",
    "TrickAnswer",
    "combinations",
    "count_pile",
    "declarable",
    "declaration",
    "legal",
    "points",
    "settle_deal",
    "trick",
]
