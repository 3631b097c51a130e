"""Whole deals of the Snapphana games, scripted action by action in `snapphana_deals.toml`."""

from __future__ import annotations

from typing import Any

import pytest

from fudaba.games.contract import Match
from fudaba.games.record import DealRecord, Record, replay
from fudaba.games.snapphana.match import SnapphanaMatch
from tests.rules.snapphana.match import game
from tests.rules.snapphana.oracle import Oracle
from tests.rules.snapphana.written import load, text

Script = dict[str, Any]
SCRIPTS = load("snapphana_deals.toml")


def record(script: Script) -> Record:
    """A script as a record, without its results."""
    return Record(
        fudaba=1,
        game=script["game"],
        seats=[f"Seat {seat}" for seat in range(int(game(script["game"]).seats))],
        options=script.get("options", {}),
        deals=[
            DealRecord(dealer=deal["dealer"], deck=deal["deck"], actions=deal["actions"])
            for deal in script["deals"]
        ],
    )


def scripted(name: str) -> SnapphanaMatch:
    match = replay(record(SCRIPTS[name]))
    assert isinstance(match, SnapphanaMatch)
    return match


def entries(match: Match, deal: int) -> list[str]:
    """The ledger of a deal as the scripts write it."""
    found = []
    for entry in match.deals[deal].entries:
        line = f"{int(entry.payee)}: {int(entry.amount)} {entry.reason} {entry.rule}"
        found.append(f"{line} = {text(entry.cards)}" if entry.cards else line)
    return found


@pytest.mark.parametrize("name", SCRIPTS)
def test_scripted_deals(name: str) -> None:
    script: Script = SCRIPTS[name]
    match = scripted(name)
    assert len(match.deals) == len(script["deals"])
    for number, deal in enumerate(script["deals"]):
        played = match.deals[number]
        assert int(played.dealer) == deal["dealer"]
        assert played.end == deal["end"]
        assert [int(score) for score in played.scores] == deal["scores"]
        assert entries(match, number) == deal["entries"]
        assert played.losers == deal.get("losers")
        piles = [text(captured).replace("-", "") for captured in played.captured]
        assert piles == deal["captured"]
    assert match.scores == script["totals"]
    assert match.winner == script.get("winner")
    assert match.is_over == ("winner" in script)
    if "losses" in script:
        assert [int(lost) for lost in match.losses] == script["losses"]


@pytest.mark.parametrize("name", SCRIPTS)
def test_the_plain_account_says_the_same(name: str) -> None:
    script: Script = SCRIPTS[name]
    options = game(script["game"], **script.get("options", {})).options
    told = Oracle(script["game"], options, script["deals"][0]["dealer"])
    for deal in script["deals"]:
        told.tell(deal["deck"])
        for action in deal["actions"]:
            told.tell(action)
        assert told.deals[-1].scores == deal["scores"]
        assert told.deals[-1].end == deal["end"]
    assert told.totals == script["totals"]
    assert told.winner == script.get("winner")


@pytest.mark.parametrize("name", SCRIPTS)
def test_the_points_of_a_deal_are_the_sum_of_its_entries(name: str) -> None:
    match = scripted(name)
    for deal in match.deals:
        for side, score in enumerate(deal.scores):
            mine = [entry for entry in deal.entries if entry.payee == side]
            assert sum(int(entry.amount) for entry in mine) == score


@pytest.mark.parametrize("name", SCRIPTS)
def test_a_scripted_deal_is_played_again_from_its_record(name: str) -> None:
    script: Script = SCRIPTS[name]
    match = scripted(name)
    written = match.record(decks=True)
    for number, deal in enumerate(script["deals"]):
        events = match.events(number + 1)
        assert (events[0].kind, events[-1].kind) == ("deal", "end")
        assert events[-1].names == deal["end"]
        assert written.deals[number].deck == deal["deck"]
        assert written.deals[number].actions == deal["actions"]
        assert written.deals[number].scores == deal["scores"]
    assert replay(written).scores == script["totals"]


# What each script is there to show.


def events_of(name: str, *kinds: str) -> list[tuple[str, int, str]]:
    return [
        (event.kind, int(event.seat), text(event.cards))
        for event in scripted(name).events(1)
        if event.kind in kinds
    ]


def test_sn_057_fjont_led() -> None:
    first = events_of("fjont_led", "play", "trick")[:5]
    assert first[:2] == [("play", 1, "*"), ("play", 2, "H10")]
    assert first[4] == ("trick", 3, "HA H9 H10 *")
    assert events_of("fjont_led", "give") == []


def test_sn_054_fjont_owed_before_any_trick_is_won_and_paid_later() -> None:
    found = events_of("fjont_owed_and_paid_later", "trick", "give")
    assert found[:3] == [
        ("trick", 2, "H7 H8 HK *"),
        ("trick", 3, "S6 S7 S8 SK"),
        ("give", 1, "S6"),
    ]


def test_sn_056_fjont_lost() -> None:
    assert events_of("fjont_lost", "fjont_lost", "discards_lost") == [("fjont_lost", 0, "*")]
    assert len(events_of("fjont_and_discards_lost", "fjont_lost", "discards_lost")) == 2


def test_sn_022_discards_lost() -> None:
    assert events_of("discards_lost", "discards_lost") == [("discards_lost", 0, "S6 SQ")]


def test_sn_009_four_snapphanar_in_one_trick() -> None:
    tricks = events_of("four_snapphanar", "trick")
    assert tricks[0] == ("trick", 2, "I1 I2 I3 I4")


def test_sn_r26_the_exchange_at_the_end() -> None:
    found = events_of("exchange_at_the_end", "trick", "give", "end")
    assert [kind for kind, _, _ in found[-2:]] == ["give", "end"]
    assert "*" in found[1][2].split()


def test_sn_r25_a_single_hacka_is_no_action() -> None:
    assert not any(action.startswith("give") for action in scripted("one_hacka_to_give").written(1))
    assert events_of("one_hacka_to_give", "give") == [("give", 1, "S6")]


def test_sn_r34_sn_r35_a_declaration_in_a_deal_that_breaks_a_tie() -> None:
    match = scripted("tie_is_played_on")
    assert [event.kind for event in match.events(2)].count("declare") >= 2
    assert match.deals[1].end == "count"
