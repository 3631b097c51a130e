"""What a hand or captured cards are worth: teyaku, dekiyaku, compensation."""

from __future__ import annotations

from msgspec import Struct

from fudaba.cards.pack import HANAFUDA
from fudaba.games.contract import Game
from fudaba.games.hachihachi.compensation import compensation
from fudaba.games.hachihachi.dekiyaku import dekiyaku_of
from fudaba.games.hachihachi.teyaku import KINDS, NONE, Hand
from fudaba.score.answers import Combination
from fudaba.score.cards import hanafuda_set
from fudaba.score.hachihachi.reading import WHITE_RULE, hand_of, rules_of


class KanCombination(Struct, frozen=True):
    """A combination worth kan, with its cards."""

    name: str
    kan: int
    rule: str
    cards: str


class HandQuestion(Struct, frozen=True, forbid_unknown_fields=True):
    """A dealt hand."""

    hand: str


class TeyakuAnswer(Struct, frozen=True):
    """The best of each group, with the cards that must be shown."""

    ok: bool
    group_a: KanCombination | None
    group_b: KanCombination | None
    kan: int


class CapturedQuestion(Struct, frozen=True, forbid_unknown_fields=True):
    """Captured cards."""

    captured: str


class DekiyakuAnswer(Struct, frozen=True):
    """The dekiyaku that count."""

    ok: bool
    yaku: list[KanCombination]
    kan: int


class CompensationAnswer(Struct, frozen=True):
    """What each payer pays a driven-out player at multiplier 1."""

    ok: bool
    points: int
    lines: list[Combination]


def teyaku(game: Game, question: HandQuestion) -> TeyakuAnswer:
    """HH-400 to HH-436, HH-451, HH-452."""
    rules = rules_of(game)
    held = Hand(rules, hand_of(question.hand))
    group_a = group_b = None
    if held.group_a != NONE:
        kind = KINDS[held.group_a]
        shown = HANAFUDA.set_text(int(held.shown_for_a(rules)))
        group_a = KanCombination(kind.name, int(held.kan_a), kind.rule, shown)
    if held.group_b != NONE:
        kind = KINDS[held.group_b]
        shown = HANAFUDA.set_text(int(held.shown_for_b(rules)))
        group_b = KanCombination(kind.name, int(held.kan_b), kind.rule, shown)
    return TeyakuAnswer(True, group_a, group_b, int(held.kan_a + held.kan_b))


def dekiyaku(game: Game, question: CapturedQuestion) -> DekiyakuAnswer:
    """HH-600 to HH-609."""
    made = dekiyaku_of(rules_of(game), hanafuda_set(question.captured, WHITE_RULE))
    rows = [
        KanCombination(held.name, int(held.kan), held.rule, HANAFUDA.set_text(int(held.cards)))
        for held in made
    ]
    return DekiyakuAnswer(True, rows, sum(row.kan for row in rows))


def compensate(game: Game, question: HandQuestion) -> CompensationAnswer:
    """HH-350 to HH-354."""
    lines = [
        Combination(line.name, int(line.points), line.rule, HANAFUDA.set_text(int(line.cards)))
        for line in compensation(rules_of(game), hand_of(question.hand))
    ]
    return CompensationAnswer(True, sum(line.points for line in lines), lines)
