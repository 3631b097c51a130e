"""Snapphana: who deals, when a match is won, ties and immediate wins (sections 7.2 and 7.5)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from mypy_extensions import i64

from fudaba.cards.vectors import vec
from fudaba.games.snapphana.match import SnapphanaMatch
from tests.rules.snapphana.match import (
    act,
    choices,
    dealt,
    declare,
    discard,
    finish,
    hand,
    kinds,
    lines,
    named,
    play,
    scores,
    shuffled,
    started,
    view,
)
from tests.rules.snapphana.packs import packed
from tests.rules.snapphana.written import GAMES, TO_A_TARGET, load

SEATS = {"800": 4, "1000": 2, "150": 2, "fjabbe": 4}
RICH = "SK CK HK DK SQ CQ HQ DQ SN CN C6 C7 H6 H7 D6"


def tied(game: str = "150", target: int = 50, **options: Any) -> SnapphanaMatch:
    """A match in whose first deal, a scripted one, both sides pass the target with equal points."""
    script = load("snapphana_deals.toml")["tie_is_played_on"]["deals"]
    packs = [deal["deck"] for deal in script]
    match = started(game, *packs, dealer=script[0]["dealer"], target=target, **options)
    return act(match, *script[0]["actions"])


@pytest.mark.parametrize("game", GAMES)
def test_sn_r19_the_first_dealer_by_lot_then_the_next(game: str) -> None:
    seats = SEATS[game]
    first = Counter(int(shuffled(game, seed).dealer) for seed in range(60 * seats))
    assert set(first) == set(range(seats))
    assert all(30 < number < 100 for number in first.values())
    match = shuffled(game, 19)
    while not match.is_over and len(match.deals) < 6:
        finish(match)
    dealers = [int(deal.dealer) for deal in match.deals]
    assert dealers == [(dealers[0] + number) % seats for number in range(len(dealers))]
    assert len(dealers) > 1


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("dealer", range(4))
def test_sn_r20_forehand_is_next_to_the_dealer(game: str, dealer: int) -> None:
    if dealer >= SEATS[game]:
        return
    match = dealt(game, dealer=dealer, seed=20)
    forehand = (dealer + 1) % SEATS[game]
    assert view(match).forehand == forehand
    deck = packed(game, dealer, seed=20).split()
    assert set(deck[:5]) <= set(hand(match, forehand).split())  # dealt to first
    while named(match, "discard") != "-":
        act(match, choices(match)[0])
    assert match.to_play == forehand


# SN-R34: ties.


def test_sn_r34_a_tie_past_the_target_is_played_on() -> None:
    match = tied()
    assert scores(match) == [63, 63]
    assert not match.is_over
    assert match.winner is None
    finish(match)
    assert match.is_over == (match.scores[0] != match.scores[1])
    assert match.winner == match.scores.index(max(match.scores))


@pytest.mark.parametrize("target", [50, 63], ids=["past it", "exactly at it"])
def test_sn_r34_no_declaration_wins_a_deal_that_breaks_a_tie(target: int) -> None:
    match = tied(target=target)
    declared = 0
    while len(match.deals) == 1:
        legal = choices(match)
        declared += named(match, "declare") != "-"
        act(match, next((a for a in legal if a.startswith("declare")), legal[0]))
    assert declared > 0
    assert match.deals[1].end == "count"
    assert kinds(match, 2).count("declare") > 0


def test_sn_r34_the_switch_shares_a_tie() -> None:
    match = tied(tie_at_target="shared")
    assert match.is_over
    assert match.winner == [0, 1]
    assert match.scores == [63, 63]


def test_sn_r34_equal_scores_below_the_target_are_no_tie() -> None:
    for way in ("play_on", "shared"):
        match = tied(target=64, tie_at_target=way)
        assert not match.is_over
        assert match.scores == [63, 63]
    match = tied(target=63, tie_at_target="shared")
    assert match.winner == [0, 1]


def test_sn_r34_the_next_deal_of_equals_below_the_target_may_be_won_at_once() -> None:
    script = load("snapphana_deals.toml")["tie_is_played_on"]["deals"]
    second = packed("150", 1, {0: RICH, 1: "S8 C8"}, seed=34)
    match = started("150", script[0]["deck"], second, target=64)
    act(match, *script[0]["actions"])
    discard(match, "S8 C8")
    declare(match, "clubs", "CK CQ CN")
    assert match.is_over
    assert match.winner == 0


def test_sn_r34_repeated_while_equal() -> None:
    match = tied()
    match.won = vec[i64]([70, 70])
    finish(match)
    first, second = scores(match)
    assert match.scores == [70 + first, 70 + second]
    assert match.is_over == (first != second)


# SN-R35: immediate wins.


@pytest.mark.parametrize("game", TO_A_TARGET)
def test_sn_r35_reaching_the_target_exactly_is_enough(game: str) -> None:
    for target, over in ((34, True), (35, False)):
        match = about_to_declare(game, target=target)
        declare(match, "kings", "SK CK HK DK")
        assert match.is_over == over
    match = about_to_declare(game, target=1)
    declare(match, "kings", "SK CK HK")
    assert match.winner == 1
    assert match.deals[0].end == "declaration"
    assert lines(match) == [(1, 17, "kings")]


def about_to_declare(game: str, **options: Any) -> SnapphanaMatch:
    """Forehand, seat 1, holds four kings and four queens."""
    if game == "1000":
        first = {1: "SK CK HK DK S6 S7 S8 S9 S10 SJ C6 C7 C8 C9", 0: "H6 H7"}
        match = dealt(game, first, second={1: "SQ CQ HQ DQ"}, seed=35, **options)
        discard(match, "S6 S7 S8 S9 S10 SJ C6 C7 C8 C9")
        while named(match, "discard") != "-":
            act(match, choices(match)[0])
        return match
    match = dealt(game, {1: RICH, 0: "S8 C8"}, seed=35, **options)
    return discard(match, "S8 C8")


@pytest.mark.parametrize("game", TO_A_TARGET)
def test_sn_r35_the_switch_lets_the_deal_be_played(game: str) -> None:
    match = about_to_declare(game, target=30, immediate_win=False)
    declare(match, "kings", "SK CK HK DK")
    assert not match.is_over
    finish(match)
    assert match.deals[0].end == "count"
    assert scores(match)[1] >= 34
    assert match.is_over or match.scores[0] == match.scores[1]


def test_sn_r35_the_first_to_declare_in_turn_wins() -> None:
    hands = {1: RICH, 2: "SJ CJ HJ DJ T20 T19 T0 S6", 0: "S8 C8"}
    match = discard(dealt("800", hands, seed=35, target=20), "S8 C8")
    declare(match, "kings", "SK CK HK DK")
    assert match.winner == 1  # though seat 2 would have had 42


def test_sn_r35_it_is_tested_after_each_completed_combination() -> None:
    match = about_to_declare("800", target=60)
    act(match, "declare kings", "show SK", "show CK", "show HK")
    assert not match.is_over
    act(match, "show DK")  # 34
    assert not match.is_over
    declare(match, "queens", "SQ CQ HQ DQ")  # 62
    assert match.is_over
    assert lines(match) == [(1, 34, "kings"), (1, 28, "queens")]


def test_sn_r35_a_doubling_may_bring_it() -> None:
    triples = "SK CK HK SQ CQ HQ SN CN HN C6 C7 C9 H6 H7 D6"
    match = discard(dealt("800", {1: triples, 0: "S8 C8"}, seed=35, target=88), "S8 C8")
    act(match, "declare kings", "declare queens")
    assert not match.is_over
    act(match, "declare knights")
    assert match.is_over
    assert scores(match) == [0, 88]
    assert lines(match)[-1] == (1, 44, "multiples_doubled")


def test_sn_r35_partners_declarations_are_added() -> None:
    script = load("snapphana_deals.toml")["partners_reach_the_target"]["deals"][0]
    for target, over in ((62, True), (63, False)):
        match = act(started("800", script["deck"], target=target), *script["actions"])
        assert match.is_over == over


def test_sn_r35_the_other_sides_declaration_does_not_count() -> None:
    hands = {
        1: "SK CK HK DK C6 C7 C9 C10 H6 H7 H8 D6 D7 D9 S6",
        2: "SQ CQ HQ DQ S7",
        0: "S8 C8",
    }
    match = discard(dealt("800", hands, seed=35, target=50), "S8 C8")
    declare(match, "kings", "SK CK HK DK")
    play(match, "S6")
    declare(match, "queens", "SQ CQ HQ DQ")
    assert not match.is_over
    assert view(match).declared_points == [28, 34]


@pytest.mark.parametrize("game", TO_A_TARGET)
def test_sn_r43_nothing_else_ends_a_deal_early(game: str) -> None:
    tricks = {"800": 15, "1000": 20, "150": 15}[game]
    for seed in range(6):
        match = finish(shuffled(game, seed, target=1))
        assert kinds(match).count("trick") == tricks
        assert match.deals[0].end == "count"
        assert match.is_over


def test_the_score_before_the_count_is_that_of_finished_deals() -> None:
    match = about_to_declare("800")
    declare(match, "kings", "SK CK HK DK")
    assert match.scores == [0, 0]
    assert view(match).declared_points == [0, 34]
