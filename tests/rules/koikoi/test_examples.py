"""The worked examples of the rule text, section 10: every row of `koikoi_examples.toml`."""

from __future__ import annotations

import re
from typing import Any

import pytest

from fudaba.cards.bits import cards_of
from fudaba.cards.hanafuda import FULL_PACK, month_cards, month_of
from fudaba.cards.pack import HANAFUDA
from fudaba.games.contract import IllegalAction
from fudaba.games.koikoi.dealing import drawn_dealer
from fudaba.games.koikoi.settlement import factor, stones
from tests.rules.koikoi.deals import dealt, scores, settled
from tests.rules.koikoi.log import replay_log
from tests.rules.koikoi.moves import drawn_choices, hand_choices, move, put, put_drawn
from tests.rules.koikoi.written import (
    SEATS,
    A,
    B,
    base,
    cards,
    choices,
    free,
    load,
    piled,
    points,
    position,
    rules,
    text,
    yaku,
)

Row = dict[str, Any]
EXAMPLES = load("koikoi_examples.toml")


def each(part: str) -> pytest.MarkDecorator:
    """One test for every row of a part, called by the row's id."""
    return pytest.mark.parametrize("row", EXAMPLES[part], ids=[row["id"] for row in EXAMPLES[part]])


def options_of(row: Row) -> dict[str, Any]:
    """`a=on,b=once` as options."""
    if row["options"] == "-":
        return {}
    return dict(pair.split("=") for pair in row["options"].split(","))


def lying(row: Row) -> str:
    """Free cards and piles as one field."""
    inside = re.findall(r"\((.*?)\)", row["piles"])
    return " ".join(place for place in [row["free"], *inside] if place != "-")


@each("draw")
def test_draw_for_first_dealer(row: Row) -> None:
    drawn = drawn_dealer(HANAFUDA.card(row["A"]), HANAFUDA.card(row["B"]))
    assert drawn == SEATS.get(row["dealer"])


@each("deal")
def test_after_the_deal(row: Row) -> None:
    places = row["oya"], row["field"], row["ko"]
    outcome, *what = row["outcome"].split()
    if outcome == "redeal":
        with pytest.raises(ValueError, match="KK-205"):
            dealt(*places)
        return
    match = dealt(*places, **options_of(row))
    if outcome == "play":
        assert not match.deals
        assert [pile.split("(")[0] for pile in piled(match).split(") ")] == what
        return
    won = [0, 0]
    if outcome == "win":
        won[{"oya": A, "ko": B}[what[0]]] = int(what[1])
    assert match.deals[0].end == "instant"
    assert scores(match, 0) == won


@each("yaku")
def test_yaku_of_captured_cards(row: Row) -> None:
    named, total = row["yaku"].split(" = ")
    expected = dict(part.split() for part in named.split(" + ")) if named != "none" else {}
    held = yaku(row["captured"], row["deal"], **options_of(row))
    assert held == {name: int(value) for name, value in expected.items()}
    assert points(row["captured"], row["deal"], **options_of(row)) == int(total)


@each("turn")
def test_turn(row: Row) -> None:
    hand, stock = (row[key].split(">")[0] for key in ("hand", "stock"))
    match = position(field=lying(row), hand=hand, stock=stock, **options_of(row))
    if row["captured"] == "illegal hand play":
        with pytest.raises(IllegalAction):
            put(match, row["hand"])
        return
    put(match, row["hand"])
    if row["captured"] == "illegal draw play":
        with pytest.raises(IllegalAction):
            put_drawn(match, row["stock"])
        return
    put_drawn(match, row["stock"])
    assert base(match) == text(cards(row["captured"]))
    assert free(match) == row["free_after"]
    assert piled(match) == row["piles_after"]


@each("legal")
def test_legal_choices(row: Row) -> None:
    place, *what = row["position"].split()
    if place == "hand":
        match = position(field=lying(row), hand=" ".join(what), **options_of(row))
        assert hand_choices(match) == set(row["legal"].split())
        return
    drawn, _, placed = what
    hand = placed.split(">")[0]
    match = position(field=lying(row), hand=hand, stock=drawn, **options_of(row))
    put(match, placed)
    assert drawn_choices(match) == set(row["legal"].split())


@each("decide")
def test_decisions(row: Row) -> None:
    before, after, choice = re.split(" -> |: ", row["result"])
    calls, left = (int(number) for number in re.findall(r"\d+", row["state"]))
    laid, played_card = row["captured"].split()
    named = cards(f"{row['base']} {row['captured']}")
    month = month_of(HANAFUDA.card(laid))
    quiet, *spare = [
        HANAFUDA.text(card) for card in cards_of(FULL_PACK & ~named & ~month_cards(month))
    ]
    match = position(
        field=laid,
        hand=" ".join([played_card, *spare[:left]]),
        stock=quiet,
        base=row["base"],
        calls=(calls, 0),
        deal=row["deal"],
        **options_of(row),
    )
    assert match.points[A] == int(before)
    move(match, f"{played_card}>{laid}", f"{quiet}>-")
    assert match.points[A] == int(after)
    if choice == "shobu/koi":
        assert choices(match) == ["stop", "koi"]
    elif choice == "shobu":
        assert match.is_over
        assert match.deals[-1].end == "stop"
        assert scores(match) == [int(after), 0]
    else:
        assert choice == "no decision"
        assert match.to_play == B


@each("score")
def test_scoring_of_a_shobu(row: Row) -> None:
    times, result = (int(number) for number in re.findall(r"\d+", row["result"]))
    won = {6: "1L 3L 8L", 7: "1L 3L 8L 11L"}[row["total"]]
    calls = row["own_calls"], row["other_calls"]
    assert factor(rules(**options_of(row)), row["total"], *calls) == times
    settlement = settled((won, "-"), by=A, calls=calls, **options_of(row))
    assert scores(settlement) == [result, 0]


@each("log")
def test_deal_logs(row: Row) -> None:
    log = replay_log(SEATS[row["dealer"]], row["calls"].split(", "), **options_of(row))
    result, force = row["result"].split("; force ")
    assert log.force == [SEATS[name] for name in force.split(">")]
    if result == "illegal":
        assert log.refused
        return
    winner, won, _, dealer = re.split(r",? ", result)
    expected = [0, 0]
    expected[SEATS[winner]] = int(won)
    assert not log.refused
    assert scores(log.match) == expected
    assert log.match.dealer == SEATS[dealer]


@each("stones")
def test_stones(row: Row) -> None:
    white, black = (int(number) for number in re.findall(r"\d+", row["stones"]))
    assert stones(row["points"], row["kan"]) == (white, black)
