"""Hachijuu, section 7: card points."""

from __future__ import annotations

import pytest

from fudaba.cards.hanafuda import ANIMALS, FULL_PACK, LIGHTS, PLAINS, RIBBONS
from fudaba.games.eights.card_points import card_points
from tests.rules.hachijuu.match import act, finish, lines, scores, shuffled
from tests.rules.hachijuu.settle import HOLDING, gains, paid, settled
from tests.rules.hachijuu.written import P0, P1, P2, P3, P4, cards, text, view


@pytest.mark.parametrize(
    ("card", "points"),
    [("1L", 20), ("9A", 10), ("2R", 5), ("12K3", 0), ("11L", 20), ("11A", 10), ("11R", 5)],
)
def test_hj_701_the_points_of_a_card(card: str, points: int) -> None:
    assert card_points(cards(card), 0) == points
    found = settled(seats=2, order=[P0, P1], captured={P0: card, P1: "1K1"})
    assert gains(found) == [points, -points]


def test_hj_701_the_pack_is_worth_240() -> None:
    kinds = (LIGHTS, ANIMALS, RIBBONS, PLAINS)
    assert [kind.bit_count() for kind in kinds] == [5, 9, 10, 24]
    assert card_points(FULL_PACK, 0) == 240 == 3 * 80


def test_hj_701_only_when_nobody_has_completed_a_captured_yaku() -> None:
    piles = {P0: "1L 3L 8L", P1: "1R 2R"}
    assert {entry.reason for entry in settled(seats=2, order=[P0, P1], captured=piles).entries} == {
        "card_points"
    }
    piles[P1] = HOLDING["akatan"]
    assert {entry.reason for entry in settled(seats=2, order=[P0, P1], captured=piles).entries} == {
        "akatan"
    }


def test_hj_701_a_willow_shown_as_a_plain_keeps_its_points() -> None:
    found = settled(
        seats=2, order=[P0, P1], announced={P0: ["karasu"]}, captured={P0: "11L 11A", P1: "1L"}
    )
    assert gains(found) == [110, -110]


@pytest.mark.parametrize("rate", [1, 2, 4])
def test_hj_702_in_sashi_the_lower_pays_the_difference(rate: int) -> None:
    found = settled(seats=3, order=[P2, P0], rate=rate, points={P0: 85, P2: 60})
    assert gains(found) == [25 * rate, 0, -25 * rate]
    assert paid(found) == [f"2 > 0: {25 * rate} card_points HJ-702"]


@pytest.mark.parametrize("rate", [1, 2, 4])
@pytest.mark.parametrize("points", [(90, 80, 70), (100, 100, 40), (60, 50, 130), (80, 80, 80)])
def test_hj_703_in_three_hand_twice_what_is_above_eighty(
    points: tuple[int, ...], rate: int
) -> None:
    found = settled(rate=rate, points=dict(enumerate(points)))
    assert gains(found) == [(number - 80) * 2 * rate for number in points]
    assert {entry.rule for entry in found.entries} <= {"HJ-703"}
    assert all(entry.reason == "card_points" for entry in found.entries)


def test_hj_704_in_sashi_the_higher_takes_the_pot_and_is_next_oya() -> None:
    found = settled(seats=4, order=[P1, P3], folded=[P0, P2], points={P1: 50, P3: 55})
    assert gains(found) == [-20, -5, -20, 45]
    assert found.winner == P3


@pytest.mark.parametrize("order", [(1, 0), (0, 1)])
def test_hj_705_equal_points_in_sashi_the_earlier_wins(order: tuple[int, ...]) -> None:
    found = settled(seats=3, order=order, folded=[P2], points={P0: 75, P1: 75})
    assert found.winner == order[0]
    assert paid(found) == ["2 > pot: 20 fold_fee HJ-302", f"pot > {order[0]}: 20 pot HJ-317"]


def test_hj_706_in_three_hand_the_best_takes_the_pot_and_is_next_oya() -> None:
    found = settled(seats=5, order=[P4, P0, P1], folded=[P2, P3], points={P4: 70, P0: 75, P1: 95})
    assert gains(found) == [-10, 30 + 40, -20, -20, -20]
    assert found.winner == P1


@pytest.mark.parametrize(
    ("order", "winner"), [((2, 0, 1), 2), ((0, 1, 2), 0), ((1, 2, 0), 2), ((1, 0, 2), 0)]
)
def test_hj_707_a_tie_at_the_top_goes_to_the_earlier_and_changes_no_result(
    order: tuple[int, ...], winner: int
) -> None:
    found = settled(seats=4, order=order, folded=[P3], points={P0: 100, P1: 40, P2: 100})
    expected = [40, -80, 40, -20]
    expected[winner] += 20
    assert gains(found) == expected
    assert found.winner == winner


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_hj_708_all_48_cards_are_captured_by_three(seats: int) -> None:
    for seed in range(15):
        match = act(shuffled(seed, seats), "in", "in", "in", *["fold"] * (seats - 3))
        finish(match)
        deal = match.deals[0]
        assert deal.end == "exhausted"
        assert sum(int(pile) for pile in deal.captured) == FULL_PACK
        assert sum(int(card_points(pile, 0)) for pile in deal.captured) == 240
        assert sum(scores(match)) == 0


def test_hj_r24_in_sashi_what_is_left_belongs_to_nobody() -> None:
    short = 0
    for seed in range(15):
        match = finish(act(shuffled(seed, 2, deals=1), "in", "in"))
        assert view(match).stock == 14
        points = [int(card_points(pile, 0)) for pile in match.deals[0].captured]
        short += sum(points) < 240
        if {line.split()[-1] for line in lines(match)} <= {"HJ-702"}:
            assert scores(match) == [points[0] - points[1], points[1] - points[0]]
        lying = match.field | sum(1 << int(card) for card in match.stock[14:])
        assert sum(int(pile) for pile in match.deals[0].captured) + int(lying) == FULL_PACK
        assert text(match.field & match.captured[P0]) == "-"
    assert short > 10
