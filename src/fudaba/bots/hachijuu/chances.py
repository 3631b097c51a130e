"""How likely it is that a card still falls to this seat, or to another.

What becomes of a card depends most on where the cards of its month are: in this seat's hand, on
the field, or hidden in other hands and the stock. The list says what became of such cards in
many deals of this bot against itself; how far the deal has come makes little difference.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from fudaba.bots.hanafuda.chances import SURE
from fudaba.cards.bits import CardSet, bit, count, lowest
from fudaba.cards.hanafuda import PACK_SIZE
from fudaba.cards.vectors import vec
from fudaba.games.hanafuda.capture import same_month

# fmt: off
#: Of a month so many cards are in hand, on the field, hidden. Of a hundred cards in hand, of a
#: hundred on the field, of a hundred hidden, how many go to this seat and how many to others:
#: between two players, then among three.
_BECAME: Final = (
    # hand field hidden  two: hand  field    hidden    three: hand  field    hidden
    (0, 0, 2,            0, 0,      0, 0,    4, 10,    0, 0,        0, 0,    15, 74),
    (0, 1, 1,            0, 0,      12, 15,  12, 15,   0, 0,        27, 67,  27, 67),
    (1, 0, 1,            32, 10,    0, 0,    32, 10,   62, 26,      0, 0,    62, 26),
    (1, 1, 0,            96, 0,     96, 0,   0, 0,     92, 0,       92, 0,   0, 0),
    (2, 0, 0,            94, 0,     0, 0,    0, 0,     89, 0,       0, 0,    0, 0),
    (0, 0, 4,            0, 0,      0, 0,    9, 29,    0, 0,        0, 0,    13, 77),
    (0, 1, 3,            0, 0,      30, 47,  12, 20,   0, 0,        23, 75,  19, 72),
    (0, 2, 2,            0, 0,      18, 25,  18, 25,   0, 0,        24, 70,  24, 70),
    (0, 3, 1,            0, 0,      16, 24,  16, 24,   0, 0,        26, 70,  26, 70),
    (1, 0, 3,            61, 15,    0, 0,    22, 19,   66, 24,      0, 0,    28, 62),
    (1, 1, 2,            70, 4,     69, 29,  15, 23,   68, 21,      39, 58,  33, 57),
    (1, 2, 1,            97, 0,     58, 16,  19, 32,   96, 0,       59, 36,  22, 72),
    (1, 3, 0,            97, 0,     97, 0,   0, 0,     97, 0,       97, 0,   0, 0),
    (2, 0, 2,            66, 15,    0, 0,    24, 21,   67, 23,      0, 0,    46, 44),
    (2, 1, 1,            71, 4,     83, 15,  30, 23,   83, 9,       75, 23,  48, 41),
    (2, 2, 0,            97, 0,     97, 0,   0, 0,     95, 0,       95, 0,   0, 0),
    (3, 0, 1,            74, 8,     0, 0,    31, 24,   80, 12,      0, 0,    53, 37),
    (3, 1, 0,            94, 0,     98, 0,   0, 0,     91, 0,       98, 0,   0, 0),
    (4, 0, 0,            94, 0,     0, 0,    0, 0,     89, 0,       0, 0,    0, 0),
)
# fmt: on

#: Where a card is: the part of the list to look in.
IN_HAND: Final = 0
ON_FIELD: Final = 125
HIDDEN: Final = 250
_BLOCK: Final = 375

#: While a card of a month waits to be placed, the list knows nothing of the month.
_ANY: Final = 300


def _known(whose: int) -> list[int]:
    """One column of each pair, by players, place and state of the month."""
    known = [_ANY] * (2 * _BLOCK)
    for row in _BECAME:
        at = row[0] * 25 + row[1] * 5 + row[2]
        for column in range(6):
            known[column * 125 + at] = row[3 + 2 * column + whose] * 10
    return known


MINE: Final = vec[i64](_known(0))
THEIRS: Final = vec[i64](_known(1))

_NONE: Final = vec[i64]([0] * PACK_SIZE)


def state(others: i64, hand: CardSet, field: CardSet, hidden: CardSet) -> i64:
    """Where in the list a month is that has these cards left."""
    return (others - 1) * _BLOCK + count(hand) * 25 + count(field) * 5 + count(hidden)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Chances:
    """The chances of single cards, for this seat and for each other player."""

    def __init__(self, hand: CardSet, field: CardSet, hidden: CardSet, others: i64) -> None:
        self.hand: i64 = hand
        self.field: i64 = field
        self.hidden: i64 = hidden
        self.others: i64 = others
        self.mine: vec[i64] = _NONE[:]
        self.theirs: vec[i64] = _NONE[:]

    def look(self, cards: CardSet) -> None:
        """Looks up some cards that nobody has captured."""
        rest = cards
        while rest:
            card = lowest(rest)
            at = state(
                self.others,
                same_month(self.hand, card),
                same_month(self.field, card),
                same_month(self.hidden, card),
            )
            if self.hidden & bit(card):
                at += HIDDEN
            elif self.field & bit(card):
                at += ON_FIELD
            self.mine[card] = MINE[at]
            self.theirs[card] = THEIRS[at] // self.others
            rest &= rest - 1


# So many of a kind.

_STEPS: Final = 40
_OPEN: Final = 28  # no yaku counts more than the 27 plains
_WANTED: Final = 9


def _some_of(chance: float) -> list[int]:
    """For every number of open cards and of wanted ones: the chance to get at least those."""
    rows = [[1.0] + [0.0] * (_WANTED - 1)]
    for _ in range(1, _OPEN):
        last = rows[-1]
        more = [chance * last[n - 1] + (1 - chance) * last[n] for n in range(1, _WANTED)]
        rows.append([1.0, *more])
    return [round(SURE * some) for row in rows for some in row]


_SOME: Final = vec[i64]([some for step in range(_STEPS + 1) for some in _some_of(step / _STEPS)])


def some_of(chance: i64, wanted: i64, cards: i64) -> i64:
    """The chance to get at least `wanted`, up to eight, of so many cards with the same chance."""
    step = (chance * _STEPS + SURE // 2) // SURE
    return _SOME[(step * _OPEN + cards) * _WANTED + wanted]
