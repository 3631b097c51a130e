"""Every worked settlement of the Hachijuu text, entered as facts, gives the stated ledger."""

from __future__ import annotations

from typing import Any

import pytest

from fudaba.games.registry import spec
from fudaba.refusal import Refusal
from fudaba.score.folding import FoldedDeal
from tests.rules.hachijuu.test_examples import EXAMPLES
from tests.rules.hachijuu.written import seat_of, seats_of
from tests.score.entering import enter, ready, scores
from tests.score.test_hachijuu_questions import facts as asked

Row = dict[str, Any]

#: Who spoke first and what was said, so that the row's players came to play at its rate.
SAID = {
    "HJ-X601": (3, "fold fold fold"),
    "HJ-X603": (0, "in fold in"),
    "HJ-X605": (0, "in in in"),
    "HJ-X607": (1, "in fold in"),
    "HJ-X609": (0, "in in in fold"),
    "HJ-X611": (1, "in fold fold in"),
    "HJ-X613": (2, "fold fold double in in"),
    "HJ-X615": (0, "double double in"),
    "HJ-X617": (1, "in in in"),
    "HJ-X619": (2, "fold double in in"),
    "HJ-X621": (2, "fold fold fold in fold in"),
}
#: What a pad keeps of a question about a settlement; the rest follows from what was said.
KEPT = ("announced", "captured", "end", "by", "sage")


def each(table: str) -> pytest.MarkDecorator:
    """One test for every row of a table, called by the row's id."""
    rows = EXAMPLES[table]
    return pytest.mark.parametrize("row", rows, ids=[row["id"] for row in rows])


@each("ledger")
def test_the_ledger_of(row: Row) -> None:
    first, said = SAID[row["id"]]
    match = ready(spec("hachijuu").game(None, row["players"], {}), first)
    noted: dict[str, Any] = {"says": said.split()}
    if row["end"] != "sole":
        noted |= {key: asked(row)[key] for key in KEPT}
    deal = enter(match, noted)
    assert scores(deal) == [int(part.split(":")[1]) for part in row["ledger"].split()]
    assert int(match.dealer) == seat_of(row["next_oya"])
    assert deal.rate == row["rate"]
    assert deal.order == seats_of(row["order"])


@each("auction")
def test_the_fees_of_an_auction(row: Row) -> None:
    """Those that came to an end: who plays, at which rate, for which pot."""
    said = [part.split()[1] for part in row["declarations"].split(", ")]
    match = ready(spec("hachijuu").game(None, row["players"], {}), seat_of(row["oya"]))
    if not row["result"].startswith(("play", "won")):
        with pytest.raises(Refusal) as refused:
            enter(match, {"says": said})
        assert refused.value.key == ("pad.says" if "illegal" in row["result"] else "pad.says_more")
        return
    assert outcome(enter(match, facts(said, row))) == fees(row)


def facts(said: list[str], row: Row) -> dict[str, Any]:
    """The auction, and where it was followed by play, somebody who went out."""
    if row["result"].startswith("won"):
        return {"says": said}
    by = seat_of(row["result"].split()[1].rstrip(","))
    return {"says": said, "end": "agari", "by": by, "captured": {str(by): "6A 7A 10A"}}


def outcome(deal: FoldedDeal) -> tuple[list[int], int]:
    """Who folded, and the pot."""
    folded = [int(one.payer) for one in deal.result.entries if one.reason == "fold_fee"]
    return sorted(folded), deal.pot


def fees(row: Row) -> tuple[list[int], int]:
    """The same as the row says it."""
    words = row["result"].replace(",", "").split()
    pot = int(words[words.index("pot") + 1])
    said = [part.split() for part in row["declarations"].split(", ")]
    return sorted(seat_of(name) for name, word in said if word == "fold"), pot
