"""Parts of the Hachijuu table that need no screen."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from fudaba.terminal.games.hachijuu.cube import cube
from fudaba.terminal.games.hachijuu.offers import by_kind, offers, spared, told_apart
from fudaba.terminal.games.hachijuu.table import HachijuuTable
from msgspec.structs import replace
from rich.cells import cell_len

from fudaba.cards.rng import Rng
from fudaba.games.contract import Match
from fudaba.games.hachijuu.view import HachijuuView
from fudaba.games.options import OptionValue
from fudaba.locale import LANGUAGES, Language
from fudaba.terminal import keys
from fudaba.terminal.sheet import deal_sheet, match_sheet
from tests.terminal.hachijuu_tables import holding, match_of

RESERVED = {keys.HELP, keys.SCORES, keys.YAKU, keys.LOG, keys.QUIT}

CASES: list[tuple[int, dict[str, OptionValue]]] = [
    *((seats, {}) for seats in (2, 3, 4, 5, 6)),
    (2, {"two_player_auction": False, "start_chips": -500}),
    (3, {"overlook": "manual", "last_card_sage": "forced_agari"}),
    (4, {"teyaku_choice": "highest_or_none", "fold_fee": 0}),
]


def table_for(match: Match, language: Language = "en") -> HachijuuTable:
    return HachijuuTable([f"P{seat}" for seat in range(match.game.seats)], 0, language)


def views(match: Match, rng: Rng) -> Iterator[HachijuuView]:
    """What seat 0 sees, at every decision of a random match and at its end."""
    while True:
        yield seen(match)
        if match.is_over:
            return
        match.step(match.legal_nth(rng.below(match.legal_count())))


def seen(match: Match) -> HachijuuView:
    view = match.view(0)
    assert isinstance(view, HachijuuView)
    return view


@pytest.mark.parametrize(("seats", "options"), CASES, ids=str)
def test_every_legal_action_has_a_key_and_a_sentence(
    seats: int, options: dict[str, OptionValue]
) -> None:
    match = match_of(seats, seats, **{"deals": 8, **options})
    table = table_for(match, LANGUAGES[seats % 3])
    for view in views(match, Rng(seats)):
        scene = table.scene(view)
        assert sorted(action for _, action in scene.options) == sorted(view.legal)
        pressed = [key for key, _ in scene.options]
        assert "" not in pressed
        assert len(set(pressed)) == len(pressed)
        assert not set(pressed) & RESERVED
        assert all(table.explain(view, action) for action in view.legal)
        assert scene.prompt
        if scene.decision is not None:
            spelled = [key for key in pressed if f"[{key}]" in scene.decision.plain]
            assert spelled == pressed
        assert sum(cube(view.rate) in seat.badges for seat in (*scene.others, scene.own)) == 1
    assert table.scene(view).options == []
    assert match_sheet(table, view)
    for number in range(1, len(view.finished) + 1):
        assert deal_sheet(table, view, number)


def test_the_next_oya_is_named_after_every_deal_but_the_last() -> None:
    match = match_of(4, 3, deals=4)
    *_, view = views(match, Rng(2))
    table = table_for(match)
    for number in range(1, 5):
        named = [seat for seat in range(4) if "next oya" in table.deal_note(view, number, seat)]
        assert named == ([view.finished[number].dealer] if number < 4 else [])


def test_folded_players_watch_and_have_no_place_beside_the_others() -> None:
    match = match_of(4, 3)
    for _ in range(4):
        match.apply_text("fold" if match.to_play in (0, 1) else "in")
    view, table = seen(match), table_for(match)
    assert table.watches(view)
    assert table.rests(view, 0)
    assert table.compared(view) == [2, 3]
    assert [seat.rests for seat in table.scene(view).others] == [True, False, False]


def test_while_others_are_asked_about_hand_yaku_nobody_is_named() -> None:
    triple = "7A 7R 7K1 9A 2R 3L 12L"
    match = holding("1L 2A 3R 4K1 5R 6A 8K1", "in", "in", "in", oya=1, other=triple)
    assert match.to_play == 1
    scene = table_for(match).scene(seen(match))
    assert scene.prompt == "Time for hand yaku …"
    assert not any(seat.to_play for seat in (*scene.others, scene.own))


def test_the_pot_is_named_with_what_agari_would_bring() -> None:
    view = next(
        view
        for seed in range(50)
        for view in views(match_of(3, seed), Rng(seed))
        if view.phase == "decide" and view.to_play == 0
    )
    table = HachijuuTable(["P0", "P1", "P2"], 0, "en")
    for pot in (0, 40):
        decision = table.decision(replace(view, pot=pot))
        assert decision is not None
        assert ("The pot is yours: 40 points." in decision.plain) == bool(pot)


# Hand yaku.


def test_offers_come_the_most_valuable_first_with_their_cards() -> None:
    match = holding("1K1 1K2 2K1 2K2 12K1 12K2 12K3", "in", "in", "in")
    found = offers(seen(match), 0)
    assert [offer.kind.points for offer in found] == [200, 100, 80, 80, 80, *[60] * 7, 40]
    assert [offer.hides_nothing for offer in found[:3]] == [True, True, False]
    assert found[-1].cards == "12K1 12K2 12K3"
    assert not found[-1].is_chosen
    assert [offer.key for offer in found[:2]] == ["1", "2"]


def test_sets_that_differ_in_one_card_are_told_by_the_card_that_stays_hidden() -> None:
    match = holding("7A 7R 7K1 7K2 9A 9R 9K1", "in", "in", "in")
    groups = {group[0].kind.name: group for group in by_kind(offers(seen(match), 0))}
    assert list(groups) == ["shisou", "teshi", "futasanbon", "sanbon"]
    assert spared(groups["futasanbon"]) == ["7K2", "7K1", "7R", "7A"]
    assert spared(groups["sanbon"]) == []


def test_cards_are_named_in_full_only_where_titles_would_be_the_same() -> None:
    assert told_apart(["7A 7K1", "7R 7K1"]) == ["7A 7K", "7R 7K"]
    assert told_apart(["7A 7K1", "7A 7K2", "9A"]) == ["7A 7K1", "7A 7K2", "9A"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_status_keeps_what_matters_within_80_columns(language: Language) -> None:
    match = match_of(6, 3, deals=100)
    table = HachijuuTable(["Anna", *(f"Greedy {n}" for n in range(1, 6))], 0, language)
    status = table.status(replace(seen(match), pot=1000, rate=4, oya=3, deal=100))
    assert cell_len(status.rpartition(" · ")[0]) <= 78
