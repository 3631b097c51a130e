"""Koi-Koi, section 3: the turn."""

from __future__ import annotations

import pytest

from fudaba.cards.bits import count
from fudaba.games.contract import IllegalAction
from tests.rules.koikoi.deals import scripted
from tests.rules.koikoi.moves import drawn_choices, hand_choices, move, placements, put, put_drawn
from tests.rules.koikoi.written import (
    A,
    B,
    base,
    choices,
    free,
    may_decide,
    piled,
    position,
    view,
)


def test_kk_301_oya_moves_first_and_turns_alternate_for_eight_moves_each() -> None:
    for oya in (A, B):
        events = scripted("quiet", dealer=oya).events(1)
        assert [event.seat for event in events if event.kind == "play"] == [oya, 1 - oya] * 8


def test_kk_302_a_move_is_a_hand_card_then_the_top_stock_card() -> None:
    events = scripted("quiet").events(1)
    steps = [event.kind for event in events if event.kind in ("play", "draw")]
    assert steps == ["play", "draw"] * 16


def test_kk_302_both_captures_are_taken_together_at_the_end_of_the_move() -> None:
    match = position(field="4A 8L 8A", hand="4R", stock="8K1")
    put(match, "4R>4A")
    assert base(match) == "-"
    put_drawn(match, "8K1>8A")
    assert base(match) == "4A 4R 8A 8K1"


def test_kk_303_any_hand_card_may_be_chosen() -> None:
    match = position(field="4A 8L", hand="4R 8K1 6A 12K1")
    assert choices(match) == ["play 4R", "play 6A", "play 8K1", "play 12K1"]


def test_kk_311_a_hand_card_pairs_the_one_free_card_of_its_month() -> None:
    match = position(field="4A 8L 8A 1K1", hand="4R", stock="8K1")
    put(match, "4R>4A")
    assert free(match) == "1K1 8L 8A"  # the pair is not free


def test_kk_312_of_two_free_cards_the_player_chooses_one_and_the_other_stays() -> None:
    match = position(field="8L 8A 1K1", hand="8K1", stock="6A")
    assert hand_choices(match) == {"8K1>8L", "8K1>8A"}
    move(match, "8K1>8A", "6A>-")
    assert base(match) == "8A 8K1"
    assert free(match) == "1K1 6A 8L"


def test_kk_313_a_hand_card_goes_on_the_pile_of_its_month() -> None:
    match = position(field="9A 9R 9K1 1K1", hand="9K2", stock="6A")
    assert hand_choices(match) == {"9K2>P9"}
    move(match, "9K2>P9", "6A>-")
    assert base(match) == "9A 9R 9K1 9K2"


def test_kk_314_a_hand_card_without_its_month_on_the_table_lies_free() -> None:
    match = position(field="4A 8L", hand="6K1", stock="9K1")
    move(match, "6K1>-", "9K1>-")
    assert free(match) == "4A 6K1 8L 9K1"


@pytest.mark.parametrize("field", ["4A 8L", "4A 4K1 8L", "4A 4K1 4K2 8L"])
def test_kk_315_pairing_is_not_optional(field: str) -> None:
    match = position(field=field, hand="4R")
    assert "4R>-" not in hand_choices(match)
    with pytest.raises(IllegalAction):
        put(match, "4R>-")


def test_kk_321_a_turned_up_card_of_a_new_month_becomes_free() -> None:
    match = position(field="4A 8L", hand="6K1", stock="9K1")
    move(match, "6K1>-", "9K1>-")
    assert base(match) == "-"
    assert free(match) == "4A 6K1 8L 9K1"


@pytest.mark.parametrize(("drawn", "onto"), [("8K1", "8L"), ("6A", "6K1")])
def test_kk_322_a_turned_up_card_takes_the_one_free_card_even_the_hand_card(
    drawn: str, onto: str
) -> None:
    match = position(field="4A 8L", hand="6K1", stock=drawn)
    move(match, "6K1>-", f"{drawn}>{onto}")
    assert set(base(match).split()) == {drawn, onto}


@pytest.mark.parametrize(("chosen", "left"), [("8L", "8A"), ("8A", "8L")])
def test_kk_323_of_two_free_cards_the_player_chooses_one(chosen: str, left: str) -> None:
    match = position(field="8L 8A", hand="6K1", stock="8K1")
    put(match, "6K1>-")
    assert drawn_choices(match) == {"8K1>8L", "8K1>8A"}
    put_drawn(match, f"8K1>{chosen}")
    assert set(base(match).split()) == {"8K1", chosen}
    assert set(free(match).split()) == {"6K1", left}


def test_kk_324_a_turned_up_card_takes_the_pile_of_its_month() -> None:
    match = position(field="9A 9R 9K1 1K1", hand="6K1", stock="9K2")
    move(match, "6K1>-", "9K2>P9")
    assert base(match) == "9A 9R 9K1 9K2"
    assert (free(match), piled(match)) == ("1K1 6K1", "-")


@pytest.mark.parametrize(
    ("field", "placed", "captured"),
    [("4A 8L", "4R>4A", "4A 4R"), ("4A 4K1 4K2 8L", "4R>P4", "4A 4R 4K1 4K2")],
)
def test_kk_325_the_hand_card_captures_though_the_turned_up_card_takes_nothing(
    field: str, placed: str, captured: str
) -> None:
    match = position(field=field, hand="4R", stock="12K1")
    move(match, placed, "12K1>-")
    assert base(match) == captured
    assert free(match) == "8L 12K1"


