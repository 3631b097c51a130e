"""Koi-Koi, section 8: the lightning joker in detail."""

from __future__ import annotations

import pytest

from fudaba.games.koikoi.match import KoiKoiMatch
from tests.rules.koikoi.moves import drawn_choices, hand_choices, move, put
from tests.rules.koikoi.written import A, B, base, free, piled, position, yaku


def table_of(field: str, hand: str, stock: str = "-") -> KoiKoiMatch:
    return position(field=field, hand=hand, stock=stock, lightning_joker=True)


def test_kk_821_any_hand_card_may_be_paired_with_free_lightning() -> None:
    match = table_of("11K1 1K1", "6A 9R", stock="2A")
    assert hand_choices(match) == {"6A>11K1", "6A>-", "9R>11K1", "9R>-"}
    move(match, "6A>11K1", "2A>-")
    assert base(match) == "6A 11K1"


def test_kk_821_any_stock_card_may_be_paired_with_free_lightning() -> None:
    match = table_of("11K1 1K1", "6A", stock="9R")
    move(match, "6A>-", "9R>11K1")
    assert base(match) == "9R 11K1"
    assert free(match) == "1K1 6A"


def test_kk_821_lightning_just_laid_down_is_free_too() -> None:
    match = table_of("1K1", "11K1", stock="3R")
    put(match, "11K1>-")
    assert drawn_choices(match) == {"3R>11K1", "3R>-"}


def test_kk_822_lightning_from_the_hand_takes_any_free_card_or_any_pile() -> None:
    match = table_of("5K1 8L 9A 9R 9K1", "11K1", stock="2A")
    assert hand_choices(match) == {"11K1>5K1", "11K1>8L", "11K1>P9", "11K1>-"}
    move(match, "11K1>P9", "2A>-")
    assert base(match) == "9A 9R 9K1 11K1"


def test_kk_822_lightning_turned_up_takes_any_free_card_or_any_pile() -> None:
    match = table_of("8L 9A 9R 9K1", "6A", stock="11K1")
    put(match, "6A>-")
    assert drawn_choices(match) == {"11K1>6A", "11K1>8L", "11K1>P9", "11K1>-"}


@pytest.mark.parametrize(
    ("onto", "captured"),
    [("5A", "5A 11K1"), ("5K1", "5K1 11K1"), ("P9", "9A 9R 9K1 11K1")],
)
def test_kk_823_the_joker_takes_one_free_card_or_one_whole_pile(onto: str, captured: str) -> None:
    match = table_of("5A 5K1 9A 9R 9K1", "11K1", stock="2A")
    move(match, f"11K1>{onto}", "2A>-")
    assert base(match) == captured


def test_kk_823_the_joker_takes_no_card_under_another() -> None:
    match = table_of("1K1 8L", "1L", stock="11K1")
    put(match, "1L>1K1")
    assert drawn_choices(match) == {"11K1>8L", "11K1>-"}


def test_kk_823_lightning_under_another_card_serves_nobody() -> None:
    match = table_of("11K1 1K1", "6A", stock="9R")
    put(match, "6A>11K1")
    assert drawn_choices(match) == {"9R>-"}


def test_kk_824_a_natural_match_and_the_joker_use_are_a_choice() -> None:
    match = table_of("11K1 1K1", "1L 6A 11R")
    assert hand_choices(match) == {"1L>1K1", "1L>11K1", "6A>11K1", "6A>-", "11R>11K1"}


def test_kk_824_where_a_natural_match_exists_the_card_may_not_be_laid_down() -> None:
    lightning = table_of("11R 8L", "11K1")
    assert hand_choices(lightning) == {"11K1>11R", "11K1>8L"}
    drawn = table_of("8L 1K1", "6A", stock="8K1")
    put(drawn, "6A>-")
    assert drawn_choices(drawn) == {"8K1>8L"}


def test_kk_825_lightning_inside_a_pile_gives_no_joker_use() -> None:
    match = table_of("11L 11R 11K1 1K1", "5A 11A", stock="9R")
    assert hand_choices(match) == {"5A>-", "11A>P11"}
    move(match, "11A>P11", "9R>-")
    assert base(match) == "11L 11A 11R 11K1"


def test_kk_825_nor_for_the_stock_card() -> None:
    match = table_of("11L 11R 11K1 1K1", "5A", stock="9R")
    put(match, "5A>-")
    assert drawn_choices(match) == {"9R>-"}


@pytest.mark.parametrize(
    ("field", "placed", "stock"),
    [
        ("5K1 8L", "11K1>5K1", "5A"),
        ("5K1 8L", "11K1>5K1", "11R"),
        ("11K1 8L", "5A>11K1", "5K1"),
        ("11K1 8L", "5A>11K1", "11R"),
    ],
)
def test_kk_826_a_pair_made_by_the_joker_never_becomes_a_trio(
    field: str, placed: str, stock: str
) -> None:
    match = table_of(field, placed.split(">")[0], stock=stock)
    put(match, placed)
    assert drawn_choices(match) == {f"{stock}>-"}
    assert set(base(match).split()) == set(placed.split(">"))
    assert set(free(match).split()) == {"8L", stock}


def test_kk_827_in_yaku_lightning_is_a_plain_and_a_willow_and_nothing_else() -> None:
    nine = "1K1 1K2 2K1 2K2 3K1 3K2 4K1 4K2 5K1"
    assert yaku(f"{nine} 11K1", lightning_joker=True) == {"kasu": 1}
    assert yaku("1L 3L 11K1", lightning_joker=True) == {}
    assert yaku("1R 2R 11K1", lightning_joker=True) == {}


def test_kk_827_lightning_is_a_willow_for_tsukifuda_in_deal_eleven_only() -> None:
    switched = {"lightning_joker": True, "tsukifuda": True}
    assert yaku("11L 11A 11R 11K1", deal=11, **switched) == {"tsukifuda": 4}
    assert yaku("4A 4R 4K1 11K1", deal=4, **switched) == {}


def test_kk_828_cards_left_without_a_partner_stay_to_the_end_of_the_deal() -> None:
    match = position(
        field="5A 8L",
        hand="5R",
        stock="5K2",
        base="5K1 11K1",
        to_play=B,
        dealer=A,
        lightning_joker=True,
    )
    match.hands[A] = 0  # ko plays the last card of the deal
    move(match, "5R>5A", "5K2>T")
    assert match.is_over
    assert match.deals[-1].end == "exhausted"
    assert piled(match) == "P5(5A 5R 5K2)"
    assert (base(match, A), base(match, B)) == ("-", "5K1 11K1")
