"""Koi-Koi, section 9: the rulings on the lightning joker."""

from __future__ import annotations

import pytest

from tests.rules.koikoi.moves import drawn_choices, hand_choices, move, put
from tests.rules.koikoi.written import base, choices, free, koikoi, piled, position


def test_kk_r16_joker_use_is_a_permission_unless_it_is_forced() -> None:
    optional = position(field="8L 1K1", hand="6A", stock="11K1", lightning_joker=True)
    put(optional, "6A>-")
    assert drawn_choices(optional) == {"11K1>1K1", "11K1>6A", "11K1>8L", "11K1>-"}
    forced = position(
        field="8L 11K1", hand="6A", stock="2R", lightning_joker=True, joker_draw_forced=True
    )
    put(forced, "6A>-")
    assert drawn_choices(forced) == {"2R>11K1"}


def test_kk_r16_forced_joker_use_leaves_natural_matches_and_hand_cards_free() -> None:
    hand = position(
        field="11K1 8L", hand="6A", stock="8K1", lightning_joker=True, joker_draw_forced=True
    )
    assert hand_choices(hand) == {"6A>11K1", "6A>-"}
    put(hand, "6A>-")
    assert drawn_choices(hand) == {"8K1>8L", "8K1>11K1"}


def test_kk_r17_the_joker_takes_one_free_card_or_one_pile() -> None:
    match = position(field="5A 5K1 9A 9R 9K1", hand="11K1", lightning_joker=True)
    assert hand_choices(match) == {"11K1>5A", "11K1>5K1", "11K1>P9", "11K1>-"}


def test_kk_r18_no_mixed_trio() -> None:
    match = position(field="5K1 8L", hand="11K1", stock="11R", lightning_joker=True)
    move(match, "11K1>5K1", "11R>-")
    assert base(match) == "5K1 11K1"
    assert (free(match), piled(match)) == ("8L 11R", "-")


def test_kk_r18_lightning_on_a_willow_is_a_natural_pair() -> None:
    match = position(field="11L 8L", hand="11K1", stock="11R", lightning_joker=True)
    put(match, "11K1>11L")
    assert drawn_choices(match) == {"11R>T"}
    assert piled(match) == "P11(11L 11R 11K1)"


def test_kk_r18_instead_of_a_trio_the_joker_may_be_used() -> None:
    turned_up = position(field="11L 8L", hand="11R", stock="11K1", lightning_joker=True)
    put(turned_up, "11R>11L")
    assert drawn_choices(turned_up) == {"11K1>T", "11K1>8L"}
    lying = position(field="4A 11K1", hand="4R", stock="4K2", lightning_joker=True)
    put(lying, "4R>4A")
    assert drawn_choices(lying) == {"4K2>T", "4K2>11K1"}


def test_kk_r19_lightning_in_a_pile_is_no_joker() -> None:
    match = position(field="11L 11R 11K1", hand="5A", stock="9R", lightning_joker=True)
    assert hand_choices(match) == {"5A>-"}
    move(match, "5A>-", "9R>-")
    assert piled(match) == "P11(11L 11R 11K1)"


def test_kk_r20_what_the_joker_leaves_over_stays_on_the_table() -> None:
    match = position(field="5A 5K1", hand="11K1", stock="8L", lightning_joker=True)
    move(match, "11K1>5K1", "8L>-")
    assert free(match) == "5A 8L"
    dead = position(field="5A", hand="5R", stock="5K2", base="5K1 11K1", lightning_joker=True)
    move(dead, "5R>5A", "5K2>T")
    assert piled(dead) == "P5(5A 5R 5K2)"


def any_pairing(field: str, hand: str) -> set[str]:
    return hand_choices(position(field=field, hand=hand, lightning_joker=True, must_match=True))


def test_kk_r21_a_matching_hand_must_make_some_capture_natural_or_joker() -> None:
    assert koikoi().options["must_match_joker"] == "any_pairing"
    assert any_pairing("8L 1K1", "11K1 1L 6A") == {"1L>1K1", "11K1>1K1", "11K1>8L"}
    assert any_pairing("11K1 1K1", "1L 6A") == {"1L>1K1", "1L>11K1", "6A>11K1"}


def test_kk_r21_a_hand_without_a_match_is_free_joker_included() -> None:
    assert any_pairing("8L 1K1", "11K1 6A") == {"11K1>1K1", "11K1>8L", "11K1>-", "6A>-"}
    assert any_pairing("11K1 1K1", "6A") == {"6A>11K1", "6A>-"}


@pytest.mark.parametrize(("field", "hand"), [("8L 1K1", "11K1 1L 6A"), ("11K1 1K1", "1L 6A 9R")])
def test_kk_r21_by_month_only_a_card_of_a_table_month_must_be_played(field: str, hand: str) -> None:
    match = position(
        field=field,
        hand=hand,
        lightning_joker=True,
        must_match=True,
        must_match_joker="month_only",
    )
    assert choices(match) == ["play 1L"]