def test_kk_326_both_cards_capture_and_two_free_cards_are_a_choice() -> None:
    match = position(field="4A 8L 8A", hand="4R", stock="8K1")
    put(match, "4R>4A")
    assert drawn_choices(match) == {"8K1>8L", "8K1>8A"}
    put_drawn(match, "8K1>8L")
    assert base(match) == "4A 4R 8L 8K1"
    assert free(match) == "8A"


def test_kk_327_with_a_second_free_card_the_turned_up_card_must_take_it() -> None:
    match = position(field="8L 8A 1K1", hand="8K1", stock="8K2")
    put(match, "8K1>8A")
    assert drawn_choices(match) == {"8K2>8L"}
    assert base(match) == "8L 8A 8K1 8K2"
    assert free(match) == "1K1"


@pytest.mark.parametrize(
    ("field", "placed", "captured"),
    [("4A", "4R>4A", "4A 4R"), ("4A 4K1 4K2", "4R>P4", "4A 4R 4K1 4K2")],
)
def test_kk_328_the_turned_up_card_takes_a_pile_of_another_month_as_well(
    field: str, placed: str, captured: str
) -> None:
    match = position(field=f"{field} 9A 9R 9K1", hand="4R", stock="9K2")
    move(match, placed, "9K2>P9")
    assert base(match) == f"{captured} 9A 9R 9K1 9K2"


def test_kk_329_the_third_card_of_the_month_makes_a_pile_and_nothing_is_captured() -> None:
    match = position(field="1K1 4A 8L", hand="4R", stock="4K2")
    put(match, "4R>4A")
    assert drawn_choices(match) == {"4K2>T"}
    assert base(match) == "-"
    assert (free(match), piled(match)) == ("1K1 8L", "P4(4A 4R 4K2)")
    assert match.to_play == B


@pytest.mark.parametrize(
    ("field", "placed", "drawn", "captured", "left"),
    [
        ("-", "4R>-", "4K2>4R", 2, 0),
        ("4A", "4R>4A", "4K2>T", 0, 3),
        ("4A 4K1", "4R>4A", "4K2>4K1", 4, 0),
        ("4A 4K1", "4R>4K1", "4K2>4A", 4, 0),
    ],
)
def test_kk_330_both_cards_of_one_month(
    field: str, placed: str, drawn: str, captured: int, left: int
) -> None:
    match = position(field=field, hand="4R", stock="4K2")
    move(match, placed, drawn)
    assert count(match.captured[A]) == captured
    assert count(match.field) == left


def test_kk_330_on_a_pile_the_hand_card_is_the_last_of_its_month() -> None:
    match = position(field="4A 4K1 4K2", hand="4R", stock="1L")
    move(match, "4R>P4", "1L>-")
    assert base(match) == "4A 4R 4K1 4K2"
    assert free(match) == "1L"


TAKEN = {0: 0, 1: 2, 2: 2, 3: 4}


@pytest.mark.parametrize("lying_b", range(4))
@pytest.mark.parametrize("lying_a", range(4))
def test_kk_331_cards_of_different_months_resolve_independently(lying_a: int, lying_b: int) -> None:
    fours, nines = ["4A", "4K1", "4K2"][:lying_a], ["9A", "9K1", "9K2"][:lying_b]
    match = position(field=" ".join(fours + nines) or "-", hand="4R", stock="9R")
    onto_a = {0: "-", 3: "P4"}.get(lying_a, "4A")
    onto_b = {0: "-", 3: "P9"}.get(lying_b, "9A")
    move(match, f"4R>{onto_a}", f"9R>{onto_b}")
    taken = count(match.captured[A])
    assert taken == TAKEN[lying_a] + TAKEN[lying_b]
    assert taken in (0, 2, 4, 6, 8)


def test_kk_333_captured_is_the_card_together_with_what_it_took() -> None:
    match = position(field="4A 8L 9A 9R 9K1 1K1", hand="4R", stock="9K2")
    move(match, "4R>4A", "9K2>P9")
    assert base(match) == "4A 4R 9A 9R 9K1 9K2"
    assert free(match) == "1K1 8L"


def test_kk_333_the_next_move_has_no_part_in_what_was_captured_before() -> None:
    match = position(field="4A 8L", hand="4R 6A", other="9R", stock="12K1 2A")
    move(match, "4R>4A", "12K1>-")
    move(match, "9R>-", "2A>-")
    assert (base(match, A), base(match, B)) == ("4A 4R", "-")


def test_kk_334_captured_cards_are_visible_to_everybody() -> None:
    match = scripted("revived", "quiet", deals=3)
    assert match.deals[0].captured[A]
    for seat in (A, B, None):
        seen = view(match, seat).finished[0].captured
        assert seen == [
            "1L 1K1 6A 6K2 7A 7R 8K1 8K2 10A 10K2 11L 11A",
            "2R 2K2 3L 3R 8L 8A 12L 12K1",
        ]


def test_kk_335_cards_that_captured_nothing_stay_on_the_table() -> None:
    match = position(field="8L", hand="6K1", stock="9K1", other="6R")
    move(match, "6K1>-", "9K1>-")
    assert free(match) == "6K1 8L 9K1"
    match.apply_text("play 6R")  # the next player finds it there
    assert placements(match)[2] == "6R>6K1"


def test_kk_336_yaku_are_looked_at_after_the_whole_move() -> None:
    match = position(field="8L 9K1 9K2", hand="8K1 6A", stock="9R", base="1L 3L")
    put(match, "8K1>8L")  # the third light, if it comes home
    assert not may_decide(match)
    assert match.points[A] == 0
    put_drawn(match, "9R>9K1")
    assert match.points[A] == 6
    assert may_decide(match)
