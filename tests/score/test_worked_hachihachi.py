"""Every worked settlement of the Hachi-Hachi text, entered as facts, gives the stated ledger."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from fudaba.cards.pack import HANAFUDA
from fudaba.games.hachihachi.teyaku import KINDS
from fudaba.refusal import Refusal
from tests.rules.hachihachi.ledger import fields, numbers, pairs
from tests.rules.hachihachi.test_examples import EXAMPLES
from tests.rules.hachihachi.written import SEATS, cards, options_of
from tests.rules.hachihachi.written import game as played_by
from tests.score.entering import enter, ready, scores

Row = dict[str, Any]
#: A field of that multiplier (HH-201 to HH-203).
FIELDS = {1: "", 2: "1L", 4: "12L"}
#: Hands that lie beside each other, worth so many kan in group A and nothing in group B.
HANDS = {
    2: ["1L 1R 1K1 2A 3L 6A 8L"],
    3: ["12K1 12K2 12K3 4A 7A 9A 10A"],
    4: [
        "1L 1R 2A 2R 3L 3R 8L",
        "4A 4R 5A 5R 6A 6R 9A",
        "7A 7R 10A 10R 11L 11A 12L",
    ],
    20: ["10A 10R 10K1 10K2 5A 5R 5K1"],
}
SAYS = {"s": "stay", "d": "drop"}


def each(table: str, *, where: Callable[[Row], bool] = lambda row: True) -> pytest.MarkDecorator:
    """One test for every row of a table that can be noted, called by the row's id."""
    rows = [row for row in EXAMPLES[table] if where(row)]
    return pytest.mark.parametrize("row", rows, ids=[row["id"] for row in rows])


def written(text: str) -> str:
    """Cards with whole months spelled out."""
    return HANAFUDA.set_text(cards(text))


def teyaku(worth: dict[int, int]) -> dict[str, Any]:
    """Hands worth the stated kan, declared."""
    return {
        str(seat): {"hand": HANDS[kan][place % len(HANDS[kan])], "groups": "A"}
        for place, (seat, kan) in enumerate(worth.items())
        if kan
    }


def facts_of(row: Row) -> dict[str, Any]:
    """A ledger row as somebody at the table would note it."""
    setup, given, course = (fields(row[key]) for key in ("setup", "cards", "course"))
    names = setup["seats"].split()
    hands = {name[0]: given[f"hand {name[0]}"] for name in names if f"hand {name[0]}" in given}
    says = [SAYS[word] for word in pairs(setup.get("says", "-")).values()]
    end, *by = course["end"].split()
    facts: dict[str, Any] = {
        "field": FIELDS[int(setup["mult"])],
        "white": next((at for at, name in enumerate(names) if name.endswith("/w")), None),
        "mizuten": setup.get("mizuten") == "yes",
        "says": says,
    }
    if end == "auction":
        if hands:
            facts["four_three"] = {str(SEATS[name]): written(one) for name, one in hands.items()}
        elif says.count("stay") == 2:
            facts["says"] = [*says, "split", "split"]  # HH-310
        return facts
    kan = numbers(given.get("teyaku", "-"))
    playing = _playing(row)
    if len(playing) == says.count("stay") == 2:
        facts["says"] = [*says, "refuse"]  # HH-310: the two do not share
    facts |= {
        "end": end,
        "by": SEATS[by[0]] if by else None,
        "sage": [SEATS[name] for name in course.get("sage", "").split()],
        "driven_out": {
            str(SEATS[name]): written(one) for name, one in hands.items() if name not in playing
        },
        "teyaku": teyaku({SEATS[name]: number for name, number in kan.items()})
        | {
            str(SEATS[name]): {"hand": written(one), "groups": "AB"}
            for name, one in hands.items()
            if name in playing
        },
        "liable": {yaku: SEATS[name] for yaku, name in pairs(course.get("liable", "-")).items()},
        "liable_month": {
            month: SEATS[name] for month, name in pairs(course.get("liable_month", "-")).items()
        },
    }
    bases = {name: one for name, one in given.items() if name.startswith("base ")}
    if bases:
        facts["captured"] = {str(SEATS[name[-1]]): written(one) for name, one in bases.items()}
    else:
        points = numbers(given["pts"]).items()
        facts["points"] = {str(SEATS[name]): number for name, number in points}
    return facts


