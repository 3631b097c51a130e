"""Snapphana, section 2.8 and rulings SN-R8 to SN-R14: each rule of the sequences by itself."""

from __future__ import annotations

import pytest

from tests.rules.snapphana.brute import is_layout
from tests.rules.snapphana.written import (
    SEQUENCES,
    best,
    cards,
    combinations_of,
    group_points,
    is_combination,
    length,
    text,
    worth,
)

SUITS = {"spades": "S", "clubs": "C", "hearts": "H", "diamonds": "D"}
DOWN_TO_5 = " ".join(f"T{number}" for number in range(20, 4, -1))


def down_to(lowest: int) -> str:
    return " ".join(f"T{number}" for number in range(20, lowest - 1, -1))


def of_suit(suit: str, ranks: str) -> str:
    """`K Q * J` as cards of a suit."""
    return " ".join(rank if rank in ("T0", "*") else suit + rank for rank in ranks.split())


def test_sn_070_there_are_seven_kinds_each_of_three_cards_or_more() -> None:
    assert set(combinations_of("ALL")) - {"tarokker", "kings", "queens", "knights", "knaves"} == (
        set(SEQUENCES)
    )
    shortest = {
        "trump": "T20 T19 T18",
        "snapphanar": "I1 I2 I3",
        "aces": "SA HA DA",
        **{kind: of_suit(suit, "K Q N") for kind, suit in SUITS.items()},
    }
    for kind, three in shortest.items():
        assert is_combination(kind, three)
        for card in three.split():
            assert length(kind, " ".join(other for other in three.split() if other != card)) == 0


@pytest.mark.parametrize("number", range(3, 17))
def test_sn_071_ten_for_three_cards_and_five_for_every_further_one(number: int) -> None:
    held = " ".join(down_to(5).split()[:number])
    assert worth("trump", held) == 10 + 5 * (number - 3)


def test_sn_072_with_three_sequences_their_sum_is_doubled() -> None:
    two = "SK SQ SN CK CQ CN CJ"
    assert group_points(two)[1] == 10 + 15
    assert group_points(f"{two} I1 I2 I3")[1] == (10 + 15 + 10) * 2
    assert group_points(f"{two} I1 I2 I3 SA CA HA")[1] == (15 + 20 + 10 + 10) * 2


def test_sn_073_the_highest_card_must_be_there() -> None:
    assert length("trump", "T19 T18 T17 T16 T0 *") == 0
    for kind, suit in SUITS.items():
        assert length(kind, of_suit(suit, "Q N J A T0 *")) == 0
    for three in ("I2 I3 I4", "I1 I3 I4", "I1 I2 I4"):
        assert is_combination("snapphanar", three)
    for three in ("CA HA DA", "SA HA DA", "SA CA DA"):
        assert is_combination("aces", three)


def test_sn_074_the_core_of_the_trumps() -> None:
    for two in ("T19 T18", "T19 T17", "T18 T17"):
        assert is_combination("trump", f"T20 {two}")
    for one in ("T19", "T18", "T17"):
        assert length("trump", f"T20 {one} T16 T15 T14") == 0
        assert is_combination("trump", f"T20 {one} T0")
        assert is_combination("trump", f"T20 {one} *")
    assert length("trump", "T20 T0 *") == 0
    assert length("trump", "T20 T0 * T16 T15") == 0


def test_sn_075_after_the_core_without_gaps() -> None:
    assert is_combination("trump", "T20 T18 T17 T16 T15")
    assert best("trump", "T20 T18 T17 T16 T14 T13") == "T16 T17 T18 T20"
    assert best("trump", "T20 T19 T18 T17 T15") == "T17 T18 T19 T20"


@pytest.mark.parametrize("held", ["I1", "I4", "I2 I3", "I1 I2 I4", "I1 I2 I3 I4"])
def test_sn_076_after_t5_any_number_of_snapphanar(held: str) -> None:
    assert is_combination("trump", f"{DOWN_TO_5} {held}")
    assert best("trump", f"{down_to(6)} {held}") == text(cards(down_to(6)))


