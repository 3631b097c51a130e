"""The multiplier of a deal, by its field."""

from __future__ import annotations

from msgspec import Struct

from fudaba.games.contract import Game
from fudaba.games.hachihachi.field import multiplied
from fudaba.games.hanafuda.capture import has_four
from fudaba.score.cards import exactly, hanafuda_set
from fudaba.score.hachihachi.reading import WHITE_RULE, rules_of
from fudaba.score.problem import Refused


class FieldQuestion(Struct, frozen=True, forbid_unknown_fields=True):
    """The six cards of the field, and multipliers carried from earlier deals."""

    table: str
    carried: list[int] = []


class FieldAnswer(Struct, frozen=True):
    """The multiplier of the deal, and what is carried on."""

    ok: bool
    multiplier: int
    carried: list[int]


def field(game: Game, question: FieldQuestion) -> FieldAnswer:
    """HH-200 to HH-207."""
    table = exactly(6, "the field", hanafuda_set(question.table, WHITE_RULE), "HH-101")
    if has_four(table):
        raise Refused("the field holds all four cards of a month: it is dealt again (HH-105)")
    for number in question.carried:
        if number not in (2, 4):
            raise Refused(f"a carried multiplier is 2 or 4, not {number} (HH-202, HH-203)")
    rules = rules_of(game)
    if rules.fields_stack and question.carried:
        raise Refused("nothing is carried where multipliers are stacked (HH-207)")
    multiplier, carried = multiplied(rules, table, question.carried)
    return FieldAnswer(True, multiplier, carried)
