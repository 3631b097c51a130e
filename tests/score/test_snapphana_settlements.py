"""Settle questions of 800, 1000, 150 and Fjabbe, by the contract; the worked examples asked."""

from typing import Any

import pytest

from tests.rules.snapphana.brute import MULTIPLES
from tests.rules.snapphana.written import TO_A_TARGET, listed
from tests.score.asking import ask
from tests.score.snapphana_examples import OPEN, rest_of_pack, worked
from tests.score.snapphana_piles import FJABBE, MATCH


def part_of(reason: str) -> str:
    """The source of points that a line belongs to (SN-060)."""
    if reason in ("card_points", "last_trick"):
        return reason
    return "multiples" if reason in (*MULTIPLES, "multiples_doubled") else "sequences"


@worked("deal")
def test_a_sides_whole_deal_is_counted(row: dict[str, Any]) -> None:
    pile = row["pile"]
    tricks = len(pile.split()) // 4
    found = ask(
        "800",
        ask="settle",
        piles=[pile, rest_of_pack(pile)],
        tricks=[tricks, 15 - tricks],
        last_trick=0 if row["last_trick"] == "yes" else 1,
    )
    assert found["scores"][0] == row["total"]
    parts = {"multiples": 0, "sequences": 0, "card_points": 0, "last_trick": 0}
    for line in found["entries"]:
        if line["to"] == 0:
            parts[part_of(line["reason"])] += line["amount"]
    assert "+".join(map(str, parts.values())) == row["parts"]


def test_a_settlement_names_a_reason_and_a_rule_for_every_point() -> None:
    pile = "T20 T19 T0 *"
    found = ask(
        "800",
        ask="settle",
        piles={"0": pile, "1": rest_of_pack(pile)},
        tricks=[1, 14],
        last_trick=1,
        declared=[0, 31],
        before=[100, 90],
        options={"end_doubling": False},
    )
    lines = [
        (line["from"], line["to"], line["amount"], line["reason"], line["rule"], line["cards"])
        for line in found["entries"]
    ]
    assert lines == [
        ("supply", 1, 31, "declared", "SN-R18", ""),
        ("supply", 0, 36, "tarokker", "SN-063", "T0 T19 T20 *"),
        ("supply", 0, 15, "trump", "SN-074", "T0 T19 T20 *"),
        ("supply", 0, 18, "card_points", "SN-091", ""),
        ("supply", 1, 34, "kings", "SN-063", "SK CK HK DK"),
        ("supply", 1, 28, "queens", "SN-063", "SQ CQ HQ DQ"),
        ("supply", 1, 26, "knights", "SN-063", "SN CN HN DN"),
        ("supply", 1, 24, "knaves", "SN-063", "SJ CJ HJ DJ"),
        ("supply", 1, 20, "spades", "SN-077", "SA SJ SN SQ SK"),
        ("supply", 1, 20, "clubs", "SN-077", "CA CJ CN CQ CK"),
        ("supply", 1, 20, "hearts", "SN-077", "HA HJ HN HQ HK"),
        ("supply", 1, 20, "diamonds", "SN-077", "DA DJ DN DQ DK"),
        ("supply", 1, 15, "snapphanar", "SN-079", "I1 I2 I3 I4"),
        ("supply", 1, 15, "aces", "SN-080", "SA CA HA DA"),
        ("supply", 1, 69, "card_points", "SN-091", ""),
        ("supply", 1, 6, "last_trick", "SN-095", ""),
    ]
    assert (found["scores"], found["totals"]) == ([69, 328], [169, 418])
    assert found["winner"] is None
    assert set(found) == {"ok", "scores", "totals", "entries", "winner"}


def test_ar_14_all_cards_and_the_last_trick_are_worth_939() -> None:
    piles = ["", " ".join(listed("ALL"))]
    found = ask("1000", ask="settle", piles=piles, tricks=[0, 20], last_trick=1)
    assert (found["scores"], found["totals"], found["winner"]) == ([0, 939], [0, 939], None)
    found = ask("800", ask="settle", piles=piles, tricks=[0, 15], last_trick=1)
    assert found["winner"] == 1


def test_sn_r1_a_table_may_count_no_combinations() -> None:
    question = {"ask": "settle", "piles": ["", " ".join(listed("ALL"))], "last_trick": 1}
    found = ask("800", **question, options={"end_combinations": "off"})
    assert [(line["reason"], line["amount"]) for line in found["entries"]] == [
        ("card_points", 87),
        ("last_trick", 6),
    ]


