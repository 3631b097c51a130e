"""Score questions of Hachijuu: hands, captured cards, auctions, settlements."""

from fudaba.score.ask import Ask
from fudaba.score.hachijuu.auction import AuctionAnswer, AuctionQuestion, auction
from fudaba.score.hachijuu.facts import SettleQuestion
from fudaba.score.hachijuu.settle import SettleAnswer, settle_deal
from fudaba.score.hachijuu.yaku import (
    CapturedQuestion,
    DekiyakuAnswer,
    HandQuestion,
    TeyakuAnswer,
    dekiyaku,
    teyaku,
)

#: The questions that are answered, by name.
ASKS = {
    "teyaku": Ask(HandQuestion, teyaku),
    "dekiyaku": Ask(CapturedQuestion, dekiyaku),
    "auction": Ask(AuctionQuestion, auction),
    "settle": Ask(SettleQuestion, settle_deal),
}

__all__ = [
    "ASKS",
    "AuctionAnswer",
    "AuctionQuestion",
    "CapturedQuestion",
    "DekiyakuAnswer",
    "HandQuestion",
    "SettleAnswer",
    "SettleQuestion",
    "TeyakuAnswer",
    "auction",
    "dekiyaku",
    "settle_deal",
    "teyaku",
]
