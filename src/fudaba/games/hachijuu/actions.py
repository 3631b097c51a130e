"""The action codes of Hachijuu: a fixed enumeration.

Where several sets of cards make a hand yaku, there is a code for each set in pack order; a match
spells such a code with the cards of the hand in question.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fudaba.cards.bits import bit
from fudaba.cards.hanafuda import text_of
from fudaba.games.hachijuu.auction import WORDS
from fudaba.games.hachijuu.options import Rules
from fudaba.games.hachijuu.teyaku import (
    FUTASANBON,
    KINDS,
    KUTTSUKI,
    NONE,
    SANBON,
    SUROKU,
    Announcement,
    Hand,
)

PLAY: Final = 0  # play CARD: 0 to 47
TAKE: Final = 48  # take CARD: 48 to 95; a pile goes by its first card
AGARI: Final = 96
SAGE: Final = 97
FOLD: Final = 98
IN: Final = 99
DOUBLE: Final = 100
ANNOUNCE: Final = 101  # announce NAME: 101 to 108, as in the table of hand yaku
CHOICE: Final = 109  # announce NAME CARDS: 109 to 127
DONE: Final = 128

BOTH: Final = 3
DONE_BIT: Final = 1 << 27

#: Where the choices of a kind begin, counted from `announce`; the most choices that there are.
_SUROKU_CHOICES: Final = 8  # seven
_SANBON_CHOICES: Final = 15  # five
_KUTTSUKI_CHOICES: Final = 20  # three
_FUTASANBON_CHOICES: Final = 23  # four


def first_choice(kind: i64) -> i64:
    """Where the choices of a kind begin, counted from `announce`; NONE where there are none."""
    if kind == SANBON:
        return _SANBON_CHOICES
    if kind == SUROKU:
        return _SUROKU_CHOICES
    if kind == KUTTSUKI:
        return _KUTTSUKI_CHOICES
    if kind == FUTASANBON:
        return _FUTASANBON_CHOICES
    return NONE


def kind_of(offset: i64) -> i64:
    """The kind that a code counted from `announce` is about."""
    if offset < _SUROKU_CHOICES:
        return offset
    if offset < _SANBON_CHOICES:
        return SUROKU
    if offset < _KUTTSUKI_CHOICES:
        return SANBON
    if offset < _FUTASANBON_CHOICES:
        return KUTTSUKI
    return FUTASANBON


def open_announcements(rules: Rules, held: Hand, announced: i64) -> i64:
    """What a hand may announce beside the families announced before, as bits from `announce`."""
    mask: i64 = 0
    kinds = held.possible(rules, announced)
    kind: i64 = 0
    while kinds:
        if kinds & 1:
            number = held.number_of_choices(kind)
            if number == 1:
                mask |= bit(kind)
            else:
                mask |= bit(number) - 1 << first_choice(kind)
        kinds >>= 1
        kind += 1
    return mask


def announcement(seat: i64, held: Hand, offset: i64) -> Announcement:
    """What a code counted from `announce` says with this hand."""
    kind = kind_of(offset)
    index: i64 = 0
    if offset != kind:
        index = offset - first_choice(kind)
    return Announcement(seat, kind, held.choices(kind)[index])


def announcing_code(held: Hand, made: Announcement) -> i64:
    """The code that says with this hand what was announced."""
    choices = held.choices(made.kind)
    if len(choices) == 1:
        return ANNOUNCE + made.kind
    return ANNOUNCE + first_choice(made.kind) + choices.index(int(made.cards))


def _choice_text(code: int) -> str:
    """A choice without its hand: which of the sets, counted from 1 in pack order."""
    offset = code - ANNOUNCE
    kind = int(kind_of(offset))
    return f"announce {KINDS[kind].name} #{offset - int(first_choice(kind)) + 1}"


TEXTS: Final = (
    *(f"play {text_of(card)}" for card in range(48)),
    *(f"take {text_of(card)}" for card in range(48)),
    "agari",
    "sage",
    *WORDS,
    *(f"announce {kind.name}" for kind in KINDS),
    *(_choice_text(code) for code in range(CHOICE, DONE)),
    "done",
)
