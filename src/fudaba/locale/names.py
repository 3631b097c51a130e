"""Names that Fudaba gives to players: what a person is called who has not said, and the bots'.

A record keeps names as they were shown. So that a match saved in one language can be read in
another, a name that was given is told from one that somebody chose, and said anew.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import Final

from fudaba.locale import LANGUAGES, Language, catalogue, word

YOU: Final = "scene.you"
_BOTS: Final = "bots.name."


def bot_name(bot: str, language: Language, number: int | None = None) -> str:
    """What a bot is called: `greedy`, or `search:200ms`; with a number where there are several."""
    kind, _, budget = bot.partition(":")
    parts = [word(f"{_BOTS}{kind}", language), budget, "" if number is None else str(number)]
    return " ".join(part for part in parts if part)


def seat_names(person: str | None, levels: Sequence[str], language: Language) -> list[str]:
    """A name for every seat; a person's level is empty, bots of one level are numbered."""
    names: list[str] = []
    for seat, level in enumerate(levels):
        number = levels[: seat + 1].count(level) if levels.count(level) > 1 else None
        own = person or word(YOU, language)
        names.append(bot_name(level, language, number) if level else own)
    return names


def shown_name(name: str, language: Language) -> str:
    """A name in this language, where it is one that was given in some language."""
    found = _given_pattern().fullmatch(name)
    return word(_given()[found[1]], language) + found[2] if found else name


@cache
def _given() -> dict[str, str]:
    """The key of every name that is given, in any language."""
    keys = [key for key in catalogue() if key == YOU or key.startswith(_BOTS)]
    return {word(key, language): key for key in keys for language in LANGUAGES}


@cache
def _given_pattern() -> re.Pattern[str]:
    """A given name, and what may follow it: a search's budget, a number."""
    names = "|".join(re.escape(name) for name in _given())
    return re.compile(rf"({names})((?: \d+(?:ms)?)*)")
