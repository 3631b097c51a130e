"""What captured cards say about the calls that were made while they were won."""

from __future__ import annotations

from collections.abc import Callable

from fudaba.cards.bits import bit, cards_of


def may_have_grown(worth: Callable[[int], int], captured: int) -> bool:
    """Whether some of the cards were worth less than all of them, but not nothing.

    Who has called and gains once more has had something before: only then can both be true.
    """
    whole = worth(captured)
    for card in cards_of(captured):
        rest = captured & ~bit(card)
        left = worth(rest)
        if left == whole:
            captured = rest
        elif left:
            return True
    return False
