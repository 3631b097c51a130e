"""Cards as people at a table write them: commas, the signs of suits, plains without a number."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from fudaba.cards.bits import set_of
from fudaba.cards.pack import Pack

_BETWEEN: Final = re.compile(r"[\s,;]+")
#: A plain of a month, whichever: `1K`.
_ANY_PLAIN: Final = re.compile(r"\d+K")
_SUITS: Final = str.maketrans({"♠": "S", "♣": "C", "♥": "H", "♦": "D"})


def read(pack: Pack, text: str) -> int:
    """The set of cards that a text names; CardError where it names none of the pack."""
    return read_sets(pack, [text])[0]


def read_cards(pack: Pack, text: str) -> list[int]:
    """The cards of a text in its own order."""
    return pack.cards(" ".join(_spelled(text)))


def read_sets(pack: Pack, texts: Sequence[str]) -> list[int]:
    """The sets that several texts name. A plain without its number is any that none of them names
    by itself, for plains of a month are worth the same."""
    written = [_spelled(text) for text in texts]
    named = {part for parts in written for part in parts}
    found: list[int] = []
    for parts in written:
        cards: list[str] = []
        for part in parts:
            if _ANY_PLAIN.fullmatch(part) and part not in pack.aliases:
                part = _free_plain(pack, part, named)
                named.add(part)
            cards.append(part)
        found.append(set_of(pack.cards(" ".join(cards))))
    return found


def _free_plain(pack: Pack, part: str, named: set[str]) -> str:
    """A plain of the month that is not named yet; the last of them, named twice, where all are."""
    plains = [text for text in pack.texts if text.startswith(part)]
    return next((text for text in plains if text not in named), plains[-1] if plains else part)


def _spelled(text: str) -> list[str]:
    parts = _BETWEEN.split(text.translate(_SUITS).upper())
    return [part for part in parts if part]
