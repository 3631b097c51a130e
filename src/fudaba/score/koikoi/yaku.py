"""What captured cards are worth."""

from __future__ import annotations

from msgspec import Struct

from fudaba.cards.pack import HANAFUDA
from fudaba.games.contract import Game
from fudaba.games.koikoi.yaku import yaku_of
from fudaba.score.answers import Combination
from fudaba.score.koikoi.reading import cards_in, deal_in, rules_of


class YakuQuestion(Struct, frozen=True, forbid_unknown_fields=True):
    """What are these captured cards worth?"""

    captured: str
    deal: int = 1


class YakuAnswer(Struct, frozen=True):
    """The yaku that count, and their sum."""

    ok: bool
    yaku: list[Combination]
    points: int


def yaku(game: Game, question: YakuQuestion) -> YakuAnswer:
    """KK-411 to KK-463 and the variants."""
    rules = rules_of(game)
    held = yaku_of(rules, cards_in(question.captured), deal_in(rules, question.deal))
    found = [
        Combination(row.name, int(row.points), row.rule, HANAFUDA.set_text(int(row.cards)))
        for row in held
    ]
    return YakuAnswer(True, found, sum(row.points for row in found))
