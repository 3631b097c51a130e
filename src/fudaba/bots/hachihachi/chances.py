"""How likely it is that a player still gets certain cards before the deal ends.

The picture behind it: every turn brings a player a little more than two cards, each as likely
as any other that nobody has captured yet; a card in one's own hand comes sooner, one in
somebody else's later. Chances are thousandths.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fudaba.bots.hanafuda.chances import SURE
from fudaba.cards.vectors import vec

#: Thousandths of a card that a turn brings: 48 cards in 21 turns.
_A_TURN: Final = 2300
#: No chance is better, whatever the hand.
_MOST: Final = 950
#: How far a card is nearer in one's own hand, and what is left of its chance in another's.
_NEAR: Final = 400
_FAR: Final = 500

_NONE_YET: Final = vec[i64]([SURE] + [0] * 28)


def share(moves: i64, open_cards: i64) -> i64:
    """The chance that one certain card of those still open falls to a player."""
    if open_cards == 0:
        return 0
    return min(_MOST, _A_TURN * moves // open_cards)


def nearer(chance: i64) -> i64:
    """The chance of a card that the player has in hand, or can take with one."""
    return chance + (SURE - chance) * _NEAR // SURE if chance else 0


def farther(chance: i64) -> i64:
    """The chance of a card that another player has in hand."""
    return chance * _FAR // SURE


def some_of(chance: i64, wanted: i64, cards: i64) -> i64:
    """The chance to get at least `wanted` of so many cards, each with the same chance."""
    if wanted <= 0:
        return SURE
    if wanted > cards:
        return 0
    at_least = _NONE_YET[:]
    while cards > 0:
        number = wanted
        while number > 0:
            more = chance * at_least[number - 1] + (SURE - chance) * at_least[number]
            at_least[number] = more // SURE
            number -= 1
        cards -= 1
    return at_least[wanted]
