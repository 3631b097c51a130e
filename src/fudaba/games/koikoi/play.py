"""The turn: which hand cards may be played, and what a played or turned-up card may do.

Outcomes are sets of codes counted from `take`: a bit for each card or pile that may be taken,
LAY_BIT for lying down alone, TRIO_BIT for making a pile of the pair (KK-329).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fudaba.cards.bits import Card, CardSet
from fudaba.cards.hanafuda import LIGHTNING, LIGHTNING_CARD, month_of
from fudaba.games.hanafuda.capture import all_targets, is_pile, same_month, targets, whole_months
from fudaba.games.koikoi.actions import LAY_BIT, TRIO_BIT
from fudaba.games.koikoi.options import Rules

#: No natural pair is waiting to be captured.
NO_PAIR: Final = 0


def lightning_is_free(field: CardSet) -> bool:
    """Lightning lies on the field, and not in a pile (KK-821, KK-825)."""
    return field & LIGHTNING != 0 and not is_pile(same_month(field, LIGHTNING_CARD))


def joker_targets(field: CardSet, card: Card) -> CardSet:
    """What the lightning joker lets `card` take (KK-821 to KK-823); whatever else lies there
    stays (KK-828)."""
    if card == LIGHTNING_CARD:
        return all_targets(field)
    if lightning_is_free(field):
        return LIGHTNING
    return 0


def playable(rules: Rules, field: CardSet, hand: CardSet) -> CardSet:
    """The hand cards that may be played (KK-303, KK-801)."""
    if not rules.must_match:
        return hand
    matching = hand & whole_months(field)
    if matching == 0:
        return hand
    if rules.joker and not rules.month_only:  # KK-R21
        return hand if lightning_is_free(field) else matching | hand & LIGHTNING
    return matching


def hand_outcomes(rules: Rules, field: CardSet, hand: CardSet, card: Card) -> i64:
    """What may become of a card played from `hand` (KK-311 to KK-315, KK-824).

    Whether it still counts to the hand makes no difference: the others are asked for only where
    it matches nothing.
    """
    natural = targets(field, card)
    if not rules.joker:
        # A conditional expression of an i64 and a constant would be boxed by mypyc.
        if natural:
            return natural
        return LAY_BIT
    joker = joker_targets(field, card)
    if natural:
        return natural | joker
    if joker == 0:
        return LAY_BIT
    if rules.must_match and hand & whole_months(field):
        return joker  # KK-R21: some capture has to be made
    return joker | LAY_BIT


def draw_outcomes(rules: Rules, field: CardSet, pair_month: i64, card: Card) -> i64:
    """What may become of the turned-up card (KK-321 to KK-329, KK-824).

    `field` is without the cards that the hand card is about to capture; `pair_month` is the
    month of a natural pair among those.
    """
    natural = targets(field, card)
    joker: i64 = 0
    if rules.joker:
        joker = joker_targets(field, card)
    if natural:
        return natural | joker
    if pair_month == month_of(card) and not rules.take_pair:
        return joker | TRIO_BIT  # KK-329; a joker's pair is none (KK-826, KK-R18)
    if joker and rules.joker_draw_forced:
        return joker  # KK-R16
    return joker | LAY_BIT
