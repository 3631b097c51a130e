"""Deals of Koi-Koi as they were played, under any options, asked as score questions."""

from itertools import combinations
from random import Random
from typing import Any

import msgspec

from fudaba.cards.bits import cards_of
from fudaba.cards.pack import HANAFUDA
from fudaba.games.contract import Match
from fudaba.games.koikoi.yaku import total
from fudaba.games.registry import spec
from fudaba.games.view import entry_view
from fudaba.score.gains import may_have_grown
from tests.conformance.play import play_out, random_match
from tests.rules.koikoi.written import rules
from tests.score.asking import ask

GAME = "koikoi"
#: The cards that decide between two yaku of the lights, the viewings and the ribbons.
TELLING = HANAFUDA.set("1L 3L 8L 11L 12L 9A 1R 2R 3R 6R 9R 10R")


def points(captured: int) -> int:
    return int(total(rules(), captured, 1))


def deal_question(match: Match, number: int) -> dict[str, Any]:
    """What was seen of a deal that ended by a stop or exhausted, as a settle question."""
    deal = match.deals[number - 1]
    events = match.events(number)
    calls = [event.seat for event in events if event.kind == "koi"]
    return {
        "ask": "settle",
        "preset": match.game.preset,
        "options": match.game.options,
        "dealer": int(deal.dealer),
        "deal": number,
        "captured": [HANAFUDA.set_text(int(cards)) for cards in deal.captured],
        "koi": [calls.count(seat) for seat in range(2)],
        "end": deal.end,
        "by": next((int(event.seat) for event in events if event.kind == "stop"), None),
    }


def test_every_deal_that_was_played_can_be_asked_for() -> None:
    rng = Random(GAME)
    called = 0
    for _ in range(40):
        match = random_match(GAME, rng)
        play_out(match, rng)
        for number, deal in enumerate(match.deals, start=1):
            if deal.end == "instant":
                continue
            question = deal_question(match, number)
            called += any(question["koi"])
            found = ask(GAME, **question)
            entries = [entry_view(HANAFUDA, entry) for entry in deal.entries]
            assert found.get("entries") == msgspec.to_builtins(entries), (question, found)
            assert found["scores"] == [int(score) for score in deal.scores]
            if number < len(match.deals):
                assert found["next_dealer"] == match.deals[number].dealer
    assert called > 40


def test_kk_502_what_may_have_grown_is_found_as_by_trying_everything() -> None:
    rng = Random(502)
    found = set()
    for _ in range(60):
        captured = sum(1 << card for card in rng.sample(cards_of(TELLING), rng.randint(2, 8)))
        whole = points(captured)
        parts = {
            points(sum(1 << card for card in part))
            for number in range(captured.bit_count())
            for part in combinations(cards_of(captured), number)
        }
        grown = any(0 < part < whole for part in parts)
        found.add(grown)
        assert may_have_grown(points, captured) == grown, HANAFUDA.set_text(captured)
    assert found == {True, False}


def test_the_deals_of_every_preset_can_be_asked_for() -> None:
    rng = Random("presets")
    for preset in spec(GAME).presets:
        match = spec(GAME).game(preset).new(rng.getrandbits(30))
        play_out(match, rng)
        for number, deal in enumerate(match.deals, start=1):
            if deal.end != "instant":
                assert ask(GAME, **deal_question(match, number))["ok"]
