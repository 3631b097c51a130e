"""Every worked settlement of the Koi-Koi text, entered as facts, gives the stated result."""

from __future__ import annotations

import re
from typing import Any

import pytest

from fudaba.games.registry import spec
from fudaba.refusal import Refusal
from tests.rules.koikoi.test_examples import EXAMPLES, options_of
from tests.rules.koikoi.written import SEATS
from tests.score.entering import enter, ready, scores

Row = dict[str, Any]

#: Captured cards that are worth so much, and a little less before their last card.
WORTH = {
    1: "1K1 1K2 2K1 2K2 3K1 3K2 4K1 4K2 5K1 5K2",
    2: "1K1 1K2 2K1 2K2 3K1 3K2 4K1 4K2 5K1 5K2 6K1",
    5: "1R 2R 3R",
    6: "1R 2R 3R 4R",
    7: "1R 2R 3R 4R 5R",
}


def each(table: str) -> pytest.MarkDecorator:
    """One test for every row of a table, called by the row's id."""
    rows = EXAMPLES[table]
    return pytest.mark.parametrize("row", rows, ids=[row["id"] for row in rows])


def entered(row: Row, facts: dict[str, Any], dealer: int = 0, deal: int = 1) -> Any:
    """A match after one deal, the given number of its year."""
    match = ready(spec("koikoi").game(None, 2, options_of(row)), dealer)
    for _ in range(deal - 1):
        enter(match, {"end": "exhausted"})
        match.dealer, match.scores[0], match.scores[1] = dealer, 0, 0
    return match, enter(match, facts)


@each("yaku")
def test_a_stop_with(row: Row) -> None:
    total = int(row["yaku"].split(" = ")[1])
    facts = {"end": "stop", "by": 0, "captured": [row["captured"], None]}
    if not total:
        with pytest.raises(Refusal) as refused:
            entered(row, facts, deal=row["deal"])
        assert "KK-501" in refused.value.text("en")
        return
    _, deal = entered(row, facts, deal=row["deal"])
    assert scores(deal) == [total, 0]


@each("score")
def test_the_doubling_of(row: Row) -> None:
    facts = {
        "end": "stop",
        "by": 0,
        "captured": [WORTH[row["total"]], None],
        "koi": [row["own_calls"], row["other_calls"]],
    }
    _, deal = entered(row, facts)
    assert scores(deal) == [int(row["result"].split(" = ")[1]), 0]


@each("log")
def test_the_log_of(row: Row) -> None:
    calls = [call.split() for call in row["calls"].split(", ")]
    koi = [sum(call == [f"{name}{call[0][1:]}", "koi"] for call in calls) for name in "AB"]
    last = calls[-1]
    facts: dict[str, Any] = {"end": "exhausted", "koi": koi}
    if last != ["end"]:
        by, total = SEATS[last[0][0]], int(last[0][1:])
        captured: list[str | None] = [None, None]
        captured[by] = WORTH[total]
        facts = {"end": "stop", "by": by, "captured": captured, "koi": koi}
    result = row["result"].split("; force ")[0]
    if result == "illegal":
        with pytest.raises(Refusal):
            entered(row, facts, SEATS[row["dealer"]])
        return
    winner, won, _, dealer = re.split(r",? ", result)
    match, deal = entered(row, facts, SEATS[row["dealer"]])
    expected = [0, 0]
    expected[SEATS[winner]] = int(won)
    assert scores(deal) == expected
    assert int(match.dealer) == SEATS[dealer]


@each("deal")
def test_the_hands_dealt_in(row: Row) -> None:
    """KK-201 to KK-204: hands that end a deal at once; what is played on is not."""
    hands = {str(seat): row[name] for seat, name in enumerate(("oya", "ko"))}
    outcome, *what = row["outcome"].split()
    if outcome in ("redeal", "play"):
        with pytest.raises(Refusal):
            entered(row, {"end": "instant", "hands": hands})
        return
    if outcome == "win":
        winner = {"oya": 0, "ko": 1}[what[0]]
        hands = {str(winner): hands[str(winner)]}
    _, deal = entered(row, {"end": "instant", "hands": hands})
    expected = [0, 0]
    if outcome == "win":
        expected[winner] = int(what[1])
    assert scores(deal) == expected
