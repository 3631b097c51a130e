"""Score questions of Koi-Koi: dealt cards, captured cards, settlements."""

from fudaba.score.ask import Ask
from fudaba.score.koikoi.layout import LayoutAnswer, LayoutQuestion, instant_hand, layout
from fudaba.score.koikoi.settle import SettleAnswer, SettleQuestion, settle_deal, settle_stop
from fudaba.score.koikoi.yaku import YakuAnswer, YakuQuestion, yaku

#: The questions that are answered, by name.
ASKS = {
    "layout": Ask(LayoutQuestion, layout),
    "yaku": Ask(YakuQuestion, yaku),
    "settle": Ask(SettleQuestion, settle_deal),
}

__all__ = [
    "ASKS",
    "LayoutAnswer",
    "LayoutQuestion",
    "SettleAnswer",
    "SettleQuestion",
    "YakuAnswer",
    "YakuQuestion",
    "instant_hand",
    "layout",
    "settle_deal",
    "settle_stop",
    "yaku",
]
