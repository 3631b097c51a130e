"""Sets of cards as ints: card `c` is bit `c`, and a set of the largest pack stays below 2**62.

Shifts by a variable go through `bit`: mypyc would turn `1 << card` into a 32-bit shift.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64

Card: TypeAlias = i64
CardSet: TypeAlias = i64

NO_CARDS: Final = 0


def bit(card: Card) -> CardSet:
    """The set that holds just `card`."""
    one: i64 = 1
    one <<= card
    return one


def count(cards: CardSet) -> i64:
    """How many cards the set holds."""
    x: i64 = cards
    x -= (x >> 1) & 0x1555555555555555
    x = (x & 0x3333333333333333) + ((x >> 2) & 0x3333333333333333)
    x = (x + (x >> 4)) & 0x0F0F0F0F0F0F0F0F
    return x * 0x0101010101010101 >> 56  # compiled, what is beyond 64 bits falls off


def lowest(cards: CardSet) -> Card:
    """The first card, in pack order, of a set that is not empty: it has so many below it."""
    return count((cards & -cards) - 1)


def nth(cards: CardSet, index: i64) -> Card:
    """The card with `index` cards of the set before it."""
    rest: i64 = cards
    while index > 0:
        rest &= rest - 1
        index -= 1
    return count((rest & -rest) - 1)


def cards_of(cards: CardSet) -> list[int]:
    """The cards of the set in pack order."""
    found: list[int] = []
    rest: i64 = cards
    while rest:
        found.append(int(rest & -rest).bit_length() - 1)
        rest &= rest - 1
    return found


def set_of(cards: list[int]) -> CardSet:
    """The set of the listed cards."""
    found: i64 = 0
    for card in cards:
        found |= bit(card)
    return found


def is_compiled() -> bool:
    """Whether the core runs as compiled C (mypyc) or as interpreted Python."""
    return not __file__.endswith(".py")


if not is_compiled():
    globals()["count"] = int.bit_count
