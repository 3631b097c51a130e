"""What a review counts as a loss: not what wins the match, nor what other evidence denies."""

import pytest

from fudaba.bots.registry import bot
from fudaba.bots.search.tree import Tree
from fudaba.cards.rng import Rng
from fudaba.lab.interval import Z
from fudaba.lab.review import Decision, review
from fudaba.lab.review.chance import serves_match
from fudaba.lab.review.evidence import Evidence, evidence
from fudaba.lab.review.playouts import Playouts
from fudaba.lab.review.positions import Position, positions
from fudaba.lab.review.search import Budget, search_at
from fudaba.lab.review.words import explained
from tests.effort import effort
from tests.lab.review_matches import played, third_deal

#: Seat 1 stops with a point; koi would bring some five more.
STOPPED = ("play 9A", "play 1L", "play 2R", "play 10R", "play 7R", "stop")

WORLDS = effort(200, 20)


def stopping(deals: int) -> Decision:
    return review(third_deal(deals, *STOPPED), 1, iterations=120).decisions[-1]


def first_declaration(game: str) -> Position:
    match = played(game)
    found = (at for seat in range(3) for at in positions(match, seat) if not at.is_forced)
    return next(at for at in found if at.match.is_auction())


def test_points_are_lost_while_deals_follow() -> None:
    stop = stopping(12)
    assert (stop.action, stop.best, stop.value) == ("stop", "koi", 1)
    assert stop.loss > 3


def test_stopping_to_win_the_match_loses_nothing() -> None:
    stop = stopping(3)
    assert (stop.action, stop.best, stop.loss) == ("stop", "koi", 0)
    assert stop.best_value - stop.value > Z * stop.error


def test_asking_for_more_risks_the_match() -> None:
    match = third_deal(3, *STOPPED[:-1], "koi")
    at = next(at for at in positions(match, 1) if match.text(at.action) == "koi")
    assert serves_match(at, at.match.action("stop"), bot("greedy", "koikoi"), Rng(1), Budget(60, 0))


def test_points_decide_where_the_number_of_deals_is_open() -> None:
    at = next(at for at in positions(played("150"), 0) if not at.is_forced)
    other = next(a for a in at.match.legal_actions() if a != at.action)
    assert serves_match(at, other, bot("greedy", "150"), Rng(1), Budget(10, 0))


def test_declarations_of_a_balanced_auction_are_played_out() -> None:
    policy = bot("greedy", "hachijuu")
    at = first_declaration("hachijuu")
    search = search_at(at, policy, Rng(4))
    assert isinstance(search, Playouts)
    for _ in range(WORLDS):
        search.round()
    for other in search.candidates[1:]:
        plain = evidence(at, int(other.node.action), policy, Rng(4), WORLDS)
        assert other.gain == pytest.approx(plain.gain)
        assert other.rounds == WORLDS


@pytest.mark.parametrize("game", ["hachijuu", "hachihachi", "koikoi"])
def test_everything_else_is_searched(game: str) -> None:
    policy = bot("greedy", game)
    for at in positions(played(game), 0):
        if not at.is_forced and not (game == "hachijuu" and at.match.is_auction()):
            assert isinstance(search_at(at, policy, Rng(1)), Tree)


def test_a_loss_stands_beside_plain_play() -> None:
    def plain(gain: float, error: float) -> Evidence:
        return Evidence(ahead=(0.22, 0.18), gain=gain, error=error, changes=[])

    assert plain(0.5, 0.4).upholds(0.5, 0.2)
    assert plain(-0.1, 0.12).upholds(1.2, 0.07)  # a search may see more than greedy bots do
    assert not plain(-0.74, 0.6).upholds(0.15, 0.05)  # but not by so little
    assert not plain(-0.02, 0.1).upholds(0.23, 0.1)
    assert not plain(-1.0, 0.4).upholds(9.0, 0.1)  # worse beyond doubt


def test_words_do_not_explain_what_only_a_search_finds() -> None:
    decision = Decision(
        deal=2,
        ply=7,
        legal=5,
        action="play 10R",
        value=0.0,
        best="play 4K1",
        best_value=1.2,
        loss=1.2,
        error=0.07,
        expected=1.2,
        iterations=3000,
    )
    found = Evidence(ahead=(0.22, 0.18), gain=-0.09, error=0.12, changes=[])
    assert explained("koikoi", decision, found, "en") == (
        "Deal 2, move 7: you chose play 10R, but play 4K1 was better by 1.20 points (1.06 to 1.34)."
        " Between greedy bots nothing would be gained by it: only the search speaks for it, so it"
        " is open to doubt."
    )
