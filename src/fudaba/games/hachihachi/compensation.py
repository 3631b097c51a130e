"""What driven-out players are paid (HH-350 to HH-355)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from fudaba.cards.bits import CardSet, count
from fudaba.cards.hanafuda import BLUE_RIBBONS, BOAR_DEER_BUTTERFLIES, LIGHTS, POETRY_RIBBONS
from fudaba.games.hachihachi.dekiyaku import dekiyaku_of
from fudaba.games.hachihachi.options import Rules
from fudaba.games.hachihachi.teyaku import KINDS, NONE, Hand

#: Points for a card that belongs to a dekiyaku (HH-353).
CARD_POINTS: Final = 3


@final
class Line:
    """One reason for compensation: points that each payer pays at multiplier 1."""

    def __init__(self, name: str, points: i64, rule: str, cards: CardSet) -> None:
        self.name: str = name
        self.points: i64 = points
        self.rule: str = rule
        self.cards: i64 = cards


def compensation(rules: Rules, hand: CardSet) -> list[Line]:
    """HH-351 half of teyaku, HH-352 half of complete dekiyaku, HH-353 three points a card."""
    half = rules.kan // 2
    lines: list[Line] = []
    held = Hand(rules, hand)
    if held.group_a != NONE:
        cards = held.shown_for_a(rules)
        lines.append(Line(KINDS[held.group_a].name, held.kan_a * half, "HH-351", cards))
    if held.group_b != NONE:
        cards = held.shown_for_b(rules)
        lines.append(Line(KINDS[held.group_b].name, held.kan_b * half, "HH-351", cards))
    complete: i64 = 0
    for made in dekiyaku_of(rules, hand):
        lines.append(Line(made.name, made.kan * half, "HH-352", made.cards))
        complete |= made.cards
    single = hand & (LIGHTS | POETRY_RIBBONS | BLUE_RIBBONS)
    if rules.ino_shika_cho:
        single |= hand & BOAR_DEER_BUTTERFLIES
    if not rules.overlap_counts:
        single &= ~complete  # HH-354
    if single:
        lines.append(Line("cards", count(single) * CARD_POINTS, "HH-353", single))
    return lines
