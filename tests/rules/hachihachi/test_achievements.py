"""Hachi-Hachi, section 10: special achievements."""

from __future__ import annotations

import pytest

from fudaba.games.hachihachi.facts import EXHAUSTED
from fudaba.games.hachihachi.turn import Turns
from tests.rules.hachihachi.match import act, position, scores
from tests.rules.hachihachi.settle import POETRY, gains, paid_for, reasons, settled
from tests.rules.hachihachi.written import A, B, C
from tests.rules.walking import ask_turn, go_on

STANDING = "4A 4R 4K1 1L 2A 8L 9A"
RED = "1R 4R 2K1 3K1 5K1 6K1 7K1"


def caught(
    hand: str, base: str, preset: str = "decimal", mult: int = 1
) -> list[tuple[int, int, int]]:
    """What A is paid for catching triples in a deal that B ended."""
    paid = settled(
        bases=(base, POETRY, "-"), hands={A: hand}, end="shoubu", by=B, mult=mult, preset=preset
    )
    return paid_for(paid, "tobikomi")


@pytest.mark.parametrize("mult", [1, 2, 4])
def test_hh_900_catching_the_triple_brings_a_kan_from_each(mult: int) -> None:
    assert caught(STANDING, "4*", mult=mult) == [(B, A, 10 * mult), (C, A, 10 * mult)]
    assert caught(STANDING, "4*", "classic") == [(B, A, 12), (C, A, 12)]
    assert caught(STANDING, "4A 4R") == []


def test_hh_900_only_if_it_was_declared() -> None:
    paid = settled(bases=("4*", POETRY, "-"), hands={A: STANDING}, groups=2, end="shoubu", by=B)
    assert "tobikomi" not in reasons(paid)


def test_hh_901_the_fourth_card_or_all_four() -> None:
    assert caught(STANDING, "4A 4K2") == [(B, A, 10), (C, A, 10)]
    assert caught(STANDING, "4A 4K2", "classic") == []
    assert len(caught(STANDING, "4*", "classic")) == 2


@pytest.mark.parametrize(
    "hand",
    [
        "9A 9R 9K1 1L 2A 8L 6A",  # triple
        "9A 9R 9K1 1L 1R 1K1 6A",  # two triples
        "9A 9R 9K1 4A 4R 4K1 6A",  # triple and standing triple
        "9A 9R 9K1 1L 1R 2A 2R",  # haneken
        "9A 9R 9K1 10*",  # four-three
    ],
)
def test_hh_902_any_teyaku_with_a_triple(hand: str) -> None:
    assert caught(hand, "9*") == [(B, A, 10), (C, A, 10)]


def test_hh_902_not_a_four() -> None:
    assert caught("9* 1L 2A 8L", "9*") == []


def test_hh_903_who_played_the_fourth_card_pays_double() -> None:
    for on, won in ((True, [0, -20, 20]), (False, [-10, -10, 20])):
        match = position(
            field="5A",
            hands=("8K1", "4K2 11K1", "4A 4R 4K1"),
            dealt={C: STANDING},
            stock="12K1 9K1 12K2",
            turn=13,
            liability_tobikomi=on,
        )
        act(match, "play 4K2", "play 4A")
        match.end = EXHAUSTED
        go_on(match)
        entries = match.deals[0].entries
        paid = [0, 0, 0]
        for entry in entries:
            if entry.reason == "tobikomi":
                paid[entry.payer] -= int(entry.amount)
                paid[entry.payee] += int(entry.amount)
        assert paid == won


def test_hh_903_not_with_the_last_hand_card() -> None:
    match = position(
        field="5A",
        hands=("8K1", "4K2", "4A 4R"),
        dealt={C: STANDING},
        stock="12K1 9K1",
        turn=13,
        liability_tobikomi=True,
    )
    act(match, "play 4K2", "play 4A")
    assert match.liable_month[4] < 0


@pytest.mark.parametrize("mult", [1, 4])
def test_hh_910_the_escape(mult: int) -> None:
    for points, won in ((89, 10 * mult), (88, 0)):
        paid = settled(points=(points, 90, 174 - points), hands={A: RED}, mult=mult)
        assert paid_for(paid, "nukeyaku") == ([(B, A, won), (C, A, won)] if won else [])


