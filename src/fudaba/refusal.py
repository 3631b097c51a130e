"""What is said to somebody who asked for something that cannot be: a key, and values.

Every room refuses by raising a `Refusal` or a class of its own below it. The sentences stand in
`locale/refusals/`, in every language; `str()` of a refusal is the English one. A value may itself
be something said, so that sentences are put together in the language they are read in.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Protocol, runtime_checkable

from fudaba.locale import Language, catalogue, counted_form, reason_text
from fudaba.locale.numbers import number

#: Where the sentences stand.
SHELF: Final = "refusals"


@runtime_checkable
class Worded(Protocol):
    """Something that has words in every language."""

    def text(self, language: Language) -> str:
        """The words in one of them."""


class Said:
    """A part of a sentence: what stands under a key of `locale/refusals/`, with its values."""

    def __init__(self, key: str, /, **values: object) -> None:
        self.key = key
        self.values = values

    def text(self, language: Language = "en") -> str:
        """The part in a language."""
        return said(self.key, self.values, language)


class Either:
    """One of several: `stay, drop or split`."""

    def __init__(self, choices: Sequence[object]) -> None:
        self._choices = list(choices)

    def text(self, language: Language = "en") -> str:
        """The list in a language."""
        *first, last = (_worded(choice, language) for choice in self._choices)
        if not first:
            return last
        return said("either", {"first": first, "last": last}, language)


class Called:
    """A yaku or combination: in English as questions and records spell it, elsewhere its name."""

    def __init__(self, game: str, name: str) -> None:
        self._game = game
        self._name = name

    def text(self, language: Language = "en") -> str:
        """The name in a language."""
        return self._name if language == "en" else reason_text(self._game, self._name, language)


class Number:
    """A number with its thousands set apart."""

    def __init__(self, number: int) -> None:
        self._number = number

    def text(self, language: Language = "en") -> str:
        """The number as a language writes it."""
        return number(self._number, language)


class Foreign:
    """What another program says, in English; in other languages what we can say ourselves."""

    def __init__(self, english: str, otherwise: Said) -> None:
        self._english = english
        self._otherwise = otherwise

    def text(self, language: Language = "en") -> str:
        """What is said in a language."""
        return self._english if language == "en" else self._otherwise.text(language)


class Refusal(ValueError):  # noqa: N818 - nothing went wrong: somebody is told no
    """Why something cannot be: the key of a sentence, and the values in it."""

    key: str
    values: dict[str, object]

    def __init__(self, key: str, /, **values: object) -> None:
        super().__init__(key)
        self.key = key
        self.values = values

    def text(self, language: Language = "en") -> str:
        """The sentence in a language."""
        return said(self.key, self.values, language)

    def __str__(self) -> str:
        return self.text()

    def __reduce__(self) -> tuple[object, ...]:
        return _remade, (type(self), self.__dict__)


class Unable(Refusal):
    """Why something that makes sense cannot be done here and now."""


def _remade(kind: type[Refusal], state: dict[str, object]) -> Refusal:
    """A refusal that has come from another process."""
    made = kind.__new__(kind, state["key"])
    made.__dict__.update(state)
    return made


def said(key: str, values: Mapping[str, object], language: Language) -> str:
    """The text of a key in `locale/refusals/`; KeyError names one that is not there."""
    words = {name: _worded(value, language) for name, value in values.items()}
    text = counted_form(catalogue(SHELF)[key][language], values, language)
    return text.format(**words)


def _worded(value: object, language: Language) -> str:
    """A value in a sentence: words in its language, anything else as it is written."""
    if value is None:
        return said("nothing", {}, language)
    if isinstance(value, str | int):  # most are, and to ask for a protocol takes long
        return str(value)
    if isinstance(value, Worded):
        return value.text(language)
    if isinstance(value, list | tuple):
        return ", ".join(_worded(one, language) for one in value)
    return str(value)
