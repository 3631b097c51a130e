"""The worked examples of the rule text, section 9: rows of `snapphana_examples.toml`."""

from __future__ import annotations

from typing import Any

import pytest
from mypy_extensions import i64

from fudaba.cards.pack import SNAPPHANA
from fudaba.cards.snapphana import HACKOR, TAROKKER
from fudaba.cards.vectors import vec
from fudaba.games.snapphana import fjabbe
from fudaba.games.snapphana.declaring import is_won_at_once
from fudaba.games.snapphana.match import SnapphanaMatch
from fudaba.games.snapphana.options import Rules
from fudaba.games.snapphana.rule_sets import RULE_SETS
from tests.rules.snapphana.brute import is_layout
from tests.rules.snapphana.bundles import declared_points
from tests.rules.snapphana.match import (
    act,
    choices,
    finish,
    game,
    hand,
    named,
    pile,
    play,
    points_for,
    position,
    shuffled,
)
from tests.rules.snapphana.settle import settled
from tests.rules.snapphana.written import (
    LETTERS,
    cards,
    group_points,
    is_combination,
    length,
    load,
    pair_points,
    playable,
    text,
    winner,
    worth,
)

Row = dict[str, Any]
EXAMPLES = load("snapphana_examples.toml")
SIDES = {"A": 0, "B": 1, "p0": 0, "p1": 1, "p2": 2, "p3": 3}


def each(table: str) -> pytest.MarkDecorator:
    """One test for every row of a table, called by the row's id."""
    return pytest.mark.parametrize(
        "row", EXAMPLES[table], ids=[row["id"] for row in EXAMPLES[table]]
    )


def by_side(listing: str) -> dict[int, str]:
    """`A: SK S9; B: none` as cards by side."""
    if listing == "-":
        return {}
    named_sides = (part.split(":") for part in listing.split(";"))
    return {SIDES[side.strip()]: held.strip() for side, held in named_sides}


@each("layout")
def test_layouts(row: Row) -> None:
    suits = "SCHD" if row["kind"] == "suit" else "S"
    for suit in suits:
        kind = LETTERS[suit if row["kind"] == "suit" else row["kind"]]
        laid = tuple(
            suit + card[1:] if row["kind"] == "suit" and card[0] == "S" else card
            for card in row["cards"].split()
        )
        is_good = not row["expected"].startswith("no: ")
        assert is_layout(kind, laid) == is_good
        assert is_combination(kind, " ".join(laid)) == is_good
        if is_good:
            assert f"{worth(kind, ' '.join(laid))}p" == row["expected"]
        else:
            assert length(kind, " ".join(laid)) < len(laid)


@each("declare")
def test_declarations(row: Row) -> None:
    assert str(declared_points(row["declared"])) == row["points"]


@each("pairs")
def test_card_pairs(row: Row) -> None:
    assert pair_points(row["cards"]) == row["points"]


@each("set")
def test_piles(row: Row) -> None:
    assert group_points(row["cards"]) == (row["multiples"], row["sequences"])


@each("deal")
def test_whole_deals_of_a_side(row: Row) -> None:
    found = settled("800", [row["pile"], "-"], last=0 if row["last_trick"] == "yes" else 1)
    multiples, sequences = group_points(row["pile"])
    last = 6 if row["last_trick"] == "yes" else 0
    parts = [multiples, sequences, pair_points(row["pile"]), last]
    assert "+".join(str(part) for part in parts) == row["parts"]
    assert int(found.scores[0]) == sum(parts) == row["total"]


@each("trick")
def test_tricks(row: Row) -> None:
    assert winner(row["trick"]) == row["winner"]


@each("follow")
def test_following(row: Row) -> None:
    legal = row["hand"] if row["legal"] == "all" else row["legal"]
    assert playable(row["hand"], row["trick"]) == text(cards(legal))


@each("exchange")
@pytest.mark.parametrize("exchange", ["asap", "end"])
def test_fjont_and_lost_discards(row: Row, exchange: str) -> None:
    tricks = [trick.split(":") for trick in row["tricks"].split(" / ")]
    seats = int(game(row["game"]).seats)
    hands: list[list[str]] = [[] for _ in range(seats)]
    for leader, played in tricks:
        for place, card in enumerate(played.split()):
            hands[(int(leader) + place) % seats].append(card)
    match = position(
        row["game"],
        [" ".join(held) for held in hands],
        leader=int(tricks[0][0]),
        discards=by_side(row["discards"]),
        fjont_exchange=exchange,
    )
    for number, (leader, played) in enumerate(tricks):
        _give(match, row["gives"])
        assert match.to_play == int(leader), number
        play(match, played)
    _give(match, row["gives"])
    assert match.is_over
    for side, held in by_side(row["piles"]).items():
        assert pile(match, side) == text(cards(held))


def _give(match: SnapphanaMatch, card: str) -> None:
    if named(match, "give") != "-":
        act(match, f"give {card}")


@each("fjabbe")
def test_losers_of_a_deal(row: Row) -> None:
    points, tricks = (vec[i64]([int(n) for n in row[key].split()]) for key in ("points", "tricks"))
    rules = Rules(RULE_SETS["fjabbe"], game("fjabbe").options)
    found = fjabbe.losers(rules, points, tricks)
    assert " ".join(f"p{seat}" for seat in found) == row["losers"]


@each("fjabbe_end")
def test_end_of_a_match_of_fjabbe(row: Row) -> None:
    losses = vec[i64]([int(number) for number in row["lost"].split()])
    assert ("over" if fjabbe.is_over(losses) else "on") == row["state"]


