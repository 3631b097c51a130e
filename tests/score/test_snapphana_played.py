"""Deals of the Snapphana games as they were played, asked as score questions."""

from random import Random
from typing import Any

import pytest

from fudaba.cards.pack import SNAPPHANA
from fudaba.games.contract import Match
from fudaba.games.registry import spec
from tests.conformance.play import play_out, random_match
from tests.score.asking import ask

TABLES = [
    ("800", {}),
    ("800", {"target": 300, "tie_at_target": "shared", "must_overtrump": True}),
    ("1000", {"end_doubling": False}),
    ("1000", {"target": 50}),
    ("150", {"fjont_exchange": "end"}),
    ("150", {"target": 25, "immediate_win": False}),
    ("150", {"target": 20}),
    ("fjabbe", {}),
    ("fjabbe", {"fjabbe_declarations": True, "fjabbe_card_count": "tricks"}),
    ("fjabbe", {"fjabbe_trickless": "also", "fjabbe_ranking": "losses"}),
]


def deal_question(match: Match, number: int) -> dict[str, Any]:
    """What was seen of a finished deal, counted from 1, as a settle question."""
    deal = match.deals[number - 1]
    sides = match.game.sides
    earlier = match.deals[: number - 1]
    tricks = [0] * sides
    said: dict[int, int] = {}
    last_trick = None
    for event in match.events(number):
        if event.kind == "trick":
            last_trick = int(event.seat) % sides
            tricks[last_trick] += 1
        elif event.kind == "declare":
            said[int(event.seat)] = int(event.points)
    lost = [seat for old in earlier for seat in old.losers or []]
    question = {
        "ask": "settle",
        "options": match.game.options,
        "piles": [SNAPPHANA.set_text(int(pile)) for pile in deal.captured],
        "tricks": tricks,
        "last_trick": last_trick,
        "declared": [
            sum(points for seat, points in said.items() if seat % sides == side)
            for side in range(sides)
        ],
        "before": [int(total) for total in earlier[-1].totals] if earlier else [0] * sides,
    }
    if deal.losers is not None:
        question["losses"] = [lost.count(seat) for seat in range(sides)]
    return question


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_every_deal_that_was_played_can_be_asked_for(game: str, options: dict[str, Any]) -> None:
    rng = Random(f"{game} {options}")
    for seed in range(4):
        match = spec(game).game(None, None, options).new(seed=seed)
        play_out(match, rng)
        check_all(match)
        assert "count" in {deal.end for deal in match.deals}


@pytest.mark.parametrize("game", sorted({game for game, _ in TABLES}))
def test_so_it_is_under_any_options(game: str) -> None:
    rng = Random(game)
    for _ in range(10):
        match = random_match(game, rng)
        play_out(match, rng)
        check_all(match)


def check_all(match: Match) -> None:
    """Every deal, as a question, is answered with what it brought."""
    game = match.game.name
    for number, deal in enumerate(match.deals, start=1):
        question = deal_question(match, number)
        found = ask(game, **question)
        assert found["ok"], (question, found)
        assert found["scores"] == [int(score) for score in deal.scores]
        assert found["totals"] == [int(total) for total in deal.totals]
        assert found.get("losers") == deal.losers
        assert found["winner"] == (match.winner if number == len(match.deals) else None)
        del question["tricks"]
        assert ask(game, **question) == found
