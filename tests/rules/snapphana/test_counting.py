"""Snapphana, section 2.9 and rulings on the count: card points, the last trick, whole piles."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from fudaba.cards.pack import SNAPPHANA
from fudaba.cards.snapphana import HONOURS
from tests.rules.snapphana.match import (
    act,
    dealt,
    declare,
    discard,
    finish,
    lines,
    pile,
    play,
    points_for,
    position,
    scores,
    shuffled,
)
from tests.rules.snapphana.oracle import halves
from tests.rules.snapphana.written import GAMES, cards, group_points, pair_points, some_cards

HONOUR = {"K": 5, "Q": 4, "N": 3, "J": 2}


def pair(first: str, second: str) -> int:
    """Two cards by Table 4 (SN-091) and SN-092."""
    values = [_honour(card) for card in (first, second)]
    if all(values):
        return sum(values) - 1
    return sum(values) or 1


def _honour(card: str) -> int:
    if not cards(card) & HONOURS:
        return 0
    return HONOUR.get(card[1:], 5)


def in_pairs(held: list[str]) -> int:
    return sum(pair(*two) for two in zip(held[::2], held[1::2], strict=True))


def test_sn_090_cards_are_counted_in_pairs_however_they_are_paired() -> None:
    chance = random.Random(90)
    for _ in range(500):
        held = some_cards(chance, 2 * chance.randint(0, 31))
        assert pair_points(" ".join(held) or "-") == in_pairs(held)
        chance.shuffle(held)
        assert pair_points(" ".join(held) or "-") == in_pairs(held)


@pytest.mark.parametrize(
    ("card", "points"), [("T20", 5), ("T19", 5), ("T0", 5), ("*", 5), ("SK", 5), ("HQ", 4),
                         ("DN", 3), ("CJ", 2), ("SA", 1), ("T18", 1), ("I1", 1)]
)  # fmt: skip
def test_sn_091_an_honour_and_a_hacka(card: str, points: int) -> None:
    for hacka in ("S6", "HA", "T5", "I4", "D10"):
        assert pair_points(f"{card} {hacka}") == points


def test_sn_092_two_honours_are_a_point_less() -> None:
    honours = [card for card in SNAPPHANA.texts if cards(card) & HONOURS]
    for first, second in pairwise(honours):
        assert pair_points(f"{first} {second}") == _honour(first) + _honour(second) - 1


def test_sn_093_the_same_count_card_by_card() -> None:
    chance = random.Random(93)
    for _ in range(300):
        held = some_cards(chance, 2 * chance.randint(0, 31))
        assert 2 * pair_points(" ".join(held) or "-") == sum(halves(card) for card in held)


def test_sn_r33_a_tarok_counts_four_and_a_half() -> None:
    assert pair_points("T20 T19") == pair_points("T0 *") == 9
    assert pair_points("T20 S6") == 5


def test_sn_094_all_cards_are_87_and_93_with_the_last_trick() -> None:
    assert pair_points("ALL") == 87
    match = finish(shuffled("800", 94))
    assert sum(points_for(match, "card_points")) == 87
    assert sum(points_for(match, "card_points")) + sum(points_for(match, "last_trick")) == 93


@pytest.mark.parametrize("game", GAMES)
def test_sn_095_the_winner_of_the_last_trick_scores_6(game: str) -> None:
    for seed in range(5):
        match = finish(shuffled(game, seed))
        last = [event for event in match.events(1) if event.kind == "trick"][-1]
        side = int(last.seat) % len(scores(match))
        assert points_for(match, "last_trick") == [
            6 * (other == side) for other in range(len(scores(match)))
        ]


# Rulings.


@pytest.mark.parametrize("game", GAMES)
def test_sn_r1_combinations_in_the_piles_are_scored(game: str) -> None:
    seen = False
    for seed in range(8):
        match = finish(shuffled(game, seed))
        for side in range(len(scores(match))):
            multiples, sequences = group_points(pile(match, side))
            seen = seen or bool(multiples + sequences)
            rest = points_for(match, "card_points")[side] + points_for(match, "last_trick")[side]
            assert scores(match)[side] == multiples + sequences + rest
    assert seen


@pytest.mark.parametrize("game", GAMES)
def test_sn_r1_the_switch_leaves_them_out(game: str) -> None:
    for seed in range(8):
        match = finish(shuffled(game, seed, end_combinations=False))
        assert {reason for _, _, reason in lines(match)} == {"card_points", "last_trick"}


def test_sn_r2_a_declared_combination_scores_again_in_the_pile() -> None:
    hands = {1: "T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 T10 T9 T8 T7 T6", 0: "S6 S7"}
    match = discard(dealt("150", hands), "S6 S7")
    declare(match, "trump", "T20 T19 T18")
    finish(match)
    assert lines(match)[0] == (1, 10, "trump")
    assert (1, 10 + 5 * 12, "trump") in lines(match)[1:]


@pytest.mark.parametrize(("doubling", "times"), [(True, 2), (False, 1)])
def test_sn_r3_three_of_a_group_in_a_pile_are_doubled(doubling: bool, times: int) -> None:
    won = "SK CK HK SQ CQ HQ SN CN HN SJ CJ HJ"  # four multiples, three sequences
    match = position("150", ["T5", "S6"], won={0: won}, end_doubling=doubling)
    play(match, "T5 S6")
    assert (
        scores(match)[0] == (17 + 14 + 13 + 12 + 3 * 15) * times + pair_points(f"{won} T5 S6") + 6
    )
    assert points_for(match, "multiples_doubled")[0] == (56 if doubling else 0)
    assert points_for(match, "sequences_doubled")[0] == (45 if doubling else 0)


def test_sn_r3_a_declaration_is_doubled_whatever_the_switch_says() -> None:
    hands = {1: "SK CK HK SQ CQ HQ SN CN HN S8 S9 S10 C8 C9 C10", 0: "S6 S7"}
    match = discard(dealt("150", hands, seed=3, end_doubling=False), "S6 S7")
    for kind in ("kings", "queens", "knights"):
        act(match, f"declare {kind}")
    assert [int(points) for points in match.declared_points] == [0, 2 * (17 + 14 + 13)]


def test_sn_r45_partners_piles_are_counted_together() -> None:
    hands = ["SK C6", "S6 T20", "S7 CK", "S8 HK"]
    match = position("800", hands, leader=0, won={0: "HQ DK"})
    play(match, "SK S6 S7 S8")  # seat 0 wins
    play(match, "C6 T20 CK HK")  # seat 1 wins
    assert pile(match, 0) == "S6 S7 S8 SK HQ DK"
    match = position("800", ["SK C6", "S6 C7", "S7 CK", "S8 C8"], won={0: "DK H6"})
    play(match, "SK S6 S7 S8 C6 C7 CK C8")
    assert points_for(match, "kings") == [17, 0]


@pytest.mark.parametrize("game", GAMES)
def test_sn_r32_no_side_has_an_odd_number_of_cards(game: str) -> None:
    for seed in range(20):
        match = finish(shuffled(game, seed))
        for captured in match.deals[0].captured:
            assert int(captured).bit_count() % 2 == 0


@pytest.mark.parametrize("game", ["800", "1000", "150"])
def test_sn_r36_discards_count_at_the_end_of_each_deal(game: str) -> None:
    match = shuffled(game, 36, target=100_000)
    for number in range(2):
        match.journal = None
        laid: list[str] = []
        while len(match.deals) == number:
            action = next(
                match.text(code)
                for code in match.legal_actions()
                if not match.text(code).startswith("declare")
            )
            if action.startswith("discard"):
                laid.append(action.removeprefix("discard "))
            act(match, action)
        counted = " ".join(pile(match, side) for side in (0, 1)).split()
        assert set(laid) <= set(counted)
        assert len(counted) == (32 if game == "150" else 62)
