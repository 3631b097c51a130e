"""Hachi-Hachi, section 4: the field multiplier."""

from __future__ import annotations

import pytest

from fudaba.cards.rng import Rng
from fudaba.games.hachihachi.settlement import compensate
from fudaba.games.playout import play_out
from tests.rules.hachihachi.match import (
    act,
    carry,
    finish,
    i64s,
    packed,
    playing,
    scores,
    shuffled,
    started,
)
from tests.rules.hachihachi.settle import PLAYED_OUT, POETRY, gains, settled
from tests.rules.hachihachi.written import A, cards, field, rules, view

REST = "2A 4A 5A 6A 7A"


def test_hh_200_every_payment_is_multiplied_by_one_two_or_four() -> None:
    for times in (1, 2, 4):
        assert gains(settled(bases=PLAYED_OUT, mult=times)) == [5 * times, 3 * times, -8 * times]
    seen = {int(shuffled(seed, 3, mizuten=False).multiplier) for seed in range(60)}
    assert seen == {1, 2, 4}


def test_hh_201_no_light_is_a_small_field() -> None:
    assert field(f"{REST} 9A", []) == (1, [])


@pytest.mark.parametrize("light", ["1L", "3L", "8L"])
def test_hh_202_crane_curtain_and_moon_make_a_large_field(light: str) -> None:
    assert field(f"{REST} {light}", []) == (2, [])


@pytest.mark.parametrize("light", ["11L", "12L"])
def test_hh_203_rain_man_and_phoenix_make_a_grand_field(light: str) -> None:
    assert field(f"{REST} {light}", []) == (4, [])


@pytest.mark.parametrize("preset", ["decimal", "classic"])
def test_hh_204_the_highest_holds_and_the_others_are_carried(preset: str) -> None:
    assert field("1L 3L 11L 2A 4A 5A", [], preset) == (4, [2, 2])
    assert field("1L 3L 8L 11L 12L 2A", [], preset) == (4, [4, 2, 2, 2])


def test_hh_205_new_multipliers_join_the_carried_ones() -> None:
    assert field(f"{REST} 1L", [4, 2]) == (4, [2, 2])
    assert field(f"{REST} 12L", [2, 2]) == (4, [2, 2])
    assert field(f"{REST} 9A", [2, 2]) == (2, [2])


def test_hh_205_over_the_deals_of_a_match() -> None:
    decks = [packed(field="1L 11L 12L 2A 4A 5A"), *[packed(field=f"{REST} 9A")] * 3]
    match = started(decks)
    seen = []
    for _ in range(4):
        seen.append((int(match.multiplier), list(match.carried)))
        finish(match)
        decks = decks[1:]
    assert seen == [(4, [4, 2]), (4, [2]), (2, []), (1, [])]


def test_hh_206_what_is_carried_at_the_end_lapses() -> None:
    match = started([packed(field="1L 11L 12L 2A 4A 5A")] * 3, deals=3)
    while not match.is_over:
        finish(match)
    assert match.carried == []
    year = started([packed(field="1L 11L 12L 2A 4A 5A")] * 3, deals=3, campaign=True, mizuten=True)
    while year.year == 1:
        finish(year)
    assert year.carried == []


def test_hh_207_stacked_fields_multiply_and_nothing_is_carried() -> None:
    assert field("1L 3L 11L 2A 4A 5A", [], field_rule="stack") == (16, [])
    assert field("1L 3L 8L 11L 12L 2A", [], field_rule="stack") == (128, [])
    match = started([packed(field="1L 3L 11L 2A 4A 5A"), packed()], field_rule="stack")
    assert match.multiplier == 16
    finish(match)
    assert match.multiplier == 1


def test_hh_208_what_is_multiplied() -> None:
    dropped = act(playing(seats=5, field=f"{REST} 11L"), "drop", "drop")
    assert [int(entry.amount) for entry in dropped.entries] == [40, 60]
    hand = cards("1R 2R 3R 4A 5A 8L 9A")
    active = i64s([0, 1, 2])
    once, twice = (
        sum(int(entry.amount) for entry in compensate(rules(), active, 3, hand, n)) for n in (1, 2)
    )
    assert (once, twice) == (76, 152)
    triple = {A: "4A 4R 4K1 1L 2A 8L 9A"}  # 3 kan, and the fourth caught
    deal = {"hands": triple, "bases": (f"{POETRY} 4*", "-", "-"), "end": "shoubu", "by": A}
    for times in (1, 2, 4):
        paid = settled(**deal, mult=times)  # type: ignore[arg-type]
        assert gains(paid) == [220 * times, -110 * times, -110 * times]
        special = settled(points=(168, 50, 46), mult=times)
        assert gains(special) == [200 * times, -100 * times, -100 * times]
        blind = settled(points=(93, 91, 80), mult=times, mizuten=True)
        assert gains(blind) == [25 * times, -7 * times, -18 * times]


def test_hh_208_what_is_not_multiplied() -> None:
    paid = settled(bases=PLAYED_OUT, mult=4, preset="classic")
    assert paid.track == 1
    assert sum(gains(paid)) == -1
    grand = started([packed(field=f"{REST} 11L")] * 3, deals=3, preset="classic")
    while not grand.is_over:
        finish(grand)
    award = [entry for entry in grand.deals[-1].after if entry.rule == "HH-966"]
    assert sum(int(entry.amount) for entry in award) == 3 * 60


def test_hh_209_multiplier_and_carried_list_are_always_seen() -> None:
    match = playing(field="1L 11L 12L 2A 4A 5A")
    assert (view(match).multiplier, view(match).carried) == (4, [4, 2])
    assert (view(match, None).multiplier, view(match, None).carried) == (4, [4, 2])


def test_hh_210_before_a_deal_the_track_shows_what_is_reserved() -> None:
    match = playing(field="1L 11L 2A 4A 5A 6A", preset="classic")
    finish(match)
    assert view(match, 1).phase == "mizuten"
    assert view(match, 1).carried == [2]
    carry(match, [4])
    assert view(match, None).carried == [4]


def test_hh_210_a_whole_match_shows_a_multiplier_in_every_deal() -> None:
    match = shuffled(210, 3, "classic")
    play_out(match, Rng(210))
    fields = [
        e for n in range(1, len(match.deals) + 1) for e in match.events(n) if e.kind == "field"
    ]
    assert len(fields) == len(match.deals)
    assert all(event.points in (1, 2, 4) for event in fields)
    assert scores(match)
