"""What redealing hidden cards takes in every game: fair picks for several hands in turn."""

from __future__ import annotations

from mypy_extensions import i64, u8

from fudaba.cards.bits import CardSet, bit, count
from fudaba.cards.rng import Rng
from fudaba.cards.vectors import vec


def pick(order: vec[u8], allowed: CardSet, wanted: i64, rng: Rng) -> CardSet:
    """`wanted` of the allowed cards, each set equally likely; -1 where there are too few."""
    rng.shuffle(order)
    hand: i64 = 0
    for card in order:
        if wanted == 0:
            break
        if allowed & bit(i64(card)):
            hand |= bit(i64(card))
            wanted -= 1
    if wanted == 0:
        return hand
    return -1


def is_fair(
    pool: CardSet, left: CardSet, earlier: CardSet, allowed: CardSet, wanted: i64, rng: Rng
) -> bool:
    """Whether earlier picks may stand before the next hand is picked.

    Hands are picked one after the other, so a first hand that leaves the next one few of its
    allowed cards must be kept less often: in the ratio of the hands that are left to the most
    that could have been left, C(room, wanted) / C(most, wanted). `earlier` is what the earlier
    picks were allowed: they cannot have spared more than lies outside `allowed`.
    """
    room = count(left & allowed)
    picked = count(pool) - count(left)
    spared = min(picked, count(pool & earlier & ~allowed))
    most = count(pool & allowed) - (picked - spared)
    drawn: i64 = 0
    while drawn < wanted:
        if room <= drawn or rng.below(most - drawn) >= room - drawn:
            return False
        drawn += 1
    return True


def first_of(cards: vec[u8], wanted: CardSet) -> u8:
    """The first of the cards that is wanted."""
    for card in cards:
        if wanted & bit(i64(card)):
            return card
    raise AssertionError("the hidden cards do not fill their places")
