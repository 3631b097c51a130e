"""A hint in words: what a bot would do, and what each choice is worth to it."""

from __future__ import annotations

from fudaba.locale import Language, word
from fudaba.locale.numbers import number
from fudaba.scenes.phrases import MINUS
from fudaba.tables.question import Studied
from fudaba.web.messages import HintAnswer, HintValue


def hint_words(id: str, studied: Studied, language: Language) -> HintAnswer:
    """The answer to somebody who asked."""
    values = [
        HintValue(
            one.action,
            word("tables.hint.value", language, points=_shown(one.value, language)),
            one.value,
        )
        for one in studied.values
    ]
    chosen = next(one for one in studied.values if one.action == studied.action)
    others = [one for one in studied.values if one.action != studied.action]
    points = _shown(chosen.value, language)
    if others:
        best = max(others, key=lambda one: one.value)
        # A bot leaves its first choice only for one that is clearly ahead: another may seem better.
        is_ahead = round(best.value, 1) < round(chosen.value, 1)
        key = "tables.hint.best" if is_ahead else "tables.hint.close"
        text = word(key, language, points=points, other=_shown(best.value, language))
    else:
        text = word("tables.hint.only", language, points=points)
    return HintAnswer(id=id, action=studied.action, text=text, numbers=values)


def _shown(value: float, language: Language) -> str:
    """A value as it stands in a sentence; nothing is worth minus nothing."""
    return number(round(value, 1) + 0.0, language, 1).replace("-", MINUS)
