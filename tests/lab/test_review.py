"""Reviews: blunders are found, nothing hidden is used, the same seed says the same."""

from functools import cache

import msgspec
import pytest
from msgspec.structs import replace

import fudaba
from fudaba.bots.registry import bot
from fudaba.bots.search.candidate import PLENTY
from fudaba.bots.search.tree import Tree
from fudaba.cards.rng import Rng
from fudaba.games.contract import Match
from fudaba.games.record import replay
from fudaba.games.registry import NAMES
from fudaba.lab.problem import Unusable
from fudaba.lab.review import Decision, Review, review
from fudaba.lab.review.margins import margins
from fudaba.lab.review.measure import ranked
from fudaba.lab.review.positions import choices, positions
from tests.effort import effort
from tests.lab.review_matches import forced, instant, late_koi, played

FEW = effort(200, 24)


@cache
def late_koi_review() -> Review:
    return review(replay(late_koi()), 0, iterations=120)


def test_a_blunder_is_found_and_is_the_costliest() -> None:
    found = late_koi_review()
    worst = found.decisions[found.moments[0].decision]
    assert (worst.deal, worst.ply, worst.action, worst.best) == (1, 17, "koi", "stop")
    assert worst.best_value == 17
    assert worst.loss == pytest.approx(17, abs=3)
    assert worst.loss == max(decision.loss for decision in found.decisions)


def test_what_was_given_up_is_told_in_words() -> None:
    moment = late_koi_review().moments[0]
    assert {change.reason for change in moment.changes} == {"ameshiko", "hanami", "tsukimi"}
    assert all(change.who == "you" and change.best == 1 for change in moment.changes)
    assert moment.ahead_best == 1
    assert moment.words.startswith("Deal 1, move 17: you chose koi, but stop was better by 1")
    assert "You would have had Blossom viewing in 100% of cases instead of " in moment.words


def test_moments_are_the_costliest_in_order() -> None:
    found = late_koi_review()
    losses = [found.decisions[moment.decision].loss for moment in found.moments]
    costly = sorted((choice.loss for choice in found.decisions if choice.loss > 0), reverse=True)
    assert losses == costly[:3]


def test_numbers_hang_together() -> None:
    found = late_koi_review()
    assert found.loss == pytest.approx(sum(choice.loss for choice in found.decisions))
    for choice in found.decisions:
        assert choice.loss >= 0
        assert choice.action != choice.best
        assert choice.expected == pytest.approx(choice.value + choice.loss, abs=1e-5)
        if choice.loss:
            assert choice.loss == pytest.approx(choice.best_value - choice.value, abs=1e-5)
            assert choice.loss > 1.9 * choice.error


def test_a_forced_line_loses_nothing() -> None:
    found = review(forced(), 0, iterations=FEW)
    assert (found.forced, found.decisions, found.loss, found.moments) == (1, [], 0, [])


def test_equal_actions_lose_nothing() -> None:
    last = late_koi_review().decisions[-1]
    assert (last.action, last.best) == ("take 5A", "take 5K2")  # nobody could win any more
    assert (last.value, last.best_value, last.loss, last.error) == (0, 0, 0, 0)


def test_what_came_to_the_same_ranks_above_what_is_worse() -> None:
    match = fudaba.game("koikoi").new(1)
    tree = Tree(match, bot("greedy", "koikoi"), Rng(1))
    _, same, worse = tree.candidates[:3]
    for number in range(PLENTY):
        for candidate, gain in ((same, 0.0), (worse, (0.5, -1.0)[number % 2])):
            candidate.value = gain
            candidate.compare(0.0)
    tree.running = [tree.candidates[0], worse]
    assert ranked(tree)[:2] == [same, worse]


@pytest.mark.parametrize("game", NAMES)
def test_every_game_can_be_reviewed_from_every_seat(game: str) -> None:
    match = played(game)
    for seat in range(int(match.game.seats)):
        found = review(match, seat, iterations=12)
        assert len(found.decisions) == choices(match, seat)
        assert all(decision.legal > 1 for decision in found.decisions)
        assert len(found.margins) == len(match.deals)
        assert msgspec.json.decode(msgspec.json.encode(found), type=Review) == found


