"""Koi-Koi: instant hands, bad fields, and what the layout of a deal leads to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable

from mypy_extensions import i64, u8

from fudaba.cards.bits import CardSet, count, lowest
from fudaba.cards.hanafuda import FULL_PACK, MONTHS, month_cards
from fudaba.cards.vectors import vec
from fudaba.games.contract import Game
from fudaba.games.hanafuda.capture import same_month
from fudaba.games.koikoi.dealing import HAND_SIZE, deal_out
from fudaba.games.koikoi.instant import (
    DRAW,
    PLAY_ON,
    REDEAL,
    WIN,
    instant_names,
    is_instant,
    layout,
)
from fudaba.games.koikoi.options import Rules
from fudaba.lab.odds.alike import Look, alike_hands
from fudaba.lab.odds.study import Line, Part, Study, Tally, Verdict, tally

HAND = (
    Line("teshi", "KK-201", lambda names: "teshi" in names),
    Line("kuttsuki", "KK-202", lambda names: names == ("kuttsuki",)),
    Line("none", "", lambda names: not names),
    Line("instant", "KK-203", lambda names: bool(names), overlaps=True),
    Line("teshi+kuttsuki", "KK-R4", lambda names: len(names) == 2, overlaps=True),
)
FIELD = (
    Line("teshi", "KK-205", lambda names: "teshi" in names),
    Line("kuttsuki", "KK-205", lambda names: names == ("kuttsuki",)),
    Line("none", "", lambda names: not names),
    Line("bad_table", "KK-205", lambda names: bool(names), overlaps=True),
)
DEAL = (
    Line("win", "KK-203", lambda outcome: outcome == WIN),
    Line("draw", "KK-204", lambda outcome: outcome == DRAW),
    Line("redeal", "KK-205", lambda outcome: outcome == REDEAL),
    Line("play", "KK-301", lambda outcome: outcome == PLAY_ON),
)


def study(game: Game) -> Study:
    """No option of Koi-Koi touches what is dealt."""
    rules = Rules(game.options)
    hands = vec[i64]([0, 0])

    def judge(deck: vec[u8]) -> dict[str, Verdict]:
        field = deal_out(rules, 0, deck, hands)
        return {
            "hand": names_of(hands[0]),
            "field": names_of(field),
            "deal": layout(hands[0], hands[1], field),
        }

    eight = tally(names_of, alike_hands(look, HAND_SIZE))
    return Study(
        {"hand": eight, "field": eight, "deal": outcomes()},
        (Part("hand", "hand", HAND), Part("field", "field", FIELD), Part("deal", "deal", DEAL)),
        judge,
    )


def look(cards: CardSet) -> Hashable:
    """Instant hands ask for nothing but how many cards of a month there are."""
    return int(count(cards))


def names_of(eight: CardSet) -> tuple[str, ...]:
    """The names that eight cards go by."""
    return tuple(instant_names(eight))


def outcomes() -> Tally:
    """What every deal of two hands and a field leads to.

    The places are dealt to one after the other. For the field it matters only how many cards
    the two hands have left of the months, and whether they are instant.
    """
    dealt: dict[Hashable, tuple[CardSet, CardSet, int]] = {}
    for first in alike_hands(look, HAND_SIZE):
        pool = FULL_PACK & ~first.cards
        for second in alike_hands(_taken_and_left(pool), HAND_SIZE, pool):
            left = _months_left(pool & ~second.cards)
            state = (left, is_instant(first.cards), is_instant(second.cards))
            number = first.number * second.number
            if state in dealt:
                number += dealt[state][2]
            dealt[state] = (first.cards, second.cards, number)
    found: Tally = Counter()
    for one, two, number in dealt.values():
        for field in alike_hands(look, HAND_SIZE, FULL_PACK & ~one & ~two):
            found[layout(one, two, field.cards)] += number * field.number
    return found


def _taken_and_left(pool: CardSet) -> Look:
    """A look that also sees how many cards of the month stay in the pool."""
    return lambda cards: (look(cards), int(count(same_month(pool & ~cards, lowest(cards)))))


def _months_left(pool: CardSet) -> tuple[int, ...]:
    """How many cards the months have left, whichever they are."""
    return tuple(sorted(int(count(pool & month_cards(month))) for month in range(1, MONTHS + 1)))
