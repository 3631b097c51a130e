"""Score questions of Hachi-Hachi: hands, captured cards, fields, who plays, settlements."""

from fudaba.score.ask import Ask
from fudaba.score.hachihachi.auction import AuctionAnswer, AuctionQuestion, auction
from fudaba.score.hachihachi.facts import SettleQuestion
from fudaba.score.hachihachi.field import FieldAnswer, FieldQuestion, field
from fudaba.score.hachihachi.settle import SettleAnswer, settle_deal
from fudaba.score.hachihachi.yaku import (
    CapturedQuestion,
    CompensationAnswer,
    DekiyakuAnswer,
    HandQuestion,
    KanCombination,
    TeyakuAnswer,
    compensate,
    dekiyaku,
    teyaku,
)

#: The questions that are answered, by name.
ASKS = {
    "teyaku": Ask(HandQuestion, teyaku),
    "dekiyaku": Ask(CapturedQuestion, dekiyaku),
    "field": Ask(FieldQuestion, field),
    "compensation": Ask(HandQuestion, compensate),
    "auction": Ask(AuctionQuestion, auction),
    "settle": Ask(SettleQuestion, settle_deal),
}

__all__ = [
    "ASKS",
    "AuctionAnswer",
    "AuctionQuestion",
    "CapturedQuestion",
    "CompensationAnswer",
    "DekiyakuAnswer",
    "FieldAnswer",
    "FieldQuestion",
    "HandQuestion",
    "KanCombination",
    "SettleAnswer",
    "SettleQuestion",
    "TeyakuAnswer",
    "auction",
    "compensate",
    "dekiyaku",
    "field",
    "settle_deal",
    "teyaku",
]
