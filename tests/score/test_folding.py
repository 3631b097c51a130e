"""Facts of live matches, folded deal by deal, give the live match's books."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from fudaba.games.contract import Match
from fudaba.games.hachihachi.match import HachiHachiMatch
from fudaba.games.registry import NAMES, game
from fudaba.games.view import DealView
from fudaba.score.folding import DealRefused, Folded, facts_from, fold
from tests.conformance.play import play_out, random_match
from tests.effort import effort
from tests.score.noted import noted


def folded(match: Match, facts: list[dict[str, Any]]) -> Folded:
    deals = [facts_from(match.game.name, one) for one in facts]
    return fold(match.game, int(match.deals[0].dealer), deals)


def live(match: Match) -> list[DealView]:
    """The finished deals with their totals, secret or not."""
    return match.view(None).finished


def same_deal(ours: DealView, theirs: DealView, match: Match) -> None:
    assert (ours.dealer, ours.end, ours.scores) == (theirs.dealer, theirs.end, theirs.scores)
    assert ours.losers == theirs.losers
    money = [
        [(one.payer, one.payee, one.amount, one.reason, one.rule) for one in entries]
        for entries in (ours.entries, theirs.entries, ours.after, theirs.after)
    ]
    assert money[0] == money[1]
    assert money[2] == money[3]
    if theirs.month is not None:
        assert ours.month == theirs.month


@pytest.mark.parametrize("name", NAMES)
def test_facts_of_live_matches_fold_into_the_same_books(name: str) -> None:
    rng = Random(f"fold {name}")
    ends: Counter[str] = Counter()
    for _ in range(effort(60, 12)):
        match = random_match(name, rng)
        play_out(match, rng)
        if not match.deals:
            continue
        facts = [noted(match, number) for number in range(1, len(match.deals) + 1)]
        found = folded(match, facts)
        for ours, theirs, deal in zip(found.deals, live(match), match.deals, strict=True):
            same_deal(ours.result, theirs, match)
            assert ours.result.totals == [int(total) for total in deal.totals]
            ends[theirs.end] += 1
        standing = found.standing
        assert standing.is_over
        assert standing.winner == match.winner
        assert standing.scores == match.scores
    assert ends, "nothing was played"


@pytest.mark.parametrize("name", NAMES)
def test_a_match_in_the_middle_stands_where_the_live_one_does(name: str) -> None:
    rng = Random(f"middle {name}")
    for _ in range(effort(20, 5)):
        match = random_match(name, rng)
        play_out(match, rng)
        last = rng.randrange(len(match.deals)) if match.deals else 0
        if last == 0:
            continue
        found = folded(match, [noted(match, number) for number in range(1, last + 1)])
        standing = found.standing
        assert not standing.is_over
        assert standing.dealer == match.deals[last].dealer
        assert standing.deal == last + 1
        if isinstance(match, HachiHachiMatch):
            opening = match.openings[last]
            assert standing.pot == opening.pot
            assert standing.carried == list(opening.carried)
            assert (standing.month, standing.year) == (opening.month, opening.year)
            assert standing.coins == [int(coins) for coins in opening.books.coins]
            assert standing.debt == [int(debt) for debt in opening.books.debt]
            assert standing.track == opening.books.track


def test_a_deal_after_the_end_is_refused() -> None:
    played = game("koikoi", deals=3)
    draw = facts_from("koikoi", {"end": "exhausted"})
    assert fold(played, 0, [draw] * 3).standing.is_over
    with pytest.raises(DealRefused) as refused:
        fold(played, 0, [draw] * 4)
    assert refused.value.number == 4
    assert refused.value.text("sv") == "giv 4: matchen var slut redan före den"


def test_a_correction_changes_everything_after_it() -> None:
    played = game("koikoi", deals=3)
    won = {"end": "stop", "by": 1, "captured": ["", "1L 3L 8L"]}
    later = {"end": "exhausted"}
    before = fold(played, 0, [facts_from("koikoi", one) for one in (later, later)])
    after = fold(played, 0, [facts_from("koikoi", one) for one in (won, later)])
    assert before.standing.dealer == 0
    assert (after.standing.dealer, after.standing.scores) == (1, [0, 6])  # KK-414, KK-701
