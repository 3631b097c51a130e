"""What somebody may have meant by a name that there is not.

Every room that refuses a name (a game, an option, a card, a bot, a key of a question) ends its
sentence here, so that all of them help in the same way.
"""

from __future__ import annotations

from collections.abc import Iterable
from difflib import SequenceMatcher
from itertools import takewhile
from operator import eq
from typing import Final

from fudaba.locale import Language
from fudaba.refusal import said

#: From here on two names are so alike that one was probably written for the other.
ALIKE: Final = 0.6
#: So many names a person takes in at a glance.
FEW: Final = 8
#: A part of a name that is at least so long stands for the whole.
PART: Final = 3
#: In a name of at least so many signs one wrong sign is a slip.
SLIP: Final = 4
#: Longer names are compared by their beginning.
LONGEST: Final = 60


class Meant:
    """How a refusal of a name ends: the name that was meant, or the few that there are.

    The nearest name is always among those given; a long list is never recited. Looking for it
    takes long, and is left until somebody reads the sentence.
    """

    def __init__(self, name: str, known: Iterable[str]) -> None:
        self._name = name
        self._known = list(known)

    def text(self, language: Language = "en") -> str:
        """The end in a language, with what parts it from the sentence."""
        kind, names = meaning(self._name, self._known)
        return said(f"meant.{kind}", {"names": names}, language)


def quoted(name: str) -> str:
    """A name that is refused, in quotes, as a sentence can hold it."""
    return f"'{shown(name)}'"


def shown(name: str) -> str:
    """What is refused, on one line and not without end."""
    start = name if len(name) <= LONGEST else f"{name[:LONGEST]}..."
    return "".join(sign if sign.isprintable() else _escaped(sign) for sign in start)


def _escaped(sign: str) -> str:
    return sign.encode("unicode_escape").decode("ascii")


def meaning(name: str, known: Iterable[str]) -> tuple[str, str]:
    """How a refusal ends: a key of `meant` in `locale/refusals/`, and the names it needs."""
    names = list(known)
    if not names:
        return "none", ""
    best = nearest(name, names)
    if _likeness(name, best)[0] >= ALIKE:
        return "alike", best
    return ("few", ", ".join(names)) if len(names) <= FEW else ("nearest", best)


def nearest(name: str, known: Iterable[str]) -> str:
    """The most alike of the names there are, of which there is at least one."""
    return max(known, key=lambda candidate: _likeness(name, candidate))


def _likeness(name: str, candidate: str) -> tuple[float, int, bool]:
    """How alike two names are in any case; between equals, the same start or the same letters."""
    given, known = name[:LONGEST].casefold(), candidate.casefold()
    ratio = SequenceMatcher(None, given, known, autojunk=False).ratio()
    if len(given) >= PART and given in known:
        ratio = max(ratio, ALIKE)
    if len(given) >= SLIP and is_slip(given, known):
        ratio = max(ratio, 1 - 1 / len(given))
    start = len(list(takewhile(bool, map(eq, given, known))))
    return ratio, start, sorted(given) == sorted(known)


def is_slip(given: str, known: str) -> bool:
    """Whether two names differ by one sign: one too many, one missing, or one for another."""
    start = len(list(takewhile(bool, map(eq, given, known))))
    after, wanted = given[start:], known[start:]
    return given != known and (
        after[1:] == wanted or after == wanted[1:] or after[1:] == wanted[1:]
    )
