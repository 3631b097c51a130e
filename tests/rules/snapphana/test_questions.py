"""The score questions of the Snapphana games: the worked examples, and deals by chance."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from fudaba.cards.pack import SNAPPHANA
from fudaba.cards.rng import Rng
from fudaba.games.playout import play_out
from fudaba.score.problem import Refused
from fudaba.score.questions import answer
from tests.rules.snapphana import brute as brute
from tests.rules.snapphana import oracle as plain
from tests.rules.snapphana.bundles import read
from tests.rules.snapphana.match import game, shuffled
from tests.rules.snapphana.written import GAMES, LETTERS, SEQUENCES, listed, load, some_cards, text

Row = dict[str, Any]
EXAMPLES = load("snapphana_examples.toml")


def each(table: str) -> pytest.MarkDecorator:
    return pytest.mark.parametrize(
        "row", EXAMPLES[table], ids=[row["id"] for row in EXAMPLES[table]]
    )


def ask(name: str, what: str, **question: Any) -> dict[str, Any]:
    """The answer to a question, as JSON would have it."""
    found = answer({"game": name, "ask": what} | question)
    return msgspec.json.decode(msgspec.json.encode(found))  # type: ignore[no-any-return]


def declaration(combinations: list[tuple[str, str]], name: str = "800", **options: Any) -> int:
    asked = [{"kind": kind, "cards": held} for kind, held in combinations]
    found = ask(name, "declaration", combinations=asked, options=options)
    return int(found["points"])


# The worked examples.


@each("layout")
def test_layouts(row: Row) -> None:
    kind = LETTERS[row["kind"]]
    if row["expected"].startswith("no"):
        with pytest.raises(Refused, match="SN-"):
            declaration([(kind, row["cards"])])
    else:
        assert f"{declaration([(kind, row['cards'])])}p" == row["expected"]


@each("declare")
@pytest.mark.parametrize("name", GAMES)
def test_declarations(row: Row, name: str) -> None:
    options = {"fjabbe_declarations": True} if name == "fjabbe" else {}
    if row["points"] == "illegal":
        with pytest.raises(Refused, match="SN-"):
            declaration(read(row["declared"]), name, **options)
    else:
        assert str(declaration(read(row["declared"]), name, **options)) == row["points"]


@each("pairs")
def test_card_pairs(row: Row) -> None:
    for name in GAMES:
        assert ask(name, "points", cards=row["cards"])["points"] == row["points"]


@each("set")
def test_piles(row: Row) -> None:
    found = ask("800", "combinations", cards=" ".join(listed(row["cards"])))
    assert found["multiples_points"] == row["multiples"]
    assert found["sequences_points"] == row["sequences"]


@each("trick")
def test_tricks(row: Row) -> None:
    found = ask("800", "trick", cards=row["trick"])
    assert found["card"] == row["winner"] == row["trick"].split()[found["winner"]]


@each("follow")
def test_following(row: Row) -> None:
    found = ask("800", "legal", hand=row["hand"], trick=row["trick"])["cards"]
    expected = row["hand"] if row["legal"] == "all" else row["legal"]
    assert sorted(found.split()) == sorted(expected.split())


@each("match")
def test_reaching_the_target_by_a_declaration(row: Row) -> None:
    name = "150" if row["target"] == 150 else "800"
    if "at once" not in row["result"]:
        return
    _, side, points = row["events"].split()
    declared = [0, 0]
    declared["AB".index(side)] = int(points)
    before = [int(number) for number in row["before"].split(":")]
    found = ask(
        name, "settle", piles=["", ""], tricks=[0, 0], last_trick=None,
        declared=declared, before=before,
    )  # fmt: skip
    assert found["winner"] == "AB".index(row["result"][0])
    assert found["scores"] == declared
    assert found["entries"][0]["reason"] == "declared"
    assert found["entries"][0]["rule"] == "SN-R18"


# By chance, against the brute force and the plain account.


def test_sn_r14_combinations_are_the_best_there_are() -> None:
    chance = random.Random(14)
    for _ in range(200):
        held = some_cards(chance, chance.randint(3, 62))
        pile = brute.pile(held)
        found = ask("800", "combinations", cards=" ".join(held))
        for group in ("multiples", "sequences"):
            named = {one["name"]: one["points"] for one in found[group]}
            assert named == pile[group]
            assert found[f"{group}_points"] == brute.doubled(pile[group])
            assert all(set(one["cards"].split()) <= set(held) for one in found[group])
            assert all(one["rule"] == plain.RULES[one["name"]] for one in found[group])


def test_sn_r3_end_doubling_applies_to_combinations_and_end_combinations_does_not() -> None:
    held = "SK CK HK SQ CQ HQ SN CN HN"
    for doubling, times in ((True, 2), (False, 1)):
        options = {"end_doubling": doubling, "end_combinations": False}
        found = ask("800", "combinations", cards=held, options=options)
        assert found["multiples_points"] == 44 * times
        assert found["sequences_points"] == 30 * times


def test_sn_r15_a_declaration_is_refused_exactly_where_no_order_makes_a_sequence() -> None:
    chance = random.Random(15)
    for _ in range(600):
        kind = chance.choice(["trump", "trump", *SEQUENCES])
        pool = [card for card in SNAPPHANA.texts if brute.belongs(kind, card)]
        held = chance.sample(pool, chance.randint(2, min(7, len(pool))))
        if kind == "trump":
            held = list({"T20", *held, *chance.sample(["T19", "T18", "T17", "T16", "T0", "*"], 3)})
        if brute.is_sequence(kind, held):
            assert declaration([(kind, " ".join(held))]) == brute.points(len(held))
        else:
            with pytest.raises(Refused, match="SN-"):
                declaration([(kind, " ".join(held))])


@pytest.mark.parametrize("must", [False, True])
def test_sn_r21_legal_cards_and_winners_are_those_of_the_plain_account(must: bool) -> None:
    chance = random.Random(21)
    for _ in range(300):
        some = some_cards(chance, chance.randint(4, 14))
        trick, hand = some[:3][: chance.randint(0, 3)], some[3:]
        found = ask(
            "800", "legal", hand=" ".join(hand), trick=" ".join(trick),
            options={"must_overtrump": must},
        )  # fmt: skip
        assert found["cards"].split() == plain.playable(hand, trick, must)
        four = some[:4]
        assert ask("800", "trick", cards=" ".join(four))["winner"] == plain.winning(four)


@pytest.mark.parametrize("name", GAMES)
def test_sn_r18_every_deal_played_is_settled_the_same(name: str) -> None:
    for seed in range(6):
        match = shuffled(name, seed)
        play_out(match, Rng(seed))
        before = [0] * len(match.scores)
        losses = [0] * len(match.scores)
        for number, deal in enumerate(match.deals, 1):
            events = match.events(number)
            won = [int(event.seat) % len(before) for event in events if event.kind == "trick"]
            ends_by_declaration = deal.end == "declaration"
            declared = _declared(events, len(before))
            asked: dict[str, Any] = {
                "piles": [text(pile).replace("-", "") for pile in deal.captured],
                "tricks": [won.count(side) for side in range(len(before))],
                "last_trick": None if ends_by_declaration else won[-1],
                "declared": declared,
                "before": before,
            }
            if ends_by_declaration:
                asked["piles"] = [""] * len(before)
            if name == "fjabbe":
                asked["losses"] = losses
            found = ask(name, "settle", **asked)
            assert found["scores"] == [int(score) for score in deal.scores]
            assert found["totals"] == [int(total) for total in deal.totals]
            last = number == len(match.deals)
            assert found["winner"] == (match.winner if last else None)
            assert found.get("losers") == deal.losers
            assert _counted(found["entries"]) == [
                (int(entry.payee), int(entry.amount), entry.reason)
                for entry in deal.entries[len(deal.entries) - len(_counted(found["entries"])) :]
            ]
            before = found["totals"]
            for seat in deal.losers or []:
                losses[seat] += 1


def _declared(events: list[Any], sides: int) -> list[int]:
    """What was declared, by side: each seat's bundle as it stood last."""
    bundles = {int(event.seat): int(event.points) for event in events if event.kind == "declare"}
    declared = [0] * sides
    for seat, points in bundles.items():
        declared[seat % sides] += points
    return declared


