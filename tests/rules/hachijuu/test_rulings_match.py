"""Hachijuu, section 9: rulings on the match and the course of a deal."""

from __future__ import annotations

from itertools import pairwise

import pytest

from fudaba.cards.rng import Rng
from fudaba.games.deals import GivenDeals
from fudaba.games.playout import play_out
from fudaba.games.record import DealRecord, Record, replay
from tests.rules.hachijuu.match import act, lines, playing, scores, shuffled
from tests.rules.hachijuu.written import P0, P1, P2, choices, game, load, phase, view

SCRIPTS = load("hachijuu_deals.toml")


def only_deal(name: str, **options: int) -> Record:
    """A scripted deal as a match of its own."""
    script = SCRIPTS[name]
    deal = DealRecord(
        dealer=script["dealer"],
        deck=script["deck"],
        stock=script.get("stock"),
        actions=script["actions"],
    )
    names = [f"P{seat}" for seat in range(script["seats"])]
    given = {**script.get("options", {}), "deals": 1, **options}
    return Record(fudaba=1, game="hachijuu", seats=names, options=given, deals=[deal])


def test_hj_r16_twelve_deals_or_any_number() -> None:
    assert view(shuffled()).deals == 12
    for deals in (1, 3, 12, 13):
        match = shuffled(deals, 4, deals=deals)
        play_out(match, Rng(deals))
        assert len(match.deals) == deals
        summed = [sum(int(deal.scores[seat]) for deal in match.deals) for seat in range(4)]
        assert match.scores == summed


def test_hj_r16_the_best_balance_wins_and_ties_are_shared() -> None:
    assert replay(only_deal("three_handed")).winner == 1
    shared = replay(only_deal("three_handed_tie"))
    assert (shared.scores, shared.winner) == ([40, 40, -80], [0, 1])
    assert replay(only_deal("three_handed_tie_of_all")).winner == [0, 1, 2]


@pytest.mark.parametrize("chips", [0, 100, -100])
def test_hj_r17_balances_run_from_the_starting_chips_and_may_be_negative(chips: int) -> None:
    match = replay(only_deal("hand_yaku_at_rate_4", start_chips=chips))
    assert match.scores == SCRIPTS["hand_yaku_at_rate_4"]["scores"]
    seen = match.view(None)
    assert seen.scores == match.scores
    assert seen.balance == [chips + score for score in match.scores]  # type: ignore[attr-defined]
    assert min(match.scores) < -1000


def test_hj_r27_the_tied_redraw_from_a_full_pack() -> None:
    again = 0
    same = 0
    for seed in range(3000):
        draws = shuffled(seed, 6).draws
        for first, second in pairwise(draws):
            again += 1
            # Cards of the first draw can come again: it was put back and shuffled in.
            same += bool({card for card in first if card >= 0} & {c for c in second if c >= 0})
            assert all(second[seat] < 0 or first[seat] >= 0 for seat in range(6))
            assert sum(card >= 0 for card in second) in (2, 3)
    assert again > 30
    assert same > 5


def test_hj_r32_who_shuffles_has_no_effect() -> None:
    decks = set()
    for oya in range(3):
        given = GivenDeals()
        given.first_dealer = oya
        match = game(3).new(32, given)
        assert match.dealer == oya
        decks.add(tuple(int(card) for card in match.deck))
    assert len(decks) == 1


def test_hj_r33_hand_yaku_are_settled_before_the_first_card_and_stand() -> None:
    hands = {P0: "4* 9A 9R 12K1", P1: "5A 5R 6A 7A 8L 10R 11A", P2: "1R 1K1 2R 2K1 3R 6R 9K1"}
    field = "1K2 2A 3K1 10A 11L 12L"
    stock = "5K1 5K2 6K1 6K2 7K1 7K2 8K1"
    match = playing("in", "in", "in", oya=2, hands=hands, field=field, stock=stock)
    act(match, "announce teshi")
    while not match.deals:
        legal = choices(match)
        wanted = ["agari", "play 1R", "play 2R", "play 3R"]
        act(match, next((word for word in wanted if word in legal), legal[-1]))
    assert match.deals[0].end == "agari"
    found = lines(match)
    assert found[:2] == ["2 > 0: 100 teshi HJ-423", "1 > 0: 100 teshi HJ-423"]
    assert found[2].endswith("HJ-612")
    assert scores(match) == [200 - 100, -100 - 100, -100 + 200]


def test_hj_r34_a_deal_goes_through_its_sections_in_order() -> None:
    places = {
        "auction": 3,
        "teyaku": 4,
        "play": 5,
        "place_played": 5,
        "place_drawn": 5,
        "decide": 5,
    }
    seen: set[str] = set()
    for seed in range(30):
        match = shuffled(seed, 2 + seed % 5)
        deal, section = 0, 3
        while not match.is_over:
            if len(match.deals) > deal:
                deal, section = len(match.deals), 3
            now = phase(match)
            assert places[now] >= section
            section = places[now]
            seen.add(now)
            legal = choices(match)
            act(match, legal[(seed + 5 * len(match.actions)) % len(legal)])
        assert phase(match) == view(match).phase == "over"
    assert seen == set(places)
