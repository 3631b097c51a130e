"""Reading the cards of a question."""

from __future__ import annotations

from fudaba.cards.hanafuda import FULL_PACK
from fudaba.cards.pack import HANAFUDA
from fudaba.score.problem import Refused


def hanafuda_set(text: str, white_rule: str) -> int:
    """A set of flower cards, without the white one."""
    cards = HANAFUDA.set(text)
    if cards & ~FULL_PACK:
        raise Refused(f"the white card W is not meant here ({white_rule})")
    return cards


def exactly(number: int, name: str, cards: int, rule: str) -> int:
    """A set that must have so many cards."""
    if cards.bit_count() != number:
        raise Refused(f"{name} must have {number} cards, not {cards.bit_count()} ({rule})")
    return cards


def no_card_twice(sets: list[int]) -> None:
    """No card may be named in two places."""
    seen = 0
    for cards in sets:
        if seen & cards:
            raise Refused(f"{HANAFUDA.set_text(seen & cards)} is named in two places")
        seen |= cards
