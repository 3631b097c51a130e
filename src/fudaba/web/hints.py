"""A hint in words: what a bot would do, and what each choice is worth to it."""

from __future__ import annotations

from fudaba.locale import Language, word
from fudaba.locale.numbers import number
from fudaba.tables.question import Studied
from fudaba.tables.table import Table
from fudaba.web.messages import HintAnswer, HintValue


def hint_words(id: str, table: Table, studied: Studied, language: Language) -> HintAnswer:
    """The answer to somebody who asked."""
    values = [
        HintValue(
            one.action,
            word("tables.hint.value", language, points=number(one.value, language, 1)),
            one.value,
        )
        for one in studied.values
    ]
    chosen = next(one for one in studied.values if one.action == studied.action)
    others = [one for one in studied.values if one.action != studied.action]
    points = number(chosen.value, language, 1)
    if others:
        best = max(others, key=lambda one: one.value)
        text = word(
            "tables.hint.best",
            language,
            points=points,
            other=number(best.value, language, 1),
        )
    else:
        text = word("tables.hint.only", language, points=points)
    return HintAnswer(id=id, action=studied.action, text=text, numbers=values)
