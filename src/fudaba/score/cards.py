"""Reading the cards of a question."""

from __future__ import annotations

from collections.abc import Sequence

from fudaba.cards.bits import bit
from fudaba.cards.hanafuda import FULL_PACK
from fudaba.cards.pack import HANAFUDA
from fudaba.games.eights.card_points import card_points
from fudaba.refusal import Said
from fudaba.score.problem import Refused
from fudaba.score.written import read_sets


def hanafuda_set(text: str, white_rule: str) -> int:
    """A set of flower cards, without the white one."""
    return hanafuda_sets([text], white_rule)[0]


def hanafuda_sets(texts: Sequence[str], white_rule: str) -> list[int]:
    """Sets of flower cards that lie apart from each other, without the white one."""
    sets = read_sets(HANAFUDA, texts)
    if any(cards & ~FULL_PACK for cards in sets):
        raise Refused("question.white", rule=white_rule)
    no_card_twice(sets)
    return sets


def exactly(number: int, name: Said, cards: int, rule: str) -> int:
    """A set that must have so many cards."""
    if cards.bit_count() != number:
        raise Refused(
            "question.number", name=name, number=number, given=cards.bit_count(), rule=rule
        )
    return cards


def counts(plain: int) -> dict[str, int]:
    """What every flower card counts, where a plain counts so much."""
    return {HANAFUDA.text(card): int(card_points(bit(card), plain)) for card in range(48)}


def no_card_twice(sets: list[int]) -> None:
    """No card may be named in two places."""
    seen = 0
    for cards in sets:
        if seen & cards:
            raise Refused("cards.two_places", cards=HANAFUDA.set_text(seen & cards))
        seen |= cards