@pytest.mark.parametrize(
    ("hand", "escapes"),
    [
        (RED, True),
        ("1R 2K1 3K1 4K1 5K1 6K1 11A", True),
        ("9A 2K1 3K1 4K1 5K1 6K1 11R", True),
        ("1K1 2K1 3K1 4K1 5K1 6K1 12K1", True),
        ("1L 2K1 3K1 4K1 5K1 6K1 7K1", False),
        (STANDING, False),
    ],
)
def test_hh_910_every_teyaku_of_group_b_but_one_light(hand: str, escapes: bool) -> None:
    paid = settled(points=(95, 90, 79), hands={A: hand})
    assert ("nukeyaku" in reasons(paid)) == escapes


def test_hh_910_only_if_it_was_declared() -> None:
    paid = settled(points=(95, 90, 79), hands={A: RED}, groups=1)
    assert "nukeyaku" not in reasons(paid)


def test_hh_920_mizuten_is_paid_by_every_other_player_but_the_white_card() -> None:
    points = (89, 0, 85, 90, 0, 0, 0)
    paid = settled(points=points, order=(0, 2, 3), mizuten=True, mult=2, white=5)
    payers = [(seat, A, 20) for seat in (1, 2, 3, 4, 6)]
    assert paid_for(paid, "mizuten") == payers


def test_hh_921_a_failed_mizuten_pays_the_other_active_players() -> None:
    points = (88, 0, 85, 91, 0)
    paid = settled(points=points, order=(0, 2, 3), mizuten=True, mult=2)
    assert paid_for(paid, "mizuten_failed") == [(A, 2, 20), (A, 3, 20)]


@pytest.mark.parametrize("end", ["shoubu", "cancel"])
def test_hh_922_a_failure_in_a_deal_that_ended_early(end: str) -> None:
    bases = ("4A 4K1", POETRY, "-")
    decimal = settled(bases=bases, end=end, by=B, sage=(B,), mizuten=True)
    assert paid_for(decimal, "mizuten_failed") == [(A, B, 10), (A, C, 10)]
    classic = settled(bases=bases, end=end, by=B, sage=(B,), mizuten=True, preset="classic")
    assert paid_for(classic, "mizuten_failed") == []
    played = settled(points=(88, 91, 85), mizuten=True, preset="classic")
    assert paid_for(played, "mizuten_failed") == [(A, B, 12), (A, C, 12)]


def test_hh_922_success_counts_at_any_end_in_both() -> None:
    rich = f"{POETRY} 1L 3L 8L 12L"
    for preset in ("decimal", "classic"):
        paid = settled(bases=(rich, "-", "-"), end="shoubu", by=A, mizuten=True, preset=preset)
        assert "mizuten" in reasons(paid)


def test_hh_923_achievements_do_not_depend_on_dekiyaku() -> None:
    bases = ("4A 4K2 1L 3L 8L 12L 2A", POETRY, "-")
    paid = settled(
        bases=bases, hands={A: STANDING, C: RED}, end="shoubu", by=B, sage=(A, B), mizuten=True
    )
    # 101 points and the fourth card: tobikomi and mizuten, though B ended the deal
    assert gains(paid)[A] == 2 * 30 + 2 * 10 + 2 * 10 - 2 * 70 - 20
    assert reasons(paid)[-2:] == ["tobikomi", "mizuten"]
    after = settled(points=(168, 50, 46), hands={A: RED}, mizuten=True)
    assert reasons(after) == ["double_eights"]


def test_hh_923_the_base_of_the_moment_counts() -> None:
    lights = "1L 1K1 3L 3K1 8L 8K1 12L 12K1"  # 84 points
    match = position(
        field="9K1 5A",
        hands=("9A 11K1", "-", "-"),
        bases=(lights, "-", "-"),
        dealt={A: RED},
        stock="7A",
        sage=(A,),
        turn=3,
    )
    act(match, "play 9A")  # 95 points now
    match.turn = 6
    match.place = 0
    ask_turn(match, Turns)
    act(match, "cancel")
    assert "nukeyaku" in [entry.reason for entry in match.deals[0].entries]
    assert scores(match) == [2 * 20 + 2 * 50 + 2 * 10, -80, -80]
