"""Hachi-Hachi, section 6: teyaku."""

from __future__ import annotations

import random

import pytest

from fudaba.cards.bits import set_of
from fudaba.cards.hanafuda import ANIMALS, CHAFF, LIGHTS, WILLOWS
from fudaba.games.hachihachi.teyaku import KINDS, NONE, Hand, is_standing
from tests.rules.hachihachi.match import act, playing, scores
from tests.rules.hachihachi.settle import gains, settled
from tests.rules.hachihachi.written import A, B, C, cards, choices, rules, shown, text, teyaku, view

TRIPLE = "1L 1R 1K1 2A 3L 6A 8L"
RED = "1R 4R 2K1 3K1 5K1 6K1 7K1"

#: Hand and kan by `decimal` and `classic`, for every row of group A.
GROUP_A = {
    "HH-410": ("triple", "9A 9R 9K1 2A 3L 6A 8L", 2, 2),
    "HH-411": ("standing_triple", "4R 4K1 4K2 2A 3L 6A 8L", 3, 3),
    "HH-412": ("two_triples", "9A 9R 9K1 8L 8A 8K1 2A", 6, 6),
    "HH-413": ("triple_and_standing", "9A 9R 9K1 12K1 12K2 12K3 2A", 7, 7),
    "HH-414": ("two_standing", "5A 5R 5K1 7R 7K1 7K2 2A", 8, 8),
    "HH-415": ("three_pairs", "1L 1R 2A 2R 3L 3R 8L", 4, 4),
    "HH-416": ("four", "6* 1L 8L 9A", 6, 6),
    "HH-417": ("haneken", "1L 1R 1K1 2A 2R 3L 3R", 7, 7),
    "HH-418": ("one_two_four", "9* 3L 3R 8L", 8, 8),
    "HH-419": ("four_three", "9* 3L 3R 3K1", 20, 20),
}


@pytest.mark.parametrize("rule", GROUP_A)
def test_hh_410_to_hh_419_group_a(rule: str) -> None:
    name, hand, decimal, classic = GROUP_A[rule]
    assert teyaku(hand) == {name: decimal}
    assert teyaku(hand, "classic") == {name: classic}
    assert {kind.name: kind.rule for kind in KINDS}[name] == rule


def test_hh_411_414_417_418_are_named_like_their_rows() -> None:
    rows = [(kind.rule, kind.name) for kind in KINDS[:10]]
    assert rows == [(rule, row[0]) for rule, row in GROUP_A.items()]


def test_hh_412_413_two_triples_with_none_and_one_standing() -> None:
    assert teyaku("1L 1R 1K1 2A 2R 2K1 9A") == {"two_triples": 6}
    assert teyaku("1L 1R 1K1 7A 7R 7K1 9A") == {"triple_and_standing": 7}


def test_hh_415_416_pairs_and_four_take_no_smaller_patterns_beside_them() -> None:
    assert teyaku("1L 1R 2A 2R 3L 6A 8L") == {}
    assert teyaku("6* 1L 1R 9A") == {"one_two_four": 8}


def test_hh_400_active_players_are_asked_after_the_auction() -> None:
    match = playing(seats=4, hands={B: TRIPLE})
    assert choices(match) == ["stay", "drop"]
    act(match, "stay", "stay", "stay")
    assert (int(match.to_play), choices(match)) == (B, ["declare triple", "done"])


def test_hh_401_the_best_of_each_group_add_up() -> None:
    hand = "12K1 12K2 12K3 4R 4K1 4K2 5K1"
    assert teyaku(hand) == {"two_standing": 8, "one_ribbon": 3}
    paid = settled(points=(93, 85, 86), hands={B: hand})
    assert gains(paid) == [5 - 110, -3 + 220, -2 - 110]


