"""Score questions of 800, 1000, 150 and Fjabbe about cards; the worked examples asked."""

from typing import Any

import pytest

from tests.rules.snapphana.brute import MULTIPLES
from tests.rules.snapphana.written import GAMES, LETTERS, listed
from tests.score.asking import ask, refused
from tests.score.snapphana_examples import OPEN, worked

every_game = pytest.mark.parametrize("game", GAMES)


def declaring(game: str, *combinations: tuple[str, str]) -> dict[str, Any]:
    """A question about one player's declaration."""
    return {
        "game": game,
        "ask": "declaration",
        "combinations": [{"kind": kind, "cards": cards} for kind, cards in combinations],
        "options": OPEN if game == "fjabbe" else {},
    }


def combinations(text: str) -> list[tuple[str, str]]:
    """`M: SK CK HK / S: SK SQ SN` as kinds and cards."""
    found = []
    for part in text.split(" / "):
        letter, _, cards = part.partition(": ")
        kind = LETTERS.get(letter, "")
        for name, (members, _, _) in MULTIPLES.items():
            if letter == "M" and set(cards.split()) <= set(members):
                kind = name
        found.append((kind, cards))
    return found


# Combinations.


@every_game
@worked("set")
def test_the_best_of_a_pile_is_found(row: dict[str, Any], game: str) -> None:
    found = ask(game, ask="combinations", cards=" ".join(listed(row["cards"])))
    assert found["multiples_points"] == row["multiples"]
    assert found["sequences_points"] == row["sequences"]


def test_combinations_come_with_points_before_doubling_rule_and_cards() -> None:
    pile = "SK SQ SN SJ SA CK HK T20 T18 T17 T16 T0 I1 I2 S6 H10"
    assert ask("800", ask="combinations", cards=pile) == {
        "ok": True,
        "multiples": [{"name": "kings", "points": 17, "rule": "SN-063", "cards": "SK CK HK"}],
        "sequences": [
            {"name": "trump", "points": 20, "rule": "SN-074", "cards": "T0 T16 T17 T18 T20"},
            {"name": "spades", "points": 25, "rule": "SN-077", "cards": "SA SJ SN SQ SK T0"},
            {"name": "snapphanar", "points": 10, "rule": "SN-079", "cards": "T0 I1 I2"},
        ],
        "multiples_points": 17,
        "sequences_points": 110,
    }
    assert ask("150", ask="combinations", cards="")["sequences_points"] == 0


def test_sn_r3_the_doubling_is_an_option_sn_r1_counting_them_is_not_asked_here() -> None:
    question = {"ask": "combinations", "cards": " ".join(listed("ALL"))}
    single = ask("800", **question, options={"end_doubling": "off"})
    assert (single["multiples_points"], single["sequences_points"]) == (148, 275)
    assert ask("800", **question, options={"end_combinations": "off"}) == ask("800", **question)


# Declarations.


@every_game
@worked("layout")
def test_a_sequence_is_declared_or_refused_as_laid(row: dict[str, Any], game: str) -> None:
    question = declaring(game, (LETTERS[row["kind"]], row["cards"]))
    if row["expected"].startswith("no"):
        assert "SN-" in refused(**question)
    else:
        assert f"{ask(**question)['points']}p" == row["expected"]


@every_game
@worked("declare")
def test_a_declaration_is_worth_what_was_worked_out(row: dict[str, Any], game: str) -> None:
    question = declaring(game, *combinations(row["declared"]))
    if row["points"] == "illegal":
        assert "SN-" in refused(**question)
    else:
        assert ask(**question) == {"ok": True, "points": int(row["points"])}


def test_ar_12_the_longest_trump_sequence_has_22_cards() -> None:
    trumps = [card for card in listed("ALL") if card[0] in "TI*"]
    assert ask(**declaring("1000", ("trump", " ".join(trumps))))["points"] == 105


def test_sn_034_end_doubling_is_no_matter_of_declarations() -> None:
    question = declaring(
        "800", ("kings", "SK CK HK"), ("queens", "SQ CQ HQ"), ("knaves", "SJ CJ HJ")
    )
    assert ask(**{**question, "options": {"end_doubling": "off"}})["points"] == 86


def test_sn_030_nothing_need_be_declared() -> None:
    assert ask(**declaring("800")) == {"ok": True, "points": 0}


# Card points.


@every_game
@worked("pairs")
def test_cards_are_counted_in_pairs(row: dict[str, Any], game: str) -> None:
    assert ask(game, ask="points", cards=row["cards"]) == {"ok": True, "points": row["points"]}


def test_sn_094_all_cards_are_worth_87() -> None:
    assert ask("800", ask="points", cards=" ".join(listed("ALL")))["points"] == 87
    assert ask("800", ask="points", cards="")["points"] == 0


def test_fj_r7_by_tricks_four_cards_are_a_point_and_honours_add_theirs() -> None:
    tricks = {"fjabbe_card_count": "tricks"}
    assert ask("fjabbe", ask="points", cards="SK CQ HN DJ", options=tricks)["points"] == 11
    assert ask("fjabbe", ask="points", cards="T19 T18 I1 H10", options=tricks)["points"] == 5


# Tricks.


@worked("trick")
def test_the_trick_is_won_by_the_right_card(row: dict[str, Any]) -> None:
    cards = row["trick"].split()
    for game in GAMES if len(cards) == 2 else ("800", "fjabbe"):
        found = ask(game, ask="trick", cards=row["trick"])
        assert found == {
            "ok": True,
            "winner": cards.index(row["winner"]),
            "card": row["winner"],
        }


@worked("follow")
def test_the_legal_cards_are_found(row: dict[str, Any]) -> None:
    legal = row["hand"] if row["legal"] == "all" else row["legal"]
    for game in GAMES if len(row["trick"].split()) == 1 else ("800", "fjabbe"):
        found = ask(game, ask="legal", hand=row["hand"], trick=row["trick"])
        assert set(found["cards"].split()) == set(legal.split())


def test_legal_cards_stand_in_pack_order_and_all_may_lead() -> None:
    found = ask("800", ask="legal", hand="* T20 I1 DK SA", trick="")
    assert found == {"ok": True, "cards": "SA DK I1 T20 *"}
    assert ask("800", ask="legal", hand="* T20") == {"ok": True, "cards": "T20 *"}
    assert ask("800", ask="legal", hand="", trick="S6") == {"ok": True, "cards": ""}


def test_sn_r21_overtrumping_is_an_option() -> None:
    question = {"ask": "legal", "hand": "T5 T12 T20 HK *", "trick": "S7 T9"}
    assert ask("800", **question)["cards"] == "T5 T12 T20 *"
    strict = ask("800", **question, options={"must_overtrump": True})
    assert strict["cards"] == "T12 T20 *"
