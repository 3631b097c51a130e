"""Hachi-Hachi, section 2: players, the pack, money, before the match."""

from __future__ import annotations

import pytest

from fudaba.cards.hanafuda import ANIMALS, CHAFF, FULL_PACK, LIGHTS, PLAINS, RIBBONS, month_cards
from fudaba.cards.pack import HANAFUDA
from fudaba.cards.rng import Rng
from fudaba.games.eights.card_points import card_points
from fudaba.games.hachihachi.bank import Books
from fudaba.games.hachihachi.dealing import PACK, PACK_WITH_WHITE
from fudaba.games.hachihachi.options import OPTIONS
from fudaba.games.hanafuda.draw import leaders
from fudaba.games.options import OptionError
from fudaba.games.playout import play_out
from tests.rules.hachihachi.match import act, finish, i64s, playing, position, scores, shuffled
from tests.rules.hachihachi.settle import PLAYED_OUT, gains, settled
from tests.rules.hachihachi.written import (
    A,
    B,
    C,
    base,
    cards,
    choices,
    dekiyaku,
    game,
    rules,
    text,
)
from tests.rules.hachihachi.written import teyaku as teyaku_of

MONTHS = (
    "1L 1R 1K1 1K2; 2A 2R 2K1 2K2; 3L 3R 3K1 3K2; 4A 4R 4K1 4K2; 5A 5R 5K1 5K2; 6A 6R 6K1 6K2; "
    "7A 7R 7K1 7K2; 8L 8A 8K1 8K2; 9A 9R 9K1 9K2; 10A 10R 10K1 10K2; 11L 11A 11R 11K1; "
    "12L 12K1 12K2 12K3"
)


@pytest.mark.parametrize("seats", [3, 4, 5, 6, 7])
@pytest.mark.parametrize("preset", ["decimal", "classic"])
def test_hh_001_three_to_seven_can_play(seats: int, preset: str) -> None:
    match = shuffled(1, seats, preset, deals=3)
    play_out(match, Rng(1))
    assert match.is_over
    assert len(match.scores) == seats


@pytest.mark.parametrize("seats", [0, 1, 8])
def test_hh_001_nobody_else(seats: int) -> None:
    with pytest.raises(OptionError):
        game(seats)


@pytest.mark.parametrize("preset", ["decimal", "classic"])
def test_hh_002_two_can_play_in_either_preset(preset: str) -> None:
    match = shuffled(2, 2, preset, deals=3)
    play_out(match, Rng(2))
    assert [deal.end for deal in match.deals] != []
    assert all(deal.end in ("shoubu", "cancel", "exhausted") for deal in match.deals)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6, 7])
def test_hh_003_at_most_three_are_active(seats: int) -> None:
    for seed in range(5):
        match = shuffled(seed, seats, "classic")
        rng = Rng(seed)
        while not match.is_over and not match.deals:
            assert len(match.order) <= 3
            match.step(match.legal_nth(rng.below(match.legal_count())))


def test_hh_004_deal_speech_and_play_go_to_the_right() -> None:
    match = playing(seats=5, dealer=3, auction_min="free", two_stay="play")
    first = [int(card) for card in match.deck[:20]]
    for place, seat in enumerate([3, 4, 0, 1, 2]):
        assert match.dealt[seat] & cards_set(first[4 * place : 4 * place + 4])
    spoke: list[int] = []
    while choices(match) == ["stay", "drop"]:
        spoke.append(int(match.to_play))
        act(match, "stay")
    assert spoke == [3, 4, 0]
    turns: list[int] = []
    while len(turns) < 4:
        legal = choices(match)
        if legal[0].startswith("play"):
            turns.append(int(match.to_play))
        act(match, "sage" if "sage" in legal else legal[0])
    assert turns == [3, 4, 0, 3]


def cards_set(listed: list[int]) -> int:
    return sum(1 << card for card in listed)


def test_hh_005_points_come_from_combinations_and_from_single_cards() -> None:
    match = position(field="1K1 5A", hands=("1L", "-", "-"), stock="9A")
    act(match, "play 1L")
    assert base(match, A) == "1L 1K1"
    assert gains(settled(bases=("1R 2R 3R", "-", "-"), end="shoubu", by=A)) == [140, -70, -70]
    assert gains(settled(bases=PLAYED_OUT)) == [5, 3, -8]