@pytest.mark.parametrize(("kind", "suit"), SUITS.items())
def test_sn_077_the_core_of_a_suit(kind: str, suit: str) -> None:
    for two in ("Q N", "Q J", "N J"):
        assert is_combination(kind, of_suit(suit, f"K {two}"))
    for one in ("Q", "N", "J"):
        assert length(kind, of_suit(suit, f"K {one} A")) == 0
        assert is_combination(kind, of_suit(suit, f"K {one} T0"))
        assert is_combination(kind, of_suit(suit, f"K {one} *"))
    assert length(kind, of_suit(suit, "K T0 *")) == 0
    assert length(kind, of_suit(suit, "K A T0 *")) == 0


@pytest.mark.parametrize(("kind", "suit"), SUITS.items())
def test_sn_078_only_the_ace_may_be_added(kind: str, suit: str) -> None:
    assert worth(kind, of_suit(suit, "K Q N J A")) == 20
    for rank in ("6", "7", "8", "9", "10"):
        assert worth(kind, of_suit(suit, f"K Q N J {rank}")) == 15
        assert not is_combination(kind, of_suit(suit, f"K Q N J {rank}"))
    other = "C" if suit == "S" else "S"
    assert worth(kind, f"{of_suit(suit, 'K Q N J')} {other}A") == 15


@pytest.mark.parametrize(("kind", "real"), [("snapphanar", "I1 I2 I3 I4"), ("aces", "SA CA HA DA")])
def test_sn_079_sn_080_three_snapphanar_or_aces_of_which_two_are_real(kind: str, real: str) -> None:
    first, second, third, fourth = real.split()
    assert length(kind, f"{first} {second}") == 0
    assert length(kind, f"{first} {second} T0") == 3
    assert length(kind, f"{third} {fourth} *") == 3
    assert length(kind, f"{first} T0 *") == 0
    assert length(kind, real) == 4
    assert length(kind, f"{real} T0 *") == 6


def test_sn_081_nulla_and_fjont_are_wild() -> None:
    for wild in ("T0", "*"):
        assert is_combination("trump", f"T20 T19 {wild} T16")
        assert is_combination("spades", f"SK SQ {wild}")
        assert is_combination("snapphanar", f"I1 I2 {wild}")
        assert is_combination("aces", f"SA HA {wild}")
    assert not is_combination("aces", "SA HA I1")


def test_sn_082_a_wild_stands_for_a_missing_card_but_not_for_one_that_must_be_real() -> None:
    assert best("trump", f"{down_to(16)} T14 *") == text(cards(f"{down_to(16)} T14 *"))
    assert length("trump", "T19 T18 T17 T0 *") == 0
    assert length("spades", "SQ SN SJ T0 *") == 0
    assert length("snapphanar", "I1 T0 *") == 0
    assert length("trump", "T20 T0 * T16") == 0
    assert not is_combination("spades", "SK T0 *")


@pytest.mark.parametrize("kind", SEQUENCES)
def test_sn_083_an_unused_wild_is_one_card_more(kind: str) -> None:
    whole = {
        "trump": f"{DOWN_TO_5} I1 I2 I3 I4",
        "snapphanar": "I1 I2 I3 I4",
        "aces": "SA CA HA DA",
        **{name: of_suit(suit, "K Q N J A") for name, suit in SUITS.items()},
    }[kind]
    number = len(whole.split())
    assert length(kind, f"{whole} T0") == length(kind, f"{whole} *") == number + 1
    assert length(kind, f"{whole} T0 *") == number + 2


def test_sn_084_a_wild_serves_several_sequences_at_once() -> None:
    found = combinations_of("SK SQ CK CJ I1 I2 *")
    assert found == {"spades": "SQ SK *", "clubs": "CJ CK *", "snapphanar": "I1 I2 *"}
    assert group_points("SK SQ CK CJ I1 I2 *")[1] == 60


