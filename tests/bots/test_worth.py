"""What the end of a deal is worth: points, or the chance to win the match."""

from typing import Any

import pytest

import fudaba
from fudaba.bots.registry import bot
from fudaba.bots.search.worth import Worth
from fudaba.cards.rng import Rng
from fudaba.games.contract import Match


def ended(match: Match) -> Match:
    """The match after the deal in progress, as `greedy` plays it."""
    policy = bot("greedy", match.game.name)
    twin = match.copy()
    twin.stop_after_deal = True
    while not twin.is_over:
        twin.apply(policy.choose(twin, Rng(0)))
    return twin


def before_deal(number: int, seed: int, game: str = "koikoi", **options: Any) -> Match:
    """A match at the first decision of a deal."""
    policy = bot("greedy", game)
    match = fudaba.game(game, **options).new(seed)
    while match.deal_number < number:
        match.apply(policy.choose(match, Rng(0)))
    return match


def test_points_count_unless_the_match_is_asked_for() -> None:
    match = before_deal(3, 1)
    world = ended(match)
    for seat in (0, 1):
        worth = Worth(match, bot("greedy", "koikoi"), False)
        assert worth.of(world, seat) == world.deal_value(seat)


def test_a_deal_that_stands_alone_is_played_for_points() -> None:
    match = before_deal(1, 1)
    match.stop_after_deal = True
    world = ended(match)
    worth = Worth(match, bot("greedy", "koikoi"), True)
    assert worth.of(world, 0) == world.deal_value(0)


@pytest.mark.parametrize("seed", range(8))
def test_in_the_last_deal_the_match_is_won_or_lost(seed: int) -> None:
    match = before_deal(12, seed)
    assert match.deals_left() == 0
    worth = Worth(match, bot("greedy", "koikoi"), True)
    world = ended(match)
    totals = [int(total) for total in world.deals[-1].totals]
    for seat in (0, 1):
        ahead = totals[seat] - totals[1 - seat]
        assert worth.of(world, seat) == pytest.approx((ahead > 0) - (ahead < 0), abs=1e-3)


def test_a_lead_is_worth_more_the_fewer_deals_are_left() -> None:
    policy = bot("greedy", "koikoi")
    early, late = before_deal(2, 4), before_deal(11, 4)
    world = ended(early)
    leader = 0 if world.lead(0) > 0 else 1
    sure = Worth(late, policy, True).of(world, leader)
    assert 0 < Worth(early, policy, True).of(world, leader) < sure < 1
    assert Worth(late, policy, True).of(world, 1 - leader) == -sure


def test_where_the_number_of_deals_is_open_points_count() -> None:
    for match in (before_deal(1, 2, "150"), before_deal(1, 2, "hachihachi", campaign=True)):
        game = match.game.name
        assert match.deals_left() == -1
        world = ended(match)
        assert Worth(match, bot("greedy", game), True).of(world, 0) == world.deal_value(0)
