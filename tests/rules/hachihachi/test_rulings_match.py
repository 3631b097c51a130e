"""Hachi-Hachi, section 13.7: rulings on two players and on the match."""

from __future__ import annotations

import pytest

from fudaba.cards.rng import Rng
from fudaba.games.contract import IllegalAction
from fudaba.games.hachihachi.bank import Books
from fudaba.games.hachihachi.match import HachiHachiMatch
from fudaba.games.hachihachi.questions import CHOOSE_CARD
from fudaba.games.hanafuda.capture import piles
from fudaba.games.ledger import BANK, Entry
from fudaba.games.playout import play_out
from tests.rules.hachihachi.match import (
    act,
    finish,
    i64s,
    packed,
    playing,
    position,
    scores,
    shuffled,
    started,
)
from tests.rules.hachihachi.oracle import Oracle
from tests.rules.hachihachi.settle import BLUE, POETRY, gains, reasons, settled
from tests.rules.hachihachi.written import A, B, C, D, E, choices, game, rules, view

TWO = (A, B)


def test_hh_r60_two_players_in_classic() -> None:
    paid = settled(points=(83, 68), order=TWO, mult=4, preset="classic")
    assert gains(paid) == [59, -60]
    assert paid.track == 1
    shoubu = settled(bases=(POETRY, "-"), order=TWO, end="shoubu", by=A, preset="classic")
    assert gains(shoubu) == [84 - 1, -84]


def test_hh_r61_with_equal_points_nobody_pays_and_the_acting_dealer_wins() -> None:
    for order in ((A, B), (B, A)):
        paid = settled(points=(70, 70), order=order)
        assert gains(paid) == [0, 0]
        assert paid.winner == order[0]


def test_hh_r62_an_opponent_who_said_sage_does_not_pay_double() -> None:
    paid = settled(bases=(POETRY, BLUE), order=TWO, end="shoubu", by=A, sage=(B,))
    assert gains(paid) == [70, -70]


def test_hh_r63_two_players_at_exhaustion_with_dekiyaku() -> None:
    deal = {"bases": (POETRY, "-"), "points": (60, 90), "order": TWO, "sage": (A,)}
    half = settled(**deal)  # type: ignore[arg-type]
    assert (gains(half), int(half.winner)) == ([35, -35], A)
    both = settled(**deal, exhausted_sage="half_and_cards")  # type: ignore[arg-type]
    assert (gains(both), int(both.winner)) == ([35 - 30, 30 - 35], B)


def closed(
    standing: list[int], first: int, stones: int = 0, **options: str | int | bool
) -> list[int]:
    books = Books(rules("classic", **options), len(standing))
    books.track = stones
    for seat, points in enumerate(standing):
        books.coins[seat] = max(points, 0)
        books.debt[seat] = max(-points, 0)
    books.close_year(first, True)
    return [int(books.standing(seat)) for seat in range(len(standing))]


def test_hh_r64_the_rest_of_a_share_goes_round_from_the_last_winner() -> None:
    # 7 players: 420 points of award for 4 on top, 105 each; stones: 11 for 3 poorest
    assert closed([9, 9, 0, 0, 0, 9, 9], 5, 11) == [114, 114, 4, 4, 3, 114, 114]
    assert closed([9, 9, 0, 0, 0, 9, 9], 3, 11) == [114, 114, 3, 4, 4, 114, 114]


def test_hh_r64_an_award_that_does_not_divide() -> None:
    # 4 times 5 kan of 10 points = 200, three on top: 67, 67, 66 from the last winner on
    standing = closed([5, 5, 5, 0], 2, 0, kan_points=10)
    assert standing == [5 + 67, 5 + 66, 5 + 67, 0]


def test_hh_r65_poorest_and_richest_are_coins_minus_debt() -> None:
    books = Books(rules("classic", final_prize="none"), 3)
    books.coins, books.debt = i64s([500, 10, 60]), i64s([600, 0, 0])
    books.track = 12
    _, top = books.close_year(A, True)
    assert [int(books.standing(seat)) for seat in range(3)] == [-88, 10, 60]
    assert top == [C]


def test_hh_r66_totals_are_public_unless_kept_until_ishi_arai() -> None:
    assert game(preset="classic").options["public_totals"] == "always"
    always = shuffled(1, 3, "classic")
    assert view(always, A).coins == [60, 60, 60]
    secret = shuffled(1, 3, "classic", public_totals="from_ishi_arai")
    assert view(secret, A).coins == [60, None, None]
    assert view(secret, None).coins == [None, None, None]
    assert view(secret, B).scores == [None, 60, None]


def campaign(seed: int, preset: str) -> tuple[HachiHachiMatch, list[range]]:
    """A campaign of three players and three deals a year, and the deals of every year."""
    match = shuffled(seed, 3, preset, deals=3, campaign=True, four_three="teyaku")
    play_out(match, Rng(seed))
    years = [range(first, first + 3) for first in (0, 3, 6)]
    assert len(match.deals) == 9  # HH-980: as many years as there are players
    return match, years


