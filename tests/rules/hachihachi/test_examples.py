"""The worked examples of the rule text, sections 14 and 15: rows of `hachihachi_examples.toml`."""

from __future__ import annotations

from typing import Any

import pytest
from mypy_extensions import i64

from fudaba.cards.bits import bit, cards_of
from fudaba.cards.hanafuda import CHAFF
from fudaba.cards.pack import HANAFUDA
from fudaba.cards.vectors import vec
from fudaba.games.eights.card_points import card_points
from fudaba.games.hachihachi.auction import Auction
from fudaba.games.hachihachi.bank import Books
from fudaba.games.hachihachi.compensation import compensation
from fudaba.games.hachihachi.dekiyaku import dekiyaku_of, total
from fudaba.games.hachihachi.facts import GROUP_A, Facts
from fudaba.games.hachihachi.field import multiplied
from fudaba.games.hachihachi.settlement import compensate, settle
from fudaba.games.hachihachi.teyaku import KINDS, NONE, Hand
from fudaba.games.hachihachi.tokushuyaku import tokushuyaku
from fudaba.games.hanafuda.capture import has_four, taken, targets
from fudaba.games.hanafuda.draw import leaders
from fudaba.games.ledger import totals
from tests.rules.hachihachi.ledger import HANDS, LedgerRow, numbers, pairs
from tests.rules.hachihachi.match import playing, repaying, voided
from tests.rules.hachihachi.written import (
    SEATS,
    by_seat,
    cards,
    choices,
    load,
    options_of,
    rules,
    rules_of,
    text,
)

Row = dict[str, Any]
EXAMPLES = load("hachihachi_examples.toml")


def each(table: str) -> pytest.MarkDecorator:
    """One test for every row of a table, called by the row's id."""
    return pytest.mark.parametrize(
        "row", EXAMPLES[table], ids=[row["id"] for row in EXAMPLES[table]]
    )


def names(seats: int) -> str:
    """A set of seats as `A B`; the empty one is `-`."""
    return " ".join(name for name, seat in SEATS.items() if seats & (1 << seat)) or "-"


@each("ledger")
def test_ledgers(row: Row) -> None:
    ledger = LedgerRow(row["setup"], row["cards"], row["course"])
    expected = pairs(row["expected"])
    gains = {name: int(expected.pop(name)) for name in ledger.names if name in expected}
    assert ledger.gains() == gains
    found = ledger.found
    assert {key: found.get(key) for key in expected} == expected
    for key in ("track", "pot", "tok", "match", "redeal"):
        if key not in expected:
            assert found.get(key, "0") == "0", key
    coins = int(found.get("track", "0")) + int(found.get("pot", "0"))
    left_over = int(ledger.setup.get("pot", "0"))
    assert sum(gains.values()) + coins == left_over


@each("balance")
@pytest.mark.parametrize("preset", ["decimal", "classic"])
def test_teyaku_are_balanced(row: Row, preset: str) -> None:
    chosen = rules(preset)
    facts = Facts(3, vec[i64]([0, 1, 2]), 1, 0)
    facts.points = vec[i64]([90, 88, 86])
    for seat, kan in enumerate(numbers(row["teyaku"]).values()):
        facts.hands[seat] = cards(HANDS[kan])
        facts.declared[seat] = GROUP_A
    rows = [kind.rule for kind in KINDS]
    paid = [entry for entry in settle(chosen, facts).entries if entry.rule in rows]
    expected = [kan * chosen.kan for kan in numbers(row["net"]).values()]
    assert list(totals(paid, 3)) == expected


@each("field")
def test_fields(row: Row) -> None:
    chosen = rules_of(row["options"])
    lying = cards(row["field"])
    carried = [] if row["carried_in"] == "-" else [int(n) for n in row["carried_in"].split()]
    left = [] if row["carried_out"] == "-" else [int(n) for n in row["carried_out"].split()]
    assert has_four(lying) == (row["mult"] == "redeal")
    if row["mult"] == "redeal":
        with pytest.raises(ValueError, match="HH-105"):
            playing(field=row["field"])
    elif row["void"] == "yes":
        preset, options = options_of(row["options"])
        match = voided(row["field"], carried, preset, **options)
        assert match.carried == left
        assert match.openings[1].carried == left
    else:
        assert multiplied(chosen, lying, carried) == (int(row["mult"]), left)


@each("auction")
def test_stay_or_drop(row: Row) -> None:
    seats = row["seats"].split()
    white = next((seat for seat, name in enumerate(seats) if name.endswith("/w")), -1)
    blind = row["says"].startswith("mizuten ")
    says = pairs(row["says"].removeprefix("mizuten "))
    auction = Auction(rules_of(row["options"]), len(seats), 0, white, blind, row["mult"])
    fees = []
    for name, word in says.items():
        assert auction.speaker == SEATS[name]
        auction.say(word == "s")
        if word == "d":
            fees.append(f"{name}={int(auction.fee)}")
    assert auction.speaker < 0
    assert [name for name, seat in SEATS.items() if seat in auction.order()] == (
        [] if row["active"] == "-" else row["active"].split()
    )
    assert (" ".join(fees) or "-") == row["fees"]
    assert names(auction.forced_in) == row["forced_in"]
    assert names(auction.driven_out) == row["driven_out"]


