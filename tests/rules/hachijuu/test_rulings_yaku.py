"""Hachijuu, section 9: rulings on hand yaku and captured yaku (HJ-R1, HJ-R2 see their tables)."""

from __future__ import annotations

import pytest

from fudaba.games.contract import IllegalAction
from tests.rules.hachijuu.match import act, finish, lines, playing, position, scores
from tests.rules.hachijuu.settle import HOLDING, gains, paid, settled
from tests.rules.hachijuu.written import (
    P0,
    P1,
    P2,
    P3,
    choices,
    dekiyaku,
    possible,
    shown_for,
    teyaku,
    view,
)

BOTH = ["agari", "sage"]
EVEN = {P0: 80, P1: 80, P2: 80}
HANEKEN = "3L 3R 4A 4R 6A 6R 6K1"
PLAINS = "1K1 2K1 3K1 4K1 5K1 11L 12K1"


def test_hj_r8_a_lower_yaku_may_be_announced_to_show_less() -> None:
    match = playing("in", "in", "in", hands={P0: HANEKEN})
    act(match, "announce sanbon")
    assert view(match, P1).hands[P0].cards == "6A 6R 6K1"
    pairs = playing("in", "in", "in", hands={P0: HANEKEN})
    act(pairs, "announce kuttsuki 3L 3R 4A 4R 6R 6K1")
    assert (view(pairs, P1).hands[P0].cards, view(pairs, P1).hands[P0].hidden) == (
        "3L 3R 4A 4R 6R 6K1",
        1,
    )
    assert [line for line in lines(finish(match)) if "HJ-4" in line] == [
        "1 > 0: 20 sanbon HJ-421",
        "2 > 0: 20 sanbon HJ-421",
    ]


def test_hj_r8_highest_or_none_for_each_family_on_its_own() -> None:
    hand = "11* 12K1 12K2 12K3"
    match = playing("in", "in", "in", hands={P0: hand}, teyaku_choice="highest_or_none")
    assert choices(match) == ["announce karasu", "announce shisou", "done"]
    only = act(match.copy(), "announce karasu", "done")
    assert choices(only)[0].startswith("play")
    assert [made.name for made in view(only).announced[P0]] == ["karasu"]
    with pytest.raises(IllegalAction):
        act(match, "announce teshi")


@pytest.mark.parametrize(
    ("hand", "names", "value"),
    [
        ("7A 7R 7K1 7K2 1L 2A 3L", "sanbon teshi", 200),
        ("7A 7R 7K1 7K2 9A 9R 9K1", "sanbon teshi futasanbon shisou", 600),
        (HANEKEN, "sanbon kuttsuki haneken", 200),
        ("7A 7R 7K1 7K2 9A 9R 5A", "sanbon teshi", 200),
        ("1L 1R 1K1 5A 5R 5K1 9A", "sanbon futasanbon", 200),
    ],
)
def test_hj_r9_yaku_of_one_family_contain_each_other_and_never_add(
    hand: str, names: str, value: int
) -> None:
    assert possible(hand, "set") == names.split()
    assert sum(teyaku(hand).values()) == value


def test_hj_r9_plain_yaku_contain_each_other() -> None:
    assert possible(PLAINS, "plain") == ["suroku", "karasu"]
    assert teyaku(PLAINS) == {"karasu": 100}


def test_hj_r9_different_families_add_even_on_the_same_cards() -> None:
    willows = "11L 11A 11R 1K1 2K1 3K1 8L"
    assert teyaku(willows) == {"suroku": 60, "sanbon": 40}
    hand = "11* 12K1 12K2 12K3"
    assert teyaku(hand) == {"karasu": 100, "shisou": 600}
    match = playing("in", "in", "in", hands={P0: hand})
    act(match, "announce shisou", "announce karasu")
    hand_yaku = [line for line in lines(finish(match)) if "HJ-4" in line]
    assert sorted(hand_yaku) == [
        "1 > 0: 300 shisou HJ-426",
        "1 > 0: 50 karasu HJ-412",
        "2 > 0: 300 shisou HJ-426",
        "2 > 0: 50 karasu HJ-412",
    ]


def test_hj_r9_a_four_is_not_two_pairs() -> None:
    assert "kuttsuki" not in possible("7A 7R 7K1 7K2 9A 9R 5A", "set")
    assert "kuttsuki" not in possible("7A 7R 7K1 7K2 9A 9R 9K1", "set")


@pytest.mark.parametrize("overlook", ["prompt", "manual"])
def test_hj_r10_the_choice_belongs_to_the_turn_of_the_yaku(overlook: str) -> None:
    match = position(
        field="3R 8L",
        hands=("3K1 7R", "1L", "-"),
        bases=("1R 2R", "-", "-"),
        stock="5A 5R 10A 9K1 9A",
        overlook=overlook,
    )
    assert choices(act(match, "play 3K1")) == BOTH
    act(match, "sage")
    while match.to_play != P0:
        act(match, choices(match)[0])
    # Nothing was added: nothing is asked in the next turn, and a later call is not possible.
    act(match, "play 7R")
    with pytest.raises(IllegalAction):
        act(match, "agari")
    finish(match)
    assert match.deals[0].end == "exhausted"
    assert scores(match) == [100, -50, -50]


def test_hj_r11_the_last_card_still_leaves_the_choice() -> None:
    match = position(field="3R 8L", hands=("3K1", "-"), bases=("1R 2R", "-"), stock="5A", left=1)
    assert choices(act(match, "play 3K1")) == BOTH
    assert scores(act(match.copy(), "agari")) == [200, -200]
    assert scores(finish(act(match, "sage"))) == [100, -100]


