"""Snapphana, section 2.3 and its rulings: declarations in the first trick."""

from __future__ import annotations

from typing import Any

import pytest

from fudaba.games.snapphana.match import SnapphanaMatch
from tests.rules.snapphana.match import (
    act,
    choices,
    dealt,
    declare,
    discard,
    finish,
    hand,
    lines,
    named,
    play,
    points_for,
    scores,
    started,
    view,
)
from tests.rules.snapphana.packs import packed
from tests.rules.snapphana.written import cards, text

KINGS = "SK CK HK DK"
#: Forehand's hand of fifteen: two fours, two triples and three sequences.
RICH = "SK CK HK DK SQ CQ HQ DQ SN CN SJ SA C6 H6 D6"


def declaring(name: str = "150", forehand: str = RICH, **options: Any) -> SnapphanaMatch:
    """A match in which seat 1, forehand, is about to declare."""
    match = dealt(name, {1: forehand, 0: "S8 C8"}, seed=30, **options)
    return discard(match, "S8 C8")


def test_sn_030_combinations_held_may_be_declared_by_anybody_during_the_first_trick() -> None:
    hands = {
        1: "SK CK HK S6 H6 D6 C6 S7 H7 D7 C7 S9 H9 D9 C9",
        2: "SQ CQ HQ S10",
        3: "SN CN HN SA",
        0: "SJ CJ HJ S8 C8 D8",
    }
    match = discard(dealt("800", hands, seed=30), "C8 D8")
    for seat, kind, card in ((1, "kings", "S6"), (2, "queens", "S10"), (3, "knights", "SA")):
        assert match.to_play == seat
        assert kind in named(match, "declare").split()
        act(match, f"declare {kind}")
        while "done" in choices(match) or named(match, "show") != "-":
            act(match, "done" if "done" in choices(match) else choices(match)[0])
        play(match, card)
    assert "knaves" in named(match, "declare").split()
    play(match, "S8")  # seat 0 declares nothing
    assert len(match.actions) >= 4
    assert [bool(bundle) for bundle in match.bundles] == [False, True, True, True]


def test_sn_030_sn_060_only_combinations_that_are_held() -> None:
    match = declaring(forehand="SK CK HK SQ CQ SN T20 T19 I1 I2 SA CA S6 S7 H7")
    assert named(match, "declare") == "kings spades"


def test_sn_031_only_immediately_before_ones_own_first_card() -> None:
    match = declaring()
    assert named(match, "declare") != "-"
    play(match, "C6")
    assert match.to_play == 0
    play(match, named(match, "play").split()[0])
    for _ in range(6):
        assert named(match, "declare") == "-"
        play(match, named(match, "play").split()[0])


def test_sn_032_the_cards_are_shown_written_down_and_taken_back() -> None:
    match = declare(declaring(), "kings", KINGS)
    assert match.to_play == 1
    assert set(KINGS.split()) <= set(hand(match, 1).split())
    for seat in (0, None):
        seen = view(match, seat)
        assert set(seen.hands[1].cards.split()) == set(KINGS.split())
        assert seen.declared_points == [0, 34]
        (event,) = [event for event in seen.events if event.kind == "declare"]
        assert (event.seat, event.names, event.points) == (1, "kings", 34)
        assert event.cards == KINGS
    play(match, "SK")
    assert view(match, 0).hands[1].cards == "CK HK DK"


def test_sn_033_nobody_has_to_declare_and_parts_may_be_shown() -> None:
    match = declaring()
    play(match, "C6")
    assert view(match, 0).declared == [[], []]
    match = declare(declaring(), "kings", "SK HK DK")
    assert view(match, 0).declared_points == [0, 17]
    match = declare(declaring(), "spades", "SK SQ SN")  # though five cards are possible
    assert view(match, 0).declared_points == [0, 10]
    assert view(match, 0).hands[1].cards == "SN SQ SK"


