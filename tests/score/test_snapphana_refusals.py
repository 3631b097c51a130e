"""Score questions of the Snapphana games that are refused: what no deal and no table can have."""

import random
import re
from itertools import combinations

import pytest

from fudaba.cards.pack import SNAPPHANA
from fudaba.games.snapphana.combinations import is_combination
from fudaba.games.snapphana.kinds import NAMES, TRUMP
from fudaba.score.snapphana.faults import fault
from tests.rules.snapphana.written import GAMES, listed
from tests.score.asking import refused
from tests.score.snapphana_examples import OPEN, rest_of_pack
from tests.score.snapphana_piles import FJABBE, MATCH

ALL = " ".join(listed("ALL"))
PILE = "T20 T19 T0 *"
COUNTED = {
    "ask": "settle",
    "piles": [PILE, rest_of_pack(PILE)],
    "tricks": [1, 14],
    "last_trick": 1,
}
SHORT = {"ask": "settle", "piles": MATCH["WM-09"], "last_trick": 1}
AT_ONCE = {"ask": "settle", "last_trick": None, "before": [790, 0], "declared": [10, 0]}
ALONE = {"ask": "settle", "piles": FJABBE["WJ-03"], "tricks": [5, 0, 3, 2], "last_trick": 0}
BY_TRICKS = {"fjabbe_card_count": "tricks"}


@pytest.mark.parametrize(
    ("question", "words"),
    [
        ({"ask": "yaku"}, "no question 'yaku'"),
        ({"ask": "combinations"}, "malformed"),
        ({"ask": "combinations", "cards": "SK", "preset": "classic"}, "no preset 'classic'"),
        ({"ask": "combinations", "cards": "SK", "seats": 3}, "not 3"),
        ({"ask": "combinations", "cards": "SK", "options": {"kan": 1}}, "no option 'kan'"),
        ({"ask": "combinations", "cards": "SK", "options": {"end_doubling": "x"}}, "on, off"),
        ({"ask": "combinations", "cards": "S5"}, "'S5' is not a card"),
        ({"ask": "combinations", "cards": "SK SK"}, "SK is named twice"),
        ({"ask": "points", "cards": "SK"}, "even number of cards, not 1 (SN-R32)"),
        ({"ask": "points", "cards": "1L"}, "'1L' is not a card"),
        ({"ask": "trick", "cards": ""}, "not 0 (SN-046)"),
        ({"ask": "trick", "cards": "*"}, "SN-R23"),
        ({"ask": "trick", "cards": "S6 S7 S8 S9 S10"}, "not 5 (SN-046)"),
        ({"ask": "trick", "cards": "S6 S6"}, "S6 is named twice"),
        ({"ask": "legal", "hand": "S6 S7", "trick": "S6"}, "S6 is named in two places"),
        ({"ask": "legal", "hand": "S6", "trick": "C6 C7 C8 C9"}, "is complete (SN-046)"),
        ({"ask": "legal", "hand": "S6 S6", "trick": ""}, "S6 is named twice"),
        ({"ask": "legal", "trick": "S6"}, "malformed"),
    ],
)
def test_what_cannot_be_answered_is_refused_in_one_sentence(
    question: dict[str, object], words: str
) -> None:
    for game in ("800", "fjabbe"):
        assert words in refused(game, **question)


@pytest.mark.parametrize("game", ["1000", "150"])
def test_sn_046_two_players_play_two_cards(game: str) -> None:
    assert "SN-046" in refused(game, ask="trick", cards="S6 S7 S8")
    assert "SN-046" in refused(game, ask="legal", hand="S6", trick="S7 S8")


def test_fj_r7_by_tricks_four_must_divide_the_cards() -> None:
    assert "FJ-R7" in refused("fjabbe", ask="points", cards="SK CK", options=BY_TRICKS)
    assert "no option" in refused("800", ask="points", cards="SK CK", options=BY_TRICKS)


# Declarations.


