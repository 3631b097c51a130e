"""Why cards are no combination of a kind: one sentence that names the rule."""

from __future__ import annotations

from typing import Final

from fudaba.cards.bits import bit
from fudaba.cards.pack import SNAPPHANA
from fudaba.cards.snapphana import (
    KING,
    KNAVE,
    KNIGHT,
    NULLA_CARD,
    QUEEN,
    SNAPPHANAR,
    SUIT_SIZE,
    WILDS,
)
from fudaba.games.snapphana.kinds import (
    DIAMONDS,
    IN_SNAPPHANAR,
    KINDS,
    MULTIPLES,
    NAMES,
    SPADES,
    TRUMP,
)

_CORE: Final = (19, 18, 17)
_LOWEST: Final = 5


def fault(kind: int, cards: int) -> str:
    """What is wrong with cards that are not one combination of the kind."""
    stray = cards & ~int(KINDS[kind].cards)
    if stray:
        why = f"{SNAPPHANA.set_text(stray)} cannot be part of it ({_stray_rule(kind, stray)})"
    elif cards.bit_count() < 3:
        rule = "SN-062" if kind < MULTIPLES else "SN-070"
        why = f"it takes three cards, not {cards.bit_count()} ({rule})"
    elif kind == TRUMP:
        why = _trump_fault(cards)
    elif SPADES <= kind <= DIAMONDS:
        why = _suit_fault(SUIT_SIZE * (kind - SPADES), cards)
    else:
        rule = "SN-079" if kind == IN_SNAPPHANAR else "SN-080"
        why = f"two of its cards must be real ({rule})"
    return f"{NAMES[kind]}: {why}"


def _stray_rule(kind: int, stray: int) -> str:
    if kind < MULTIPLES:
        return "SN-R7" if stray & ~WILDS == 0 else "SN-061, SN-062"
    if kind == TRUMP:
        return "SN-074, SN-075, SN-076"
    return "SN-077, SN-078" if kind <= DIAMONDS else KINDS[kind].rule


def _suit_fault(first: int, cards: int) -> str:
    king, *court = (first + rank for rank in (KING, QUEEN, KNIGHT, KNAVE))
    if not cards & bit(king):
        return f"{SNAPPHANA.text(king)} must be there, and real (SN-073, SN-077, SN-082)"
    return f"it takes two of {SNAPPHANA.list_text(court)}, one of them real (SN-077)"


def _trump_fault(cards: int) -> str:
    if not cards & bit(NULLA_CARD + 20):
        return "T20 must be there, and real (SN-073, SN-074, SN-082)"
    wilds = (cards & WILDS).bit_count()
    core = _missing(cards, _CORE)
    if len(core) == 3 or len(core) - wilds > 1:
        return "it takes two of T19 T18 T17, one of them real (SN-074)"
    numbers = [number for number in range(_LOWEST, 17) if cards & bit(NULLA_CARD + number)]
    lowest = _LOWEST if cards & SNAPPHANAR else min(numbers, default=17)
    below = _missing(cards, range(16, lowest - 1, -1))
    if len(below) + max(len(core) - 1, 0) <= wilds:
        return "two wilds next to each other end it (SN-086)"
    gaps = " ".join(f"T{number}" for number in below)
    if cards & SNAPPHANAR:
        return f"snapphanar follow only after T5, and there are gaps at {gaps} (SN-075, SN-076)"
    return f"there are too few wilds for its gaps at {gaps} (SN-075, SN-R10)"


def _missing(cards: int, numbers: range | tuple[int, ...]) -> list[int]:
    return [number for number in numbers if not cards & bit(NULLA_CARD + number)]
