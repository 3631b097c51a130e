"""Teyaku by their names, where nobody remembers the hand: one that could have been it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal

from fudaba.cards.bits import CardSet, cards_of
from fudaba.cards.hanafuda import ANIMALS, CHAFF, LIGHTS, RIBBONS, month_cards
from fudaba.games.hachihachi.options import Rules
from fudaba.games.hachihachi.teyaku import (
    EMPTY,
    FOUR,
    FOUR_THREE,
    HANEKEN,
    KINDS,
    NONE,
    ONE_ANIMAL,
    ONE_LIGHT,
    ONE_RIBBON,
    ONE_TWO_FOUR,
    RED,
    STANDING_TRIPLE,
    THREE_PAIRS,
    TRIPLE,
    TRIPLE_AND_STANDING,
    TWO_STANDING,
    TWO_TRIPLES,
    Hand,
)
from fudaba.refusal import Called
from fudaba.score.problem import Refused

Groups = Literal["AB", "A", "B", ""]

#: How many cards of a month lie beside the triples, month by month (HH-410 to HH-419).
BESIDE: Final = {
    TRIPLE: (1, 1, 1, 1),
    STANDING_TRIPLE: (1, 1, 1, 1),
    TWO_TRIPLES: (1,),
    TRIPLE_AND_STANDING: (1,),
    TWO_STANDING: (1,),
    THREE_PAIRS: (2, 2, 2, 1),
    FOUR: (4, 1, 1, 1),
    HANEKEN: (2, 2),
    ONE_TWO_FOUR: (4, 2, 1),
    FOUR_THREE: (4,),
    NONE: (1, 1, 1, 1, 1, 1, 1),
}
#: How many cards its triples are, where it has any.
TRIPLES: Final = {
    KINDS[kind].name: number
    for kind, number in (
        (TRIPLE, 3),
        (STANDING_TRIPLE, 3),
        (TWO_TRIPLES, 6),
        (TRIPLE_AND_STANDING, 6),
        (TWO_STANDING, 6),
        (HANEKEN, 3),
        (FOUR_THREE, 3),
    )
}
#: What a hand of group B may hold beside its chaff, and how much (HH-430 to HH-435).
POINTS: Final = {
    RED: (RIBBONS, 7),
    ONE_RIBBON: (RIBBONS, 1),
    ONE_ANIMAL: (ANIMALS, 1),
    ONE_LIGHT: (LIGHTS, 1),
    EMPTY: (0, 0),
}
GROUP_A: Final = [KINDS[kind].name for kind in BESIDE if kind != NONE]
GROUP_B: Final = [KINDS[kind].name for kind in POINTS]


def groups_of(names: list[str]) -> Groups:
    """Which groups were declared; of each only the best is (HH-435)."""
    for group in (GROUP_A, GROUP_B):
        if sum(name in group for name in names) > 1:
            raise Refused("hachihachi.one_of_a_group", rule="HH-401")
    for name in names:
        if name not in GROUP_A and name not in GROUP_B:
            raise Refused("hachihachi.no_such_teyaku", name=name)
    has_a, has_b = (any(name in group for name in names) for group in (GROUP_A, GROUP_B))
    return ("AB" if has_b else "A") if has_a else ("B" if has_b else "")


def called(rules: Rules, seat: int, names: list[str], triples: CardSet) -> tuple[CardSet, Groups]:
    """A hand with these teyaku and triples, and the groups that were declared from it. What it
    is paid, and what may be caught, is the same for every such hand."""
    groups = groups_of(names)
    group_a = next((kind for kind in BESIDE if kind != NONE and KINDS[kind].name in names), NONE)
    group_b = next((kind for kind in POINTS if KINDS[kind].name in names), NONE)
    _check_triples(rules, seat, group_a, triples)
    for hand in _filled(triples, BESIDE[group_a], group_b):
        held = Hand(rules, hand)
        if held.group_a == group_a and (group_b == NONE or held.group_b == group_b):
            return hand, groups
    raise Refused("hachihachi.no_such_hand", seat=seat, rule="HH-400")


def _check_triples(rules: Rules, seat: int, group_a: int, triples: CardSet) -> None:
    """Three or six cards that are triples, of the kind that was named (HH-410 to HH-414)."""
    number = 0 if group_a == NONE else TRIPLES.get(KINDS[group_a].name, 0)
    found = Hand(rules, triples)
    if int(triples).bit_count() != number or found.triples != triples:
        raise Refused("hachihachi.not_the_triples", seat=seat, number=number, rule="HH-410")
    alone = number and group_a not in (HANEKEN, FOUR_THREE)
    if alone and found.group_a != group_a:
        made = Called("hachihachi", KINDS[found.group_a].name)
        raise Refused("hachihachi.other_triples", seat=seat, yaku=made, rule="HH-420")


def _filled(
    hand: CardSet, beside: tuple[int, ...], group_b: int, first: int = 1
) -> Iterator[CardSet]:
    """Hands with so many cards of further months, as far as group B allows."""
    if not _fits(hand, group_b):
        return
    if not beside:
        yield hand
        return
    number, *rest = beside
    for month in range(first, 13):
        if hand & month_cards(month):
            continue
        # As many of another month: the months in their order, so that nothing comes twice.
        later = month + 1 if rest and rest[0] == number else 1
        for cards in _of_month(month, number):
            yield from _filled(hand | cards, tuple(rest), group_b, later)


def _of_month(month: int, number: int) -> Iterator[CardSet]:
    """So many cards of a month, the plain ones first."""
    cards = [1 << card for card in cards_of(month_cards(month))]
    cards.sort(key=lambda card: not card & CHAFF)
    if number == 1:
        yield from cards
    elif number == 2:
        yield from (one | other for at, one in enumerate(cards) for other in cards[:at])
    else:
        yield month_cards(month)


def _fits(hand: CardSet, group_b: int) -> bool:
    """Whether nothing in it speaks against group B."""
    if group_b == NONE:
        return True
    kind, most = POINTS[group_b]
    points = hand & ~CHAFF
    return points & ~kind == 0 and int(points).bit_count() <= most