@pytest.mark.parametrize(
    ("kind", "cards", "words"),
    [
        ("kings", "SK CK", "kings: it takes three cards, not 2 (SN-062)"),
        ("kings", "", "not 0 (SN-062)"),
        ("kings", "SK CK HK DQ", "kings: DQ cannot be part of it (SN-061, SN-062)"),
        ("kings", "SK CK T0", "T0 cannot be part of it (SN-R7)"),
        ("tarokker", "T20 T19 T18", "T18 cannot be part of it (SN-061, SN-062)"),
        ("trump", "T20 T19", "trump: it takes three cards, not 2 (SN-070)"),
        ("trump", "* T19 T18 T17", "T20 must be there, and real (SN-073, SN-074, SN-082)"),
        ("trump", "T20 T19 T16", "two of T19 T18 T17, one of them real (SN-074)"),
        ("trump", "T20 T0 * T16", "two of T19 T18 T17, one of them real (SN-074)"),
        ("trump", "T20 T19 T0 * T15 T14", "two wilds next to each other end it (SN-086)"),
        ("trump", "T20 T19 T18 T17 T15", "gaps at T16 (SN-075, SN-R10)"),
        ("trump", "T20 T19 T18 T17 T13 *", "gaps at T16 T15 T14 (SN-075, SN-R10)"),
        ("trump", "T20 T19 T18 T17 I1 I2", "only after T5, and there are gaps at T16"),
        ("trump", "T20 T19 T18 SK", "SK cannot be part of it (SN-074, SN-075, SN-076)"),
        ("spades", "T0 SQ SN SJ", "SK must be there, and real (SN-073, SN-077, SN-082)"),
        ("spades", "SK SJ SA", "two of SQ SN SJ, one of them real (SN-077)"),
        ("hearts", "HK T0 *", "two of HQ HN HJ, one of them real (SN-077)"),
        ("hearts", "HK HQ HN HJ H6", "hearts: H6 cannot be part of it (SN-077, SN-078)"),
        ("snapphanar", "I2 T0 *", "two of its cards must be real (SN-079)"),
        ("aces", "HA T0 *", "two of its cards must be real (SN-080)"),
        ("aces", "HA DA SK", "SK cannot be part of it (SN-080)"),
        ("clubs", "CK CQ CQ", "CQ is named twice"),
        ("hertz", "HK HQ HN", "no kind 'hertz'; did you mean hearts?"),
    ],
)
def test_a_wrong_declaration_names_the_rule(kind: str, cards: str, words: str) -> None:
    declared = [{"kind": kind, "cards": cards}]
    assert words in refused("800", ask="declaration", combinations=declared)
    assert words in refused("fjabbe", ask="declaration", combinations=declared, options=OPEN)


def test_sn_r6_one_of_each_kind() -> None:
    twice = [
        {"kind": "snapphanar", "cards": "I1 I2 T0"},
        {"kind": "snapphanar", "cards": "I3 I4 *"},
    ]
    assert "SN-R6" in refused("800", ask="declaration", combinations=twice)


def test_fj_r4_fjabbe_has_no_declarations_unless_agreed() -> None:
    assert "FJ-R4" in refused("fjabbe", ask="declaration", combinations=[])
    declared = [0, 10, 0, 0]
    assert "FJ-R4" in refused("fjabbe", **ALONE, declared=declared)


def test_the_reason_given_is_the_reason() -> None:
    """Cards that fill the gaps it names make the sequence good; where wilds met, any one does."""
    chance = random.Random(86)
    trumps = [f"T{number}" for number in range(19, 4, -1)]
    seen = set()
    for _ in range(4000):
        core = chance.sample(trumps[:3], chance.choice([1, 2, 3]))
        tail = chance.sample(trumps[3:], chance.randint(0, 12))
        rest = chance.sample(["T0", "*", "I1"], chance.randint(0, 3))
        cards = SNAPPHANA.set(" ".join(["T20", *core, *tail, *rest]))
        if cards.bit_count() < 3 or is_combination(TRUMP, cards):
            continue
        why = fault(TRUMP, cards)
        missing = [card for card in trumps if not cards & SNAPPHANA.set(card)]
        rule = why.rpartition("(")[2].split(",")[0].rstrip(")")
        seen.add(rule)
        if rule == "SN-075":
            gaps = re.findall(r"T\d+", why.partition("gaps at")[2])
            assert is_combination(TRUMP, cards | SNAPPHANA.set(" ".join(gaps))), why
        elif rule == "SN-086":
            assert any(is_combination(TRUMP, cards | SNAPPHANA.set(card)) for card in missing), why
    assert seen == {"SN-074", "SN-075", "SN-086"}


@pytest.mark.parametrize("kind", range(len(NAMES)), ids=NAMES)
def test_every_set_of_cards_that_is_no_combination_has_a_reason(kind: int) -> None:
    cards = ["SK", "SQ", "SJ", "SA", "T20", "T19", "T0", "*", "I1", "I2", "HK", "DK"]
    for number in range(6):
        for chosen in combinations(cards, number):
            held = SNAPPHANA.set(" ".join(chosen))
            if not is_combination(kind, held):
                assert re.search(r"\(SN-R?\d+[^()]*\)$", fault(kind, held))


# Settlements.


