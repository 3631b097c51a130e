"""Combinations in words: their cards as they are laid out, and what their wilds stand for."""

from __future__ import annotations

from typing import Final

from fudaba.cards.pack import SNAPPHANA
from fudaba.cards.snapphana import WILDS
from fudaba.games.snapphana.kinds import MULTIPLES, NAMES
from fudaba.games.snapphana.layout import ADDED, layout
from fudaba.locale import Language, word
from fudaba.scenes.scene import Consequence
from fudaba.scenes.snapphana.cards import in_order, title

#: The key of each kind: a capital as in the notation of the cards, K kings, S spades.
KEYS: Final = {
    "tarokker": "R",
    "kings": "K",
    "queens": "Q",
    "knights": "N",
    "knaves": "J",
    "trump": "T",
    "spades": "S",
    "clubs": "C",
    "hearts": "H",
    "diamonds": "D",
    "snapphanar": "I",
    "aces": "A",
}

#: The ledger lines that double a group.
DOUBLINGS: Final = ("multiples_doubled", "sequences_doubled")


def name(kind: str, language: Language) -> str:
    """A combination's name."""
    return word(f"snapphana.combination.{kind}", language)


def is_sequence(kind: str) -> bool:
    """Whether a kind is one of the sequences, not of the multiples."""
    return NAMES.index(kind) >= MULTIPLES


def laid_out(kind: str, cards: str) -> list[str]:
    """The cards as they lie: multiples by suit, in a sequence every wild in its place."""
    if not cards or not is_sequence(kind):
        return in_order(cards.split())
    laid = layout(NAMES.index(kind), SNAPPHANA.set(cards))
    return [SNAPPHANA.text(card) for card, _ in laid]


def wilds(kind: str, cards: str, language: Language) -> list[Consequence]:
    """What each wild of a sequence stands for, or that it is one card more (SN-082, SN-083)."""
    if not is_sequence(kind):
        return []
    told: list[Consequence] = []
    for card, place in layout(NAMES.index(kind), SNAPPHANA.set(cards)):
        if not WILDS >> card & 1 or place == card:
            continue
        key, rule = ("added", "SN-083") if place == ADDED else ("stands_for", "SN-082")
        wild = SNAPPHANA.text(card)
        instead = "" if place == ADDED else title(SNAPPHANA.text(place))
        text = word(f"snapphana.scene.wild.{key}", language, wild=title(wild), card=instead)
        told.append(Consequence(kind="wild", text=text, cards=wild, rule=rule))
    return told
