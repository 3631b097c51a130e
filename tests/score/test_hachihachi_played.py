"""Deals of Hachi-Hachi as they were played, under any options, asked as score questions."""

from collections import Counter
from random import Random
from typing import Any

import msgspec

from fudaba.cards.pack import HANAFUDA
from fudaba.games.contract import Match
from fudaba.games.hachihachi.dekiyaku import COVERED, DEKIYAKU
from fudaba.games.hachihachi.facts import GROUP_A, GROUP_B
from fudaba.games.hachihachi.match import HachiHachiMatch
from fudaba.games.ledger import POT
from fudaba.games.view import entry_view
from tests.conformance.play import play_out, random_match
from tests.score.asking import ask

GAME = "hachihachi"
PLAYED = ("shoubu", "cancel", "exhausted")


def deal_question(match: Match, number: int) -> dict[str, Any]:
    """All that happened in a deal that was played with cards, as a settle question."""
    deal = match.deals[number - 1]
    over = match.replayed_deal(number)
    assert isinstance(over, HachiHachiMatch)
    order = [int(seat) for seat in over.order]
    ended = [event for event in over.journal or [] if event.kind in ("shoubu", "cancel")]
    question: dict[str, Any] = {
        "ask": "settle",
        "preset": match.game.preset,
        "options": match.game.options,
        "seats": int(match.game.seats),
        "order": order,
        "multiplier": int(over.multiplier),
        "pot": sum(int(entry.amount) for entry in deal.entries if entry.payer == POT),
        "teyaku": {
            str(seat): {
                "hand": HANAFUDA.set_text(int(over.dealt[seat])),
                "groups": "A" * bool(over.declared[seat] & GROUP_A)
                + "B" * bool(over.declared[seat] & GROUP_B),
            }
            for seat in order
        },
        "captured": {str(seat): HANAFUDA.set_text(int(deal.captured[seat])) for seat in order},
        "end": deal.end,
        "by": int(ended[-1].seat) if ended else None,
        "sage": [int(event.seat) for event in over.journal or [] if event.kind == "sage"],
        "mizuten": bool(over.blind),
        "white": None if over.white < 0 else int(over.white),
    }
    if over.rules.liability_dekiyaku:
        question["liable"] = {
            DEKIYAKU[index].name: int(over.liable[index])
            for index in COVERED
            if over.liable[index] >= 0
        }
    if over.rules.liability_tobikomi:
        question["liable_month"] = {
            str(month): int(seat) for month, seat in enumerate(over.liable_month) if seat >= 0
        }
    return question


def test_every_deal_that_was_played_can_be_asked_for() -> None:
    rng = Random(GAME)
    seen: Counter[str] = Counter()
    for _ in range(40):
        match = random_match(GAME, rng)
        play_out(match, rng)
        for number, deal in enumerate(match.deals, start=1):
            if deal.end not in PLAYED:
                continue
            question = deal_question(match, number)
            found = ask(GAME, **question)
            assert found["ok"], (question, found)
            seen[deal.end] += 1
            seen["sage"] += len(question["sage"])
            seen["two"] += len(question["order"]) == 2
            paid = [entry_view(HANAFUDA, entry) for entry in deal.entries]
            before = len(paid) - len(found["entries"])
            assert msgspec.to_builtins(paid[before:]) == found["entries"]
            earlier = {entry.reason.partition("_")[0] for entry in paid[:before]}
            assert earlier <= {"drop", "compensation"}
            if number < len(match.deals):
                assert found["winner"] == match.deals[number].dealer
    assert min(seen[end] for end in (*PLAYED, "sage", "two")) > 5, seen
