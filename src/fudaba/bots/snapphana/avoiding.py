"""Which card to play in Fjabbe: few points, but one trick, and perhaps none for somebody else."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from fudaba.bots.snapphana.chances import HIGHER, PLACES, SURE, none_of
from fudaba.bots.snapphana.classes import CLASS, total
from fudaba.bots.snapphana.fjabbe_weights import (
    COST,
    FOLLOW,
    LEAD,
    STRONG,
    WEAK_PLAIN,
    WEAK_TRUMP,
    WISH,
    Caution,
)
from fudaba.bots.snapphana.sight import Sight
from fudaba.cards.bits import Card, CardSet, count, lowest
from fudaba.cards.snapphana import FJONT_CARD, NULLA_CARD, TRUMPS, is_trump, suit_of
from fudaba.games.snapphana.counting import half_points
from fudaba.games.snapphana.tricks import NO_CARD, beats, higher_trumps

_TRICKS: Final = 10


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Avoidance:
    """The choice of a card where points lose."""

    def __init__(self, sight: Sight) -> None:
        self.sight: Sight = sight
        caution = FOLLOW
        if sight.match.led == 0:
            caution = LEAD
        self.caution: Caution = caution
        self.has_none: bool = sight.match.tricks[sight.seat] == 0
        #: How gladly the trick is won, without the own card.
        self.want: i64 = self._want()

    def best_card(self, cards: CardSet) -> Card:
        """The card with the most merit."""
        best = lowest(cards)
        most: i64 = 0
        rest = cards
        while rest:
            card = lowest(rest)
            chance: i64 = 0
            if beats(card, self.sight.match.best):
                chance = self._chance(card)
            merit = self._merit(card, chance)
            if rest == cards or merit > most:
                best = card
                most = merit
            rest &= rest - 1
        return best

    def _want(self) -> i64:
        sight = self.sight
        match = sight.match
        caution = self.caution
        played = _TRICKS - sight.size
        want = total(COST, sight.trick) * caution.stake >> PLACES
        want += caution.base + caution.played * played + caution.rest * sight.left
        if self.has_none:
            want += caution.needed * played
        most: i64 = 0
        other: i64
        for other in range(match.rules.seats):
            if other != sight.seat:
                most = max(most, half_points(match.piles[other]))
                if match.tricks[other] == 0:  # FJ-R2: then only they lose
                    want += caution.starving + caution.starving_played * played
                    if match.best != NO_CARD and match.best_seat == other:
                        want += caution.deny + caution.deny_played * played
        want += caution.mine * half_points(match.piles[sight.seat]) + caution.most * most
        trumps = sight.hand & TRUMPS
        while trumps:
            if count(HIGHER[lowest(trumps)] & sight.unseen) <= STRONG:
                want += caution.strong
            trumps &= trumps - 1
        return want

    def _merit(self, card: Card, chance: i64) -> i64:
        """What the card brings now, and what it would do if it were kept."""
        caution = self.caution
        merit = chance * self.want
        if card == FJONT_CARD:
            if self.has_none:
                return merit + (caution.fjont + caution.first_fjont) * SURE
            return merit + caution.fjont * SURE
        merit += (caution.keep + (chance * caution.own >> PLACES)) * COST[CLASS[card]]
        above = count(HIGHER[card] & self.sight.unseen)
        if card >= NULLA_CARD:
            place = min(above, WEAK_TRUMP)
            merit += caution.trump[place] * SURE
            if self.has_none:
                merit += caution.first_trump[place] * SURE
            return merit
        place = min(above, WEAK_PLAIN)
        merit += caution.plain[place] * SURE
        if self.has_none:
            merit += caution.first_plain[place] * SURE
        held = suit_of(card) & self.sight.hand
        if held & (held - 1) == 0:
            merit += caution.short * SURE
        return merit

    def _chance(self, card: Card) -> i64:
        """The chance that nobody after this seat beats a card."""
        match = self.sight.match
        led = match.led
        if led == 0:
            led = suit_of(card)
        chance: i64 = SURE
        seat = self.sight.seat
        left = self.sight.left
        while left > 0:
            left -= 1
            seat += 1
            if seat == match.rules.seats:
                seat = 0
            chance -= chance * self._beaten(seat, card, led) >> PLACES
        return chance

    def _beaten(self, seat: i64, best: Card, led: CardSet) -> i64:
        """The chance that a player has to beat a card, or likes to; most would rather not."""
        sight = self.sight
        open_ = sight.open(seat) | sight.shown(seat)
        density = sight.density(seat, open_)
        trumped: i64 = 0
        if led != TRUMPS:
            higher = higher_trumps(best)
            trumped = SURE - none_of(count(open_ & higher), density)
            trumped = trumped * none_of(count(open_ & led), density) >> PLACES
            if is_trump(best):
                return trumped
        higher = HIGHER[best]
        able = SURE - none_of(count(open_ & higher), density)
        forced = able * none_of(count(open_ & led & ~higher), density) >> PLACES
        return min(SURE, forced + trumped + ((able - forced) * WISH >> PLACES))
