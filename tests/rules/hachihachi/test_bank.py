"""Hachi-Hachi, section 11: the bank of `classic`."""

from __future__ import annotations

import pytest

from fudaba.cards.rng import Rng
from fudaba.games.contract import IllegalAction
from fudaba.games.hachihachi.bank import Books
from fudaba.games.hachihachi.match import HachiHachiMatch
from fudaba.games.ledger import BANK, TRACK
from fudaba.games.playout import play_out
from tests.rules.hachihachi.match import act, i64s, repaying, shuffled
from tests.rules.hachihachi.written import A, B, C, D, choices, rules, view


def books_of(*standing: int) -> Books:
    books = Books(rules("classic"), len(standing))
    for seat, points in enumerate(standing):
        books.coins[seat] = max(points, 0)
        books.debt[seat] = max(-points, 0)
    return books


def until(
    month: int, seed: int = 1, seats: int = 3, **options: str | int | bool
) -> HachiHachiMatch:
    """A `classic` match at the first decision of a month."""
    match = shuffled(seed, seats, "classic", four_three="teyaku", **options)
    rng = Rng(seed)
    while match.month < month:
        match.step(match.legal_nth(rng.below(match.legal_count())))
    return match


def test_hh_960_at_han_don_everybody_returns_ten_kan() -> None:
    match = until(7)
    after = match.deals[5].after
    assert [(int(e.payer), int(e.payee), int(e.amount)) for e in after] == [
        (seat, BANK, 120) for seat in range(3)
    ]
    assert [entry for deal in match.deals[:5] for entry in deal.after] == []
    before, now = match.deals[4].totals, match.deals[5].totals
    for seat in range(3):
        assert now[seat] - before[seat] == match.deals[5].scores[seat] - 120


def test_hh_960_who_has_not_enough_must_borrow() -> None:
    books = books_of(119, 120, 0)
    books.han_don()
    assert [int(coins) for coins in books.coins] == [119, 0, 0]
    assert [int(debt) for debt in books.debt] == [120, 0, 120]


def test_hh_961_debt_is_paid_back_in_steps_of_five_kan() -> None:
    match = repaying(coins=200, debt=240)
    assert choices(match) == ["repay 0", "repay 5", "repay 10", "repay 15"]
    for wrong in ("repay 4", "repay 20", "repay 1"):
        with pytest.raises(IllegalAction):
            act(match, wrong)
    act(match, "repay 10")
    assert (int(match.books.coins[A]), int(match.books.debt[A])) == (80, 120)


def test_hh_961_never_more_than_coins_or_debt() -> None:
    assert choices(repaying(coins=1000, debt=120)) == ["repay 0", "repay 5", "repay 10"]
    assert choices(repaying(coins=119, debt=1200)) == ["repay 0", "repay 5"]
    for coins, debt in ((59, 120), (120, 59)):
        assert "repay 0" not in choices(repaying(coins=coins, debt=debt))


def test_hh_961_after_han_don_from_the_winner_on() -> None:
    asked = []
    for seed in range(10):
        match = shuffled(seed, 4, "classic", four_three="teyaku", initial_points=0)
        rng = Rng(seed)
        order: list[int] = []
        while match.month < 7:
            if choices(match)[0] == "repay 0":
                order.append((int(match.to_play) - int(match.next_dealer)) % 4)
                assert (match.month, len(match.deals) >= 5) == (6, True)
            match.step(match.legal_nth(rng.below(match.legal_count())))
        assert order == sorted(order)
        asked += order
    assert len(set(asked)) > 1


def test_hh_962_ishi_arai_after_deal_11() -> None:
    months = {True: set(), False: set()}  # type: dict[bool, set[int]]
    for ishi_arai in (True, False):
        for seed in range(6):
            match = shuffled(
                seed, 3, "classic", ishi_arai=ishi_arai, initial_points=0, four_three="teyaku"
            )
            rng = Rng(seed)
            while not match.is_over:
                if choices(match)[0] == "repay 0":
                    months[ishi_arai].add(int(match.month))
                match.step(match.legal_nth(rng.below(match.legal_count())))
    assert months == {True: {6, 11}, False: {6}}


def test_hh_962_from_now_on_everybody_knows_everybodys_points() -> None:
    early, late = (until(month, public_totals="from_ishi_arai") for month in (8, 12))
    assert view(early, A).coins.count(None) == 2
    assert None not in view(late, A).coins


def test_hh_962_they_are_known_while_debt_is_paid_back_at_ishi_arai() -> None:
    asked = 0
    for seed in range(4):
        match = shuffled(
            seed,
            3,
            "classic",
            four_three="teyaku",
            initial_points=0,
            public_totals="from_ishi_arai",
        )
        rng = Rng(seed)
        while not match.is_over:
            if choices(match)[0] == "repay 0" and match.month == 11:
                asked += 1
                assert None not in view(match, A).coins
            match.step(match.legal_nth(rng.below(match.legal_count())))
    assert asked


def test_hh_963_nothing_is_paid_back_at_other_times() -> None:
    match = until(3, initial_points=0)
    with pytest.raises(IllegalAction):
        act(match, "repay 0")
    with pytest.raises(IllegalAction):
        act(match, "repay 5")


def test_hh_964_at_the_end_all_debt_is_paid_as_far_as_possible() -> None:
    books = Books(rules("classic", final_prize="none", poorest_stones=False), 3)
    books.coins, books.debt = i64s([100, 50, 60]), i64s([360, 20, 0])
    books.close_year(A, True)
    assert [int(coins) for coins in books.coins] == [0, 30, 60]
    assert [int(debt) for debt in books.debt] == [260, 0, 0]


def test_hh_965_the_poorest_gets_the_stones_of_the_track() -> None:
    books = books_of(-40, -100, -52)
    books.track = 12
    entries, _ = books.close_year(A, True)
    stones = [entry for entry in entries if entry.rule == "HH-965"]
    assert [(int(e.payer), int(e.payee), int(e.amount)) for e in stones] == [(TRACK, B, 12)]
    assert books.track == 0
    assert books.standing(B) == -88


def test_hh_966_the_award_is_five_kan_for_each_player() -> None:
    books = books_of(200, -50, -100, -122, -150, -150)
    entries, top = books.close_year(A, True)
    assert top == [A]
    assert books.standing(A) == 200 + 360
    assert [int(e.payer) for e in entries if e.rule == "HH-966"] == [BANK]
    four = books_of(1, 2, 3, 4)
    four.close_year(A, True)
    assert four.standing(D) == 4 + 240


def test_hh_966_the_stones_come_before_the_award() -> None:
    books = books_of(-100, -105)
    books.track = 12
    _, top = books.close_year(A, True)
    assert top == [B]
    assert [int(books.standing(seat)) for seat in (A, B)] == [-100, -93 + 120]


def test_hh_967_several_on_top_share_the_award() -> None:
    books = books_of(10, 50, 50)
    _, top = books.close_year(A, True)
    assert top == [B, C]
    assert [int(books.standing(seat)) for seat in (A, B, C)] == [10, 140, 140]


@pytest.mark.parametrize("seats", [3, 4, 5, 6, 7])
def test_hh_968_the_books_of_a_full_year_close(seats: int) -> None:
    full = 0
    for seed in range(6):
        match = shuffled(seed, seats, "classic")
        play_out(match, Rng(seed))
        if match.deals[-1].end == "four_three":
            continue
        full += 1
        assert sum(match.scores) == 0
        assert match.books.track == 0
    assert full


def test_hh_968_two_players_too() -> None:
    match = shuffled(968, 2, "classic")
    play_out(match, Rng(968))
    assert sum(match.scores) == 0
