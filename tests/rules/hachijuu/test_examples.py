"""The worked examples of the rule text, section 10: rows of `hachijuu_examples.toml`."""

from __future__ import annotations

from typing import Any

import pytest

from fudaba.cards.pack import HANAFUDA
from fudaba.games.contract import IllegalAction, UnplayableDeck
from fudaba.games.eights.card_points import card_points
from fudaba.games.hachijuu.match import HachijuuMatch
from fudaba.games.hanafuda.draw import leaders
from tests.rules.hachijuu.match import act, playing, position, scores, started
from tests.rules.hachijuu.settle import HOLDING, gains, settled
from tests.rules.hachijuu.written import (
    P0,
    base,
    cards,
    choices,
    dekiyaku,
    load,
    possible,
    seat_of,
    seats_of,
    shown_for,
    text,
    teyaku,
    view,
)

Row = dict[str, Any]
EXAMPLES = load("hachijuu_examples.toml")


def each(table: str) -> pytest.MarkDecorator:
    """One test for every row of a table, called by the row's id."""
    return pytest.mark.parametrize(
        "row", EXAMPLES[table], ids=[row["id"] for row in EXAMPLES[table]]
    )


def pairs(text: str, between: str) -> dict[int, str]:
    """`P0:90, P1:80` by seat."""
    if text == "-":
        return {}
    parts = [part.split(":") for part in text.split(between)]
    return {seat_of(name): value for name, value in parts}


@each("draw")
def test_draw_for_the_first_oya(row: Row) -> None:
    drawn = [HANAFUDA.card(card) for card in pairs(row["draws"], " ").values()]
    assert leaders(drawn) == seats_of(row["result"].removeprefix("redraw "))


@each("dealseq")
def test_order_of_the_deal(row: Row) -> None:
    *packets, _, stock = row["packets"].split()
    oya = seat_of(row["oya"])
    match = started([list(range(48))], seats=row["players"], oya=oya)
    dealt: dict[str, list[str]] = {}
    pack = [HANAFUDA.text(card) for card in range(48)]
    for packet in packets:
        place, number = packet.split("x")
        dealt.setdefault(place, []).extend(pack[: int(number)])
        pack = pack[int(number) :]
    for seat in range(row["players"]):
        assert view(match, seat).hands[seat].cards.split() == dealt[f"P{seat}"]
    seen = view(match, None)
    lying = f"{seen.field.free} {' '.join(seen.field.piles)}"
    assert sorted(lying.split()) == sorted(dealt["F"])
    assert seen.stock == len(pack) == int(stock)
    assert (seen.oya, seen.dealer, seen.to_play) == (oya, oya, oya)


@each("field")
def test_fields(row: Row) -> None:
    assert row["result"] == "redeal"
    with pytest.raises(UnplayableDeck, match="HJ-205"):
        playing(field=row["field"])


def outcome(match: HachijuuMatch) -> str:
    """Where an auction has come to, in the words of the examples."""
    if match.deals:
        return f"won P{int(match.dealer)} pot {scores(match)[int(match.dealer)]}"
    seen = view(match, None)
    if seen.phase == "auction":
        return f"next P{seen.to_play} {'/'.join(choices(match))}, rate {seen.rate}"
    active = " ".join(f"P{seat}" for seat in seen.active)
    out = " ".join(f"P{seat}" for seat in seen.put_out)
    played = f"play {active}, rate {seen.rate}, pot {seen.pot}, oya P{seen.oya}"
    return f"{played}, put out {out}" if out else played


@each("auction")
def test_auctions(row: Row) -> None:
    match = playing(seats=row["players"], oya=seat_of(row["oya"]))
    said = [part.split() for part in row["declarations"].split(", ")]
    last = said.pop() if row["result"].startswith("illegal") else None
    for name, word in said:
        assert match.to_play == seat_of(name)
        act(match, word)
    if last is None:
        assert outcome(match) == row["result"]
        return
    name, word = last
    assert row["result"] == f"illegal {name} {word}"
    assert match.to_play == seat_of(name)
    with pytest.raises(IllegalAction):
        act(match, word)