def test_hj_r11_forced_agari_needs_a_new_yaku() -> None:
    # P0 holds akatan in sage; the last card brings nothing.
    match = position(
        field="5R 8L",
        hands=("7K1", "-"),
        bases=("1R 2R 3R", "-"),
        stock="10A",
        left=1,
        sage=[P0],
        last_card_sage="forced_agari",
    )
    finish(act(match, "play 7K1"))
    assert (match.deals[0].end, scores(match)) == ("exhausted", [100, -100])


def test_hj_r12_other_sage_players_pay_too() -> None:
    held = {P0: HOLDING["akatan"], P2: HOLDING["shikou"]}
    assert gains(settled(captured=held)) == [100 - 100, -50 - 100, 200 - 50]
    sashi = settled(
        seats=2, order=[P0, P1], captured={P0: HOLDING["akatan"], P1: HOLDING["shikou"]}
    )
    assert gains(sashi) == [-100, 100]  # the difference of the halves


@pytest.mark.parametrize("name", HOLDING)
@pytest.mark.parametrize("rate", [1, 2, 4])
def test_hj_r13_half_of_value_times_rate_is_always_whole(name: str, rate: int) -> None:
    value = sum(dekiyaku(HOLDING[name]).values())
    for order in ([P0, P1], [P0, P1, P2]):
        found = settled(order=order, captured={P0: HOLDING[name]}, rate=rate)
        assert gains(found)[P0] * 2 == value * rate
        shares = [int(entry.amount) for entry in found.entries]
        assert shares == [value * rate // 2 // len(shares)] * len(shares)
        assert all(share % 50 == 0 for share in shares)


def test_hj_r14_totals_are_full_values_of_captured_yaku_only() -> None:
    held = {P0: HOLDING["akatan"], P1: f"{HOLDING['aotan']} {HOLDING['inoshikacho']}"}
    found = settled(
        seats=4, folded=[P3], captured=held, announced={P0: ["shisou", "karasu"]}, sage=[P0, P1]
    )
    assert found.winner == P1
    assert paid(found)[-1] == "pot > 1: 20 pot HJ-317"


def test_hj_r15_a_sage_player_behind_on_points_still_gets_half_and_no_points_count() -> None:
    held = {P0: HOLDING["akatan"], P1: "1L 3L 8L 11L 2A 4A"}
    found = settled(captured=held)
    assert gains(found) == [100, -50, -50]
    assert found.winner == P0


def test_hj_r25_a_willow_is_a_plain_where_that_helps() -> None:
    assert teyaku("11L 11A 11R 11K1 1K1 2K1 8L") == {"suroku": 60, "teshi": 200}
    # As a light, animal or ribbon it is never needed.
    assert dekiyaku("1L 3L 8L 11L") == {}
    assert dekiyaku("1R 2R 4R 5R 6R 7R 11R") == {}
    fifteen = " ".join(HOLDING["sujuroku"].split()[:15])
    for willow in ("11L", "11A", "11R", "11K1"):
        assert dekiyaku(f"{fifteen} {willow}") == {"sujuroku": 600}


def test_hj_r26_suroku_needs_at_least_six_and_the_player_picks_them() -> None:
    shown = shown_for(PLAINS, "suroku")
    assert len(shown) == len(set(shown)) == 7
    assert all(len(cards.split()) == 6 for cards in shown)
    match = playing("in", "in", "in", hands={P0: PLAINS})
    for cards in shown:
        twin = act(match.copy(), f"announce suroku {cards}")
        assert view(twin, P1).hands[P0].cards == cards
    backwards = " ".join(reversed(shown[3].split()))
    assert view(act(match.copy(), f"announce suroku {backwards}"), P1).hands[P0].cards == shown[3]
    for wrong in ("announce suroku", "announce suroku 1K1 2K1", f"announce suroku {PLAINS}"):
        with pytest.raises(IllegalAction):
            act(match.copy(), wrong)


def test_hj_r29_agari_pays_all_own_yaku_and_voids_the_others() -> None:
    held = {P0: f"{HOLDING['akatan']} {HOLDING['aotan']}", P1: HOLDING["sujuroku"]}
    found = settled(captured=held, end="agari", by=P0, sage=[P0, P1])
    assert gains(found) == [400, -200, -200]


@pytest.mark.parametrize(
    ("held", "field", "hand"),
    [
        ("3R 4R 5R 6R 7R 9R 10R", "2R", "2K1"),  # the eighth ribbon
        (HOLDING["sujuroku"], "12K1", "12K2"),  # the seventeenth and eighteenth plain
        ("1L 3L 8L 12L", "11L", "11K1"),  # the rain man
    ],
)
def test_hj_r30_an_additional_card_gives_no_new_choice(held: str, field: str, hand: str) -> None:
    match = position(
        field=f"{field} 8A", hands=(hand, "-"), bases=(held, "-"), stock="9A", sage=[P0]
    )
    before = dekiyaku(held)
    act(match, f"play {hand}")
    assert match.to_play == P1
    assert sum(before.values()) == match.points[P0]


def test_hj_r31_two_yaku_in_one_turn_are_one_choice_and_both_count() -> None:
    match = position(field="3R 10R", hands=("3K1", "-"), bases=("1R 2R 6R 9R", "-"), stock="10K1")
    act(match, "play 3K1")
    assert choices(match) == BOTH
    assert scores(act(match.copy(), "agari")) == [400, -400]
    act(match, "sage")
    assert match.to_play == P1
    assert scores(finish(match)) == [200, -200]
