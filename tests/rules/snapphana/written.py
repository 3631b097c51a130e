"""The Snapphana games for the rule tests: cards and options go in as the rule text writes them."""

from __future__ import annotations

import random
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from fudaba.cards.bits import cards_of
from fudaba.cards.pack import SNAPPHANA
from fudaba.games.snapphana import combinations, counting, tricks
from fudaba.games.snapphana.kinds import NAMES

DATA = Path(__file__).parents[2] / "data"

GAMES = ("800", "1000", "150", "fjabbe")
TO_A_TARGET = ("800", "1000", "150")

MULTIPLES = ("tarokker", "kings", "queens", "knights", "knaves")
SEQUENCES = ("trump", "spades", "clubs", "hearts", "diamonds", "snapphanar", "aces")
#: How the rule text's examples call the kinds of sequence.
LETTERS = dict(zip("TSCHDIA", SEQUENCES, strict=True)) | {"suit": "spades"}


@cache
def load(name: str) -> dict[str, Any]:
    """A file of tests/data."""
    return tomllib.loads((DATA / name).read_text(encoding="utf-8"))


def listed(text: str) -> list[str]:
    """The cards a text names; `-`, `none`, `ALL` and `ALL BUT ...` are understood."""
    words = text.split()
    if words in (["-"], ["none"]):
        return []
    if words[:1] == ["ALL"]:
        return [card for card in SNAPPHANA.texts if card not in words[2:]]
    return words


def cards(text: str) -> int:
    """The set of cards that a text names."""
    return SNAPPHANA.set(" ".join(listed(text)))


def text(card_set: int) -> str:
    """A set as text in pack order; the empty one is `-`."""
    return SNAPPHANA.set_text(int(card_set)) or "-"


def words(card_set: int) -> list[str]:
    """A set as card texts in pack order."""
    return [SNAPPHANA.text(card) for card in cards_of(card_set)]


def some_cards(chance: random.Random, number: int) -> list[str]:
    """So many cards of the pack, by chance."""
    return chance.sample(SNAPPHANA.texts, number)


# What cards are worth.


def best(kind: str, held: str) -> str:
    """The best combination of a kind in some cards."""
    return text(combinations.best(NAMES.index(kind), cards(held)))


def length(kind: str, held: str) -> int:
    """How many cards the best combination of a kind has, 0 where there is none."""
    return int(combinations.best(NAMES.index(kind), cards(held))).bit_count()


def is_combination(kind: str, held: str) -> bool:
    """Whether all of the cards are one combination of the kind."""
    return bool(combinations.is_combination(NAMES.index(kind), cards(held)))


def worth(kind: str, held: str) -> int:
    """The points of the best combination of a kind, 0 where there is none."""
    found = combinations.best(NAMES.index(kind), cards(held))
    return int(combinations.worth(NAMES.index(kind), found)) if found else 0


def group_points(held: str, doubling: bool = True) -> tuple[int, int]:
    """Multiples and sequences of a pile, both after doubling."""
    found = combinations.best_bundle(cards(held))
    return int(found.multiples_points(doubling)), int(found.sequences_points(doubling))


def combinations_of(held: str) -> dict[str, str]:
    """Every combination of a pile with its cards."""
    found = combinations.best_bundle(cards(held))
    return {
        name: text(combination)
        for name, combination in zip(NAMES, found.cards, strict=True)
        if combination
    }


def pair_points(held: str) -> int:
    """Card points, counted in pairs."""
    return int(counting.pair_points(cards(held)))


def trick_points(held: str) -> int:
    """Card points, counted by tricks of four."""
    return int(counting.trick_points(cards(held)))


# Tricks.


def winner(trick: str) -> str:
    """The card that wins a trick."""
    played = SNAPPHANA.cards(trick)
    return SNAPPHANA.text(played[tricks.winner(played)])


def playable(hand: str, trick: str, must_overtrump: bool = False) -> str:
    """The cards of a hand that may be played to a trick."""
    lying = SNAPPHANA.cards(" ".join(listed(trick)))
    led, highest = tricks.led_by(lying), tricks.best_of(lying)
    return text(tricks.playable(must_overtrump, cards(hand), led, highest))
