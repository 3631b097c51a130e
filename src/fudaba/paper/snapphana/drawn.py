"""The order of the cards, multiples and sequences, in pictures."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from msgspec.structs import replace

from fudaba.cards.bits import cards_of
from fudaba.cards.pack import SNAPPHANA
from fudaba.cards.snapphana import TRUMPS
from fudaba.games.snapphana.kinds import KINDS, MULTIPLES
from fudaba.games.snapphana.sequences import points_of
from fudaba.games.snapphana.tricks import winner
from fudaba.paper.sheet import Entry, Group, Size, fanned
from fudaba.paper.snapphana.writer import Writer
from fudaba.paper.truth import hold

#: The highest first; black spades and red hearts stand for both suits of their colour.
BLACK: Final = "SK SQ SN SJ / S10 S9 S8 S7 S6 SA"
RED: Final = "HK HQ HN HJ / HA H6 H7 H8 H9 H10"

#: As they rank.
TAROKKER: Final = "T20 T19 T0 *"

#: A sequence for each thing that there is to know: its key, its kind, its cards, its rule.
SEQUENCES: Final = (
    (
        ("trump", "trump", "T20 T19 T18 T17 T16 T15", "SN-074"),
        ("suit", "spades", "SK SQ SN SJ SA", "SN-077"),
    ),
    (
        ("snapphanar", "snapphanar", "I1 I2 I3 I4", "SN-079"),
        ("aces", "aces", "SA CA HA DA", "SN-080"),
    ),
    (
        ("gap", "trump", "T20 T19 T17 T16", "SN-074"),
        ("wild", "hearts", "HK HJ *", "SN-082"),
        ("added", "hearts", "HK HN HJ T0", "SN-083"),
    ),
)
#: As long as the table of lengths goes.
_LONGEST: Final = 12


def order(words: Writer) -> Group:
    """Which card beats which."""
    trumps = [SNAPPHANA.text(card) for card in cards_of(TRUMPS)]
    nulla, snapphanar, numbers = trumps[0], trumps[1:5], trumps[5:]
    high = " ".join([*reversed(numbers), *snapphanar, nulla])
    rows = [
        [
            _figure(words, "trumps", fanned(high), "SN-008, SN-009", "broad"),
            Entry(name=words.called("term.fjont"), rule="SN-050", cards="*", size="broad"),
        ],
        [_figure(words, "black", _falling(BLACK), "SN-006")],
        [_figure(words, "red", _falling(RED), "SN-007")],
    ]
    return replace(words.group("order", ["order", "follow", "letters"]), rows=rows)


def _falling(cards: str) -> str:
    """A picture of a suit, after the engine has said that each card beats the next."""
    codes = SNAPPHANA.cards(cards.replace("/", ""))
    for high, low in pairwise(codes):
        is_so = winner([low, high]) == 1 and winner([high, low]) == 0
        hold(is_so, f"{SNAPPHANA.text(high)} beats {SNAPPHANA.text(low)}")
    return cards


def _figure(words: Writer, key: str, cards: str, rule: str, size: Size = "large") -> Entry:
    return Entry(
        name=words.say(f"figure.{key}.name"),
        text=words.say(f"figure.{key}.text"),
        rule=rule,
        cards=cards,
        size=size,
    )


def multiples(words: Writer) -> Group:
    """Three or four of a kind."""
    row = []
    for kind in KINDS[:MULTIPLES]:
        cards = TAROKKER if kind.name == "tarokker" else SNAPPHANA.set_text(kind.cards)
        three = " ".join(cards.split()[:3])
        row.append(
            Entry(
                name=words.called(f"combination.{kind.name}"),
                amounts=[words.worth(kind.name, three), words.worth(kind.name, cards)],
                cards=fanned(cards),
                size="large",
            )
        )
    doubled = ["doubled"] if words.rules.end_doubling else ["doubled_declared"]
    head = words.group("multiples", doubled, "SN-063, SN-064")
    stakes = [words.say("three"), words.say("four")]
    return replace(head, form="multiples", stakes=stakes, rows=[row])


def sequences(words: Writer) -> Group:
    """Cards in a row, and what so many of them are worth."""
    lengths = [
        Entry(name=str(number), worth=str(int(points_of(number))))
        for number in range(3, _LONGEST + 1)
    ]
    step = int(points_of(_LONGEST + 1) - points_of(_LONGEST))
    lengths.append(Entry(name=words.say("each_more"), worth=f"+{step}"))
    rows = [lengths]
    for row in SEQUENCES:
        made = []
        for key, kind, cards, rule in row:
            entry = _figure(words, key, fanned(cards), rule, "medium")
            made.append(replace(entry, worth=words.worth(kind, cards)))
        rows.append(made)
    doubled = ["doubled"] if words.rules.end_doubling else ["doubled_declared"]
    head = words.group("sequences", [*doubled, "serve"], "SN-071, SN-072")
    return replace(head, stakes=[words.say("cards"), words.say("points")], rows=rows)
