"""How the bot weighs cards in Fjabbe, in tenths of a hundredth of a lost deal.

The weights were fitted to how often sampled continuations of many positions were lost. Factors
are parts of 1024.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from fudaba.cards.vectors import vec


@final
class Caution:
    """How a trick and a card are weighed, to lead or to follow."""

    def __init__(
        self,
        *,
        stake: i64,
        own: i64,
        keep: i64,
        base: i64,
        played: i64,
        rest: i64,
        mine: i64,
        most: i64,
        needed: i64,
        starving: i64,
        starving_played: i64,
        deny: i64,
        deny_played: i64,
        strong: i64,
        trump: list[int],
        plain: list[int],
        first_trump: list[int],
        first_plain: list[int],
        short: i64,
        fjont: i64,
        first_fjont: i64,
    ) -> None:
        #: Factors: cards in the trick, the own card if it wins, and the own card in any case.
        self.stake: i64 = stake
        self.own: i64 = own
        self.keep: i64 = keep
        # How gladly a trick is won: any, by tricks played, by cards that are still to come,
        # by half points that one has, and that the player with most of them has.
        self.base: i64 = base
        self.played: i64 = played
        self.rest: i64 = rest
        self.mine: i64 = mine
        self.most: i64 = most
        #: By tricks played while one has none (FJ-005).
        self.needed: i64 = needed
        #: For every other player without a trick, and where one of them would win this one.
        self.starving: i64 = starving
        self.starving_played: i64 = starving_played
        self.deny: i64 = deny
        self.deny_played: i64 = deny_played
        #: For every strong trump that is in hand.
        self.strong: i64 = strong
        #: For playing a card that 0, 1, 2... unseen ones of its suit beat, and that on top
        #: while one has no trick.
        self.trump: vec[i64] = vec[i64](trump)
        self.plain: vec[i64] = vec[i64](plain)
        self.first_trump: vec[i64] = vec[i64](first_trump)
        self.first_plain: vec[i64] = vec[i64](first_plain)
        #: For the last card of a suit, for Fjønt, and for Fjønt while one has no trick.
        self.short: i64 = short
        self.fjont: i64 = fjont
        self.first_fjont: i64 = first_fjont


#: The last entries of `trump` and `plain` serve all weaker cards.
WEAK_TRUMP: Final = 6
WEAK_PLAIN: Final = 3
#: A trump is strong that so many unseen ones beat, at most.
STRONG: Final = 2
#: How often a player beats a card without having to, in parts of 1024.
WISH: Final = 307

# fmt: off
#: By class what it costs to win a card, in tenths of a point.
#                 pip ace  J   N   Q   K  T0   I  T5  T9 T13 T17 T19 T20   *
COST: Final = vec[i64](
                 [ 5,  8, 25, 35, 45, 65, 65, 10,  5,  5,  6,  8, 60, 65, 60])

LEAD: Final = Caution(
    stake=0, own=-1400, keep=480, base=0, played=10, rest=0, mine=-2, most=-2,
    needed=0, starving=0, starving_played=5, deny=0, deny_played=0, strong=25,
    trump=[50, 30, 15, 35, 35, 20, 25], plain=[-65, -45, -45, -50],
    first_trump=[-40, 0, 20, 0, 20, 0, -20], first_plain=[25, 0, 0, 5],
    short=25, fjont=-100, first_fjont=0,
)
FOLLOW: Final = Caution(
    stake=-2100, own=-470, keep=75, base=-45, played=30, rest=-25, mine=-5, most=-3,
    needed=85, starving=40, starving_played=0, deny=65, deny_played=15, strong=-55,
    trump=[100, 55, 40, 25, 20, 0, -10], plain=[-30, -40, -50, -60],
    first_trump=[-55, -55, -40, -40, -10, 5, 25], first_plain=[-20, 20, 40, 55],
    short=0, fjont=-120, first_fjont=65,
)
# fmt: on
