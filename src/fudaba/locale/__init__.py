"""Every word a person sees, in English, Swedish and Japanese.

The catalogues beside this file are TOML: a table per word, with one text for each language. A
package that brings a game of its own has its catalogues in its folder `locale`.
`word("koikoi.yaku.goko", "sv")` looks one up; `{placeholders}` are filled from the keywords.
Where a language has several forms for one and many, its text is a table of them,
`en = { one = "{n} point", other = "{n} points" }`, chosen by the value called `n`.
"""

from __future__ import annotations

import os
import tomllib
from collections.abc import Callable, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final, Literal, TypeAlias, get_args

Language: TypeAlias = Literal["en", "sv", "ja"]
LANGUAGES: Final[tuple[Language, ...]] = get_args(Language)

#: The family that a game shares most of its words with; `fudaba.games.registry` fills it.
FAMILIES: Final[dict[str, str]] = {}

#: Where the words for a ledger line's reason may stand.
REASONS: Final = ("yaku", "teyaku", "dekiyaku", "tokushuyaku", "combination", "reason")


#: The folders of catalogues; those of packages that bring a game come after ours.
_FOLDERS: Final[list[Traversable]] = [files(__name__)]


def bring(package: str) -> None:
    """Adds the catalogues in the folder `locale` of a package, where it has one."""
    folder = files(package) / "locale"
    if folder.is_dir() and folder not in _FOLDERS:
        _FOLDERS.append(folder)
        catalogue.cache_clear()


def give_back(package: str) -> None:
    """Takes the catalogues that a package brought away again."""
    folder = files(package) / "locale"
    if folder in _FOLDERS:
        _FOLDERS.remove(folder)
        catalogue.cache_clear()


class Counting(str):
    """A text that counts something: its form for many, and the others that its language has."""

    #: The form that every language has.
    OTHER: Final = "other"

    forms: dict[str, str]

    def __new__(cls, forms: dict[str, str]) -> Counting:
        """A text with these forms, named as Unicode's plural rules name them."""
        text = super().__new__(cls, forms[cls.OTHER])
        text.forms = forms
        return text

    def for_number(self, number: int, language: Language) -> str:
        """The form for so many."""
        return self.forms.get(_plural_rule(language)(number), str(self))


@cache
def catalogue(shelf: str = "") -> dict[str, dict[str, str]]:
    """All words by their dotted key, each with its texts by language.

    Those on a shelf, a folder of catalogues, are read only when somebody asks for them.
    """
    words: dict[str, dict[str, str]] = {}
    for folder in (found / shelf for found in _FOLDERS):
        for source in folder.iterdir() if folder.is_dir() else ():
            if source.name.endswith(".toml"):
                _collect("", tomllib.loads(source.read_text(encoding="utf-8")), words)
    return words


def _collect(prefix: str, table: dict[str, object], words: dict[str, dict[str, str]]) -> None:
    for key, inner in table.items():
        if isinstance(inner, str):
            words.setdefault(prefix, {})[key] = inner
        elif isinstance(inner, dict) and isinstance(inner.get(Counting.OTHER), str):
            words.setdefault(prefix, {})[key] = Counting(inner)
        elif isinstance(inner, dict):
            _collect(f"{prefix}.{key}" if prefix else key, inner, words)


def has_word(key: str) -> bool:
    """Whether the catalogues hold this key."""
    return key in catalogue()


def word(key: str, language: Language = "en", **values: object) -> str:
    """The text of a key; KeyError names a key that is in no catalogue."""
    text = counted_form(catalogue()[key][language], values, language)
    return text.format(**values) if values else text


def counted_form(text: str, values: Mapping[str, object], language: Language) -> str:
    """The form of a text for the number that is called `n`; a text without forms is itself."""
    if isinstance(text, Counting) and isinstance(number := values.get("n"), int):
        return text.for_number(number, language)
    return text


@cache
def _plural_rule(language: Language) -> Callable[[int], str]:
    """Which form a language has for a number (docs/decisions/017)."""
    from babel import Locale  # only where something is counted: it takes a while to load

    rule: Callable[[int], str] = Locale(language).plural_form
    return rule


def game_key(game: str, key: str) -> str | None:
    """The full key of a game's word: its own, else its family's; None where there is none."""
    for shelf in (game, FAMILIES.get(game, game)):
        if has_word(f"{shelf}.{key}"):
            return f"{shelf}.{key}"
    return None


def game_word(game: str, key: str, /, language: Language = "en", **values: object) -> str:
    """A game's word; KeyError names one that is in no catalogue."""
    return word(game_key(game, key) or f"{game}.{key}", language, **values)


def reason_key(game: str, reason: str) -> str | None:
    """The key of what a ledger line is for: a combination, or another reason."""
    for kind in REASONS:
        if found := game_key(game, f"{kind}.{reason}"):
            return found
    return None


def reason_text(game: str, reason: str, language: Language = "en", parts: int = 1) -> str:
    """What a reason is called: a combination's name, or the words for another reason; marked
    where only one of several parts of its value is meant."""
    key = reason_key(game, reason)
    text = word(key, language) if key else reason
    return text if parts == 1 else word(f"sheet.part.{parts}", language, reason=text)


def preferred_language() -> Language:
    """The language of the user's environment, English where we do not speak it."""
    for variable in ("FUDABA_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        wanted = os.environ.get(variable, "")[:2]
        for language in LANGUAGES:
            if wanted == language:
                return language
        if wanted:
            break
    return "en"
