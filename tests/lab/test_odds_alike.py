"""Hands that are counted together are judged alike, and counted as listing them all would."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial
from itertools import combinations
from random import Random

import pytest

from fudaba.cards.bits import count, set_of
from fudaba.cards.hanafuda import FULL_PACK, MONTHS, PACK_SIZE, month_cards
from fudaba.games.hachihachi.options import Rules
from fudaba.games.hanafuda.capture import has_four
from fudaba.games.registry import game
from fudaba.lab.odds import hachihachi, hachijuu, koikoi
from fudaba.lab.odds.alike import Look, alike_hands
from fudaba.lab.odds.study import tally

DECIMAL, CLASSIC = (
    Rules(game("hachihachi", preset=preset).options) for preset in ("decimal", "classic")
)


JUDGED = [
    pytest.param(koikoi.look, koikoi.names_of, 8, id="koikoi"),
    pytest.param(
        hachihachi.look, partial(hachihachi.teyaku_of, DECIMAL), 7, id="hachihachi decimal"
    ),
    pytest.param(
        hachihachi.look, partial(hachihachi.teyaku_of, CLASSIC), 7, id="hachihachi classic"
    ),
    pytest.param(
        hachihachi.field_look, partial(hachihachi.field_of, DECIMAL), 6, id="hachihachi field"
    ),
    pytest.param(hachijuu.look, hachijuu.hand_yaku, 7, id="hachijuu"),
    pytest.param(hachijuu.field_look, has_four, 6, id="hachijuu field"),
]


def parts(look: Look, month: int) -> dict[object, list[int]]:
    """All ways to hold cards of a month, by their look."""
    found: dict[object, list[int]] = {}
    four = int(month_cards(month))
    for number in range(16):
        part = number << 4 * (month - 1) & four
        found.setdefault(look(part) if part else None, []).append(part)
    return found


def alike_by_chance(look: Look, hand: int, chance: Random) -> int:
    """A hand that shows the same looks: months exchanged where they can, other cards in them."""
    months = [parts(look, month) for month in range(1, MONTHS + 1)]
    shown: list[object] = []
    for month in range(1, MONTHS + 1):
        held = hand & int(month_cards(month))
        shown.append(look(held) if held else None)
    for _ in range(40):
        one, two = chance.sample(range(MONTHS), 2)
        if shown[two] in months[one] and shown[one] in months[two]:
            shown[one], shown[two] = shown[two], shown[one]
    return sum(chance.choice(months[place][seen]) for place, seen in enumerate(shown))


def rich_hand(size: int, chance: Random) -> int:
    """A hand out of few months, so that it often holds something."""
    months = chance.sample(range(MONTHS), 5)
    return int(
        set_of(chance.sample([4 * month + place for month in months for place in range(4)], size))
    )


@pytest.mark.parametrize(("look", "verdict", "size"), JUDGED)
def test_hands_that_look_alike_are_judged_alike(
    look: Look, verdict: Callable[[int], object], size: int
) -> None:
    chance = Random(size)
    moved = 0
    for _ in range(1500):
        hand = rich_hand(size, chance)
        other = alike_by_chance(look, hand, chance)
        moved += other != hand
        assert verdict(other) == verdict(hand)
    assert moved > 1400


@pytest.mark.parametrize(("look", "verdict", "size"), JUDGED)
def test_hands_out_of_some_of_the_cards_are_counted_as_listing_them_does(
    look: Look, verdict: Callable[[int], object], size: int
) -> None:
    chance = Random(size)
    for _ in range(3):
        pool = rich_hand(16, chance)
        cards = [card for card in range(PACK_SIZE) if pool >> card & 1]
        listed = Counter(verdict(int(set_of(list(hand)))) for hand in combinations(cards, size))
        assert tally(verdict, alike_hands(look, size, pool)) == listed


def test_a_class_speaks_for_hands_of_its_size() -> None:
    for hand in alike_hands(hachijuu.look, 7):
        assert count(hand.cards) == 7
        assert hand.cards & ~FULL_PACK == 0
        assert hand.number > 0