def _playing(row: Row) -> list[str]:
    """Who plays: those whose captured cards or points are given."""
    given = fields(row["cards"])
    based = [name[-1] for name in given if name.startswith("base ")]
    return based or list(numbers(given["pts"]))


@each("ledger")
def test_the_ledger_of(row: Row) -> None:
    setup, expected = fields(row["setup"]), pairs(row["expected"])
    preset, options = options_of(setup["opts"])
    names = [name[0] for name in setup["seats"].split()]
    match = ready(played_by(len(names), preset, **options))
    match.pot = int(setup.get("pot", "0"))
    deal = enter(match, facts_of(row))
    gains = dict(zip(names, scores(deal), strict=True))
    assert gains == {name: int(expected[name]) for name in names}
    laid = sum(entry.amount for entry in deal.result.entries if entry.payee == "track")
    assert laid == int(expected.get("track", "0"))
    assert int(match.pot) == int(expected.get("pot", "0"))
    assert match.is_over == ("match" in expected)
    special = {entry.reason for entry in deal.result.entries if entry.rule in TOKUSHUYAKU}
    assert special == ({expected["tok"]} if "tok" in expected else set())
    if not match.is_over and expected["winner"] != "-":
        assert int(match.dealer) == SEATS[expected["winner"]]  # HH-940: the winner deals next


TOKUSHUYAKU = ("HH-800", "HH-801", "HH-802")


@each("balance")
def test_the_balance_of_teyaku(row: Row) -> None:
    match = ready(played_by(3))
    noted = {"points": {"0": 90, "1": 88, "2": 86}, "end": "exhausted"}
    deal = enter(
        match, {**noted, "teyaku": teyaku(dict(enumerate(numbers(row["teyaku"]).values())))}
    )
    rules = {kind.rule for kind in KINDS}
    net = [0, 0, 0]
    for entry in deal.result.entries:
        if entry.rule in rules:
            net[int(entry.payer)] -= entry.amount
            net[int(entry.payee)] += entry.amount
    assert net == [kan * 10 for kan in numbers(row["net"]).values()]


@each("compensation")
def test_the_compensation_of_a_hand(row: Row) -> None:
    """The fourth of four, driven out with that hand."""
    preset, options = options_of(row["options"])
    match = ready(played_by(4, preset, **options, comp_payers="all_active"))
    facts = {
        "field": FIELDS[row["mult"]],
        "says": ["stay"] * 3,
        "driven_out": {"3": written(row["hand"])},
        "end": "exhausted",
        "points": {"0": 90, "1": 88, "2": 86},
    }
    assert scores(enter(match, facts))[3] == 3 * row["total"]


@each("auction")
def test_the_fees_of_an_auction(row: Row) -> None:
    preset, options = options_of(row["options"])
    seats = row["seats"].split()
    match = ready(played_by(len(seats), preset, **options))
    white = next((at for at, name in enumerate(seats) if name.endswith("/w")), None)
    says = [SAYS[word] for word in pairs(row["says"].removeprefix("mizuten ")).values()]
    active = [] if row["active"] == "-" else row["active"].split()
    if len(active) == 2:
        says.append("refuse")
    facts: dict[str, Any] = {
        "field": FIELDS[row["mult"]],
        "white": white,
        "mizuten": row["says"].startswith("mizuten "),
        "says": says,
    }
    if len(active) > 1:
        driven = [] if row["driven_out"] == "-" else row["driven_out"].split()
        facts |= {
            "driven_out": {str(SEATS[name]): DRIVEN_OUT[at] for at, name in enumerate(driven)},
            "end": "exhausted",
            "points": {str(SEATS[name]): 88 for name in active},
        }
    deal = enter(match, facts)
    fees = {
        str("ABCDEFG"[int(entry.payer)]): entry.amount
        for entry in deal.result.entries
        if entry.reason == "drop_fee"
    }
    assert fees == numbers(row["fees"])
    if len(active) > 1:
        assert {int(seat) for seat in deal.order} == {SEATS[name] for name in active}