@worked("match")
def test_the_target_is_reached_as_worked(row: dict[str, Any]) -> None:
    events = dict(event.split(" ", 1) for event in row["events"].split("; "))
    declared = int(events["decl"].split()[1]) if "decl" in events else 0
    question: dict[str, Any] = {
        "ask": "settle",
        "declared": [declared, 0],
        "before": [int(score) for score in row["before"].split(":")],
        "options": {"target": row["target"]},
        "last_trick": 1 if "end" in events else None,
    }
    if "end" in events:
        question["piles"] = MATCH[row["id"]]
    found = ask("150", **question)
    counted = [int(points) for points in events.get("end", "0 0").split()]
    assert found["scores"] == [counted[0] + declared, counted[1]]
    winner = {"A at once": 0, "B": 1, "tie": None, "on": None}[row["result"]]
    assert found["winner"] == winner
    if row["result"] == "tie":
        assert ask("150", **with_options(question, tie_at_target="shared"))["winner"] == [0, 1]


def with_options(question: dict[str, Any], **options: object) -> dict[str, Any]:
    return {**question, "options": {**question["options"], **options}}


@pytest.mark.parametrize("game", TO_A_TARGET)
def test_e8_011_a_declaration_wins_at_once_whatever_lies_in_the_piles(game: str) -> None:
    question = {"ask": "settle", "last_trick": None, "declared": [10, 40], "before": [0, 60]}
    options = {"target": 100}
    found = ask(game, **question, options=options)
    assert found["entries"] == [
        {
            "from": "supply",
            "to": 0,
            "amount": 10,
            "reason": "declared",
            "rule": "SN-R18",
            "cards": "",
        },
        {
            "from": "supply",
            "to": 1,
            "amount": 40,
            "reason": "declared",
            "rule": "SN-R18",
            "cards": "",
        },
    ]
    assert (found["totals"], found["winner"]) == ([10, 100], 1)
    for piles in (["", ""], ["S6 S7", ""], ["S6 C6 H6", "SK"]):
        assert ask(game, **question, piles=piles, tricks=[0, 0], options=options) == found


def test_sn_r35_without_the_immediate_win_the_deal_is_played_out() -> None:
    question = {"ask": "settle", "piles": MATCH["WM-09"], "last_trick": 1, "declared": [40, 0]}
    found = ask("150", **question, before=[120, 0], options={"immediate_win": False})
    assert (found["totals"], found["winner"]) == ([165, 170], 1)


def test_sn_r34_in_a_deal_that_breaks_a_tie_no_declaration_wins() -> None:
    question = {"ask": "settle", "piles": MATCH["WM-09"], "last_trick": 1, "before": [200, 200]}
    found = ask("150", **question, declared=[40, 0])
    assert (found["totals"], found["winner"]) == ([245, 370], 1)


# Fjabbe.


@worked("fjabbe")
def test_the_losers_of_a_deal_of_fjabbe(row: dict[str, Any]) -> None:
    found = ask(
        "fjabbe",
        ask="settle",
        piles=FJABBE[row["id"]],
        tricks=[int(number) for number in row["tricks"].split()],
        last_trick=0,
    )
    assert found["scores"] == [int(points) for points in row["points"].split()]
    assert found["losers"] == [int(seat[1:]) for seat in row["losers"].split()]
    assert found["winner"] is None


def trickless(*losers: int) -> dict[str, Any]:
    """A deal of Fjabbe in which these seats have won no trick."""
    taken = [seat for seat in range(4) if seat not in losers]
    cards = listed("ALL")[:40]
    piles = ["" if seat in losers else " ".join(cards[seat::4]) for seat in range(4)]
    left = [card for seat in losers for card in cards[seat::4]]
    piles[taken[0]] = " ".join([piles[taken[0]], *left])
    return {"ask": "settle", "piles": piles, "last_trick": taken[0]}


@worked("fjabbe_end")
def test_the_end_of_a_match_of_fjabbe(row: dict[str, Any]) -> None:
    after = [int(number) for number in row["lost"].split()]
    losers = [seat for seat in (0, 1) if after[seat] == max(after)]
    before = [number - (seat in losers) for seat, number in enumerate(after)]
    found = ask("fjabbe", **trickless(*losers), losses=before)
    assert found["losers"] == losers
    assert (found["winner"] is None) == (row["state"] == "on")


def test_fj_r2_the_highest_may_lose_beside_those_without_a_trick() -> None:
    question = {"ask": "settle", "piles": FJABBE["WJ-03"], "last_trick": 0}
    also = ask("fjabbe", **question, options={"fjabbe_trickless": "also"})
    assert also["losers"] == [0, 1]


def test_fj_r10_fewest_lost_deals_then_fewest_points_else_shared() -> None:
    question = {**trickless(0), "losses": [4, 1, 0, 0]}
    assert ask("fjabbe", **question, before=[0, 0, 300, 0])["winner"] == 3
    by_losses = ask("fjabbe", **question, options={"fjabbe_ranking": "losses"})
    assert by_losses["winner"] == [2, 3]


def test_fj_r4_declared_points_count_where_they_are_agreed() -> None:
    question = {"ask": "settle", "piles": FJABBE["WJ-01"], "last_trick": 0}
    found = ask("fjabbe", **question, declared=[0, 20, 0, 0], options=OPEN)
    assert (found["scores"], found["losers"]) == ([40, 45, 30, 10], [1])