def test_hh_010_48_cards_and_a_white_one_for_seven_players() -> None:
    assert [int(card) for card in PACK] == list(range(48))
    assert [int(card) for card in PACK_WITH_WHITE] == list(range(49))
    assert HANAFUDA.text(48) == "W"
    for seats in (2, 3, 4, 5, 6):
        assert len(shuffled(0, seats).deck) == 48
    assert sorted(int(card) for card in shuffled(0, 7).deck) == list(range(49))


def test_hh_011_the_months() -> None:
    assert [text(month_cards(month)) for month in range(1, 13)] == MONTHS.split("; ")


@pytest.mark.parametrize(("card", "points"), [("1L", 20), ("9A", 10), ("11R", 5), ("12K3", 1)])
def test_hh_012_the_points_of_a_card(card: str, points: int) -> None:
    assert card_points(cards(card), 1) == points


def test_hh_013_the_pack_is_worth_264_a_third_is_88() -> None:
    kinds = (LIGHTS, ANIMALS, RIBBONS, PLAINS)
    assert [kind.bit_count() for kind in kinds] == [5, 9, 10, 24]
    assert card_points(FULL_PACK, 1) == 264 == 3 * 88
    assert gains(settled(points=(88, 89, 87))) == [0, 1, -1]


def test_hh_014_the_lights() -> None:
    assert text(LIGHTS) == "1L 3L 8L 11L 12L"
    assert HANAFUDA.name_of(HANAFUDA.card("11L")) != HANAFUDA.name_of(HANAFUDA.card("12L"))


def test_hh_015_three_sorts_of_ribbons() -> None:
    assert text(RIBBONS) == "1R 2R 3R 4R 5R 6R 7R 9R 10R 11R"
    assert dekiyaku("1R 2R 3R") == {"poetry": 7}
    assert dekiyaku("6R 9R 10R") == {"blue": 7}
    assert dekiyaku("4R 5R 7R 11R") == {}


def test_hh_016_willows_are_chaff_in_group_b_and_sixteen_kasu_but_keep_their_points() -> None:
    assert cards("11*") & ~CHAFF == 0
    assert CHAFF.bit_count() == 27
    assert teyaku_of("11L 11A 1K1 2K1 3K1 4K1 5K1") == {"empty": 4}
    assert card_points(cards("11*"), 1) == 20 + 10 + 5 + 1
    fifteen = "1K1 1K2 2K1 2K2 3K1 3K2 4K1 4K2 5K1 5K2 6K1 6K2 7K1 7K2 12K1"
    kasu = settled(bases=(f"{fifteen} 11A", "1L 1R", "3L 3R"))
    assert kasu.winner == A
    assert gains(kasu) == [240, -120, -120]


def test_hh_017_every_deal_is_played_with_a_whole_freshly_shuffled_pack() -> None:
    match = shuffled(17)
    while len(match.deals) < 3:
        finish(match)
    packs = [[int(card) for card in deal.deck] for deal in match.deals]
    assert all(sorted(pack) == list(range(48)) for pack in packs)
    assert packs[0] != packs[1] != packs[2]


@pytest.mark.parametrize(("preset", "kan"), [("decimal", 10), ("classic", 12)])
def test_hh_020_a_kan_is_ten_or_twelve_points(preset: str, kan: int) -> None:
    assert rules(preset).kan == kan
    paid = settled(bases=("1R 2R 3R", "-", "-"), end="shoubu", by=A, preset=preset)
    assert gains(paid)[B] == -7 * kan


def test_hh_020_other_even_values_may_be_agreed() -> None:
    paid = settled(bases=("1R 2R 3R", "-", "-"), end="shoubu", by=A, kan_points=20)
    assert gains(paid) == [280, -140, -140]


def test_hh_021_payments_are_whole_points_white_coins_are_kan() -> None:
    assert Books(rules("classic"), 3).standing(A) == 4 * 12 + 12  # 4 white, 12 black