def test_sn_034_one_player_doubles_with_three_of_the_same_group() -> None:
    hands = "T20 T19 T0 SN CN HN DN SJ CJ HJ SK SQ CK CQ S6"
    match = dealt("800", {1: hands, 0: "S8 C8"}, seed=34)
    discard(match, "S8 C8")
    declare(match, "tarokker", "T20 T19 T0")
    declare(match, "knights", "SN CN HN DN")
    assert view(match).declared_points == [0, 44]
    declare(match, "knaves", "SJ CJ HJ")
    assert view(match).declared_points == [0, 112]
    declare(match, "trump", "T20 T19 T0")
    declare(match, "spades", "SK SQ SN")
    assert view(match).declared_points == [0, 112 + 10 + 10]
    declare(match, "clubs", "CK CQ CN")
    assert view(match).declared_points == [0, 112 + 60]
    finish(play(match, "S6"))
    assert lines(match)[:9] == [
        (1, 18, "tarokker"),
        (1, 26, "knights"),
        (1, 12, "knaves"),
        (1, 56, "multiples_doubled"),
        (1, 10, "trump"),
        (1, 10, "spades"),
        (1, 10, "clubs"),
        (1, 30, "sequences_doubled"),
        lines(match)[8],
    ]
    rules = [entry.rule for entry in match.deals[0].entries][:8]
    assert rules == [
        "SN-063", "SN-063", "SN-063", "SN-034", "SN-074", "SN-077", "SN-077", "SN-034"
    ]  # fmt: skip


def test_sn_035_partners_do_not_double_together() -> None:
    hands = {
        1: "SK CK HK SQ CQ HQ S6 C6 D6 S7 C7 D7 S9 C9 D9",
        2: "S10",
        3: "SN CN HN SA",
        0: "S8 C8 D8",
    }
    match = discard(dealt("800", hands, seed=35), "C8 D8")
    declare(match, "kings", "SK CK HK")
    declare(match, "queens", "SQ CQ HQ")
    play(match, "S6 S10")
    declare(match, "knights", "SN CN HN")
    assert view(match).declared_points == [0, 17 + 14 + 13]
    finish(play(match, "SA"))
    declared = lines(match)[:3]
    assert declared == [(1, 17, "kings"), (1, 14, "queens"), (1, 13, "knights")]


def test_sn_031_declarations_stand_in_the_ledger_in_order_of_play() -> None:
    hands = {1: "SK CK HK S6 H6 H7 H8 H9 H10 D6 D7 D8 D9 D10 HJ", 0: "SQ CQ HQ S7 S8 C8"}
    match = discard(dealt("150", hands, seed=31), "S8 C8")
    declare(match, "kings", "SK CK HK")
    play(match, "S6")
    declare(match, "queens", "SQ CQ HQ")
    finish(play(match, "S7"))
    assert lines(match)[:2] == [(1, 17, "kings"), (0, 14, "queens")]


# The order of a declaration.


def test_kinds_are_declared_once_and_in_their_order() -> None:
    match = declaring(forehand="SK CK HK SQ CQ HQ SN CN HN SA CA HA T20 T19 T18")
    everything = "kings queens knights trump spades clubs hearts aces"
    assert named(match, "declare") == everything
    act(match, "declare queens")
    assert named(match, "declare") == "knights trump spades clubs hearts aces"
    act(match, "declare trump")
    assert named(match, "declare") == "spades clubs hearts aces"
    declare(match, "aces", "SA CA HA")
    assert named(match, "declare") == "-"


def test_what_is_forced_is_not_written() -> None:
    match = declaring(forehand="SK CK HK SQ CQ C6 C7 C9 C10 H6 H7 H8 D6 D7 D8")
    act(match, "declare kings")
    assert view(match, 1).phase == "play"  # complete with three kings
    assert view(match).declared_points == [0, 17]
    match = declaring()
    act(match, "declare kings")
    assert choices(match) == ["show SK", "show CK"]
    act(match, "show CK")  # CK HK DK follow of themselves
    assert view(match, 0).hands[1].cards == "CK HK DK"
    match = act(declaring(), "declare kings", "show SK")
    assert choices(match) == ["show CK", "show HK"]
    act(match, "show CK")
    assert choices(match) == ["show HK", "show DK"]
    act(match, "show HK")
    assert choices(match) == ["show DK", "done"]