@each("field", where=lambda row: row["mult"] != "redeal")  # HH-105: such a deal is not noted
def test_the_field_of(row: Row) -> None:
    preset, options = options_of(row["options"])
    seats = 4 if row["void"] == "yes" else 3
    if row["void"] == "yes":
        options["auction_min"] = "free"
    match = ready(played_by(seats, preset, **options))
    match.carried = [] if row["carried_in"] == "-" else [int(n) for n in row["carried_in"].split()]
    facts: dict[str, Any] = {"field": row["field"]}
    if row["void"] == "yes":
        facts["says"] = ["drop"] * 4
    else:
        facts |= {"end": "exhausted", "points": {"0": 90, "1": 88, "2": 86}}
    deal = enter(match, facts)
    left = [] if row["carried_out"] == "-" else [int(n) for n in row["carried_out"].split()]
    assert list(match.carried) == left
    if row["void"] != "yes":
        assert deal.rate == int(row["mult"])


@each("tokushuyaku")
def test_the_tokushuyaku_of(row: Row) -> None:
    preset, options = options_of(row["options"])
    match = ready(played_by(3, preset, **options))
    captured = {str(at): written(row[f"base_{name}"]) for at, name in enumerate("abc")}
    deal = enter(match, {"end": "exhausted", "captured": captured})
    found = [entry for entry in deal.result.entries if entry.rule in TOKUSHUYAKU]
    if row["result"] == "-":
        assert found == []
        return
    name, who, kan = row["result"].split()
    assert {(entry.reason, entry.payee) for entry in found} == {(name, SEATS[who])}
    assert [entry.amount for entry in found] == [int(kan) * int(match.rules.kan)] * 2


@each("bank", where=lambda row: row["action"] == "repay" and row["points"] % 12 == 0)
def test_the_repayment_of(row: Row) -> None:
    """After the sixth deal (HH-961), noted in kan; nobody notes the bank's other ceremonies."""
    rich = 10_000
    match = june(rich, row["debt"])
    enter(match, QUIET)
    left = int(match.books.coins[0])
    match = june(row["coins"] + rich - left, row["debt"])
    noted = {**QUIET, "repay": {"0": row["points"] // 12}}
    if row["result"] == "illegal":
        with pytest.raises(Refusal):
            enter(match, noted)
        return
    enter(match, noted)
    assert int(match.books.debt[0]) == row["debt"] - row["points"]


QUIET: dict[str, Any] = {"end": "exhausted", "points": {"0": 89, "1": 88, "2": 87}}


def june(coins: int, debt: int) -> Any:
    """A year in its sixth deal, with what the first seat has and owes."""
    match = ready(played_by(3, "classic"))
    match.open_books()
    match.month = 6
    match.books.coins[0], match.books.debt[0] = coins, debt
    return match


@each("final")
def test_the_end_of_the_match_of(row: Row) -> None:
    """The last deal, won by the first of the seating, then stones and prize (HH-953, HH-965)."""
    preset, options = options_of(row["options"])
    order = row["seating"].split()
    stones, _, early = row["stones"].partition(" ")
    played = played_by(len(order), preset, **options)
    facts = LAST if not early else {"four_three": {"0": "10A 10R 10K1 10K2 5A 5R 5K1"}}
    says = ["stay"] * 3 if len(order) > 3 else []
    driven = {str(3 + at): hand for at, hand in enumerate(DRIVEN_OUT[: max(len(order) - 3, 0)])}
    facts = {**facts, "says": says, "driven_out": driven} if says else facts
    first = enter(ready(played), facts)
    laid = sum(entry.amount for entry in first.result.entries if entry.payee == "track")
    before = numbers(row["before"])
    match = ready(played)
    match.open_books()
    match.month = 3 if early else int(match.rules.deals)
    match.books.track = int(stones) - laid
    for seat, name in enumerate(order):
        match.books.coins[seat] = LENT + before[name] - first.result.scores[seat]
        match.books.debt[seat] = LENT
    enter(match, facts)
    assert match.is_over
    final = dict(zip(order, (int(score) for score in match.scores), strict=True))
    assert final == numbers(row["final"])
    top = [match.winner] if isinstance(match.winner, int) else match.winner
    assert sorted(order[seat] for seat in top) == row["top"].split()


LAST: dict[str, Any] = {"end": "exhausted", "points": {"0": 90, "1": 88, "2": 86}}
#: So much is borrowed by everybody, to pay the last deal from.
LENT = 1200
#: Hands without compensation.
DRIVEN_OUT = ["2A 4A 5A 7A 9A 4R 5R", "2K1 2K2 4K1 5K1 7R 8A 9K1", "4K2 5K2 6A 7K1 8K1 9K2 10A"]