@pytest.mark.parametrize("month", range(1, 13))
def test_hh_420_standing_triples_are_of_months_4_5_7_and_the_kasu_of_12(month: int) -> None:
    four = 15 << 4 * (month - 1)
    for place in range(4):
        three = four & ~(1 << 4 * (month - 1) + place)
        standing = month in (4, 5, 7) or (month == 12 and text(three) == "12K1 12K2 12K3")
        assert is_standing(month, three) == standing
    assert teyaku("12L 12K1 12K2 2A 3L 6A 8L") == {"triple": 2}


def test_hh_421_a_standing_haneken_brings_one_more_in_classic() -> None:
    hand = "7A 7R 7K1 2A 2R 3L 3R"
    assert teyaku(hand) == {"haneken": 7}
    assert teyaku(hand, "classic") == {"haneken": 8}
    assert teyaku(hand, haneken_standing=True) == {"haneken": 8}
    assert teyaku(hand, "classic", haneken_standing=False) == {"haneken": 7}


def test_hh_422_four_three_ends_a_classic_match_before_the_auction() -> None:
    hands = {C: "10* 5A 5R 5K1"}
    match = playing(seats=4, hands=hands, field="11L 2A 4A 6A 7A 9A", preset="classic")
    act(match, "look")
    assert match.is_over
    assert match.deals[0].end == "four_three"
    assert scores(match) == [-960, -960, 2880, -960]
    both = playing(seats=4, hands={C: "11* 4A 4K1 4K2"}, preset="classic")  # and one animal
    act(both, "look")
    assert scores(both) == [-276, -276, 828, -276]


def test_hh_422_in_decimal_it_is_an_ordinary_teyaku() -> None:
    match = playing(hands={C: "10* 5A 5R 5K1"})
    assert choices(match) == ["declare four_three", "done"]
    act(match, "declare four_three")
    assert choices(match)[0].startswith("play")


GROUP_B = {
    "HH-430": ("red", RED, 2),
    "HH-431": ("one_ribbon", "1R 2K1 3K1 4K1 5K1 6K1 11A", 3),
    "HH-432": ("one_animal", "9A 2K1 3K1 4K1 5K1 6K1 11R", 3),
    "HH-433": ("one_light", "1L 2K1 3K1 4K1 5K1 6K1 11L", 4),
    "HH-434": ("empty", "1K1 2K1 3K1 4K1 5K1 6K1 12K1", 4),
}


@pytest.mark.parametrize("rule", GROUP_B)
def test_hh_430_to_hh_434_group_b(rule: str) -> None:
    name, hand, kan = GROUP_B[rule]
    assert teyaku(hand) == teyaku(hand, "classic") == {name: kan}
    assert {kind.name: kind.rule for kind in KINDS}[name] == rule


def test_hh_430_the_colour_of_the_ribbons_does_not_matter() -> None:
    assert teyaku("1R 6R 4R 2K1 3K1 5K1 7K1") == {"red": 2}
    assert teyaku("1R 2R 3R 4R 5R 6R 7R") == {"red": 2}
    assert teyaku("1R 4R 9A 3K1 5K1 6K1 7K1") == {}


def test_hh_431_432_433_willows_are_not_the_one_card() -> None:
    for willow in ("11R", "11A", "11L"):
        assert teyaku(f"{willow} 2K1 3K1 4K1 5K1 6K1 7K1") == {"empty": 4}


def test_hh_435_six_chaff_or_no_animal_and_no_light_outside_willow() -> None:
    chosen = rules()
    chance = random.Random(435)
    found = 0
    for _ in range(4000):
        hand = set_of(chance.sample(range(48), 7))
        wanted = int(hand & CHAFF).bit_count() >= 6 or hand & (ANIMALS | LIGHTS) & ~WILLOWS == 0
        assert (Hand(chosen, hand).group_b != NONE) == wanted
        found += wanted
    assert found > 100


def test_hh_436_six_kasu_with_the_rain_man_or_with_another_light() -> None:
    assert teyaku("1K1 2K1 3K1 4K1 5K1 6K1 11L") == {"empty": 4}
    assert teyaku("1L 2K1 3K1 4K1 5K1 6K1 7K1") == {"one_light": 4}


