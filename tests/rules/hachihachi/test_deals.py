"""Whole deals of Hachi-Hachi, scripted action by action in `hachihachi_deals.toml`."""

from __future__ import annotations

from typing import Any

import pytest

from fudaba.cards.pack import HANAFUDA
from fudaba.games.hachihachi.match import HachiHachiMatch
from fudaba.games.ledger import POT
from tests.rules.hachihachi.match import act, scores, started
from tests.rules.hachihachi.written import load

Script = dict[str, Any]
SCRIPTS = load("hachihachi_deals.toml")

#: Deals that follow another one.
AFTER = {"four_three_with_pot": "all_drop"}


def scripted(*names: str) -> HachiHachiMatch:
    """A match that begins with these deals."""
    deals = [SCRIPTS[name] for name in names]
    first = deals[0]
    match = started(
        [HANAFUDA.cards(deal["deck"]) for deal in deals],
        stocks={number: deal["stock"] for number, deal in enumerate(deals) if "stock" in deal},
        seats=first["seats"],
        dealer=first["dealer"],
        preset=first["preset"],
        **first.get("options", {}),
    )
    for number, deal in enumerate(deals):
        assert len(match.deals) == number
        assert match.dealer == deal["dealer"]
        act(match, *deal["actions"])
    return match


def names_to(name: str) -> list[str]:
    return [AFTER[name], name] if name in AFTER else [name]


@pytest.mark.parametrize("name", SCRIPTS)
def test_scripted_deals(name: str) -> None:
    script: Script = SCRIPTS[name]
    match = scripted(*names_to(name))
    deal = match.deals[len(names_to(name)) - 1]
    assert deal.end == script["end"]
    assert [int(score) for score in deal.scores] == script["scores"]
    assert match.books.track == script.get("track", 0)
    if script["end"] == "four_three":
        assert match.is_over
        assert match.winner == script["winner"]
        assert match.scores == script["totals"]
    else:
        assert match.dealer == script.get("winner", script["dealer"])
        assert match.pot == script.get("pot", 0)
        assert not match.is_over


@pytest.mark.parametrize("name", SCRIPTS)
def test_every_settlement_sums_to_zero_with_pot_and_track(name: str) -> None:
    match = scripted(*names_to(name))
    deals = range(len(names_to(name)))
    entries = [entry for number in deals for entry in match.deals[number].entries]
    pot = sum(int(entry.amount) for entry in entries if entry.payee == POT)
    pot -= sum(int(entry.amount) for entry in entries if entry.payer == POT)
    assert pot == SCRIPTS[name].get("pot", 0)
    total = sum(sum(scores(match, number)) for number in deals)
    assert total + pot + SCRIPTS[name].get("track", 0) == 0


@pytest.mark.parametrize("name", [name for name in SCRIPTS if len(names_to(name)) == 1])
def test_a_scripted_deal_is_played_again_from_its_record(name: str) -> None:
    match = scripted(name)
    events = match.events(1)
    assert events[-1].kind == "end"
    assert events[-1].names == SCRIPTS[name]["end"]
    written = match.record(decks=True).deals[0]
    assert written.deck == SCRIPTS[name]["deck"]
    assert written.stock == SCRIPTS[name].get("stock")
    assert written.actions == SCRIPTS[name]["actions"]
    assert written.scores == SCRIPTS[name]["scores"]