@pytest.mark.parametrize(("preset", "points"), [("decimal", 250), ("classic", 60)])
def test_hh_022_the_same_capital_for_all(preset: str, points: int) -> None:
    books = Books(rules(preset), 5)
    assert list(books.coins) == [points] * 5
    assert list(Books(rules(preset, initial_points=100), 3).coins) == [100] * 3


def test_hh_023_who_runs_out_is_topped_up_and_it_counts_as_capital() -> None:
    books = Books(rules(), 3)
    books.pay(i64s([-260, 130, 130]))
    assert list(books.coins) == [240, 380, 380]
    assert list(books.debt) == [500, 250, 250]
    assert list(books.scores()) == [-260, 130, 130]


def test_hh_024_who_cannot_pay_borrows_ten_kan_at_a_time() -> None:
    books = Books(rules("classic"), 3)
    books.pay(i64s([-61, 61, 0]))
    assert (books.coins[A], books.debt[A]) == (119, 120)
    books.pay(i64s([-300, 300, 0]))
    assert (books.coins[A], books.debt[A]) == (59, 360)
    books.pay(i64s([-59, 59, 0]))
    assert (books.coins[A], books.debt[A]) == (0, 360)


def test_hh_025_debt_is_paid_back_only_after_deals_6_11_and_12() -> None:
    asked = set()
    for seed in range(8):
        match = shuffled(seed, 3, "classic", initial_points=0)
        rng = Rng(seed)
        while not match.is_over:
            if choices(match)[0] == "repay 0":
                asked.add(int(match.month))
            match.step(match.legal_nth(rng.below(match.legal_count())))
    assert asked == {6, 11}
    books = Books(rules("classic"), 3)
    books.coins[A], books.debt[A] = 100, 60
    books.close_year(B, True)
    assert books.debt[A] == 0


def test_hh_026_the_value_of_a_point_is_no_matter_of_the_game() -> None:
    assert not [option for option in OPTIONS if "money" in option.name or "value" in option.name]
    assert sum(gains(settled(bases=PLAYED_OUT))) == 0  # it comes out even at any value


@pytest.mark.parametrize("deals", [12, 6, 3])
def test_hh_030_twelve_six_or_three_deals(deals: int) -> None:
    match = shuffled(30, 3, deals=deals)
    play_out(match, Rng(30))
    assert len(match.deals) == deals
    with pytest.raises(OptionError):
        game(deals=4)


def test_hh_031_a_campaign_is_a_year_for_each_participant() -> None:
    match = shuffled(31, 3, campaign=True)
    play_out(match, Rng(31))
    assert len(match.deals) == 36


def drawn(*texts: str) -> list[int]:
    return leaders([HANAFUDA.card(card) for card in texts])


def test_hh_032_the_earliest_month_deals() -> None:
    assert drawn("12L", "2K1", "3L") == [B]
    for seed in range(20):
        match = shuffled(seed, 5, mizuten=True)
        assert match.draws
        assert leaders(match.draws[0])[0] == match.dealer or len(match.draws) > 1


def test_hh_033_in_one_month_the_most_valuable_card() -> None:
    assert drawn("1K1", "1R", "1L") == [C]
    assert drawn("8A", "8L", "9A") == [B]


def test_hh_034_those_still_tied_draw_again() -> None:
    assert drawn("1K1", "3L", "1K2") == [A, C]
    again = [
        match for seed in range(800) if len((match := shuffled(seed, 7, mizuten=True)).draws) > 1
    ]
    assert again
    for match in again:
        first, second = match.draws[:2]
        tied = leaders(first)
        assert [seat for seat, card in enumerate(second) if card >= 0] == tied
        assert match.dealer in tied


def test_hh_035_the_winner_of_a_deal_deals_the_next() -> None:
    bases = ("-", "1R 1K1 2R 2K1", "-")
    match = position(field="3K1 5A", hands=("-", "3R", "-"), bases=bases, turn=1, stock="9A")
    match.stop_after_deal = False
    act(match, "play 3R", "shoubu")
    assert scores(match) == [-70, 140, -70]
    assert match.openings[-1].dealer == B
    assert match.dealer == B
