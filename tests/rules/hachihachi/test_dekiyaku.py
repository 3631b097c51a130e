"""Hachi-Hachi, section 8: dekiyaku, shoubu and sage."""

from __future__ import annotations

import pytest

from fudaba.games.contract import IllegalAction
from fudaba.games.hachihachi.dekiyaku import DEKIYAKU
from fudaba.games.hachihachi.match import HachiHachiMatch
from tests.rules.hachihachi.match import act, kinds, position, scores
from tests.rules.hachihachi.settle import BLUE, POETRY, gains, settled
from tests.rules.hachihachi.written import A, B, C, choices, dekiyaku, game

DECIDE = ["shoubu", "sage"]


@pytest.mark.parametrize("preset", ["decimal", "classic"])
def test_hh_600_five_lights(preset: str) -> None:
    assert dekiyaku("1L 3L 8L 11L 12L", preset) == {"five_lights": 12}


def test_hh_601_four_lights_are_without_the_rain_man() -> None:
    assert dekiyaku("1L 3L 8L 12L") == {"four_lights": 10}
    for other in ("1L 3L 8L 11L", "1L 3L 11L 12L", "1L 8L 11L 12L", "3L 8L 11L 12L"):
        assert dekiyaku(other) == {}


def test_hh_602_seven_of_the_nine_ribbons_other_than_willow() -> None:
    assert dekiyaku("1R 2R 4R 5R 6R 7R 9R") == {"seven_ribbons": 10}
    assert dekiyaku("1R 2R 4R 5R 6R 7R 11R") == {}


def test_hh_603_poetry_ribbons() -> None:
    assert dekiyaku("1R 2R 3R") == {"poetry": 7}
    assert dekiyaku("1R 2R 4R") == {}


def test_hh_604_blue_ribbons() -> None:
    assert dekiyaku("6R 9R 10R") == {"blue": 7}
    assert dekiyaku("6R 9R 11R") == {}


def test_hh_605_boar_deer_butterflies_where_they_are_played() -> None:
    assert dekiyaku("6A 7A 10A", ino_shika_cho=True) == {"ino_shika_cho": 7}
    assert dekiyaku("6A 7A 9A", ino_shika_cho=True) == {}


def test_hh_606_more_than_seven_ribbons() -> None:
    seven = "1R 2R 4R 5R 6R 7R 9R"
    assert dekiyaku(f"{seven} 10R")["seven_ribbons"] == 11
    assert dekiyaku(f"{seven} 3R 10R")["seven_ribbons"] == 12
    assert dekiyaku(f"{seven} 11R")["seven_ribbons"] == 11
    assert dekiyaku(f"{seven} 3R 10R 11R")["seven_ribbons"] == 13
    assert dekiyaku(f"{seven} 11R", "classic")["seven_ribbons"] == 10


def test_hh_606_without_the_extension_the_value_is_flat_whatever_ribbon_is_added() -> None:
    seven = "1R 2R 4R 5R 6R 7R 9R"
    for more in ("10R", "3R 10R", "11R", "10R 11R"):
        for preset, bonus in (("decimal", True), ("classic", True), ("classic", False)):
            flat = dekiyaku(
                f"{seven} {more}", preset, ribbons_extension=False, ribbons_willow_bonus=bonus
            )
            assert flat["seven_ribbons"] == 10


#: Captured cards, and what every dekiyaku is worth to them.
LIST = {
    "1L 3L 8L 11L 12L": {"five_lights": 12},
    "1L 3L 8L 12L": {"four_lights": 10},
    "1R 2R 4R 5R 6R 7R 9R": {"seven_ribbons": 10},
    "1R 2R 3R": {"poetry": 7},
    "6R 9R 10R": {"blue": 7},
    "6A 7A 10A": {"ino_shika_cho": 7},
}


@pytest.mark.parametrize("preset", ["decimal", "classic"])
def test_hh_607_classic_takes_the_list_of_decimal(preset: str) -> None:
    for captured, made in LIST.items():
        assert dekiyaku(captured, preset, ino_shika_cho=True) == made
        # HH-605, HH-608: boar, deer and butterflies only where the option is on, in both.
        quiet = {name: kan for name, kan in made.items() if name != "ino_shika_cho"}
        assert dekiyaku(captured, preset) == quiet
    assert {row.name for row in DEKIYAKU} - {"sixteen_kasu"} == {
        name for made in LIST.values() for name in made
    }


def test_hh_608_boar_deer_butterflies_are_off_by_default() -> None:
    for preset in ("decimal", "classic"):
        assert game(preset=preset).options["ino_shika_cho"] is False
        assert dekiyaku("6A 7A 10A", preset) == {}


def test_hh_609_five_lights_replace_four_and_all_others_add_up() -> None:
    assert dekiyaku("1L 3L 8L 11L 12L 1R 2R 3R") == {"five_lights": 12, "poetry": 7}
    ribbons = "1R 2R 3R 6R 9R 10R 4R"
    assert dekiyaku(ribbons) == {"seven_ribbons": 10, "poetry": 7, "blue": 7}