def _counted(entries: list[dict[str, Any]]) -> list[tuple[int, int, str]]:
    assert all(entry["from"] == "supply" for entry in entries)
    return [
        (entry["to"], entry["amount"], entry["reason"])
        for entry in entries
        if entry["reason"] != "declared"
    ]


# Refusals.


@pytest.mark.parametrize(
    ("what", "question", "why"),
    [
        ("points", {"cards": "SK S6 S7"}, "SN-R32"),
        ("points", {"cards": "SK SK"}, "SK"),
        ("points", {"cards": "SK S5"}, "S5"),
        ("combinations", {"cards": "SK X1"}, "X1"),
        ("legal", {"hand": "SK", "trick": "SK"}, "SK"),
        ("trick", {"cards": "SK S6 S7 S8 S9"}, "4"),
        ("declaration", {"combinations": [{"kind": "jokers", "cards": "SK"}]}, "jokers"),
    ],
)
def test_what_cannot_be_is_refused(what: str, question: dict[str, Any], why: str) -> None:
    with pytest.raises(Refused, match=why):
        ask("800", what, **question)


def test_fj_r4_fjabbe_refuses_declarations_unless_the_switch_is_on() -> None:
    with pytest.raises(Refused, match="FJ-R4"):
        declaration([("kings", "SK CK HK")], "fjabbe")
    assert declaration([("kings", "SK CK HK")], "fjabbe", fjabbe_declarations="on") == 17


def test_fj_r7_by_tricks_only_whole_tricks_are_counted() -> None:
    by_tricks = {"fjabbe_card_count": "tricks"}
    found = ask("fjabbe", "points", cards="SK CQ HN DJ", options=by_tricks)
    assert found["points"] == 11
    with pytest.raises(Refused, match="four"):
        ask("fjabbe", "points", cards="SK CQ", options=by_tricks)
    assert ask("fjabbe", "points", cards="SK CQ")["points"] == 8


def test_every_game_has_the_same_questions() -> None:
    for name in GAMES:
        assert ask(name, "combinations", cards="SK CK HK")["multiples_points"] == 17
        assert game(name).name == name