def test_a_declaration_is_hidden_until_it_is_laid_out() -> None:
    match = act(declaring(), "declare kings", "show SK")
    assert view(match, 1).phase == "show"
    assert view(match, 1).declaring == "kings"
    assert view(match, 1).showing == "SK"
    for seat in (0, None):
        assert view(match, seat).phase == "play"
        assert view(match, seat).declaring is None
        assert view(match, seat).hands[1].cards == ""


# Rulings.


def test_sn_r15_a_declaration_names_its_kind_and_the_order_of_its_cards_does_not_matter() -> None:
    hand_of = "T20 T19 T0 S6 S7 S9 S10 C6 C7 C9 H6 H7 H8 D6 D7"
    for kinds, points in (
        (["tarokker"], 18),
        (["trump"], 10),
        (["tarokker", "trump"], 28),
    ):
        match = declaring(forehand=hand_of)
        act(match, *(f"declare {kind}" for kind in kinds))
        assert view(match).declared_points == [0, points]
    match = declaring(forehand="SK SQ SA T0 * C6 C7 C9 C10 H6 H7 H8 D6 D7 D8")
    declare(match, "spades", "SK SQ T0 * SA")
    assert view(match).declared_points == [0, 20]


def test_sn_r15_ex_29_cannot_be_declared_in_any_order() -> None:
    match = declaring(forehand="T20 T19 T0 * T15 T14 T13 T12 S6 S7 C6 C7 H6 H7 D6")
    act(match, "declare trump")
    shown = [named(match, "show")]
    while "done" not in choices(match):
        act(match, choices(match)[0])
        shown.append(named(match, "show"))
    assert "T12" not in " ".join(shown).split()
    assert "T15" not in " ".join(shown).split()


@pytest.mark.parametrize("part", ["SK CK HK", "SK CK DK", "CK HK DK", KINGS])
def test_sn_r16_any_set_that_is_a_combination_may_be_the_part(part: str) -> None:
    match = declare(declaring(), "kings", part)
    assert view(match, 0).hands[1].cards == text(cards(part))


def test_sn_r16_a_shortened_combination_counts_for_the_doubling() -> None:
    match = declaring(forehand="SK CK HK DK SQ CQ HQ DQ SN CN HN DN S6 C6 D6")
    declare(match, "kings", "SK CK HK")
    declare(match, "queens", "SQ CQ HQ")
    declare(match, "knights", "SN CN HN")
    assert view(match).declared_points == [0, 2 * (17 + 14 + 13)]


def test_sn_r17_wilds_must_be_shown_and_one_serves_all_sequences() -> None:
    match = declaring(forehand="SK SQ CK CJ HK HN T0 C6 C7 C9 C10 H6 H7 D6 D7")
    for kind in ("spades", "clubs", "hearts"):
        act(match, f"declare {kind}")
    assert view(match, 0).declared_points == [0, 60]
    assert view(match, 0).hands[1].cards == text(cards("SK SQ CK CJ HK HN T0"))


def test_sn_r18_declared_points_are_never_lost() -> None:
    forehand = "SK CK HK SQ CQ HQ C6 C7 C9 C10 H6 H7 H8 D6 D7"
    dealer = "T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 T10 T9 T8 T7 T6 S8 C8"
    match = discard(dealt("150", {1: forehand, 0: dealer}), "S8 C8")
    declare(match, "kings", "SK CK HK")
    assert view(match).declared_points == [0, 17]
    finish(match)
    assert scores(match)[1] == 17  # no trick, no card, but the declaration
    assert points_for(match, "kings")[1] == 17
    assert match.scores[1] == 17


def test_t1_r4_e8_006_declarations_are_from_the_final_hand_in_the_first_trick() -> None:
    first = {1: "SK CK HK DK SQ CQ HQ DQ SN CN SJ CJ S6 S7 S9 S10 C6 C7 C9 C10"}
    pack = packed("1000", 0, first, {1: "T20 T19 T18 T17"}, seed=4)
    match = started("1000", pack)
    assert all(action.startswith("discard") for action in choices(match))
    discard(match, "S6 S7 S9 S10 SQ C6 C7 C9 C10 CQ")
    while named(match, "discard") != "-":
        act(match, choices(match)[0])
    assert match.to_play == 1
    found = named(match, "declare").split()
    assert {"kings", "trump"} <= set(found)
    assert "queens" not in found
