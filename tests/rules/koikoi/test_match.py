"""Koi-Koi, section 7: end of deal and match."""

from __future__ import annotations

import pytest

from fudaba.cards.hanafuda import month_cards
from fudaba.cards.rng import Rng
from fudaba.games.playout import play_out
from tests.rules.koikoi.deals import redealt, scores, scripted
from tests.rules.koikoi.written import A, B, koikoi, text, view, yaku


@pytest.mark.parametrize(
    ("name", "dealer", "winner"),
    [
        ("voided", A, B),
        ("voided", B, A),
        ("revived", A, A),
        ("last_card_of_ko", B, A),
        ("instant_ko", A, B),
    ],
)
def test_kk_701_the_winner_deals_next(name: str, dealer: int, winner: int) -> None:
    match = scripted(name, dealer=dealer)
    assert scores(match)[winner] > 0
    assert match.dealer == match.to_play == winner


@pytest.mark.parametrize("dealer", [A, B])
def test_kk_702_a_deal_without_shobu_is_a_draw_and_the_same_person_deals(dealer: int) -> None:
    match = scripted("quiet", dealer=dealer)
    assert match.deals[0].end == "exhausted"
    assert scores(match) == [0, 0]
    assert match.dealer == dealer
    turned_up = sum(event.kind == "draw" for event in match.events(1))
    assert 24 - turned_up == 8


def test_kk_703_a_caller_who_does_not_gain_again_scores_nothing() -> None:
    match = scripted("outstanding")
    assert "koi" in [match.text(int(action)) for action in match.deals[0].actions]
    assert match.deals[0].end == "exhausted"
    assert scores(match) == [0, 0]


@pytest.mark.parametrize("dealer_point", [False, True])
def test_kk_704_points_come_only_from_shobu_instant_hands_and_the_dealers_point(
    dealer_point: bool,
) -> None:
    ends = set()
    for seed in range(15):
        match = koikoi(dealer_point=dealer_point).new(seed)
        play_out(match, Rng(seed))
        for deal in match.deals:
            won = sum(int(score) for score in deal.scores)
            if deal.end == "exhausted":
                assert won == int(dealer_point)
            elif deal.end == "stop":
                assert won > 0
            ends.add(deal.end)
    assert {"stop", "exhausted"} <= ends


@pytest.mark.parametrize("deals", [12, 6, 3])
def test_kk_705_a_year_half_a_year_or_a_quarter(deals: int) -> None:
    months = ["quiet"] * (deals - 1)
    match = scripted(*months, deals=deals)
    assert view(match).deal == deals
    assert not match.is_over
    assert scripted(*months, "quiet", deals=deals).is_over


@pytest.mark.parametrize("month", range(1, 13))
def test_kk_705_deal_n_stands_for_month_n(month: int) -> None:
    assert yaku(text(month_cards(month)), deal=month, tsukifuda=True)["tsukifuda"] == 4


@pytest.mark.parametrize("name", ["quiet", "outstanding", "instant_both"])
def test_kk_706_a_drawn_deal_counts_as_played(name: str) -> None:
    match = scripted(name)
    assert scores(match) == [0, 0]
    assert match.deal_number == view(match).deal == 2


def test_kk_707_a_failed_deal_is_repeated_as_the_same_month() -> None:
    for match in redealt():
        assert match.deal_number == 1
        assert match.deals == []


def test_kk_708_the_higher_total_wins_the_match() -> None:
    match = scripted("voided", "instant_ko", "quiet", deals=3)
    # B wins the first deal and deals; A, now ko, has the instant hand.
    assert match.scores == [6, 12]
    assert match.winner == B
