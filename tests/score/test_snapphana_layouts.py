"""Sequences as they are shown: every layout is a legal one, and every wild has its place."""

import random
from itertools import combinations

import pytest

from fudaba.cards.pack import SNAPPHANA
from fudaba.games.snapphana.combinations import best
from fudaba.games.snapphana.kinds import NAMES
from fudaba.games.snapphana.layout import ADDED, layout
from tests.rules.snapphana import brute as brute
from tests.rules.snapphana.written import LETTERS, SEQUENCES
from tests.score.snapphana_examples import worked


def shown(kind: str, cards: str) -> str:
    """A sequence with what its wilds stand for: `SK T0=SQ SJ +*`."""
    laid = []
    for card, place in layout(NAMES.index(kind), SNAPPHANA.set(cards)):
        text = SNAPPHANA.text(card)
        if place == ADDED:
            text = f"+{text}"
        elif place != card:
            text += f"={SNAPPHANA.text(place)}"
        laid.append(text)
    return " ".join(laid)


def is_good(kind: str, cards: int) -> bool:
    """All the cards are laid, in a legal order; no wild stands for a card that is there."""
    laid = layout(NAMES.index(kind), cards)
    order = tuple(SNAPPHANA.text(card) for card, _ in laid)
    places = [place for _, place in laid if place != ADDED]
    return (
        SNAPPHANA.set(" ".join(order)) == cards
        and len(set(places)) == len(places)
        and brute.is_layout(kind, order)
    )


@pytest.mark.parametrize(
    ("kind", "cards", "expected"),
    [
        ("trump", "T20 T19 T0", "T20 T19 T0=T18"),
        ("trump", "T20 T18 T0 * T15 T14", "T20 T0=T19 T18 *=T16 T15 T14"),
        ("trump", "T20 T19 T18 T17 T0 *", "T20 T19 T18 T17 T0=T16 *=T15"),
        ("spades", "SK SQ SN", "SK SQ SN"),
        ("spades", "SK SN SJ T0", "SK T0=SQ SN SJ"),
        ("spades", "SK SQ SN SJ SA T0 *", "SK SQ SN SJ SA +T0 +*"),
        ("hearts", "HK HQ T0 * HA", "HK HQ T0=HN HA +*"),
        ("hearts", "HK HJ T0 * HA", "HK T0=HQ HJ HA +*"),
        ("diamonds", "DK DN T0 * DA", "DK T0=DQ DN *=DJ DA"),
        ("snapphanar", "I2 I4 T0 *", "I2 I4 T0=I1 *=I3"),
        ("aces", "SA CA DA T0 *", "SA CA DA T0=HA +*"),
    ],
)
def test_sn_082_a_wild_stands_for_a_missing_card_sn_083_or_is_one_more(
    kind: str, cards: str, expected: str
) -> None:
    assert shown(kind, cards) == expected


@worked("layout")
def test_worked_sequences_are_laid_legally(row: dict[str, str]) -> None:
    if not row["expected"].startswith("no"):
        assert is_good(LETTERS[row["kind"]], SNAPPHANA.set(row["cards"]))


@pytest.mark.parametrize("kind", [kind for kind in SEQUENCES if kind != "trump"])
def test_every_sequence_of_a_small_kind_is_laid_legally(kind: str) -> None:
    cards = [card for card in SNAPPHANA.texts if brute.belongs(kind, card)]
    for number in range(3, len(cards) + 1):
        for chosen in combinations(cards, number):
            found = int(best(NAMES.index(kind), SNAPPHANA.set(" ".join(chosen))))
            assert not found or is_good(kind, found)


def test_trump_sequences_of_piles_by_chance_are_laid_legally() -> None:
    chance = random.Random(74)
    cards = [card for card in SNAPPHANA.texts if brute.belongs("trump", card)]
    number = 0
    for _ in range(2000):
        held = [card for card in cards if chance.random() < 0.8]
        found = int(best(NAMES.index("trump"), SNAPPHANA.set(" ".join(held))))
        if found:
            assert is_good("trump", found)
            number += 1
    assert number > 500