@pytest.mark.parametrize("game", NAMES)
def test_positions_are_those_of_the_match(game: str) -> None:
    match = played(game, actions=200)
    told = {
        (position.deal, position.ply): position.match.text(position.action)
        for seat in range(int(match.game.seats))
        for position in positions(match, seat)
    }
    written = {
        (deal, ply): text
        for deal in range(1, len(match.deals) + (1 if match.is_over else 2))
        for ply, text in enumerate(match.written(deal), start=1)
    }
    assert told == written


def test_the_same_seed_gives_the_same_review() -> None:
    match = played("koikoi", actions=12)
    first = review(match, 1, iterations=FEW, seed=5)
    assert review(match, 1, iterations=FEW, seed=5) == first
    assert review(match, 1, iterations=FEW, seed=6) != first


@pytest.mark.parametrize("game", NAMES)
def test_hidden_cards_make_no_difference(game: str) -> None:
    match = _at_a_choice(game)
    seat = int(match.to_play)
    twin = match.copy()
    twin.resample(seat, Rng(9))
    action = match.legal_actions()[-1]
    found = []
    for world in (match, twin):
        world.apply(action)
        found.append(_last_choice(review(world, seat, iterations=FEW)))
    assert found[0] == found[1]


def _at_a_choice(game: str) -> Match:
    """A match some way into a deal, where somebody has a choice."""
    match = played(game, actions=14).copy()
    while match.legal_count() < 2:
        match.apply(match.legal_actions()[0])
    return match


def _last_choice(found: Review) -> Decision:
    """The last decision; its place counts what others were asked, which may tell of their cards."""
    return replace(found.decisions[-1], ply=0)


def test_a_match_without_decisions_has_an_empty_review() -> None:
    found = review(fudaba.game("koikoi").new(1), 0)
    assert (found.decisions, found.moments, found.margins, found.over) == ([], [], [], False)


def test_a_deal_may_end_before_anybody_decides() -> None:
    found = review(instant(), 1, iterations=FEW)
    assert (found.margins, found.decisions[0].deal) == ([-6], 2)
    assert found.decisions[0].expected == pytest.approx(
        found.decisions[0].value + found.decisions[0].loss - 6, abs=1e-5
    )


def test_margins_are_over_the_mean_of_the_others() -> None:
    match = played("hachihachi", actions=150)
    for seat in range(3):
        scores = match.scores
        others = (sum(scores) - scores[seat]) / 2
        assert margins(match, seat)[-1] == scores[seat] - others


def test_partners_share_their_margin() -> None:
    match = played("800", actions=200)
    assert match.deals
    assert margins(match, 0) == margins(match, 2) == [-margin for margin in margins(match, 1)]


def test_fjabbe_counts_lost_deals() -> None:
    match = played("fjabbe", actions=300)
    lost = [deal.losers or [] for deal in match.deals]
    for seat in range(4):
        own = sum(len(losers) / 4 - (seat in losers) for losers in lost)
        assert margins(match, seat)[-1] == pytest.approx(own - match.scores[seat] / 1000)


def test_progress_hears_of_every_choice() -> None:
    heard: list[int] = []
    found = review(played("150"), 0, iterations=8, progress=heard.append)
    assert sum(heard) == len(found.decisions)


def test_a_budget_of_time_is_kept() -> None:
    found = review(played("koikoi", actions=6), 0, milliseconds=10)
    assert found.decisions
    assert all(decision.iterations > 0 for decision in found.decisions)


def test_words_are_in_the_language_asked_for() -> None:
    match = replay(late_koi())
    assert (
        "Giv 1, drag 17: du valde koi"
        in review(match, 0, iterations=60, language="sv").moments[0].words
    )
    assert "第1局17手目" in review(match, 0, iterations=60, language="ja").moments[0].words


@pytest.mark.parametrize(
    ("seat", "iterations", "milliseconds", "message"),
    [
        (2, None, None, "there is no seat 2; there are 0 to 1"),
        (-1, None, None, "there is no seat -1"),
        (0, 5, 5, "not both"),
        (0, 0, None, "from 1 on"),
    ],
)
def test_wrong_requests_are_refused(
    seat: int, iterations: int | None, milliseconds: int | None, message: str
) -> None:
    with pytest.raises(Unusable, match=message):
        review(played("koikoi"), seat, iterations=iterations, milliseconds=milliseconds)
