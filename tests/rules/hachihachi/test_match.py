"""Hachi-Hachi, section 11: the match."""

from __future__ import annotations

import pytest

from fudaba.cards.rng import Rng
from fudaba.games.hachihachi.bank import Books
from fudaba.games.playout import play_out
from tests.rules.hachihachi.match import i64s, shuffled
from tests.rules.hachihachi.written import A, B, C, rules


@pytest.mark.parametrize("preset", ["decimal", "classic"])
@pytest.mark.parametrize("deals", [3, 6, 12])
def test_hh_950_the_match_ends_after_the_agreed_deals(preset: str, deals: int) -> None:
    match = shuffled(950, 4, preset, deals=deals, four_three="teyaku")
    play_out(match, Rng(950))
    assert sum(deal.end != "void" for deal in match.deals) == deals
    assert match.month == deals


def test_hh_951_the_result_is_the_stack_less_all_capital_received() -> None:
    books = Books(rules(), 3)
    books.pay(i64s([-600, 100, 500]))
    assert (int(books.coins[A]), int(books.debt[A])) == (150, 750)
    assert list(books.scores()) == [-600, 100, 500]
    assert books.close_year(A, True) == ([], [C])


def test_hh_952_it_comes_out_even() -> None:
    for seed in range(6):
        match = shuffled(seed, 3 + seed % 5)
        play_out(match, Rng(seed))
        assert sum(match.scores) == 0
        best = max(match.scores)
        top = [seat for seat, score in enumerate(match.scores) if score == best]
        assert match.winner == (top[0] if len(top) == 1 else top)


def test_hh_953_each_other_player_pays_the_winner_five_kan() -> None:
    books = Books(rules(final_prize="each_other_5"), 4)
    books.pay(i64s([10, -20, 30, -20]))
    entries, top = books.close_year(A, True)
    assert top == [C]
    assert list(books.scores()) == [-40, -70, 180, -70]
    assert {entry.rule for entry in entries} == {"HH-953"}
    short = Books(rules(final_prize="each_other_5"), 4)
    short.pay(i64s([10, -20, 30, -20]))
    assert short.close_year(A, False) == ([], [C])


def test_hh_953_those_who_share_first_place_share_what_the_others_pay() -> None:
    books = Books(rules(final_prize="each_other_5"), 4)
    books.pay(i64s([20, 20, -30, -10]))
    _, top = books.close_year(B, True)
    assert top == [A, B]
    assert list(books.scores()) == [70, 70, -80, -60]
    alone = Books(rules(final_prize="each_other_5"), 3)
    alone.close_year(A, True)
    assert list(alone.scores()) == [0, 0, 0]  # nobody is left to pay


def test_hh_980_a_campaign_is_as_many_matches_as_players() -> None:
    match = shuffled(980, 4, deals=3, campaign=True)
    play_out(match, Rng(980))
    assert len(match.deals) == 12
    assert match.year == 4
    months = [int(opening.month) for opening in match.openings]
    assert months == [1, 2, 3] * 4