@pytest.mark.parametrize("preset", ["decimal", "classic"])
def test_hh_r67_a_campaign_adds_the_results_of_independent_matches(preset: str) -> None:
    """Every year, played again as a match of its own, has its part of the result."""
    for seed in range(5):
        match, years = campaign(seed, preset)
        results = []
        for year in years:
            packs = [[int(card) for card in match.deals[number].deck] for number in year]
            dealer = int(match.deals[year[0]].dealer)
            alone = started(packs, dealer=dealer, preset=preset, deals=3, four_three="teyaku")
            for number in year:
                for action in match.deals[number].actions:
                    alone.apply(int(action))
            assert alone.is_over
            results.append(alone.scores)
        assert match.scores == [sum(won) for won in zip(*results, strict=True)]


@pytest.mark.parametrize("preset", ["decimal", "classic"])
def test_hh_r67_the_last_winner_deals_next_year_and_carried_multipliers_lapse(preset: str) -> None:
    """By the plain account of every deal, which knows nothing of campaigns."""
    lapsed = 0
    for seed in range(12):
        match, years = campaign(seed, preset)
        for year in years[:-1]:
            carried: list[int] = []
            for number in year:
                told = Oracle(match, number, carried, 0).out
                carried = told.carried
            following = match.openings[year[-1] + 1]
            assert following.dealer == told.winner
            assert following.carried == []
            again = Oracle(match, year[-1] + 1, [], 0).out
            assert [int(score) for score in match.deals[year[-1] + 1].scores] == again.scores
            lapsed += bool(carried)
    assert lapsed > 0


def test_hh_r67_a_deal_of_a_later_year_is_played_again_in_its_year() -> None:
    match = shuffled(67, 3, "classic", deals=3, campaign=True, four_three="teyaku", mizuten=False)
    play_out(match, Rng(67))
    for number, deal in enumerate(match.deals, start=1):
        again = match.replayed_deal(number)
        assert again.deals[-1].after == deal.after
        assert list(again.deals[-1].totals) == list(deal.totals)
    assert again.winner == match.winner


@pytest.mark.parametrize(("deals", "paid"), [(12, True), (6, False), (3, False)])
def test_hh_r68_the_year_bonus_only_after_twelve_deals(deals: int, paid: bool) -> None:
    match = shuffled(68, 3, deals=deals, final_prize="each_other_5")
    play_out(match, Rng(68))
    rules_named = {entry.rule for entry in match.deals[-1].after}
    assert ("HH-953" in rules_named) == paid
    assert sum(match.scores) == 0


def test_hh_r69_a_tied_match_is_shared() -> None:
    books = Books(rules(), 3)
    books.pay(i64s([20, 20, -40]))
    assert books.close_year(A, True)[1] == [A, B]
    for seed in range(200):
        match = shuffled(seed, 2, deals=3)
        play_out(match, Rng(seed))
        if match.scores == [0, 0]:
            assert match.winner == [A, B]
        else:
            assert match.winner == (A if match.scores[A] > 0 else B)


def test_hh_r70_any_single_stayer_wins_the_pot() -> None:
    match = playing(seats=4, auction_min="free")
    act(match, "drop", "stay", "drop", "drop")
    assert match.deals[0].end == "sole"
    assert scores(match) == [-10, 45, -15, -20]
    assert match.dealer == B
    last = act(playing(seats=4, auction_min="free"), "drop", "drop", "drop")
    assert choices(last) == ["stay", "drop"]
    assert act(last, "drop").deals[0].end == "void"


@pytest.mark.parametrize("preset", ["decimal", "classic"])
def test_hh_r71_achievements_are_paid_at_the_end(preset: str) -> None:
    hand = "1R 4R 2K1 3K1 5K1 6K1 7K1"
    paid = settled(points=(95, 90, 79), hands={A: hand}, mizuten=True, preset=preset)
    assert reasons(paid)[-2:] == ["nukeyaku", "mizuten"]
    match = playing(hands={A: hand}, preset=preset, mizuten=False)
    act(match, "declare red")
    assert match.entries == []


def test_hh_r72_turns_skip_the_seats_that_sit_out() -> None:
    match = playing(seats=6)
    act(match, "stay", "drop", "stay", "drop", "stay")
    assert list(match.order) == [A, C, E]
    turns: list[int] = []
    while len(turns) < 6:
        if match.question == CHOOSE_CARD:
            turns.append(int(match.to_play))
        legal = choices(match)
        word = next((w for w in ("stay", "done", "sage") if w in legal), legal[0])
        act(match, word)
    assert turns == list(match.order) * 2
    assert B not in turns
    assert D not in turns


