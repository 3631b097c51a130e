"""Score questions of 800, 1000, 150 and Fjabbe: combinations, tricks, settlements."""

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

__all__ = [
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
