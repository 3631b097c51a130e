"""Hachijuu, sections 0 and 1: players, the pack, chips, the first oya."""

from __future__ import annotations

from itertools import pairwise

import pytest

from fudaba import game as registered
from fudaba.cards.hanafuda import month_cards
from fudaba.cards.pack import HANAFUDA
from fudaba.cards.rng import Rng
from fudaba.games.hanafuda.draw import leaders
from fudaba.games.options import OptionError
from fudaba.games.playout import play_out
from tests.rules.hachijuu.match import act, finish, lines, playing, shuffled
from tests.rules.hachijuu.settle import HOLDING, gains, settled
from tests.rules.hachijuu.written import P0, P1, P2, game, text, view
from tests.rules.hachijuu.yaku import card_points, kind, month

MONTHS = (
    "1L 1R 1K1 1K2; 2A 2R 2K1 2K2; 3L 3R 3K1 3K2; 4A 4R 4K1 4K2; 5A 5R 5K1 5K2; 6A 6R 6K1 6K2; "
    "7A 7R 7K1 7K2; 8L 8A 8K1 8K2; 9A 9R 9K1 9K2; 10A 10R 10K1 10K2; 11L 11A 11R 11K1; "
    "12L 12K1 12K2 12K3"
)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_hj_001_two_to_six_can_play(seats: int) -> None:
    match = shuffled(1, seats)
    play_out(match, Rng(1))
    assert match.is_over
    assert (len(match.deals), len(match.scores)) == (12, seats)


@pytest.mark.parametrize("seats", [0, 1, 7])
def test_hj_001_nobody_else(seats: int) -> None:
    with pytest.raises(OptionError):
        game(seats)


def test_hj_001_three_or_more_is_what_a_table_has_if_nothing_is_said() -> None:
    assert registered("hachijuu").seats >= 3


def test_hj_002_the_months() -> None:
    assert [text(month_cards(number)) for number in range(1, 13)] == MONTHS.split("; ")
    for seats in (2, 3, 4, 5, 6):
        assert sorted(int(card) for card in shuffled(0, seats).deck) == list(range(48))


def test_hj_003_chips_are_won_from_each_other() -> None:
    match = playing("fold", "in", "double", "in", seats=4, start_chips=100)
    finish(match)
    seen = view(match)
    assert seen.balance == [100 + score for score in match.scores]
    assert sum(seen.balance) == 400


def test_hj_004_the_cube_shows_the_rate_and_lies_in_front_of_the_oya() -> None:
    match = playing(seats=4, oya=2)
    assert (view(match).rate, view(match).oya) == (1, 2)
    act(match, "in", "double")
    assert (view(match).rate, view(match).oya) == (2, 3)
    act(match, "fold", "double")
    assert (view(match).rate, view(match).oya) == (4, 1)


def test_hj_005_chips_come_from_hand_yaku_captured_yaku_and_card_points() -> None:
    hand = settled(announced={P1: ["sanbon"]}, points={P0: 80, P1: 80, P2: 80})
    captured = settled(captured={P1: HOLDING["akatan"]}, end="agari", by=P1)
    points = settled(points={P0: 85, P1: 90, P2: 65})
    assert [gains(found) for found in (hand, captured, points)] == [
        [-20, 40, -20],
        [-100, 200, -100],
        [10, 20, -30],
    ]
    assert playing().view(P0).legal == ["fold", "in", "double"]


# The first oya.


def drawn(*texts: str) -> list[int]:
    return leaders([HANAFUDA.card(card) for card in texts])


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_hj_101_the_earliest_month_becomes_oya(seats: int) -> None:
    assert drawn("12L", "2K1", "3L") == [P1]
    for seed in range(20):
        match = shuffled(seed, seats)
        first = view(match).draws[0]
        assert None not in first
        earliest = min(month(str(card)) for card in first)
        assert month(str(first[int(match.dealer)])) == earliest


def test_hj_102_in_one_month_the_highest_card_points() -> None:
    assert drawn("1K1", "1R", "1L") == [P2]
    assert drawn("8A", "8L", "9A") == [P1]
    assert drawn("11R", "11A", "11K1") == [P1]
    decided = 0
    for seed in range(150):
        match = shuffled(seed, 6)
        cards = [str(card) for card in view(match).draws[0]]
        tied = [card for card in cards if month(card) == min(month(one) for one in cards)]
        if len(tied) > 1 and len(match.draws) == 1:
            decided += 1
            best = max(card_points([card]) for card in tied)
            assert card_points([cards[int(match.dealer)]]) == best
    assert decided > 5


def test_hj_103_those_tied_on_plains_redraw_until_it_is_decided() -> None:
    assert drawn("1K1", "3L", "1K2") == [P0, P2]
    lengths = set()
    for seed in range(1200):
        match = shuffled(seed, 4)
        draws = view(match).draws
        lengths.add(len(draws))
        for first, second in pairwise(draws):
            again = [seat for seat, card in enumerate(second) if card is not None]
            tied = [str(first[seat]) for seat in again]
            assert len({month(card) for card in tied}) == 1
            assert {kind(card) for card in tied} == {"K"}
            assert month(tied[0]) == min(month(card) for card in first if card is not None)
            assert match.dealer in again
    assert {1, 2} <= lengths


def test_hj_104_the_winner_of_a_deal_is_the_next_oya() -> None:
    for seed in range(10):
        match = shuffled(seed, 2 + seed % 5)
        play_out(match, Rng(seed))
        for number, deal in enumerate(match.deals[:-1]):
            winner = match.events(number + 1)[-1].seat
            assert match.deals[number + 1].dealer == winner
            pots = [line for line in lines(match, number) if line.startswith("pot")]
            assert all(line.startswith(f"pot > {int(winner)}:") for line in pots)
            assert deal.end in ("sole", "agari", "exhausted")
