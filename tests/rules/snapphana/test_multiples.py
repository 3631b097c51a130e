"""Snapphana, sections 2.6 and 2.7: what scores, and multiples."""

from __future__ import annotations

import pytest

from tests.rules.snapphana.match import finish, lines, shuffled
from tests.rules.snapphana.written import (
    GAMES,
    MULTIPLES,
    SEQUENCES,
    best,
    combinations_of,
    group_points,
    is_combination,
    worth,
)

REASONS = {
    *MULTIPLES,
    *SEQUENCES,
    "multiples_doubled",
    "sequences_doubled",
    "card_points",
    "last_trick",
}

FOURS = {
    "tarokker": ("T20 T19 T0 *", 18, 36),
    "kings": ("SK CK HK DK", 17, 34),
    "queens": ("SQ CQ HQ DQ", 14, 28),
    "knights": ("SN CN HN DN", 13, 26),
    "knaves": ("SJ CJ HJ DJ", 12, 24),
}


@pytest.mark.parametrize("game", GAMES)
def test_sn_060_points_come_from_multiples_sequences_cards_and_the_last_trick(game: str) -> None:
    found = {reason for seed in range(12) for _, _, reason in lines(finish(shuffled(game, seed)))}
    assert found <= REASONS
    assert {"card_points", "last_trick"} <= found
    assert found & set(MULTIPLES)
    assert found & set(SEQUENCES)


@pytest.mark.parametrize("cards", ["SA CA HA DA", "S6 C6 H6 D6", "S10 C10 H10", "I1 I2 I3 I4"])
def test_sn_061_no_other_cards_make_multiples(cards: str) -> None:
    assert group_points(cards)[0] == 0
    assert not any(is_combination(kind, cards) for kind in MULTIPLES)


@pytest.mark.parametrize("kind", FOURS)
def test_sn_061_sn_062_three_or_four_of_a_kind(kind: str) -> None:
    four = FOURS[kind][0].split()
    assert is_combination(kind, " ".join(four))
    for card in four:
        three = [other for other in four if other != card]
        assert is_combination(kind, " ".join(three))
        assert not is_combination(kind, " ".join(three[:2]))
        assert not is_combination(kind, " ".join([*three, "S6"]))
    assert best(kind, " ".join([*four, "S6", "I1"])) == best(kind, " ".join(four))


@pytest.mark.parametrize("kind", FOURS)
def test_sn_063_the_values_of_triples_and_quadruples(kind: str) -> None:
    cards, triple, quadruple = FOURS[kind]
    for card in cards.split():
        assert worth(kind, " ".join(other for other in cards.split() if other != card)) == triple
    assert worth(kind, cards) == quadruple
    assert worth(kind, " ".join(cards.split()[:2])) == 0


def test_sn_064_with_three_multiples_their_sum_is_doubled() -> None:
    two = "SK CK HK SQ CQ HQ DQ"
    assert group_points(two)[0] == 17 + 28
    assert group_points(f"{two} SJ CJ HJ")[0] == (17 + 28 + 12) * 2
    assert group_points(f"{two} SJ CJ HJ SN CN HN")[0] == (17 + 28 + 12 + 13) * 2


def test_sn_r4_two_multiples_and_a_sequence_are_not_three() -> None:
    cards = "SK CK HK SQ CQ HQ SN"
    assert combinations_of(cards).keys() == {"kings", "queens", "spades"}
    assert group_points(cards) == (17 + 14, 10)
    assert group_points("SK SQ SN CK CQ CN HK HQ")[1] == 20


def test_sn_r5_a_card_counts_wherever_it_fits() -> None:
    cards = "SK CK HK SQ SJ SA CA HA I1 I2 I3"
    found = combinations_of(cards)
    assert found["kings"] == "SK CK HK"
    assert found["spades"] == "SA SJ SQ SK"
    assert found["aces"] == "SA CA HA"
    low = " ".join(f"T{number}" for number in range(20, 4, -1))
    found = combinations_of(f"{low} I1 I2 I3 T0")
    assert found["snapphanar"] == "T0 I1 I2 I3"
    assert found["trump"].split()[:5] == ["T0", "I1", "I2", "I3", "T5"]
    assert found["tarokker"] == "T0 T19 T20"


def test_sn_r6_there_is_one_combination_of_each_kind() -> None:
    found = combinations_of("I1 I2 I3 I4 T0 *")
    assert found == {"snapphanar": "T0 I1 I2 I3 I4 *"}
    assert group_points("I1 I2 I3 I4 T0 * SA CA") == (0, 25 + 15)
    assert len(combinations_of("ALL")) == 12


def test_sn_r7_tarokker_are_not_wild_in_multiples() -> None:
    assert group_points("SK CK T0 *")[0] == 0
    assert not is_combination("kings", "SK CK T0")
    assert group_points("T0 * T20")[0] == 18