def test_sn_085_within_a_sequence_a_wild_counts_once() -> None:
    assert best("trump", f"{down_to(16)} T14 T12 *") == text(cards(f"{down_to(16)} T14 *"))
    assert length("spades", "SK T0") == 0
    assert worth("snapphanar", "I1 I2 T0") == 10


def test_sn_086_two_wilds_side_by_side_end_a_sequence() -> None:
    held = f"{down_to(16)} T13 T12 T0 *"
    assert best("trump", held) == text(cards(f"{down_to(16)} T0 *"))
    assert not is_combination("trump", held)
    assert is_combination("trump", f"{down_to(16)} T14 T12 T0 *")
    assert not is_layout("spades", ("SK", "SQ", "T0", "*", "SA"))
    assert is_combination("spades", "SK SQ T0 * SA")


# Rulings.


def test_sn_r8_side_by_side_means_as_laid_out() -> None:
    assert is_combination("trump", "T20 T18 T0 * T15")  # T0 for T19, T18 between, * for T16
    assert not is_combination("trump", "T20 T19 T0 * T15")  # a skipped card leaves no space
    assert is_combination("trump", "T20 T0 T17 * T15")


def test_sn_r9_the_part_up_to_the_second_wild_is_good() -> None:
    assert worth("trump", "T20 T19 T0 * T15 T14 T13 T12") == 15
    assert best("trump", "T20 T19 T0 * T15 T14 T13 T12") == "T0 T19 T20 *"


@pytest.mark.parametrize("missing", ["T19", "T18", "T17"])
def test_sn_r10_any_one_of_the_three_may_be_missing(missing: str) -> None:
    held = " ".join(card for card in down_to(13).split() if card != missing)
    assert worth("trump", held) == 10 + 5 * 4
    assert length("trump", " ".join(c for c in down_to(13).split() if c != "T16")) == 4
    two = [card for card in ("T19", "T18", "T17") if card != missing]
    assert length("trump", " ".join(c for c in down_to(13).split() if c not in two)) == 0


@pytest.mark.parametrize("missing", "QNJ")
def test_sn_r10_the_ace_may_be_added_whichever_is_missing(missing: str) -> None:
    for kind, suit in SUITS.items():
        ranks = " ".join(rank for rank in "KQNJA" if rank != missing)
        assert worth(kind, of_suit(suit, ranks)) == 15


def test_sn_r11_both_wilds_may_sit_in_the_core() -> None:
    assert worth("trump", "T20 T0 T18 * T16") == 20
    assert worth("trump", "T20 T19 T0 *") == 15
    assert worth("spades", "SK T0 SN *") == 15
    assert length("trump", "T20 T0 T17 * T14") == 4  # no card for T16 and T15


def test_sn_r12_the_low_end_of_the_trump_sequence() -> None:
    assert worth("trump", f"{DOWN_TO_5} I1 I2 I3 I4 T0 *") == 105
    assert worth("trump", f"{DOWN_TO_5} I1 I2 I3 I4 T0") == 100
    assert length("trump", f"{down_to(6)} I1 I2 T0") == 18  # T0 for T5, both snapphanar
    assert length("trump", f"{down_to(7)} I1 I2 T0 *") == 16  # T6 and T5 filled: it ends there
    assert length("trump", f"{down_to(7)} T5 I1 I2 T0 *") == 19
    assert length("trump", f"{down_to(6)} I1 I2") == 15


def test_sn_r13_two_real_ones_and_both_wilds_are_four_cards() -> None:
    assert worth("snapphanar", "I2 I3 T0 *") == 15
    assert worth("aces", "SA DA T0 *") == 15


def test_sn_r14_the_best_use_of_the_wilds_is_found() -> None:
    assert worth("trump", "T20 T18 T0 * T15 T14 T13 T12") == 35
    assert worth("trump", f"{down_to(17)} T15 T14 T0") == 10 + 5 * 4
    assert worth("trump", "T20 T19 T17 T15 T0") == 20  # bridges T16, T18 stays away
    assert worth("trump", f"{down_to(17)} T14 T0 *") == 25
