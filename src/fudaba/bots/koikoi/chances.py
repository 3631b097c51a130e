"""How likely it is that a player still gets certain cards before the deal ends.

One simple picture stands behind it: with some moves left, every card that nobody has captured
yet falls to a player with the same chance, independent of the others. Chances are thousandths.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fudaba.bots.hanafuda.chances import SURE
from fudaba.cards.vectors import vec

#: The chance that one certain card falls to a player, by the player's moves left.
SHARE: Final = (0, 60, 110, 160, 200, 240, 280, 310, 340)

_MOVES: Final = 9
_OPEN: Final = 25  # no yaku counts more than the 24 plains and the sake cup
_WANTED: Final = 11  # none wants more than ten of a kind
_NEEDED: Final = 7  # none needs more than six certain cards


def _some_of(share: int) -> list[int]:
    """For every number of open cards and of wanted ones: the chance to get at least those."""
    rows = [[SURE] + [0] * (_WANTED - 1)]
    for _ in range(_OPEN):
        last = rows[-1]
        row = [SURE]
        for wanted in range(1, _WANTED):
            row.append((share * last[wanted - 1] + (SURE - share) * last[wanted]) // SURE)
        rows.append(row)
    return [chance for row in rows for chance in row]


_SOME: Final = vec[i64]([chance for share in SHARE for chance in _some_of(share)])
_ALL: Final = vec[i64](
    [SURE * share**cards // SURE**cards for share in SHARE for cards in range(_NEEDED)]
)


def all_of(moves: i64, cards: i64) -> i64:
    """The chance to get every one of so many certain cards."""
    return _ALL[moves * _NEEDED + cards]


def some_of(moves: i64, wanted: i64, cards: i64) -> i64:
    """The chance to get at least `wanted` of so many open cards."""
    if wanted <= 0:
        return SURE
    return _SOME[(moves * (_OPEN + 1) + cards) * _WANTED + wanted]
