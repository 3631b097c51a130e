"""How the bots weigh cards in 800, 1000 and 150, in tenths of a point.

The weights were fitted to what sampled continuations of many positions came to, and then
improved by letting variants play each other. Factors are parts of 1024.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from fudaba.cards.vectors import vec


@final
class Manner:
    """How a card is weighed, to lead or to follow."""

    def __init__(
        self,
        *,
        stake: i64,
        own: i64,
        keep_trump: i64,
        keep_plain: i64,
        base: i64,
        rest: i64,
        trump: list[int],
        plain: list[int],
        short: i64,
        fjont: i64,
    ) -> None:
        #: Factors: cards in the trick, the own card if it wins, and what it is worth unplayed.
        self.stake: i64 = stake
        self.own: i64 = own
        self.keep_trump: i64 = keep_trump
        self.keep_plain: i64 = keep_plain
        #: What any trick is worth, and every card that is still to come to it.
        self.base: i64 = base
        self.rest: i64 = rest
        #: For playing a card that 0, 1, 2... unseen ones of its suit beat.
        self.trump: vec[i64] = vec[i64](trump)
        self.plain: vec[i64] = vec[i64](plain)
        #: For the last card of a suit, and for Fjønt.
        self.short: i64 = short
        self.fjont: i64 = fjont


#: The last entries of `trump` and `plain` serve all weaker cards.
WEAK_TRUMP: Final = 6
WEAK_PLAIN: Final = 3


@final
class Style:
    """All weights of a game."""

    def __init__(
        self,
        worth: list[int],
        bank: list[int],
        lead: Manner,
        follow: Manner,
        *,
        under_king: i64,
        under_queen: i64,
        unseen: i64,
        draw: i64,
    ) -> None:
        #: By class what it is worth to win a card, and to lay it away.
        self.worth: vec[i64] = vec[i64](worth)
        self.bank: vec[i64] = vec[i64](bank)
        self.lead: Manner = lead
        self.follow: Manner = follow
        #: For leading a card of a suit whose king, or queen, one keeps.
        self.under_king: i64 = under_king
        self.under_queen: i64 = under_queen
        #: For every unseen card of a plain suit led, and every trump that one has more.
        self.unseen: i64 = unseen
        self.draw: i64 = draw


# fmt: off
#: 800 and 1000: nearly all cards are in play, and combinations decide.
#            pip  ace    J    N    Q    K   T0    I   T5   T9  T13  T17  T19  T20    *
WHOLE_PACK: Final = Style(
    worth=[   15, 195, 295, 255, 275, 775, 895, 195,  15,  40,  75,  95, 475, 795, 895],
    bank= [   15, 195, 295, 255, 165,   0,   0,-120,-300,-380,-500,-550,   0,   0,   0],
    lead=Manner(
        stake=1024, own=200, keep_trump=505, keep_plain=175, base=50, rest=0,
        trump=[45, -185, -85, -13, -10, 9, 48], plain=[44, 40, 53, 56], short=49, fjont=-120,
    ),
    follow=Manner(
        stake=1180, own=1120, keep_trump=1035, keep_plain=500, base=115, rest=100,
        trump=[-384, -179, -52, -8, 16, 49, 91], plain=[73, 108, 96, 136], short=76, fjont=90,
    ),
    under_king=-417, under_queen=-25, unseen=-20, draw=5,
)

#: 150: half of the pack stays out, and most combinations with it.
HALF_PACK: Final = Style(
    worth=[   29, 273, 224, 255, 165, 242, 895, 242,  15,  40,  45, 133, 475, 795, 895],
    bank= [   15, 273, 224, 255, 165,   0,   0,-120,-300,-380,-500,-550,   0,   0,   0],
    lead=Manner(
        stake=1024, own=243, keep_trump=382, keep_plain=181, base=-74, rest=0,
        trump=[142, 43, 41, 43, 36, 30, 0], plain=[-55, -49, -59, -68], short=0, fjont=-140,
    ),
    follow=Manner(
        stake=570, own=400, keep_trump=363, keep_plain=209, base=0, rest=0,
        trump=[-80, -33, -25, -21, -21, -22, -13], plain=[-38, 43, 67, 74], short=-13, fjont=65,
    ),
    under_king=-94, under_queen=-26, unseen=0, draw=6,
)
# fmt: on
