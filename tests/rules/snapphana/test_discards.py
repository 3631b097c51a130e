"""Snapphana, section 2.2 and its rulings: what may be discarded, and whose the discards are."""

from __future__ import annotations

import pytest

from tests.rules.snapphana.match import (
    act,
    choices,
    dealt,
    discard,
    finish,
    kinds,
    named,
    pile,
    play,
    points_for,
    position,
    scores,
    view,
)
from tests.rules.snapphana.written import cards, text

TRUMPS = "T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 T10 T9 T8 T7 T6"


@pytest.mark.parametrize("game", ["800", "150"])
def test_sn_020_tarokker_and_kings_may_never_be_discarded(game: str) -> None:
    barred = "SK CK HK DK T20 T19 T0 *"
    free = "SA S6 CQ HN DJ I1 I4 T5 T18"
    match = dealt(game, {0: f"{barred} {free}"})
    assert named(match, "discard") == " ".join(text(cards(free)).split()[:-1])
    discard(match, "I4")
    assert named(match, "discard") == "T5 T18"


def test_sn_r39_everything_else_may_be_discarded() -> None:
    free = "SA S10 SJ SN SQ C6 H10 DQ I1 I2 I3 I4 T5 T6 T17 T18"
    match = dealt("800", {0: f"{free} SK"})
    assert named(match, "discard") == " ".join(text(cards(free)).split()[:-1])


@pytest.mark.parametrize("game", ["800", "150"])
def test_discards_are_written_in_pack_order_and_never_leave_too_few(game: str) -> None:
    hand = "SK S6 S9 C6 H10 DK I2 T18 T20 CK HK T0 * T19 T5 T6 T7"
    match = dealt(game, {0: hand})
    assert named(match, "discard") == "S6 S9 C6 H10 I2 T5 T6 T7"  # T18 is kept for the second
    discard(match, "C6")
    assert named(match, "discard") == "H10 I2 T5 T6 T7 T18"


def test_sn_021_discards_count_as_cards_the_side_has_won() -> None:
    hands = ["T20 S6", "S7 S8"]
    match = position("150", hands, discards={0: "SQ CQ"}, won={0: "HQ H6"})
    play(match, "T20 S7 S6 S8")
    assert pile(match, 0) == text(cards("SQ CQ HQ H6 T20 S7"))
    assert points_for(match, "queens") == [14, 0]
    assert points_for(match, "card_points")[0] == 4 + 4 + 4 + 5 - 1


def test_sn_022_a_side_without_a_trick_loses_its_discards() -> None:
    match = dealt("800", {1: TRUMPS, 0: "SQ CQ"}, seed=22)
    finish(discard(match, "SQ CQ"))
    assert scores(match) == [0, 939]
    assert pile(match, 0) == "-"
    assert {"SQ", "CQ"} <= set(pile(match, 1).split())
    assert kinds(match).count("discards_lost") == 1


def test_sn_022_one_trick_is_enough_to_keep_them() -> None:
    match = position("800", ["S6 T20", "S7 C6", "S8 C7", "S9 C8"], discards={0: "SQ CQ"})
    play(match, "S6 S7 S8 S9 C8 T20 C6 C7")
    assert {"SQ", "CQ"} <= set(pile(match, 0).split())
    match = position("800", ["S6 T20", "S7 C6", "S8 C7", "S9 C8"], discards={1: "SQ CQ"})
    play(match, "S6 S7 S8 S9 C8 T20 C6 C7")
    assert {"SQ", "CQ"} <= set(pile(match, 1).split())


def test_sn_023_discards_may_not_be_declared() -> None:
    hands = {0: "SQ CQ HQ SN CN HN S6", 1: "S7"}
    match = discard(dealt("150", hands, seed=23), "SQ CQ")
    play(match, "S7")
    declarable = named(match, "declare").split()
    assert "queens" not in declarable
    assert "knights" in declarable


def test_sn_r31_there_is_always_enough_to_discard() -> None:
    barred = "SK CK HK DK T20 T19 T0 *"
    match = dealt("800", {0: f"{barred} S6 S7 S8 S9 S10 SJ SN SQ SA"})
    assert len(named(match, "discard").split()) == 8
    match = dealt("1000", {1: f"{barred} S6 S7 S8 S9 S10 SJ SN SQ SA C6 C7 C8"}, seed=31)
    assert len(named(match, "discard").split()) == 3
    for _ in range(10):
        act(match, choices(match)[-1])
    assert match.to_play == 0


def test_sn_r42_both_fjont_and_the_discards_may_be_lost() -> None:
    match = dealt("150", {1: TRUMPS, 0: "* SQ CQ SK S6 S7 S8 S9 S10 CK C6 C7 C8 C9 C10 CA SA"})
    finish(discard(match, "SQ CQ"))
    assert pile(match, 0) == "-"
    assert len(pile(match, 1).split()) == 32
    assert {"*", "SQ", "CQ"} <= set(pile(match, 1).split())
    assert [k for k in kinds(match) if k.endswith("lost")] == ["fjont_lost", "discards_lost"]


def test_discards_lie_face_down() -> None:
    match = discard(dealt("800", {0: "SQ CQ"}, seed=24), "SQ CQ")
    assert view(match, 0).own_discards == "SQ CQ"
    for seat in (1, 2, 3, None):
        seen = view(match, seat)
        assert seen.own_discards == ""
        assert seen.discarded == [2, 0, 0, 0]
        assert all(not event.cards for event in seen.events)
