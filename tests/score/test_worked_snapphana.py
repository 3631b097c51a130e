"""Every worked settlement of the Snapphana text, entered as facts, gives the stated points."""

from __future__ import annotations

from typing import Any

import pytest

from fudaba.games.registry import spec
from fudaba.refusal import Refusal
from tests.rules.snapphana.bundles import read
from tests.rules.snapphana.written import listed
from tests.score.entering import enter, ready, scores
from tests.score.snapphana_examples import rest_of_pack, worked
from tests.score.snapphana_piles import FJABBE, MATCH
from tests.score.test_snapphana_settlements import trickless

Row = dict[str, Any]


def at(
    name: str, before: list[int] | None = None, losses: list[int] | None = None, **options: Any
) -> Any:
    """A match between two deals."""
    match = ready(spec(name).game(None, None, options))
    for side, score in enumerate(before or []):
        match.won[side] = match.scores[side] = score
    for seat, lost in enumerate(losses or []):
        match.losses[seat] = lost
    return match


@worked("deal")
def test_a_sides_whole_deal(row: Row) -> None:
    last = 0 if row["last_trick"] == "yes" else 1
    facts = {"piles": [row["pile"], rest_of_pack(row["pile"])], "last_trick": last}
    deal = enter(at("800"), facts)
    assert scores(deal)[0] == row["total"]


@worked("declare")
def test_a_declaration(row: Row) -> None:
    combinations = [{"kind": kind, "cards": shown} for kind, shown in read(row["declared"])]
    pile = " ".join(listed("ALL"))
    facts = {"declared": {"2": combinations}, "piles": ["", pile], "last_trick": 1}
    if row["points"] == "illegal":
        with pytest.raises(Refusal):
            enter(at("800"), facts)
        return
    deal = enter(at("800"), facts)
    assert scores(deal) == [int(row["points"]), 939]  # AR-14


@worked("match")
def test_the_target(row: Row) -> None:
    events = dict(event.split(" ", 1) for event in row["events"].split("; "))
    declared = int(events["decl"].split()[1]) if "decl" in events else 0
    before = [int(score) for score in row["before"].split(":")]
    match = at("150", before, target=row["target"])
    facts: dict[str, Any] = {"declared_points": [declared, 0], "last_trick": None}
    if "end" in events:
        facts |= {"last_trick": 1, "piles": MATCH[row["id"]]}
    deal = enter(match, facts)
    counted = [int(points) for points in events.get("end", "0 0").split()]
    assert scores(deal) == [counted[0] + declared, counted[1]]
    winner = {"A at once": 0, "B": 1, "tie": None, "on": None}[row["result"]]
    assert match.winner == winner
    assert match.is_over == (winner is not None)


@worked("fjabbe")
def test_the_losers_of_a_deal(row: Row) -> None:
    facts = {
        "piles": FJABBE[row["id"]],
        "tricks": [int(number) for number in row["tricks"].split()],
        "last_trick": 0,
    }
    match = at("fjabbe")
    deal = enter(match, facts)
    assert scores(deal) == [int(points) for points in row["points"].split()]
    losers = [int(seat[1:]) for seat in row["losers"].split()]
    assert deal.result.losers == losers
    assert [int(lost) for lost in match.losses] == [int(seat in losers) for seat in range(4)]


@worked("fjabbe_end")
def test_the_end_of_a_match(row: Row) -> None:
    after = [int(number) for number in row["lost"].split()]
    losers = [seat for seat in (0, 1) if after[seat] == max(after)]
    match = at("fjabbe", losses=[n - (seat in losers) for seat, n in enumerate(after)])
    facts = trickless(*losers)
    enter(match, {"piles": facts["piles"], "last_trick": facts["last_trick"]})
    assert [int(lost) for lost in match.losses] == after
    assert match.is_over == (row["state"] == "over")
