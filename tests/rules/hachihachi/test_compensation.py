"""Hachi-Hachi, section 5.3: compensation of driven-out players."""

from __future__ import annotations

import pytest

from fudaba.games.hachihachi.settlement import compensate
from fudaba.games.ledger import totals
from tests.rules.hachihachi.match import act, i64s, playing
from tests.rules.hachihachi.written import D, E, F, cards, compensated, rules

POETRY = "1R 2R 3R 4A 5A 8L 9A"


def test_hh_350_every_driven_out_player_is_paid_times_the_multiplier() -> None:
    hands = {
        D: "8A 10A 11A 7R 11R 2K2 6K1",
        E: POETRY,
        F: "12K1 12K2 12K3 1K1 2K1 3K1 4K1",
    }
    match = playing(seats=6, hands=hands, field="11L 2A 4R 5R 6A 7A")
    act(match, "stay", "stay", "stay")
    assert list(totals(match.entries, 6)) == [0, -4 * 73, -4 * 73, 0, 8 * 38, 8 * 35]


def test_hh_350_teyaku_dekiyaku_and_single_cards_add_up() -> None:
    assert compensated("1R 2R 3R 6R 7K1 8K1 9K1") == {"red": 10, "poetry": 35, "cards": 3}


@pytest.mark.parametrize(
    ("hand", "decimal", "classic"),
    [
        ("4A 4R 4K1 2A 5A 6A 7A", {"standing_triple": 15}, {"standing_triple": 18}),
        (
            "12K1 12K2 12K3 1K1 1K2 2K1 2K2",
            {"haneken": 35, "empty": 20},
            {"haneken": 48, "empty": 24},
        ),
        ("10* 5A 5R 5K1", {"four_three": 100, "cards": 3}, {"four_three": 120, "cards": 3}),
    ],
)
def test_hh_351_half_of_the_best_teyaku_of_each_group(
    hand: str, decimal: dict[str, int], classic: dict[str, int]
) -> None:
    assert compensated(hand) == decimal
    assert compensated(hand, "classic") == classic


@pytest.mark.parametrize(
    ("hand", "name", "points"),
    [
        ("1R 2R 3R 4A 5A 7A 9A", "poetry", 35),
        ("6R 9R 10R 4A 5A 7A 2A", "blue", 35),
        ("1L 3L 8L 12L 4A 5A 2A", "four_lights", 50),
        ("1L 3L 8L 11L 12L 5A 2A", "five_lights", 60),
    ],
)
def test_hh_352_half_of_every_complete_dekiyaku_in_the_hand(
    hand: str, name: str, points: int
) -> None:
    assert compensated(hand) == {name: points}
    assert compensated(hand, "classic")[name] == points // 10 * 12 + points % 10 // 5 * 6


@pytest.mark.parametrize(
    "card", ["1L", "3L", "8L", "11L", "12L", "1R", "2R", "3R", "6R", "9R", "10R"]
)
@pytest.mark.parametrize("preset", ["decimal", "classic"])
def test_hh_353_three_points_for_each_single_card(card: str, preset: str) -> None:
    hand = "4A 4R 5A 5R 7A 11A"
    assert compensated(f"{hand} {card}", preset)["cards"] == 3


@pytest.mark.parametrize("card", ["7A", "10A", "6A"])
def test_hh_353_boar_deer_and_butterflies_only_if_they_are_recognised(card: str) -> None:
    hand = f"2A 4A 5A 9A 4K1 5K1 {card}"
    assert compensated(hand) == {}
    assert compensated(hand, ino_shika_cho=True) == {"cards": 3}


def test_hh_353_other_cards_bring_nothing() -> None:
    assert compensated("2A 4A 5A 8A 11R 4R 5R") == {}


def test_hh_354_cards_of_a_complete_dekiyaku_are_left_out_or_not() -> None:
    assert compensated(POETRY) == {"poetry": 35, "cards": 3}
    assert compensated(POETRY, "classic") == {"poetry": 42, "cards": 12}
    assert compensated(POETRY, comp_overlap="include") == {"poetry": 35, "cards": 12}


def test_hh_355_the_two_who_are_not_the_dealer_pay_each_the_full_amount() -> None:
    active = i64s([1, 2, 3])
    paid = compensate(rules(), active, 0, cards(POETRY), 1)
    assert list(totals(paid, 4)) == [76, 0, -38, -38]
    everybody = compensate(rules(comp_payers="all_active"), active, 0, cards(POETRY), 1)
    assert list(totals(everybody, 4)) == [114, -38, -38, -38]


def test_hh_355_the_acting_dealer_is_spared_not_the_one_who_dropped() -> None:
    match = playing(seats=5, hands={E: POETRY})
    act(match, "drop", "stay", "stay", "stay")
    assert list(totals(match.entries, 5)) == [-10, 0, -38, -38, 76]
    assert match.order[-1] == D