def about_to_make(turn: int = 0, **given: object) -> HachiHachiMatch:
    """The player of this turn lacks 3R, holds it, and 3K1 lies in the field."""
    seat = turn % 3
    hands = ["-", "-", "-"]
    hands[seat] = "3R" if turn >= 18 else "3R 12K2"
    bases = ["-", "-", "-"]
    bases[seat] = "1R 1K1 2R 2K1"
    place = {"field": "3K1 5A", "stock": "9A"} | given
    return position(hands=hands, bases=bases, turn=turn, **place)  # type: ignore[arg-type]


def test_hh_650_who_made_a_dekiyaku_must_choose_at_the_end_of_the_turn() -> None:
    match = act(about_to_make(), "play 3R")
    assert match.next_card == 1  # after the stock card
    assert choices(match) == DECIDE
    assert int(match.to_play) == A


def test_hh_650_an_improvement_asks_too_and_anything_else_does_not() -> None:
    seven = "1R 1K1 2R 2K1 3R 3K1 4R 4K1 5R 5K1 6R 6K1 9R 9K1"
    better = position(field="7K1", hands=("7R 12K2", "-", "-"), bases=(seven, "-", "-"), stock="8A")
    assert choices(act(better, "play 7R")) == DECIDE
    nothing = position(
        field="8K1", hands=("8L 12K2", "-", "-"), bases=(seven, "-", "-"), stock="10A"
    )
    assert int(act(nothing, "play 8L").to_play) == B


def test_hh_651_shoubu_ends_the_deal_and_only_the_caller_is_paid_for_dekiyaku() -> None:
    bases = (POETRY, BLUE, "-")
    assert gains(settled(bases=bases, sage=(A, B), end="shoubu", by=B)) == [-140, 140, 0]
    match = act(about_to_make(), "play 3R", "shoubu")
    assert match.deals[0].end == "shoubu"
    assert scores(match) == [140, -70, -70]


def test_hh_652_with_sage_play_goes_on() -> None:
    match = act(about_to_make(), "play 3R", "sage")
    assert int(match.to_play) == B
    assert choices(match)[0].startswith("play")
    assert (match.sage, int(match.last_sage)) == ([A], A)


def test_hh_653_somebody_else_may_be_first_and_then_chooses() -> None:
    match = position(
        field="10K1 5A",
        hands=("-", "10R 12K2", "-"),
        bases=(POETRY, "6R 6K1 9R 9K1", "-"),
        stock="8A",
        sage=(A,),
        turn=1,
    )
    act(match, "play 10R")
    assert (int(match.to_play), choices(match)) == (B, DECIDE)
    stopped = act(match.copy(), "shoubu")
    assert scores(stopped) == [-140, 140, 0]  # nothing for A's own dekiyaku
    act(match, "sage")
    assert int(match.last_sage) == B


def test_hh_653_the_earlier_caller_can_no_longer_take_it_back() -> None:
    match = position(hands=("9A", "-", "-"), bases=(POETRY, BLUE, "-"), sage=(A, B), turn=3)
    assert "cancel" not in choices(match)


def test_hh_654_sage_may_be_said_again_and_again() -> None:
    match = about_to_make(field="3K1 12K1", stock="4A")
    act(match, "play 3R", "sage")
    assert match.sage == [A]
    again = position(
        field="12K1",
        hands=("12L 9A", "-", "-"),
        bases=(f"{POETRY} 1L 1K2 3L 3K2 8L 8K1", BLUE, "-"),
        stock="4A",
        sage=(A, B),
        turn=3,
    )
    act(again, "play 12L")
    assert choices(again) == DECIDE
    act(again, "sage")
    assert (again.sage, int(again.last_sage)) == ([A, B], A)


def test_hh_655_the_last_caller_may_take_sage_back_before_playing_a_card() -> None:
    match = position(hands=("9A", "-", "-"), bases=(POETRY, "-", "-"), sage=(A,), turn=3)
    assert choices(match) == ["play 9A", "cancel"]
    act(match, "cancel")
    assert match.deals[0].end == "cancel"
    assert scores(match) == [70, -35, -35]
    other = position(hands=("-", "9A", "-"), bases=(POETRY, "-", "-"), sage=(A,), turn=4)
    assert choices(other) == ["play 9A"]


def test_hh_655_not_once_a_card_is_played() -> None:
    match = position(
        field="9R 9K1", hands=("9A", "-", "-"), bases=(POETRY, "-", "-"), sage=(A,), turn=3
    )
    act(match, "play 9A")
    with pytest.raises(IllegalAction):
        act(match, "cancel")


def test_hh_656_the_three_ways_a_deal_ends() -> None:
    assert act(about_to_make(), "play 3R", "shoubu").deals[0].end == "shoubu"
    cancelled = position(hands=("9A", "-", "-"), bases=(POETRY, "-", "-"), sage=(A,), turn=3)
    assert act(cancelled, "cancel").deals[0].end == "cancel"
    last = position(hands=("-", "-", "9A"), turn=20, stock="10A")
    assert act(last, "play 9A").deals[0].end == "exhausted"
    sage = act(about_to_make(20), "play 3R", "sage")
    assert sage.deals[0].end == "exhausted"
    assert scores(sage) == [-35, -35, 70]
    assert kinds(sage)[-2:] == ["sage", "end"]
    assert int(sage.dealer) == C