@each("hand")
def test_hand_yaku(row: Row) -> None:
    best = teyaku(row["hand"])
    assert list(best) == [name for name in (row["plain"], row["set"]) if name != "-"]
    assert sum(best.values()) == row["value"]
    shown = 0
    for name in best:
        (only,) = shown_for(row["hand"], name)
        shown |= cards(only)
    assert text(cards(row["hand"]) & ~shown) == text(cards(row["hidden"]))


@each("announce")
def test_what_may_be_announced(row: Row) -> None:
    for family in ("plain", "set"):
        assert (" ".join(possible(row["hand"], family)) or "-") == row[family]
    match = playing("in", "in", "in", hands={P0: row["hand"]})
    words = [word.split() for word in choices(match)]
    assert words.pop() == ["done"]
    assert [word[0] for word in words] == ["announce"] * len(words)
    every = [name for family in ("plain", "set") for name in row[family].split() if name != "-"]
    assert {word[1] for word in words} == set(every)


@each("turn")
def test_turns(row: Row) -> None:
    played, taken = row["hand"].split(">")
    drawn, _ = row["stock"].split(">")
    match = position(field=row["field"], hands=(played, "-", "-"), stock=drawn)
    act(match, f"play {played}")
    if row["captured"] == "illegal":
        # All three are taken: there is nothing to choose.
        with pytest.raises(IllegalAction):
            act(match, f"take {taken}")
        assert cards(taken) & ~cards(base(match)) == 0
        assert base(match) != text(cards(f"{taken} {played}"))
        return
    assert base(match) == text(cards(row["captured"]))
    assert text(match.field) == row["after"]
    assert match.to_play == 1


@each("yaku")
def test_captured_yaku(row: Row) -> None:
    made = dekiyaku(row["captured"])
    assert (" ".join(made) or "-") == row["yaku"]
    assert sum(made.values()) == row["value"]


@each("prompt")
def test_choices_after_a_turn(row: Row) -> None:
    played, lying = row["captured"].split()
    match = position(
        field=f"{lying} 4A",
        hands=(played, "-", "-"),
        bases=(row["before"], "-", "-"),
        stock="5K1",
    )
    act(match, f"play {played}")
    before, after = dekiyaku(row["before"]), dekiyaku(base(match))
    new = [name for name in after if name not in before]
    if row["result"] == "no choice":
        assert (new, match.to_play) == ([], 1)
    else:
        assert f"new {' '.join(new)}: {'/'.join(choices(match))}" == row["result"]
        assert match.to_play == 0


@each("points")
def test_card_points(row: Row) -> None:
    assert card_points(cards(row["captured"]), 0) == row["points"]


@each("ledger")
def test_ledgers(row: Row) -> None:
    end, _, rest = row["end"].partition(" ")
    order, folded = seats_of(row["order"]), seats_of(row["folded"])
    announced = {seat: names.split("+") for seat, names in pairs(row["announced"], ", ").items()}
    course = pairs(rest, ", ") if rest else {}
    held = {seat: HOLDING[name] for seat, name in course.items() if end != "points"}
    points = {seat: int(number) for seat, number in course.items() if end == "points"}
    found = settled(
        order=order,
        seats=row["players"],
        rate=row["rate"],
        folded=folded,
        announced=announced,
        captured=held,
        points=points or None,
        end=end if end in ("agari", "sole") else "exhausted",
        by=next(iter(course)) if end == "agari" else -1,
        sage=list(course) if end == "sage" else (),
    )
    expected = {seat: int(number) for seat, number in pairs(row["ledger"], " ").items()}
    assert gains(found) == [expected[seat] for seat in range(row["players"])]
    assert sum(gains(found)) == 0
    assert found.winner == seat_of(row["next_oya"])
    out = set(range(row["players"])) - set(order) - set(folded)
    assert sorted(out) == seats_of(row["put_out"])