@each("teyaku")
def test_teyaku(row: Row) -> None:
    for preset in ("decimal", "classic"):
        held = Hand(rules(preset), cards(row["hand"]))
        group_a, group_b = (
            "-" if kind == NONE else KINDS[kind].name for kind in (held.group_a, held.group_b)
        )
        assert (group_a, held.kan_a) == (row["group_a"], row[f"kan_{preset}"])
        assert (group_b, held.kan_b) == (row["group_b"], row["kan"])
        assert held.kan_a + held.kan_b == row[f"sum_{preset}"]


@each("shown")
def test_cards_to_be_shown(row: Row) -> None:
    chosen = rules_of(row["options"])
    held = Hand(chosen, cards(row["hand"]))
    seen = 0
    if held.group_a != NONE:
        seen |= int(held.shown_for_a(chosen))
    if held.group_b != NONE:
        seen |= int(held.shown_for_b(chosen))
    assert text(seen) == text(cards(row["shown"]))


@each("dekiyaku")
def test_dekiyaku(row: Row) -> None:
    chosen = rules_of(row["options"])
    made = [f"{held.name} {int(held.kan)}" for held in dekiyaku_of(chosen, cards(row["cards"]))]
    assert (" + ".join(made) or "-") == row["dekiyaku"]
    assert total(chosen, cards(row["cards"])) == row["kan"]


@each("compensation")
def test_compensation(row: Row) -> None:
    chosen = rules_of(row["options"])
    parts = {"HH-351": 0, "HH-352": 0, "HH-353": 0}
    for line in compensation(chosen, cards(row["hand"])):
        parts[line.rule] += int(line.points)
    assert "+".join(str(points) for points in parts.values()) == row["parts"]
    paid = totals(compensate(chosen, vec[i64]([0, 1, 2]), 3, cards(row["hand"]), row["mult"]), 4)
    assert list(paid) == [0, -row["total"], -row["total"], 2 * row["total"]]


@each("draw")
def test_draw_for_the_deal(row: Row) -> None:
    drawn = [HANAFUDA.card(card) for card in pairs(row["drawn"]).values()]
    assert leaders(drawn) == [SEATS[name] for name in row["dealer"].split()]


@each("capture")
def test_captures(row: Row) -> None:
    lying, card = cards(row["field"]), HANAFUDA.card(row["card"])
    found = [text(taken(lying, target)) for target in cards_of(targets(lying, card))]
    assert (" or ".join(found) or "-") == row["captures"]


@each("tokushuyaku")
def test_tokushuyaku(row: Row) -> None:
    bases = vec[i64]([cards(row[f"base_{name}"]) for name in "abc"])
    points = vec[i64]([card_points(captured, 1) for captured in bases])
    assert " ".join(str(int(number)) for number in points) == row["points"]
    chaff = [(int(captured) & CHAFF).bit_count() for captured in bases]
    assert " ".join(str(number) for number in chaff) == row["chaff"]
    assert sum(int(captured) for captured in bases) == bit(48) - 1
    special = tokushuyaku(rules_of(row["options"]), vec[i64]([0, 1, 2]), points, bases)
    found = "-" if special is None else f"{special.name} {'ABC'[special.seat]} {int(special.kan)}"
    assert found == row["result"]


@each("final")
def test_end_of_the_match(row: Row) -> None:
    order = row["seating"].split()
    stones, _, early = row["stones"].partition(" ")
    before, final = (numbers(row[key]) for key in ("before", "final"))
    books = Books(rules_of(row["options"]), len(order))
    books.track = int(stones)
    for seat, name in enumerate(order):
        books.coins[seat] = max(before[name], 0)
        books.debt[seat] = max(-before[name], 0)
    _, top = books.close_year(0, early == "")
    assert {name: int(books.standing(seat)) for seat, name in enumerate(order)} == final
    assert sorted(order[seat] for seat in top) == row["top"].split()


@each("bank")
def test_loans_and_repayment(row: Row) -> None:
    books = Books(rules_of(row["options"]), 3)
    books.coins[0], books.debt[0] = row["coins"], row["debt"]
    if row["action"] == "repay":
        match = repaying(coins=row["coins"], debt=row["debt"])
        amounts = [12 * int(choice.removeprefix("repay ")) for choice in choices(match)]
        assert (row["points"] in amounts) == (row["result"] == "legal")
        return
    if row["action"] == "pay":
        books.pay(by_seat({"A": -row["points"]}, 3))
        assert f"loans={(int(books.debt[0]) - row['debt']) // 120}" == row["result"]
        assert books.coins[0] == row["coins"] - row["points"] + books.debt[0] - row["debt"]
        return
    if row["action"] == "han_don":
        books.han_don()
    else:
        books.close_year(0, True)
        assert row["action"] == "final"
    assert f"coins={int(books.coins[0])} debt={int(books.debt[0])}" == row["result"]
