"""The language of a call, before anybody has read it."""

from __future__ import annotations

from collections.abc import Sequence

from fudaba.locale import LANGUAGES, Language, preferred_language


def spoken(arguments: Sequence[str]) -> Language:
    """The language that the arguments ask for, before anybody has read them; the environment's
    where they ask for none that there is."""
    for place, argument in enumerate(arguments):
        name, _, given = argument.partition("=")
        if name == "--lang":
            wanted = given or next(iter(arguments[place + 1 :]), "")
            for language in LANGUAGES:
                if wanted == language:
                    return language
    return preferred_language()
