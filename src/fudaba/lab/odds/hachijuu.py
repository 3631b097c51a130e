"""Hachijuu: the hand yaku of a dealt hand, and the fields that are dealt again."""

from __future__ import annotations

from collections.abc import Hashable
from typing import NamedTuple

from mypy_extensions import i64, u8

from fudaba.cards.bits import CardSet, count
from fudaba.cards.hanafuda import CHAFF
from fudaba.cards.vectors import vec
from fudaba.games.contract import Game
from fudaba.games.eights.dealing import FIELD_SIZE, HAND_SIZE, deal_out
from fudaba.games.hachijuu.teyaku import KINDS, NONE, PLAIN, SET, Hand
from fudaba.games.hanafuda.capture import has_four
from fudaba.lab.odds.alike import alike_hands
from fudaba.lab.odds.study import Line, Part, Study, Verdict, tally, together

SEATS = 3


class HandYaku(NamedTuple):
    """The best of each family that a hand holds, as kinds, and the names of all that it holds."""

    plain: int
    set: int
    held: frozenset[str]


FIELD = (
    Line("redeal", "HJ-205", lambda again: again),
    Line("play", "HJ-206", lambda again: not again),
)


def study(game: Game) -> Study:
    """No option of Hachijuu touches what a hand holds, only what may be announced of it."""
    hands = vec[i64]([0] * SEATS)

    def judge(deck: vec[u8]) -> dict[str, Verdict]:
        field = deal_out(0, deck, hands)
        return {"hand": hand_yaku(hands[0]), "field": has_four(field)}

    plain = [_best(number) for number, kind in enumerate(KINDS) if kind.family == PLAIN]
    sets = [_best(number) for number, kind in enumerate(KINDS) if kind.family == SET]
    both = together(plain, sets, "HJ-405", ("plain", "set"))
    some = Line("any", "", lambda hand: bool(hand.held), overlaps=True)
    no_plain = Line("none", "", lambda hand: hand.plain == NONE)
    no_set = Line("none", "", lambda hand: hand.set == NONE)
    return Study(
        {
            "hand": tally(hand_yaku, alike_hands(look, HAND_SIZE)),
            "field": tally(has_four, alike_hands(field_look, FIELD_SIZE)),
        },
        (
            Part("plain", "hand", (*plain, no_plain)),
            Part("set", "hand", (*sets, no_set)),
            Part("together", "hand", (*both, some)),
            Part("held", "hand", tuple(_held(kind.name, kind.rule) for kind in KINDS)),
            Part("field", "field", FIELD),
        ),
        judge,
    )


def hand_yaku(cards: CardSet) -> HandYaku:
    """What a hand holds (HJ-R9)."""
    hand = Hand(cards)
    held = frozenset(kind.name for number, kind in enumerate(KINDS) if hand.held >> number & 1)
    return HandYaku(int(hand.best(PLAIN)), int(hand.best(SET)), held)


def look(cards: CardSet) -> Hashable:
    """What hand yaku see in a month: how many cards, and how many of them are plains."""
    return (int(count(cards)), int(count(cards & CHAFF)))


def field_look(cards: CardSet) -> Hashable:
    """A field shows only how many cards of a month there are."""
    return int(count(cards))


def _best(kind: int) -> Line:
    family = KINDS[kind].family
    return Line(
        KINDS[kind].name,
        KINDS[kind].rule,
        lambda hand: (hand.plain if family == PLAIN else hand.set) == kind,
    )


def _held(name: str, rule: str) -> Line:
    return Line(name, rule, lambda hand: name in hand.held, overlaps=True)
