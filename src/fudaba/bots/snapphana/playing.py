"""Which card to play where points win: what the trick is worth, and the card kept for later."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from fudaba.bots.snapphana.chances import EVEN, HIGHER, PLACES, SURE
from fudaba.bots.snapphana.classes import CLASS, total
from fudaba.bots.snapphana.sight import Sight
from fudaba.bots.snapphana.weights import WEAK_PLAIN, WEAK_TRUMP, Manner, Style
from fudaba.bots.snapphana.winning import chance_of, chance_of_passing, wins_now
from fudaba.cards.bits import Card, CardSet, bit, count, lowest
from fudaba.cards.snapphana import FJONT_CARD, KING, NULLA_CARD, QUEEN, SUIT_SIZE, TRUMPS, suit_of


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Play:
    """The choice of a card to lead, or to follow with."""

    def __init__(self, sight: Sight, style: Style) -> None:
        self.sight: Sight = sight
        self.style: Style = style
        self.leads: bool = sight.match.led == 0
        manner = style.follow
        if self.leads:
            manner = style.lead
        self.manner: Manner = manner
        #: What the trick is worth without the own card.
        self.stake: i64 = total(style.worth, sight.trick) * manner.stake >> PLACES
        self.stake += manner.base + manner.rest * sight.left

    def best_card(self, cards: CardSet) -> Card:
        """The card with the most merit."""
        sight = self.sight
        passing: i64 = -1
        best = lowest(cards)
        most: i64 = 0
        rest = cards
        while rest:
            card = lowest(rest)
            if wins_now(sight, card):
                chance = chance_of(sight, card)
            else:
                if passing < 0:
                    passing = chance_of_passing(sight)
                chance = passing
            merit = self._merit(card, chance)
            if rest == cards or merit > most:
                best = card
                most = merit
            rest &= rest - 1
        return best

    def _merit(self, card: Card, chance: i64) -> i64:
        """Half the stake is lost with the trick and half is won; a card kept back is worth
        something too."""
        manner = self.manner
        merit = (chance - EVEN) * self.stake
        if card == FJONT_CARD:
            return merit + manner.fjont * SURE  # SN-051: it comes back
        worth = self.style.worth[CLASS[card]]
        won = chance * manner.own >> PLACES
        if card >= NULLA_CARD:
            return merit + (won - manner.keep_trump) * worth + self._of_trump(card) * SURE
        return merit + (won - manner.keep_plain) * worth + self._of_plain(card) * SURE

    def _of_trump(self, card: Card) -> i64:
        """High trumps are kept; a lead from many draws the others' trumps."""
        sight = self.sight
        merit = self.manner.trump[min(count(HIGHER[card] & sight.unseen), WEAK_TRUMP)]
        if self.leads:
            more = count(sight.hand & TRUMPS) - count(sight.unseen & TRUMPS)
            merit += self.style.draw * more
        return merit

    def _of_plain(self, card: Card) -> i64:
        """A void is good for trumping; one does not lead away from a king."""
        sight = self.sight
        suit = suit_of(card)
        held = suit & sight.hand
        merit = self.manner.plain[min(count(HIGHER[card] & sight.unseen), WEAK_PLAIN)]
        if held & (held - 1) == 0:
            merit += self.manner.short
        if self.leads:
            merit += self.style.unseen * count(suit & sight.unseen)
            first = card - card % SUIT_SIZE
            kept = held & ~bit(card)
            if kept & bit(first + KING):
                merit += self.style.under_king
            if kept & bit(first + QUEEN):
                merit += self.style.under_queen
        return merit
