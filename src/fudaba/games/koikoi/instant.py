"""Instant hands and bad fields: what is looked at before the first card is played."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from mypy_extensions import i64

from fudaba.cards.bits import CardSet
from fudaba.games.hanafuda.capture import has_four, only_pairs
from fudaba.games.koikoi.facts import INSTANT, NOBODY
from fudaba.games.phase import Phase

if TYPE_CHECKING:
    from fudaba.games.koikoi.match import KoiKoiMatch

INSTANT_POINTS: Final = 6

#: What a layout leads to.
PLAY_ON: Final = 0
WIN: Final = 1
DRAW: Final = 2
REDEAL: Final = 3


def is_teshi(eight: CardSet) -> bool:
    """KK-201: all four cards of a month among the eight."""
    return has_four(eight)


def is_kuttsuki(eight: CardSet) -> bool:
    """KK-202: four pairs; a four counts as two pairs, which changes nothing (KK-R4)."""
    return only_pairs(eight)


def is_instant(eight: CardSet) -> bool:
    """Whether the eight dealt cards end the deal in a hand, or spoil it on the field."""
    return is_teshi(eight) or is_kuttsuki(eight)


def instant_names(eight: CardSet) -> list[str]:
    """The names that the eight cards go by (KK-R4: both, where both fit)."""
    names: list[str] = []
    if is_teshi(eight):
        names.append("teshi")
    if is_kuttsuki(eight):
        names.append("kuttsuki")
    return names


def layout(first: CardSet, second: CardSet, field: CardSet) -> int:
    """KK-203 to KK-206: hands first, the field only when neither hand qualifies."""
    if is_instant(first) or is_instant(second):
        return DRAW if is_instant(first) and is_instant(second) else WIN
    return REDEAL if is_instant(field) else PLAY_ON


@final
class Instant(Phase["KoiKoiMatch"]):
    """A dealt hand that ends the deal before any play; two of them are a draw."""

    rules: ClassVar[str] = "KK-201 to KK-204, KK-207"

    def begin(self, match: KoiKoiMatch) -> bool:
        holders: i64 = 0
        seat: i64 = 0
        while seat < 2:
            hand = match.hands[seat]
            if is_instant(hand):
                match.note("instant", seat, hand, 0, " ".join(instant_names(hand)))
                match.ended_by = seat
                holders += 1
            seat += 1
        if holders:
            match.end = INSTANT
        if holders == 2:
            match.ended_by = NOBODY  # KK-204
        return False
