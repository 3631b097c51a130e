"""Score questions of Hachijuu, by the contract; the rule text's worked examples asked."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from tests.score import asking
from tests.score.hachijuu_piles import BY_POINTS, UNEVEN, YAKU

EXAMPLES = tomllib.loads(
    (Path(__file__).parents[1] / "data" / "hachijuu_examples.toml").read_text("utf-8")
)


def worked(table: str) -> pytest.MarkDecorator:
    """One test for every row of a table."""
    rows = [pytest.param(row, id=row["id"]) for row in EXAMPLES[table]]
    return pytest.mark.parametrize("row", rows)


def ask(**question: object) -> dict[str, Any]:
    return asking.ask("hachijuu", **question)


def refused(**question: object) -> str:
    return asking.refused("hachijuu", **question)


def seats(text: str) -> list[int]:
    """`P0 P2` as seats; `-` is nobody."""
    return [] if text == "-" else [int(name[1:]) for name in text.split()]


def listed(text: str) -> list[str]:
    """Names or cards; `-` is nothing."""
    return [] if text == "-" else text.split()


# Hands.


@worked("hand")
def test_the_best_of_each_family_is_found(row: dict[str, Any]) -> None:
    found = ask(ask="teyaku", hand=row["hand"])
    best = [found[family] for family in ("plain", "set")]
    assert [held["name"] if held else "-" for held in best] == [row["plain"], row["set"]]
    assert found["points"] == row["value"] == sum(held["points"] for held in best if held)
    shown = {card for held in best if held for card in held["cards"].split()}
    assert set(row["hand"].split()) - shown == set(listed(row["hidden"]))


@worked("announce")
def test_all_that_may_be_announced_is_listed(row: dict[str, Any]) -> None:
    possible = ask(ask="teyaku", hand=row["hand"])["possible"]
    assert possible == listed(row["plain"]) + listed(row["set"])


def test_a_hand_yaku_comes_with_points_rule_and_the_cards_it_exposes() -> None:
    found = ask(ask="teyaku", hand="1K1 1K2 2K1 2K2 3K1 3K2 5A")
    cards = "1K1 1K2 2K1 2K2 3K1 3K2"
    assert found == {
        "ok": True,
        "plain": {"name": "suroku", "points": 60, "rule": "HJ-411", "cards": cards},
        "set": {"name": "kuttsuki", "points": 80, "rule": "HJ-422", "cards": cards},
        "points": 140,
        "possible": ["suroku", "kuttsuki"],
    }


def test_hj_r8_a_table_may_allow_only_the_highest() -> None:
    hand = "11L 11A 11R 11K1 12K1 12K2 12K3"
    free = ["suroku", "karasu", "sanbon", "teshi", "futasanbon", "shisou"]
    assert ask(ask="teyaku", hand=hand)["possible"] == free
    strict = ask(ask="teyaku", hand=hand, options={"teyaku_choice": "highest_or_none"})
    assert strict["possible"] == ["karasu", "shisou"]
    assert strict["points"] == 700


def test_hj_r9_a_four_is_not_two_pairs() -> None:
    assert "kuttsuki" not in ask(ask="teyaku", hand="2A 2R 2K1 2K2 9A 9R 5K1")["possible"]


# Captured cards.


@worked("yaku")
def test_captured_yaku_add_up(row: dict[str, Any]) -> None:
    found = ask(ask="dekiyaku", captured=row["captured"])
    assert [held["name"] for held in found["yaku"]] == listed(row["yaku"])
    assert found["points"] == row["value"]


def test_a_captured_yaku_comes_with_points_rule_and_cards() -> None:
    found = ask(ask="dekiyaku", captured="11L 12L 8L 3L 1L")
    assert found == {
        "ok": True,
        "yaku": [{"name": "shikou", "points": 400, "rule": "HJ-615", "cards": "1L 3L 8L 12L"}],
        "points": 400,
    }
    assert ask(ask="dekiyaku", captured="")["points"] == 0


# Auctions.


@worked("auction")
def test_auctions_go_as_worked(row: dict[str, Any]) -> None:
    said = [part.split() for part in row["declarations"].split(", ")]
    question = {"ask": "auction", "seats": row["players"], "oya": seats(row["oya"])[0]}
    declarations = [word for _, word in said]
    kind, _, rest = row["result"].partition(" ")
    if kind == "illegal":
        assert ask(**question, declarations=declarations[:-1])["next"] == seats(rest[:2])[0]
        assert f"not '{declarations[-1]}'" in refused(**question, declarations=declarations)
        return
    found = ask(**question, declarations=declarations)
    parts = rest.split(", ")
    if kind == "won":
        assert (found["won"], found["pot"]) == (seats(rest[:2])[0], int(rest.split()[-1]))
        assert "active" not in found
    elif kind == "next":
        assert found["next"] == seats(rest[:2])[0]
        assert found["legal"] == parts[0].split()[1].split("/")
        assert f"rate {found['rate']}" == parts[1]
    else:
        put_out = seats(parts[4].removeprefix("put out ")) if len(parts) > 4 else []
        assert (found["active"], found["put_out"]) == (seats(parts[0]), put_out)
        assert [f"rate {found['rate']}", f"pot {found['pot']}"] == parts[1:3]
        assert f"oya P{found['oya']}" == parts[3]


def test_an_answer_about_an_auction_has_nothing_but_what_is_known() -> None:
    running = ask(ask="auction", seats=3, oya=2, declarations=["fold"])
    assert running == {
        "ok": True,
        "rate": 1,
        "pot": 20,
        "oya": 2,
        "next": 0,
        "legal": ["fold", "in", "double"],
    }
    over = ask(ask="auction", seats=3, oya=2, declarations=["fold", "in", "double", "fold"])
    assert over == {"ok": True, "rate": 2, "pot": 40, "oya": 1, "won": 1}


def test_hj_r3_two_may_do_without_an_auction() -> None:
    off = {"two_player_auction": "off"}
    found = ask(ask="auction", seats=2, oya=1, options=off)
    assert (found["active"], found["rate"], found["pot"]) == ([1, 0], 1, 0)
    assert ask(ask="auction", seats=2, oya=1)["next"] == 1
    assert "HJ-R3" in refused(ask="auction", seats=2, oya=1, declarations=["in"], options=off)


def test_hj_302_the_fee_is_an_option() -> None:
    found = ask(
        ask="auction", seats=3, oya=0, declarations=["fold", "fold"], options={"fold_fee": 5}
    )
    assert (found["won"], found["pot"]) == (2, 10)


# Settlements.


def facts(row: dict[str, Any]) -> dict[str, Any]:
    """A worked ledger as a question; where it names yaku or points, cards that make them."""
    kind, _, rest = row["end"].partition(" ")
    announced: dict[str, list[str]] = {}
    for part in row["announced"].split(", ") if row["announced"] != "-" else []:
        seat, _, names = part.partition(":")
        announced[seat[1:]] = names.split("+")
    captured = dict(BY_POINTS.get(row["id"], {}))
    if kind in ("agari", "sage"):
        for part in rest.split(", "):
            seat, _, names = part.partition(":")
            captured[seat[1:]] = " ".join(YAKU[name] for name in names.split("+"))
    return {
        "ask": "settle",
        "seats": row["players"],
        "order": seats(row["order"]),
        "rate": row["rate"],
        "folded": seats(row["folded"]),
        "announced": announced,
        "captured": captured,
        "end": {"points": "exhausted", "sage": "exhausted"}.get(kind, kind),
        "by": int(rest[1]) if kind == "agari" else None,
        "sage": [int(seat) for seat in captured] if kind == "sage" else [],
    }


@worked("ledger")
def test_ledgers_come_out_as_worked(row: dict[str, Any]) -> None:
    found = ask(**facts(row))
    assert found["scores"] == [int(part.split(":")[1]) for part in row["ledger"].split()]
    assert found["next_oya"] == seats(row["next_oya"])[0]
    assert sum(found["scores"]) == 0


def test_a_settlement_names_a_reason_and_a_rule_for_every_payment() -> None:
    found = ask(
        ask="settle",
        seats=4,
        order=[3, 0, 1],
        rate=2,
        folded=[2],
        announced={"3": ["kuttsuki"]},
        captured={"1": YAKU["akatan"]},
        end="agari",
        by=1,
    )
    lines = [
        (line["from"], line["to"], line["amount"], line["reason"], line["rule"], line["cards"])
        for line in found["entries"]
    ]
    assert lines == [
        (2, "pot", 20, "fold_fee", "HJ-302", ""),
        (0, 3, 80, "kuttsuki", "HJ-422", ""),
        (1, 3, 80, "kuttsuki", "HJ-422", ""),
        (3, 1, 200, "akatan", "HJ-612", "1R 2R 3R"),
        (0, 1, 200, "akatan", "HJ-612", "1R 2R 3R"),
        ("pot", 1, 20, "pot", "HJ-317", ""),
    ]


THREE = {"ask": "settle", "seats": 3, "order": [0, 1, 2]}
SASHI = {"ask": "settle", "seats": 2, "order": [0, 1]}


def test_hj_606_yaku_in_sage_are_void_when_another_goes_out() -> None:
    both = {"0": YAKU["akatan"], "2": YAKU["shikou"]}
    found = ask(**THREE, captured=both, sage=[2], end="agari", by=0)
    assert (found["scores"], found["next_oya"]) == ([200, -100, -100], 0)
    assert found == ask(**THREE, captured=both, end="agari", by=0)


def test_hj_r29_after_sage_a_further_yaku_pays_for_all() -> None:
    captured = {"0": f"{YAKU['akatan']} {YAKU['aotan']}", "1": YAKU["inoshikacho"]}
    found = ask(**SASHI, captured=captured, sage=[0, 1], end="agari", by=0)
    assert found["scores"] == [400, -400]


def test_hj_603_whoever_holds_a_yaku_at_the_end_counts_as_sage_listed_or_not() -> None:
    held = {"0": YAKU["akatan"], "1": YAKU["shikou"]}
    found = ask(**THREE, captured=held, end="exhausted")
    assert found == ask(**THREE, captured=held, sage=[1, 0], end="exhausted")
    assert (found["scores"], found["next_oya"]) == ([0, 150, -150], 1)
    assert {line["rule"] for line in found["entries"]} == {"HJ-608"}


def test_hj_608_the_pot_goes_to_the_highest_hj_609_or_to_the_earlier() -> None:
    held = {"0": YAKU["akatan"], "1": YAKU["aotan"]}
    question = {"ask": "settle", "seats": 3, "folded": [2], "captured": held, "end": "exhausted"}
    assert ask(**question, order=[0, 1])["scores"] == [20, 0, -20]
    assert ask(**question, order=[1, 0])["scores"] == [0, 20, -20]


def test_hj_312_those_who_were_put_out_pay_nothing() -> None:
    found = ask(
        ask="settle",
        seats=5,
        order=[1, 2, 3],
        rate=4,
        captured={"1": YAKU["inoshikacho"]},
        end="agari",
        by=1,
    )
    assert found["scores"] == [0, 800, -400, -400, 0]


def test_hj_703_three_are_counted_against_80_twice_the_rate() -> None:
    captured = dict(zip("012", UNEVEN, strict=True))
    found = ask(**THREE, rate=4, captured=captured, end="exhausted")
    assert (found["scores"], found["next_oya"]) == ([80, 0, -80], 0)
    assert [line["rule"] for line in found["entries"]] == ["HJ-703"]


def test_hj_701_plains_count_nothing_and_need_not_be_listed() -> None:
    counting = [" ".join(card for card in pile.split() if "K" not in card) for pile in UNEVEN]
    captured = dict(zip("012", counting, strict=True))
    assert ask(**THREE, captured=captured, end="exhausted")["scores"] == [20, 0, -20]


def test_hj_702_two_pay_the_difference_of_what_they_have() -> None:
    found = ask(**SASHI, rate=2, captured={"1": "8L 8K1"}, end="exhausted")
    assert (found["scores"], found["next_oya"]) == ([-40, 40], 1)
    assert ask(**SASHI, end="exhausted")["next_oya"] == 0


def test_hj_307_the_last_one_left_may_be_named() -> None:
    sole = {"ask": "settle", "seats": 3, "order": [2], "folded": [0, 1], "end": "sole"}
    assert ask(**sole) == ask(**sole, by=2)
    assert ask(**sole, rate=4)["scores"] == [-20, -20, 40]
    assert ask(**sole, options={"fold_fee": 0})["entries"] == []