def test_hh_450_teyaku_are_declared_from_the_acting_dealer_on() -> None:
    hands = {A: TRIPLE, B: RED, C: "9A 9R 9K1 10A 10R 12L 8A"}
    match = playing(dealer=1, hands=hands)
    asked = []
    while "done" in choices(match):
        asked.append(int(match.to_play))
        act(match, choices(match)[0])
    assert asked == [B, C, A]


def test_hh_451_group_a_shows_the_cards_of_the_combination() -> None:
    assert shown(TRIPLE, "A") == shown(TRIPLE, "A", "classic") == "1L 1R 1K1"
    assert shown("6* 1L 8L 9A", "A") == "6A 6R 6K1 6K2"
    assert shown("1L 1R 2A 2R 3L 3R 8L", "A") == "1L 1R 2A 2R 3L 3R"
    odd = "9* 3L 3R 8L"
    assert shown(odd, "A") == "3L 3R 8L 9A 9R 9K1 9K2"
    assert shown(odd, "A", "classic") == "3L 3R 9A 9R 9K1 9K2"
    assert shown(odd, "A", show_odd_card=False) == "3L 3R 9A 9R 9K1 9K2"


def test_hh_451_what_is_shown_is_announced_to_all() -> None:
    match = act(playing(hands={A: TRIPLE}), "declare triple")
    events = [event for event in match.events() if event.kind == "declare"]
    assert [(text(e.cards), e.names) for e in events] == [("1L 1R 1K1", "triple")]


def test_hh_452_group_b_shows_all_but_chaff_or_only_chaff() -> None:
    assert shown(RED, "B") == "1R 4R"
    assert shown(RED, "B", "classic") == "2K1 3K1 5K1 6K1 7K1"
    assert shown("1K1 2K1 3K1 4K1 5K1 6K1 11L", "B") == "-"
    assert shown("1K1 2K1 3K1 4K1 5K1 6K1 11L", "B", "classic") == "1K1 2K1 3K1 4K1 5K1 6K1 11L"


@pytest.mark.parametrize(
    ("rule", "kind"),
    [("HH-430", "ribbon"), ("HH-431", "ribbon"), ("HH-432", "animal"), ("HH-433", "light")],
)
def test_hh_452_the_place_of_the_hidden_cards_tells_their_kind(rule: str, kind: str) -> None:
    name, hand, _ = GROUP_B[rule]
    match = playing(hands={A: hand}, preset="classic", mizuten=False)
    act(match, f"declare {name}")
    assert view(match, B).face_down[A] == kind
    assert view(match, B).hands[A].cards == text(cards(hand) & CHAFF)


def test_hh_453_shown_cards_stay_open_in_classic_and_are_hidden_again_in_decimal() -> None:
    for preset, seen in (("classic", "1L 1R 1K1"), ("decimal", "")):
        match = playing(hands={A: TRIPLE}, preset=preset, mizuten=False)
        act(match, "declare triple")
        hand = view(match, B).hands[A]
        assert hand.cards == seen
        assert hand.hidden == 7 - len(seen.split())
        assert view(match, B).captured[A] == ""


def test_hh_454_only_active_players_pay_and_receive() -> None:
    points = (100, 92, 72, 0)
    paid = settled(points=points, order=(1, 2, 0), hands={1: TRIPLE}, mult=2)
    assert gains(paid) == [24 - 40, 8 + 80, -32 - 40, 0]


def test_hh_455_either_timing_comes_to_the_same() -> None:
    for payment in ("end_of_deal", "at_once"):
        hands = {A: TRIPLE}
        paid = settled(points=(100, 92, 72), hands=hands, teyaku_payment=payment)
        assert gains(paid) == [52, -16, -36]
        special = settled(points=(168, 50, 46), hands=hands, teyaku_payment=payment)
        assert gains(special) == [200, -100, -100]
