"""Snapphana: what holds in every deal and every match, whatever is played."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fudaba.cards.bits import cards_of, set_of
from fudaba.cards.rng import Rng
from fudaba.cards.snapphana import FULL_PACK, PACK_SIZE
from fudaba.games.playout import play_out
from fudaba.games.snapphana.combinations import best, best_bundle, is_combination
from fudaba.games.snapphana.counting import pair_points
from fudaba.games.snapphana.kinds import NUMBER
from tests.rules.snapphana.match import game, points_for, shuffled
from tests.rules.snapphana.written import GAMES

IN_PLAY = {"800": 62, "1000": 62, "150": 32, "fjabbe": 40}
SEEDS = st.integers(0, 2**32)
PILES = st.integers(0, FULL_PACK)


@st.composite
def variants(draw: st.DrawFn, name: str) -> dict[str, Any]:
    """Any choice of a game's switches, and a target that a deal or a few reach."""
    chosen: dict[str, Any] = {}
    for option in game(name).spec.options:
        if option.name == "target":
            chosen["target"] = draw(st.sampled_from([1, 50, 150, 400, 1000]))
        else:
            chosen[option.name] = draw(st.sampled_from(option.values))
    return chosen


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=40)
@given(data=st.data())
def test_any_match_ends_no_card_is_lost_and_the_totals_add_up(
    name: str, data: st.DataObject
) -> None:
    options = data.draw(variants(name))
    seed = data.draw(SEEDS)
    match = shuffled(name, seed, **options)
    play_out(match, Rng(seed))
    assert match.is_over
    assert match.winner is not None
    total = [0] * len(match.scores)
    for number, deal in enumerate(match.deals):
        total = [old + int(new) for old, new in zip(total, deal.scores, strict=True)]
        assert [int(score) for score in deal.totals] == total
        assert deal.end == "count" or number == len(match.deals) - 1
        if deal.end == "declaration":
            continue
        dealt = set_of([int(card) for card in deal.deck][: IN_PLAY[name]])
        counted = 0
        for pile in deal.captured:
            assert counted & int(pile) == 0
            counted |= int(pile)
            assert int(pile).bit_count() % (4 if name == "fjabbe" else 2) == 0
        assert counted == dealt
    assert match.scores == total


@pytest.mark.parametrize("name", ["800", "1000"])
@settings(max_examples=40)
@given(data=st.data())
def test_sn_094_card_points_are_always_87_where_all_cards_are_in_play(
    name: str, data: st.DataObject
) -> None:
    match = shuffled(name, data.draw(SEEDS), **data.draw(variants(name)))
    play_out(match, Rng(data.draw(SEEDS)))
    for number, deal in enumerate(match.deals):
        if deal.end == "count":
            assert sum(points_for(match, "card_points", number)) == 87
            assert sum(points_for(match, "last_trick", number)) == 6


@settings(max_examples=300)
@given(cards=PILES, more=st.integers(0, PACK_SIZE - 1))
def test_a_further_card_never_makes_a_pile_worth_less(cards: int, more: int) -> None:
    now, then = best_bundle(cards), best_bundle(cards | 1 << more)
    assert now.multiples_points() <= then.multiples_points()
    assert now.sequences_points() <= then.sequences_points()


@settings(max_examples=300)
@given(cards=PILES)
def test_the_best_combination_is_one_and_is_made_of_the_cards(cards: int) -> None:
    for kind in range(NUMBER):
        found = int(best(kind, cards))
        assert found & ~cards == 0
        if found:
            assert is_combination(kind, found)
            assert found.bit_count() >= 3


@settings(max_examples=300)
@given(cards=PILES)
def test_two_piles_of_the_whole_pack_share_87_points(cards: int) -> None:
    if cards.bit_count() % 2:
        cards &= ~(1 << cards_of(cards)[0])
    assert pair_points(cards) + pair_points(FULL_PACK & ~cards) == 87
