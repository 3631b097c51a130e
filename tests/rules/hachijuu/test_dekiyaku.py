"""Hachijuu, section 6: captured yaku."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from fudaba.games.hachijuu.dekiyaku import DEKIYAKU
from fudaba.games.hachijuu.match import HachijuuMatch
from tests.rules.hachijuu.match import act, finish, lines, position, scores
from tests.rules.hachijuu.settle import HOLDING, agari, gains, paid, settled
from tests.rules.hachijuu.written import P0, P1, P2, P3, base, choices, dekiyaku, phase
from tests.rules.hachijuu.yaku import (
    CAPTURED_YAKU,
    PACK,
    captured_value,
    captured_yaku,
    card_points,
    is_plain,
)

BOTH = ["agari", "sage"]
SIXTEEN = HOLDING["sujuroku"]


def one_short(
    *, stock: str = "5A", before: str = "1R 2R", others: Sequence[str] = ("-", "-"), **given: Any
) -> HachijuuMatch:
    """P0 is about to take the third text ribbon."""
    bases = (before, *others)
    return position(field="3R 8L 9K1", hands=("3K1", "-", "-"), bases=bases, stock=stock, **given)


def test_hj_601_who_completes_a_yaku_goes_out_or_goes_on() -> None:
    match = act(one_short(), "play 3K1")
    assert (int(match.to_play), phase(match), choices(match)) == (P0, "decide", BOTH)
    out = act(match.copy(), "agari")
    assert out.deals[0].end == "agari"
    on = act(match, "sage")
    assert (on.deals, int(on.to_play), on.sage) == ([], P1, [P0])


def test_hj_602_the_choice_comes_after_the_stock_card() -> None:
    match = act(one_short(stock="9A"), "play 3K1")
    assert choices(match) == BOTH
    assert base(match) == "1R 2R 3R 3K1 9A 9K1"
    waiting = position(
        field="3R 8L 8A", hands=("3K1", "-", "-"), bases=("1R 2R", "-", "-"), stock="8K1"
    )
    act(waiting, "play 3K1")
    assert choices(waiting) == ["take 8L", "take 8A"]
    assert choices(act(waiting, "take 8A")) == BOTH


def test_hj_602_the_stock_card_may_complete_it() -> None:
    match = position(field="3R 8L", hands=("5A", "-", "-"), bases=("1R 2R", "-", "-"), stock="3K1")
    assert choices(act(match, "play 5A")) == BOTH


@pytest.mark.parametrize("overlook", ["prompt", "manual"])
def test_hj_603_an_overlooked_yaku_counts_as_sage(overlook: str) -> None:
    # It is paid by half whether somebody said sage or not.
    for sage in ([P0], []):
        found = settled(captured={P0: HOLDING["akatan"]}, sage=sage, overlook=overlook)
        assert gains(found) == [100, -50, -50]
    assert choices(act(one_short(overlook=overlook), "play 3K1")) == BOTH


def test_hj_604_after_sage_only_an_additional_yaku_gives_a_choice() -> None:
    held = "1R 2R 3R 6R 9R"
    more = position(field="10R 8L", hands=("10K1", "-", "-"), bases=(held, "-", "-"), stock="5A")
    more.sage = [P0]
    assert choices(act(more, "play 10K1")) == BOTH
    assert act(more, "sage").sage == [P0]
    same = position(field="7R 8L", hands=("7K1", "-", "-"), bases=(held, "-", "-"), stock="5A")
    assert act(same, "play 7K1").to_play == P1


@pytest.mark.parametrize("rate", [1, 2, 4])
def test_hj_605_agari_pays_all_captured_yaku_in_full(rate: int) -> None:
    match = one_short(before="1R 2R 6R 9R 10R", rate=rate, left=3)
    match.sage = [P0]
    act(match, "play 3K1", "agari")
    assert scores(match) == [400 * rate, -200 * rate, -200 * rate]
    assert lines(match) == [
        f"1 > 0: {100 * rate} akatan HJ-612",
        f"2 > 0: {100 * rate} akatan HJ-612",
        f"1 > 0: {100 * rate} aotan HJ-613",
        f"2 > 0: {100 * rate} aotan HJ-613",
    ]
    assert match.dealer == P0
    assert agari(P1, "akatan", seats=2, rate=rate) == [-200 * rate, 200 * rate]


def test_hj_605_the_pot_and_the_next_deal_go_to_who_goes_out() -> None:
    found = settled(seats=4, folded=[P3], captured={P2: HOLDING["shikou"]}, end="agari", by=P2)
    assert gains(found) == [-200, -200, 420, -20]
    assert paid(found)[-1] == "pot > 2: 20 pot HJ-317"
    assert found.winner == P2


def test_hj_606_what_others_hold_in_sage_is_void() -> None:
    held = {P0: HOLDING["akatan"], P1: HOLDING["sujuroku"], P2: HOLDING["inoshikacho"]}
    found = settled(captured=held, end="agari", by=P0, sage=[P1, P2])
    assert gains(found) == [200, -100, -100]
    assert {entry.reason for entry in found.entries} == {"akatan"}


@pytest.mark.parametrize("rate", [1, 2, 4])
def test_hj_607_a_single_sage_player_gets_half(rate: int) -> None:
    held = {P1: f"{HOLDING['akatan']} {HOLDING['inoshikacho']}"}
    three = settled(seats=4, folded=[P3], captured=held, rate=rate)
    assert gains(three) == [-100 * rate, 200 * rate + 20, -100 * rate, -20]
    assert paid(three)[1:] == [
        f"0 > 1: {50 * rate} inoshikacho HJ-607",
        f"2 > 1: {50 * rate} inoshikacho HJ-607",
        f"0 > 1: {50 * rate} akatan HJ-607",
        f"2 > 1: {50 * rate} akatan HJ-607",
        "pot > 1: 20 pot HJ-317",
    ]
    assert three.winner == P1
    sashi = settled(seats=2, order=[P0, P1], captured=held, rate=rate)
    assert gains(sashi) == [-200 * rate, 200 * rate]


def test_hj_608_several_get_half_each_and_the_highest_value_wins() -> None:
    held = {P0: HOLDING["akatan"], P1: HOLDING["shikou"], P2: HOLDING["inoshikacho"]}
    found = settled(seats=4, folded=[P3], captured=held)
    # P0 100, P1 200, P2 100, each paid in equal shares by the two others.
    assert gains(found) == [100 - 150, 200 - 100 + 20, 100 - 150, -20]
    assert {entry.rule for entry in found.entries} == {"HJ-302", "HJ-608", "HJ-317"}
    assert found.winner == P1
    assert paid(found)[-1] == "pot > 1: 20 pot HJ-317"


@pytest.mark.parametrize(
    ("order", "winner"), [((2, 3, 0), 3), ((0, 2, 3), 0), ((3, 0, 2), 3), ((2, 0, 3), 0)]
)
def test_hj_609_equal_values_go_to_the_earlier_from_the_oyas_position(
    order: tuple[int, ...], winner: int
) -> None:
    held = {P0: HOLDING["akatan"], P3: HOLDING["aotan"]}
    found = settled(seats=4, order=order, folded=[P1], captured=held)
    assert found.winner == winner
    assert paid(found)[-1] == f"pot > {winner}: 20 pot HJ-317"
    base_gains = [100 - 50, -20, -100, 100 - 50]
    base_gains[winner] += 20
    assert gains(found) == base_gains


def test_hj_610_with_a_captured_yaku_there_are_no_card_points() -> None:
    rich = "1L 3L 8L 11L 2A 4A 5A 8A 9A 11A"
    for end in ({"end": "agari", "by": P1}, {}):
        held = {P0: rich, P1: HOLDING["akatan"]}
        found = settled(captured=held, **end)  # type: ignore[arg-type]
        assert "card_points" not in {entry.reason for entry in found.entries}
        assert found.winner == P1


# The table.


@pytest.mark.parametrize(
    ("rule", "name", "least"),
    [
        ("HJ-611", "inoshikacho", "6A 7A 10A"),
        ("HJ-612", "akatan", "1R 2R 3R"),
        ("HJ-613", "aotan", "6R 9R 10R"),
        ("HJ-614", "shichitan", "1R 2R 4R 5R 6R 7R 9R"),
        ("HJ-615", "shikou", "1L 3L 8L 12L"),
        ("HJ-616", "sujuroku", SIXTEEN),
    ],
)
def test_hj_611_to_hj_616_each_yaku_its_cards_and_its_value(
    rule: str, name: str, least: str
) -> None:
    value, told = CAPTURED_YAKU[name]
    assert told == rule
    assert dekiyaku(least) == {name: value}
    listed = least.split()
    for missing in listed:
        assert dekiyaku(" ".join(card for card in listed if card != missing)) == {}
    assert agari(P0, name) == [value, -value // 2, -value // 2]
    found = settled(captured={P0: least}, end="agari", by=P0)
    assert {(entry.reason, entry.rule) for entry in found.entries} == {(name, rule)}


def test_hj_612_hj_613_text_ribbons_and_blue_ribbons_do_not_mix() -> None:
    assert dekiyaku("1R 2R 6R 9R 4R 5R") == {}
    assert dekiyaku("1R 2R 3R 6R 9R 10R") == {"akatan": 200, "aotan": 200}


def test_hj_614_the_willow_ribbon_neither_helps_nor_hurts() -> None:
    assert dekiyaku("1R 2R 4R 5R 6R 7R 11R") == {}
    assert dekiyaku("1R 2R 4R 5R 6R 7R 9R 11R") == {"shichitan": 400}
    assert dekiyaku("1R 2R 3R 4R 5R 6R 7R 9R 10R") == {
        "akatan": 200,
        "aotan": 200,
        "shichitan": 400,
    }


def test_hj_615_the_rain_man_neither_helps_nor_hurts() -> None:
    assert dekiyaku("1L 3L 8L 11L") == {}
    assert dekiyaku("1L 3L 8L 11L 12L") == {"shikou": 400}


def test_hj_616_hj_617_willows_are_plains() -> None:
    twelve = " ".join(SIXTEEN.split()[:12])
    assert dekiyaku(f"{twelve} 11L 11A 11R 11K1") == {"sujuroku": 600}
    assert dekiyaku(f"{twelve} 11L 11A 11R 12L") == {}
    assert dekiyaku(f"{SIXTEEN} 12K1 12K2 12K3") == {"sujuroku": 600}
    assert sum(is_plain(card) for card in PACK) == 27
    # In card points they keep their own.
    points = settled(seats=2, order=[P0, P1], captured={P0: "11L 11A 11R 11K1", P1: "1L"})
    assert gains(points) == [15, -15]


def test_hj_618_hj_r2_there_are_six_captured_yaku_and_all_combine() -> None:
    assert [row.name for row in DEKIYAKU] == list(CAPTURED_YAKU)
    assert dekiyaku(" ".join(PACK)) == {name: value for name, (value, _) in CAPTURED_YAKU.items()}
    assert sum(dekiyaku(" ".join(PACK)).values()) == 2000
    # No five lights, no moon or flower viewing.
    assert dekiyaku("1L 3L 8L 11L 12L") == {"shikou": 400}
    assert dekiyaku("3L 8L 9A") == {}


def test_captured_yaku_of_random_piles() -> None:
    chance = Random(81)
    for _ in range(1500):
        pile = chance.sample(PACK, chance.randint(0, 40))
        made = dekiyaku(" ".join(pile) or "-")
        assert list(made) == captured_yaku(pile)
        assert sum(made.values()) == captured_value(pile)


def test_every_new_yaku_asks_and_nothing_else_does() -> None:
    chance = Random(82)
    asked = 0
    for _ in range(400):
        cards = chance.sample(PACK, 48)
        pile, field = cards[: chance.randint(10, 34)], cards[34:40]
        hand = cards[40]
        match = position(
            field=" ".join(field), hands=(hand, "-"), bases=(" ".join(pile), "-"), left=2
        )
        had = captured_yaku(pile)
        act(match, f"play {hand}")
        while match.to_play == P0 and choices(match)[0].startswith("take"):
            act(match, choices(match)[0])
        now = captured_yaku(base(match).split())
        assert (choices(match) == BOTH) == (now != had)
        asked += now != had
        assert match.points[P0] == captured_value(base(match).split())
    assert asked > 20


def test_card_points_do_not_matter_for_who_wins_with_yaku() -> None:
    match = one_short(others=("1L 3L 8L 11L", "-"), left=1, stock="5A")
    finish(act(match, "play 3K1", "sage"))
    assert card_points(base(match, P1).split()) > card_points(base(match, P0).split())
    assert match.dealer == P0
