"""Parts of the Hachi-Hachi table that need no screen."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from fudaba.terminal.games.hachihachi.decision import fee
from fudaba.terminal.games.hachihachi.money import money, short
from fudaba.terminal.games.hachihachi.months import date
from fudaba.terminal.games.hachihachi.table import HachiHachiTable
from msgspec.structs import replace
from rich.cells import cell_len

from fudaba.cards.rng import Rng
from fudaba.games.contract import Match
from fudaba.games.hachihachi.options import PRESETS
from fudaba.games.hachihachi.spec import SPEC
from fudaba.games.hachihachi.view import HachiHachiView
from fudaba.games.options import OptionValue
from fudaba.locale import LANGUAGES, Language, word
from fudaba.terminal import keys
from fudaba.terminal.sheet import deal_sheet, match_sheet
from fudaba.terminal.widgets.buttons import fitting
from tests.terminal.hachihachi_tables import match_of

RESERVED = {keys.HELP, keys.SCORES, keys.YAKU, keys.LOG, keys.QUIT}

SHORT: dict[str, OptionValue] = {"deals": 3}
CASES: list[tuple[str, int, dict[str, OptionValue]]] = [
    *((preset, seats, SHORT) for preset in PRESETS for seats in (2, 3, 5, 7)),
    ("decimal", 4, {"deals": 3, "auction_min": "free", "mizuten": True, "campaign": True}),
    ("classic", 3, {"deals": 3, "auction_with_three": True, "two_stay": "play_or_split"}),
    ("classic", 4, {"deals": 12, "sixteen_kasu": "dekiyaku", "public_totals": "from_ishi_arai"}),
]


def table_for(match: Match, language: Language = "en") -> HachiHachiTable:
    return HachiHachiTable([f"P{seat}" for seat in range(match.game.seats)], 0, language)


def views(match: Match, rng: Rng) -> Iterator[HachiHachiView]:
    """What seat 0 sees, at every decision of a random match and at its end."""
    while True:
        view = match.view(0)
        assert isinstance(view, HachiHachiView)
        yield view
        if match.is_over:
            return
        match.step(match.legal_nth(rng.below(match.legal_count())))


@pytest.mark.parametrize(("preset", "seats", "options"), CASES, ids=str)
def test_every_legal_action_has_a_key_and_a_sentence(
    preset: str, seats: int, options: dict[str, OptionValue]
) -> None:
    match = SPEC.game(preset, seats, options).new(seats)
    table = table_for(match, LANGUAGES[seats % 3])
    for view in views(match, Rng(seats)):
        scene = table.scene(view)
        assert sorted(action for _, action in scene.options) == sorted(view.legal)
        pressed = [key for key, _ in scene.options if key]
        assert len(set(pressed)) == len(pressed)
        assert not set(pressed) & RESERVED
        assert all(table.explain(view, action) for action in view.legal)
        assert scene.prompt
        if "drop" in view.legal:
            assert fee(view) > 0
    assert table.scene(view).options == []
    assert match_sheet(table, view)
    for number in range(1, len(view.finished) + 1):
        assert deal_sheet(table, view, number)


def test_the_fee_that_is_named_is_the_fee_that_is_paid() -> None:
    for preset in PRESETS:
        match = SPEC.game(preset, 6, {"deals": 3, "auction_min": "free"}).new(1)
        rng = Rng(3)
        named = 0
        for view in views(match, rng):
            if "drop" in view.legal:
                twin = match.copy()
                number = int(twin.deal_number)
                twin.apply_text("drop")
                paid = [e.points for e in twin.events(number) if e.kind == "drop" and e.seat == 0]
                assert paid == [fee(view)]
                named += 1
        assert named


def repaying() -> HachiHachiView:
    """Seat 0 may pay back debt."""
    for seed in range(50):
        match = SPEC.game("classic", 4, {}).new(seed)
        for view in views(match, Rng(seed)):
            if view.phase == "repay" and len(view.legal) > 3:
                return view
    raise AssertionError("nobody could pay back")


def test_repayments_offer_nothing_and_all_first_and_the_rest_by_keys() -> None:
    view = repaying()
    table = HachiHachiTable(["P0", "P1", "P2", "P3"], 0, "en")
    choices = table.choices(view)
    assert [choice.action for choice in choices[:2]] == ["repay 0", view.legal[-1]]
    assert [choice.key for choice in choices[:4]] == ["0", "a", "1", "2"]
    many = replace(view, legal=[f"repay {5 * step}" for step in range(40)])
    choices = table.choices(many)
    assert len(choices) == 40
    shown = [choice.key for choice in choices if choice.key]
    assert len(set(shown)) == len(shown) > 20


def test_of_too_many_buttons_those_around_the_chosen_are_shown() -> None:
    table = HachiHachiTable(["P0", "P1", "P2", "P3"], 0, "en")
    choices = tuple(table.choices(repaying()))
    assert fitting(choices, None, 500) == choices
    few = fitting(choices, choices[-1].action, 50)
    assert choices[-1] in few
    assert len(few) < len(choices)
    assert fitting(choices, choices[0].action, 50)[0] == choices[0]


# Small things.


def test_money_is_told_both_ways() -> None:
    assert money(24, 12, "en") == "24 points (2 kan)"
    assert money(27, 12, "en") == "27 points (2 kan 3)"
    assert money(7, 12, "en") == "7 points"
    assert money(1, 12, "en") == "1 point"
    assert money(-35, 10, "en") == "-35 points (-3 kan 5)"
    assert short(24, 12, "en", "+") == "+24 (2 kan)"
    assert short(-124, 12, "en") == "-124 (-10 kan 4)"
    assert short(5, 12, "en", "+") == "+5"


def test_a_void_deal_does_not_count_as_a_month() -> None:
    match = match_of("decimal", 4, auction_min="free")
    for _ in range(4):
        match.apply_text("drop")
    for _ in range(3):
        match.apply_text("drop")
    match.apply_text("stay")
    view = match.view(0)
    assert [deal.end for deal in view.finished] == ["void", "sole"]
    assert [date(view, number).month for number in (1, 2, 3)] == [1, 1, 2]
    table = table_for(match)
    assert "February 2/3" in table.status(view)
    assert table.story(view.events, 3)


@pytest.mark.parametrize("phase", ["teyaku", "late_teyaku"])
def test_while_others_are_asked_about_teyaku_nobody_is_named(phase: str) -> None:
    match = asked_about_teyaku(phase, seat=1)
    scene = table_for(match).scene(match.view(0))
    assert scene.prompt == "Time for teyaku …"
    assert not any(seat.to_play for seat in (*scene.others, scene.own))


@pytest.mark.parametrize("phase", ["teyaku", "late_teyaku"])
def test_who_is_asked_about_teyaku_is_told_when_it_is(phase: str) -> None:
    match = asked_about_teyaku(phase, seat=0)
    scene = table_for(match).scene(match.view(0))
    assert scene.prompt == word(f"hachihachi.phase.{phase}", "en")
    assert [choice.key for choice in scene.choices] == ["1", "n"]
    assert ("first stock card" in scene.prompt) == (phase == "late_teyaku")


def asked_about_teyaku(phase: str, seat: int) -> Match:
    """A match of three that asks a seat about its one teyaku."""
    for seed in range(60):
        match = match_of("decimal", 3, seed)
        while not match.deals:
            view = match.view(int(match.to_play))
            if (match.to_play, view.phase, len(view.legal)) == (seat, phase, 2):
                return match
            match.apply_text("done" if "done" in view.legal else view.legal[0])
    raise AssertionError("nobody had a teyaku")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_status_keeps_what_matters_within_80_columns(language: Language) -> None:
    match = match_of("classic", 7, 3)
    table = HachiHachiTable(["Anna", *(f"Greedy {n}" for n in range(1, 7))], 0, language)
    view = match.view(0)
    assert isinstance(view, HachiHachiView)
    status = table.status(replace(view, pot=240, multiplier=4, carried=[4, 2], dealer=3))
    assert cell_len(status.rpartition(" · ")[0]) <= 78