@pytest.mark.parametrize(
    ("question", "words"),
    [
        ({**COUNTED, "piles": [PILE]}, "piles must be given for 2 sides, not for 1"),
        ({**COUNTED, "piles": {"0": PILE, "2": ""}}, "piles names a side 2"),
        ({**COUNTED, "piles": None}, "piles must be given"),
        ({**COUNTED, "piles": [PILE, ALL]}, "is named in two places"),
        ({**COUNTED, "piles": ["SK", rest_of_pack("SK")]}, "even number of cards, not 1 (SN-R32)"),
        ({**COUNTED, "tricks": [1, 15]}, "15 tricks, not 16 (E8-007)"),
        ({**COUNTED, "tricks": [-1, 16]}, "tricks must be numbers from 0"),
        ({**COUNTED, "tricks": [0, 15]}, "side 0 has no trick and can have no cards"),
        ({**COUNTED, "piles": ["", ALL], "tricks": [0, 15], "last_trick": 0}, "not the last one"),
        ({**COUNTED, "piles": ["", ALL], "tricks": None, "last_trick": 0}, "not the last one"),
        ({**COUNTED, "last_trick": 2}, "a side from 0 to 1, not 2"),
        ({**COUNTED, "last_trick": -1}, "a side from 0 to 1, not -1"),
        ({**COUNTED, "last_trick": True}, "malformed"),
        ({**COUNTED, "declared": [-10, 0]}, "declared must be numbers from 0"),
        ({**COUNTED, "declared": [1.5, 0]}, "malformed"),
        ({**COUNTED, "declared": [0, 850]}, "nobody can declare 850"),
        ({**COUNTED, "declared": [10, 0], "before": [790, 0]}, "won at once with what it declared"),
        ({**COUNTED, "before": [800, 0]}, "over before this deal, scores 800 : 0 (E8-009)"),
        ({**COUNTED, "before": [900, 800]}, "over before this deal, scores 900 : 800 (E8-009)"),
        ({**COUNTED, "before": [-1, 0]}, "before must be numbers from 0"),
        ({**COUNTED, "before": [10**30, 0]}, "before"),
        ({**COUNTED, "before": [0, 0, 0, 0]}, "for 2 sides, not for 4"),
        ({**COUNTED, "losses": [1, 0]}, "only in Fjabbe (FJ-007)"),
        (
            {**COUNTED, "before": [800, 800], "options": {"tie_at_target": "shared"}},
            "over before this deal, scores 800 : 800 (SN-R34)",
        ),
        ({**AT_ONCE, "declared": [5, 0]}, "nobody reaches 800 with what was declared (E8-011)"),
        ({**AT_ONCE, "before": [790, 795], "declared": [10, 10]}, "wins at once (SN-R35)"),
        ({**AT_ONCE, "before": [800, 800]}, "breaks a tie is played to its end (SN-R34)"),
        ({**AT_ONCE, "options": {"immediate_win": "off"}}, "at this table (SN-R35)"),
        ({**AT_ONCE, "tricks": [1, 0]}, "no trick is complete"),
        ({**AT_ONCE, "piles": ["SK", "SK"]}, "SK is named in two places"),
        ({"ask": "settle", "piles": ["", ALL]}, "last_trick"),
    ],
)
def test_a_deal_that_cannot_have_been_is_refused(question: dict[str, object], words: str) -> None:
    assert words in refused("800", **question)


def test_every_game_has_its_own_number_of_cards_and_tricks() -> None:
    whole = {"ask": "settle", "piles": ["", ALL], "last_trick": 1}
    assert "32 cards together, not 62 (OF-003, OF-R2)" in refused("150", **whole)
    assert "20 tricks, not 21 (T1-006)" in refused("1000", **whole, tricks=[0, 21])
    assert "15 tricks, not 20 (OF-003)" in refused("150", **SHORT, tricks=[0, 20])
    four = {**ALONE, "piles": ["", "", "", ALL], "last_trick": 3}
    assert "40 cards together, not 62 (FJ-002)" in refused("fjabbe", **four)
    assert "10 tricks, not 15 (FJ-002)" in refused("fjabbe", **{**ALONE, "tricks": [10, 0, 3, 2]})
    assert "T1-001" in refused("1000", **whole, before=[1000, 0])
    assert "OF-001" in refused("150", **SHORT, before=[150, 0])


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"last_trick": None}, "always played to its end (SN-R43)"),
        ({"last_trick": 4}, "a side from 0 to 3, not 4"),
        ({"last_trick": 1}, "side 1 has no trick, and so not the last one (SN-095)"),
        ({"losses": [5, 0, 0, 0]}, "over before this deal, losses 5 : 0 : 0 : 0 (FJ-007)"),
        ({"losses": [3, 3, 0, 0]}, "(FJ-007)"),
        ({"losses": [-1, 0, 0, 0]}, "losses must be numbers from 0"),
        ({"losses": [0, 0]}, "losses must be given for 4 sides, not for 2"),
        ({"options": {"target": 800}}, "no option 'target'"),
        ({"options": {"immediate_win": True}}, "no option 'immediate_win'"),
    ],
)
def test_a_deal_of_fjabbe_that_cannot_have_been(change: dict[str, object], words: str) -> None:
    assert words in refused("fjabbe", **{**ALONE, **change})


def test_fj_r7_a_pile_that_four_does_not_divide() -> None:
    cards = listed("ALL")[:40]
    piles = [" ".join(cards[start : start + 10]) for start in range(0, 40, 10)]
    question = {"ask": "settle", "piles": piles, "last_trick": 0}
    assert "FJ-R7" in refused("fjabbe", **question, options=BY_TRICKS)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    "wrong", ["x", 7, ["SK", 1], {"0": 3}, [["SK"]], {"zero": "SK"}, {"0": None}]
)
def test_piles_of_the_wrong_shape_are_refused(game: str, wrong: object) -> None:
    refused(game, ask="settle", piles=wrong, last_trick=0)