@each("match")
def test_reaching_the_target(row: Row) -> None:
    name = "150" if row["target"] == 150 else "800"
    before = [int(points) for points in row["before"].split(":")]
    declared = [0, 0]
    for event in row["events"].split("; "):
        what, *rest = event.split()
        if what == "decl":
            side, points = SIDES[rest[0]], int(rest[1])
            declared[side] += points
            at_once = before[side] + declared[side] >= row["target"]
            assert _ends_at_once(name, before, declared, side) == at_once
            if at_once:
                assert row["result"] == f"{rest[0]} at once"
                return
        else:
            after = [b + d + int(e) for b, d, e in zip(before, declared, rest, strict=True)]
            found = _winner_at(name, after)
            assert found == {"tie": None, "on": None, "A": 0, "B": 1}[row["result"]]
            tied = after[0] == after[1] >= row["target"]
            assert tied == (row["result"] == "tie")


def _ends_at_once(name: str, before: list[int], declared: list[int], side: int) -> bool:
    match = shuffled(name)
    match.won = vec[i64](before)
    match.declared_points = vec[i64](declared)
    return bool(is_won_at_once(match, side))


def _winner_at(name: str, totals: list[int]) -> int | None:
    """The match's winner once a deal without any points has left these totals."""
    found = settled(name, ["-", "-"], last=0, before=[totals[0] - 6, totals[1]]).winners
    return found[0] if found else None


# AR-01 to AR-14.


def _dealt(name: str) -> list[int]:
    match = shuffled(name)
    return sorted(len(hand(match, seat).split()) for seat in range(int(match.game.seats)))


def _discarded(name: str) -> int:
    match = finish(shuffled(name))
    return sum(action.startswith("discard") for action in match.written(1))


def _hands_at_the_lead(name: str) -> list[int]:
    match = shuffled(name)
    while named(match, "discard") != "-":
        act(match, choices(match)[0])
    return [len(hand(match, seat).split()) for seat in range(int(match.game.seats))]


PLAIN = [card for card in SNAPPHANA.texts if card[0] in "SCHD"]
BARRED = [card for card in SNAPPHANA.texts if card[1:] == "K" or cards(card) & TAROKKER]
TRUMPS = [f"T{number}" for number in range(20, 4, -1)]


def ar_01() -> bool:
    return len(set(SNAPPHANA.texts)) == 62


def ar_02() -> bool:
    return len(PLAIN) == 40 and all(sum(c[0] == suit for c in PLAIN) == 10 for suit in "SCHD")


def ar_03() -> bool:
    trumps = [card for card in SNAPPHANA.texts if card[0] in "TI"]
    numbered = [card for card in trumps if card[0] == "T" and card != "T0"]
    return (len(trumps), len(numbered), sum(card[0] == "I" for card in trumps)) == (21, 16, 4)


def ar_04() -> bool:
    return int(TAROKKER).bit_count() == 4 and len(BARRED) == 8


def ar_05() -> bool:
    return _dealt("800") == [15, 15, 15, 17] and _hands_at_the_lead("800") == [15] * 4


def ar_06() -> bool:
    return (
        _dealt("1000") == [20, 22]
        and _hands_at_the_lead("1000") == [20, 20]
        and _discarded("1000") == 22
    )


def ar_07() -> bool:
    return _dealt("150") == [15, 17] and shuffled("150").view(None).stock == 30


def ar_08() -> bool:
    return _dealt("fjabbe") == [10] * 4 and shuffled("fjabbe").view(None).stock == 22


def ar_09() -> bool:
    match = finish(shuffled("800", 9))
    brought = sum(points_for(match, "card_points")) + sum(points_for(match, "last_trick"))
    return pair_points("ALL") == 87 and brought == 93


def ar_10() -> bool:
    return 17 - len(BARRED) >= 2 and 20 - len(BARRED) >= 10


def ar_11() -> bool:
    fours = {"kings": "K", "queens": "Q", "knights": "N", "knaves": "J"}
    held = {kind: [suit + rank for suit in "SCHD"] for kind, rank in fours.items()}
    held["tarokker"] = ["T20", "T19", "T0", "*"]
    values = {
        kind: (worth(kind, " ".join(c[:3])), worth(kind, " ".join(c))) for kind, c in held.items()
    }
    return all(four == 2 * three for three, four in values.values()) and (
        sum(four for _, four in values.values()) == 148
    )


def ar_12() -> bool:
    lengths = {number: " ".join(TRUMPS[:number]) for number in (3, 4, 5)}
    lengths[22] = " ".join([*TRUMPS, "I1", "I2", "I3", "I4", "T0", "*"])
    found = {number: worth("trump", held) for number, held in lengths.items()}
    return found == {3: 10, 4: 15, 5: 20, 22: 105}


def ar_13() -> bool:
    return int(HACKOR).bit_count() == 42


def ar_14() -> bool:
    found = settled("800", ["ALL", "-"], last=0)
    return int(found.scores[0]) == 296 + 550 + 87 + 6 == 939


SUMS = {
    name.upper().replace("_", "-"): check for name, check in globals().items() if name[:3] == "ar_"
}


@each("arith")
def test_sums(row: Row) -> None:
    assert SUMS[row["id"]](), row["statement"]


def test_there_is_a_check_for_every_sum_and_a_row_for_every_example() -> None:
    assert set(SUMS) == {row["id"] for row in EXAMPLES["arith"]}
    found = [row["id"] for table in EXAMPLES.values() for row in table]
    assert len(found) == len(set(found)) == 135
    source = [name for name in found if name.startswith(("EX-", "AR-"))]
    assert len(source) == 51 + 14
