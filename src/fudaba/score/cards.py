"""Reading the cards of a question."""

from __future__ import annotations

from fudaba.cards.hanafuda import FULL_PACK
from fudaba.cards.pack import HANAFUDA
from fudaba.refusal import Said
from fudaba.score.problem import Refused


def hanafuda_set(text: str, white_rule: str) -> int:
    """A set of flower cards, without the white one."""
    cards = HANAFUDA.set(text)
    if cards & ~FULL_PACK:
        raise Refused("question.white", rule=white_rule)
    return cards


def exactly(number: int, name: Said, cards: int, rule: str) -> int:
    """A set that must have so many cards."""
    if cards.bit_count() != number:
        raise Refused(
            "question.number", name=name, number=number, given=cards.bit_count(), rule=rule
        )
    return cards


def no_card_twice(sets: list[int]) -> None:
    """No card may be named in two places."""
    seen = 0
    for cards in sets:
        if seen & cards:
            raise Refused("cards.two_places", cards=HANAFUDA.set_text(seen & cards))
        seen |= cards