def test_hh_r73_the_choice_cannot_be_skipped() -> None:
    match = position(
        field="3K1 5A", hands=("3R 9A", "-", "-"), bases=("1R 1K1 2R 2K1", "-", "-"), stock="12K1"
    )
    act(match, "play 3R")
    assert choices(match) == ["shoubu", "sage"]
    with pytest.raises(IllegalAction):
        act(match, "play 9A")


def test_hh_r74_the_dealer_is_the_acting_one_but_a_void_deal_is_dealt_again_by_who_dealt() -> None:
    assert settled(points=(0, 88, 88, 88), order=(1, 2, 3)).winner == B
    assert settled(points=(0, 95, 95, 74), order=(1, 2, 3)).winner == B
    match = playing(seats=5, hands={E: "1R 2R 3R 4A 5A 8L 9A"})
    act(match, "drop", "stay", "stay", "stay")
    assert {int(entry.payer) for entry in match.entries[1:]} == {C, D}
    void = act(playing(seats=4, dealer=2, auction_min="free"), *["drop"] * 4)
    assert void.dealer == C


def test_hh_r75_the_hands_of_those_who_sit_out_are_not_seen() -> None:
    match = playing(seats=5, hands={E: "1R 2R 3R 4A 5A 8L 9A"})
    act(match, "drop", "stay", "stay", "stay")
    for seat in (B, None):
        seen = view(match, seat)
        assert [seen.hands[owner].cards for owner in (A, E)] == ["", ""]
        told = [event.cards for event in seen.events if event.kind == "compensation"]
        assert told == ["1R 2R 3R 8L"]
        assert "4A" not in " ".join(event.cards for event in seen.events)
    seven = playing(seats=7, hands={B: "W 2A 4A 5A 6A 7A 9A"})
    assert view(seven, C).field.free == "2A 4A 5A 6A 7A 9A"


def test_hh_r76_two_or_three_of_a_month_come_only_from_the_deal() -> None:
    for seed in range(30):
        match = shuffled(seed, 3)
        match.stop_after_deal = True
        rng = Rng(seed)
        layout = int(match.field)
        first = set(piles(layout))
        while not match.is_over:
            if match.question == CHOOSE_CARD:
                assert set(piles(match.field)) <= first
                for month in range(12):
                    lying = int(match.field) & 15 << 4 * month
                    if lying.bit_count() == 2:
                        assert lying & ~layout == 0
            match.step(match.legal_nth(rng.below(match.legal_count())))


@pytest.mark.parametrize(("deals", "levied"), [(3, False), (6, False), (12, True)])
def test_hh_r77_han_don_and_repayment_only_if_more_deals_follow(deals: int, levied: bool) -> None:
    for preset in ("classic", "decimal"):
        match = shuffled(
            77,
            3,
            preset,
            deals=deals,
            han_don_kan=10,
            loans="bank_10",
            initial_points=0,
            four_three="teyaku",
        )
        rng = Rng(77)
        asked = set()
        while not match.is_over:
            if choices(match)[0] == "repay 0":
                asked.add(int(match.month))
            match.step(match.legal_nth(rng.below(match.legal_count())))
        levy = [number for number, deal in enumerate(match.deals, 1) if paid_to_bank(deal.after)]
        assert bool(levy) == levied
        assert asked <= ({6, 11} if levied else set())


def paid_to_bank(entries: list[Entry]) -> bool:
    return any(entry.payee == BANK for entry in entries)


def test_hh_r77_repayment_does_not_need_the_levy() -> None:
    asked = set()
    for seed in range(6):
        match = shuffled(seed, 3, loans="bank_10", initial_points=0, ishi_arai=True)
        rng = Rng(seed)
        while not match.is_over:
            if choices(match)[0] == "repay 0":
                asked.add(int(match.month))
            match.step(match.legal_nth(rng.below(match.legal_count())))
    assert asked == {6, 11}


def test_hh_r77_stones_and_prize_come_at_the_end_of_every_match() -> None:
    match = started([packed()] * 3, preset="classic", deals=3, mizuten=False)
    while not match.is_over:
        finish(match)
    after = {entry.rule: int(entry.amount) for entry in match.deals[-1].after}
    assert after["HH-965"] <= 3
    assert "HH-966" in after


def test_hh_r77_no_year_bonus_after_a_four_three_ending() -> None:
    match = playing(hands={A: "10* 5A 5R 5K1"}, four_three="ends_match", final_prize="each_other_5")
    assert match.is_over
    assert match.deals[0].after == []
    assert match.scores == [400, -200, -200]


def test_hh_r78_han_don_does_not_reduce_debt() -> None:
    books = Books(rules("classic"), 3)
    books.coins, books.debt = i64s([130, 300, 0]), i64s([120, 0, 240])
    books.han_don()
    assert [int(coins) for coins in books.coins] == [10, 180, 0]
    assert [int(debt) for debt in books.debt] == [120, 0, 360]
