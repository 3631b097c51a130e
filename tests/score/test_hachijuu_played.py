"""Deals of Hachijuu as they were played, asked as score questions."""

from random import Random
from typing import Any

import msgspec
import pytest

from fudaba.cards.pack import HANAFUDA
from fudaba.games.contract import Match
from fudaba.games.registry import spec
from fudaba.games.view import entry_view
from tests.conformance.play import play_out, random_match
from tests.score.asking import ask

GAME = "hachijuu"


def deal_question(match: Match, number: int) -> dict[str, Any]:
    """What was seen of a finished deal, counted from 1, as a settle question."""
    deal = match.deals[number - 1]
    events = match.events(number)
    said = [event.kind for event in events if event.kind in ("fold", "in", "double")]
    held = ask(
        GAME,
        ask="auction",
        options=match.game.options,
        seats=int(match.game.seats),
        oya=int(deal.dealer),
        declarations=said,
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
        "options": match.game.options,
        "seats": int(match.game.seats),
        "order": order,
        "rate": held["rate"],
        "folded": sorted(int(event.seat) for event in events if event.kind == "fold"),
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
    play_out(match, rng)
    check_all(match)


def test_so_it_is_under_any_options() -> None:
    rng = Random(GAME)
    for _ in range(40):
        match = random_match(GAME, rng)
        play_out(match, rng)
        check_all(match)


def check_all(match: Match) -> None:
    """Every deal, as a question, is answered with what it brought."""
    for number, deal in enumerate(match.deals, start=1):
        found = ask(GAME, **deal_question(match, number))
        entries = [entry_view(HANAFUDA, entry) for entry in deal.entries]
        assert [_plain(entry) for entry in found["entries"]] == [
            _plain(entry) for entry in msgspec.to_builtins(entries)
        ]
        assert found["scores"] == [int(score) for score in deal.scores]
        if number < len(match.deals):
            assert found["next_oya"] == match.deals[number].dealer


def _plain(entry: dict[str, Any]) -> dict[str, Any]:
    """An entry without the cards: a question names hand yaku without them."""
    return {key: value for key, value in entry.items() if key != "cards"}
