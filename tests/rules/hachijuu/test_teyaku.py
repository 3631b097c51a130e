"""Hachijuu, section 4: hand yaku."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from random import Random
from typing import Any

import pytest

from fudaba.cards.pack import HANAFUDA
from fudaba.games.contract import IllegalAction
from fudaba.games.hachijuu.match import HachijuuMatch
from fudaba.games.hachijuu.teyaku import KINDS
from tests.rules.hachijuu.match import act, finish, lines, playing, scores
from tests.rules.hachijuu.settle import gains, settled
from tests.rules.hachijuu.written import P0, P1, P2, choices, possible, shown_for, teyaku, view
from tests.rules.hachijuu.yaku import HAND_VALUES, HAND_YAKU, PACK, best, ways

SANBON = "9A 9R 9K1 4R 5A 6A 7R"
HANEKEN = "3L 3R 4A 4R 6A 6R 6K1"
BOTH = "1K1 1K2 2K1 2K2 3K1 3K2 5A"
EVEN = {P0: 80, P1: 80, P2: 80}


def table(hands: Mapping[int, str], *says: str, **options: Any) -> HachijuuMatch:
    """A deal in which all three are in."""
    return act(playing(*(says or ("in", "in", "in")), hands=hands, **options))


def test_hj_401_from_the_oyas_position_each_active_player_may_announce() -> None:
    hands = {P0: SANBON, P1: "1L 1R 1K1 2A 4A 6R 8L", P2: "10A 10R 10K1 2R 7A 11A 12L"}
    match = playing("in", "double", "in", "in", hands=hands)
    order = []
    while view(match, int(match.to_play)).phase == "teyaku":
        order.append(int(match.to_play))
        assert choices(match) == ["announce sanbon", "done"]
        act(match, "announce sanbon")
    assert order == [P1, P2, P0]
    assert match.to_play == P1


def test_hj_401_who_has_nothing_is_not_asked_and_who_folded_neither() -> None:
    match = playing("fold", "in", "in", hands={P0: SANBON, P2: "10A 10R 10K1 2R 7A 11A 12L"})
    assert (int(match.to_play), choices(match)) == (P2, ["announce sanbon", "done"])
    assert choices(table({}))[0].startswith("play")


def test_hj_402_the_yaku_is_named_and_its_cards_are_exposed() -> None:
    match = act(table({P0: SANBON}), "announce sanbon")
    for viewer in (P1, P2, None):
        seen = view(match, viewer)
        assert (seen.hands[P0].cards, seen.hands[P0].hidden) == ("9A 9R 9K1", 4)
        made = seen.announced[P0]
        assert [(row.name, row.points, row.rule, row.cards) for row in made] == [
            ("sanbon", 40, "HJ-421", "9A 9R 9K1")
        ]
    events = [event for event in match.events() if event.kind == "announce"]
    assert [(int(event.seat), event.names) for event in events] == [(P0, "sanbon")]


def test_hj_403_exposed_cards_stay_exposed_until_they_are_played() -> None:
    hands = {P0: SANBON, P1: "1L 2A 3L 8L 10A 11R 12K1"}
    field = "1R 2R 3R 8A 10R 12K2"
    match = act(table(hands, field=field), "announce sanbon")
    act(match, "play 4R")
    while match.to_play != P0:
        act(match, choices(match)[0])
    hand = view(match, P1).hands[P0]
    assert (hand.cards, hand.hidden) == ("9A 9R 9K1", 3)
    act(match, "play 9R")
    hand = view(match, P1).hands[P0]
    assert (hand.cards, hand.hidden) == ("9A 9K1", 3)
    assert view(match, P0).exposed == ["9A 9K1", "", ""]


def test_hj_404_what_is_not_announced_is_not_paid() -> None:
    silent = finish(act(table({P0: SANBON}), "done"))
    said = finish(act(table({P0: SANBON}), "announce sanbon"))
    assert not any("sanbon" in line for line in lines(silent))
    assert [line for line in lines(said) if "sanbon" in line] == [
        "1 > 0: 20 sanbon HJ-421",
        "2 > 0: 20 sanbon HJ-421",
    ]
    assert [a - b for a, b in zip(scores(said), scores(silent), strict=True)] == [40, -20, -20]
    hidden = view(act(table({P0: SANBON}), "done"), P1)
    assert (hidden.hands[P0].cards, hidden.announced[P0]) == ("", [])


def test_hj_405_one_of_each_family_in_either_order() -> None:
    match = table({P0: BOTH})
    assert choices(match) == ["announce suroku", "announce kuttsuki", "done"]
    plain = act(match.copy(), "announce suroku")
    assert choices(plain) == ["announce kuttsuki", "done"]
    families = act(match.copy(), "announce kuttsuki")
    assert choices(families) == ["announce suroku", "done"]
    for one, other in ((plain, "announce kuttsuki"), (families, "announce suroku")):
        act(one, other)
        assert choices(one)[0].startswith("play")
        finish(one)
        hand = [line for line in lines(one) if "HJ-4" in line]
        assert sorted(hand) == [
            "1 > 0: 30 suroku HJ-411",
            "1 > 0: 40 kuttsuki HJ-422",
            "2 > 0: 30 suroku HJ-411",
            "2 > 0: 40 kuttsuki HJ-422",
        ]


def test_hj_405_never_two_of_one_family() -> None:
    match = act(table({P0: HANEKEN}), "announce sanbon")
    assert choices(match)[0].startswith("play")
    with pytest.raises(IllegalAction):
        act(match, "announce haneken")


@pytest.mark.parametrize("rate", [1, 2, 4])
def test_hj_406_one_opponent_pays_all_two_pay_half_each(rate: int) -> None:
    sashi = settled(
        seats=2, order=[P0, P1], rate=rate, announced={P1: ["haneken"]}, points={P0: 60, P1: 60}
    )
    assert gains(sashi) == [-200 * rate, 200 * rate]
    three = settled(rate=rate, announced={P1: ["haneken"], P2: ["sanbon"]}, points=EVEN)
    assert gains(three) == [-120 * rate, 180 * rate, -60 * rate]
    # Who was put out pays nothing.
    assert gains(settled(seats=5, announced={P1: ["teshi"]}, points=EVEN))[3:] == [0, 0]


@pytest.mark.parametrize("name", HAND_VALUES)
def test_hj_407_the_bracketed_numbers_are_the_halves(name: str) -> None:
    value, rule = HAND_VALUES[name]
    found = settled(announced={P0: [name]}, points=EVEN)
    assert gains(found) == [value, -value // 2, -value // 2]
    assert {entry.rule for entry in found.entries} == {rule}


# The tables.


@pytest.mark.parametrize(
    ("hand", "shown"),
    [
        ("1K1 2K1 3K1 4K1 5K1 6K1 8L", "1K1 2K1 3K1 4K1 5K1 6K1"),
        ("11L 11A 1K1 2K1 3K1 4K1 8L", "1K1 2K1 3K1 4K1 11L 11A"),
    ],
)
def test_hj_411_suroku(hand: str, shown: str) -> None:
    assert teyaku(hand)["suroku"] == 60
    assert shown_for(hand, "suroku") == [shown]
    assert "suroku" not in possible("1K1 2K1 3K1 4K1 5K1 6A 8L", "plain")


def test_hj_412_karasu() -> None:
    hand = "1K1 2K1 3K1 4K1 5K1 11R 12K1"
    assert teyaku(hand) == {"karasu": 100}
    assert shown_for(hand, "karasu") == [hand]
    assert teyaku("1K1 2K1 3K1 4K1 5K1 6R 12K1") == {"suroku": 60}


def test_hj_421_sanbon() -> None:
    assert teyaku(SANBON) == {"sanbon": 40}
    assert shown_for(SANBON, "sanbon") == ["9A 9R 9K1"]
    assert teyaku("9A 9R 4A 4R 5A 6A 7R") == {}


def test_hj_422_kuttsuki() -> None:
    hand = "1L 1R 4A 4R 9A 9R 12L"
    assert teyaku(hand) == {"kuttsuki": 80}
    assert shown_for(hand, "kuttsuki") == ["1L 1R 4A 4R 9A 9R"]


def test_hj_423_teshi() -> None:
    hand = "8* 1L 2A 3L"
    assert teyaku(hand) == {"teshi": 200}
    assert shown_for(hand, "teshi") == ["8L 8A 8K1 8K2"]


def test_hj_424_haneken() -> None:
    assert teyaku(HANEKEN) == {"haneken": 200}
    assert shown_for(HANEKEN, "haneken") == [HANEKEN]
    assert teyaku("3L 3R 4A 6A 6R 6K1 9A") == {"sanbon": 40}


def test_hj_425_futasanbon() -> None:
    hand = "1L 1R 1K1 5A 5R 5K1 9A"
    assert teyaku(hand) == {"futasanbon": 200}
    assert shown_for(hand, "futasanbon") == ["1L 1R 1K1 5A 5R 5K1"]


def test_hj_426_hj_427_hj_r1_shisou_shows_the_whole_hand_for_600() -> None:
    hand = "7* 9A 9R 9K1"
    assert teyaku(hand) == {"shisou": 600}
    assert shown_for(hand, "shisou") == ["7A 7R 7K1 7K2 9A 9R 9K1"]
    match = act(table({P1: hand}), "announce shisou")
    assert view(match, P0).hands[P1].hidden == 0
    paid = [line for line in lines(finish(match)) if "shisou" in line]
    assert paid == ["0 > 1: 300 shisou HJ-426", "2 > 1: 300 shisou HJ-426"]


def test_the_tables_are_those_of_the_rule_text() -> None:
    assert [kind.name for kind in KINDS] == list(HAND_VALUES)
    for kind in KINDS:
        assert (int(kind.points), kind.rule) == HAND_VALUES[kind.name]


def hands() -> list[list[str]]:
    """Random hands, and hands of few months."""
    chance = Random(80)
    found = [chance.sample(PACK, 7) for _ in range(400)]
    for _ in range(400):
        start = chance.sample(range(12), 3)
        few = [card for number in start for card in PACK[4 * number : 4 * number + 4]]
        found.append(chance.sample(few, 7))
    plains = [card for card in PACK if "K" in card or card.startswith("11")]
    found += [[*chance.sample(plains, 6), chance.choice(PACK[:1] + PACK[4:5])] for _ in range(100)]
    return found + [chance.sample(plains, 7) for _ in range(100)]


@pytest.mark.parametrize("family", HAND_YAKU)
def test_hand_yaku_are_those_that_can_be_shown(family: str) -> None:
    seen: set[str] = set()
    for hand in hands():
        held = " ".join(hand)
        told = ways(hand, family)
        assert set(possible(held, family)) == set(told)
        top = best(hand, family)
        assert possible(held, family, teyaku_choice="highest_or_none") == ([top] if top else [])
        assert [name for name in teyaku(held) if name in HAND_YAKU[family]] == (
            [top] if top else []
        )
        for name, sets in told.items():
            assert shown_for(held, name) == [" ".join(shown) for shown in sets]
            seen.add(name)
    assert seen == set(HAND_YAKU[family])


def test_every_pattern_of_months_has_its_set_yaku() -> None:
    patterns = {
        (4, 3): "shisou",
        (3, 3, 1): "futasanbon",
        (3, 2, 2): "haneken",
        (4, 2, 1): "teshi",
        (4, 1, 1, 1): "teshi",
        (3, 2, 1, 1): "sanbon",
        (3, 1, 1, 1, 1): "sanbon",
        (2, 2, 2, 1): "kuttsuki",
        (2, 2, 1, 1, 1): "",
        (1, 1, 1, 1, 1, 1, 1): "",
    }
    for pattern, name in patterns.items():
        for months in combinations(range(12), len(pattern)):
            hand = [
                HANAFUDA.text(4 * month + place)
                for month, number in zip(months, pattern, strict=True)
                for place in range(number)
            ]
            made = [yaku for yaku in teyaku(" ".join(hand)) if yaku in HAND_YAKU["set"]]
            assert made == ([name] if name else [])
