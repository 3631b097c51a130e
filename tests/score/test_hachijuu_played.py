"""Deals of Hachijuu as they were played, asked as score questions."""

from random import Random
from typing import Any

import pytest

from fudaba.cards.pack import HANAFUDA
from fudaba.games.contract import Match
from fudaba.games.registry import spec
from tests.score.asking import ask

GAME = "hachijuu"


def deal_question(match: Match, number: int) -> dict[str, Any]:
    """What was seen of a finished deal, counted from 1, as a settle question."""
    deal = match.deals[number - 1]
    events = match.events(number)
    said = [event.kind for event in events if event.kind in ("fold", "in", "double")]
    held = ask(
        GAME, ask="auction", seats=int(match.game.seats), oya=int(deal.dealer), declarations=said
    )
    announced: dict[str, list[str]] = {}
    for event in events:
        if event.kind == "announce":
            announced.setdefault(str(event.seat), []).append(event.names)
    captured = {
        str(seat): HANAFUDA.set_text(int(cards)) for seat, cards in enumerate(deal.captured)
    }
    order = held.get("active") or [held["won"]]
    return {
        "ask": "settle",
        "seats": int(match.game.seats),
        "order": order,
        "rate": held["rate"],
        "folded": [int(event.seat) for event in events if event.kind == "fold"],
        "announced": announced,
        "captured": {str(seat): captured[str(seat)] for seat in order},
        "end": deal.end,
        "by": next((int(event.seat) for event in events if event.kind == "agari"), None),
        "sage": [int(event.seat) for event in events if event.kind == "sage"],
    }


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_every_deal_that_was_played_can_be_asked_for(players: int) -> None:
    rng = Random(players)
    match = spec(GAME).game(None, players, {"deals": 30}).new(seed=players)
    while not match.is_over:
        match.apply(rng.choice(match.legal_actions()))
    for number, deal in enumerate(match.deals, start=1):
        found = ask(GAME, **deal_question(match, number))
        assert found["scores"] == [int(score) for score in deal.scores]
        if number < len(match.deals):
            assert found["next_oya"] == match.deals[number].dealer
