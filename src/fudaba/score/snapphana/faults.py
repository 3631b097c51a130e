"""Why cards are no combination of a kind, with the rule."""

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
from fudaba.refusal import Called, Said

_CORE: Final = (19, 18, 17)
_LOWEST: Final = 5


def called(kind: int) -> Called:
    """A kind, as a sentence names it."""
    return Called("snapphana", NAMES[kind])


def fault(kind: int, cards: int) -> Said:
    """What is wrong with cards that are not one combination of the kind."""
    stray = cards & ~int(KINDS[kind].cards)
    if stray:
        rule = _stray_rule(kind, stray)
        return Said("snapphana.stray", cards=SNAPPHANA.set_text(stray), rule=rule)
    if cards.bit_count() < 3:
        rule = "SN-062" if kind < MULTIPLES else "SN-070"
        return Said("snapphana.three_cards", number=cards.bit_count(), rule=rule)
    if kind == TRUMP:
        return _trump_fault(cards)
    if SPADES <= kind <= DIAMONDS:
        return _suit_fault(SUIT_SIZE * (kind - SPADES), cards)
    return Said("snapphana.two_real", rule="SN-079" if kind == IN_SNAPPHANAR else "SN-080")


def _stray_rule(kind: int, stray: int) -> str:
    if kind < MULTIPLES:
        return "SN-R7" if stray & ~WILDS == 0 else "SN-061, SN-062"
    if kind == TRUMP:
        return "SN-074, SN-075, SN-076"
    return "SN-077, SN-078" if kind <= DIAMONDS else KINDS[kind].rule


def _suit_fault(first: int, cards: int) -> Said:
    king, *court = (first + rank for rank in (KING, QUEEN, KNIGHT, KNAVE))
    if not cards & bit(king):
        return Said("snapphana.real", card=SNAPPHANA.text(king), rule="SN-073, SN-077, SN-082")
    return Said("snapphana.two_of", cards=SNAPPHANA.list_text(court), rule="SN-077")


def _trump_fault(cards: int) -> Said:
    if not cards & bit(NULLA_CARD + 20):
        return Said("snapphana.real", card="T20", rule="SN-073, SN-074, SN-082")
    wilds = (cards & WILDS).bit_count()
    core = _missing(cards, _CORE)
    if len(core) == 3 or len(core) - wilds > 1:
        return Said("snapphana.two_of", cards="T19 T18 T17", rule="SN-074")
    numbers = [number for number in range(_LOWEST, 17) if cards & bit(NULLA_CARD + number)]
    lowest = _LOWEST if cards & SNAPPHANAR else min(numbers, default=17)
    below = _missing(cards, range(16, lowest - 1, -1))
    if len(below) + max(len(core) - 1, 0) <= wilds:
        return Said("snapphana.two_wilds", rule="SN-086")
    gaps = " ".join(f"T{number}" for number in below)
    if cards & SNAPPHANAR:
        return Said("snapphana.snapphanar_after", gaps=gaps, rule="SN-075, SN-076")
    return Said("snapphana.gaps", gaps=gaps, rule="SN-075, SN-R10")


def _missing(cards: int, numbers: range | tuple[int, ...]) -> list[int]:
    return [number for number in numbers if not cards & bit(NULLA_CARD + number)]
