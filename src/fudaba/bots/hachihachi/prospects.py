"""What a player may still make of a deal: what each card is worth, how near the dekiyaku are."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from fudaba.bots.hachihachi.chances import farther, nearer, some_of
from fudaba.bots.hanafuda.chances import SURE
from fudaba.bots.hanafuda.prospects import CardProspects
from fudaba.cards.bits import Card, CardSet, bit, count, lowest
from fudaba.cards.hanafuda import CHAFF, LIGHTS, RIBBONS, WILLOWS
from fudaba.games.hachihachi.dekiyaku import (
    DEKIYAKU,
    FIVE_LIGHTS,
    FOUR_LIGHTS,
    INO_SHIKA_CHO,
    ROWS,
    SEVEN_RIBBONS,
    SIXTEEN_KASU,
)
from fudaba.games.hachihachi.options import Rules
from fudaba.games.hachihachi.tokushuyaku import MANY_CHAFF

#: A dekiyaku that lacks more cards than this is not thought of.
FAR_OFF: Final = 8

#: Thousandths of a kan that five lights add to four.
_FIFTH_LIGHT: Final = 2000


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Prospects(CardProspects):
    """One player's prospects, seen from what lies open.

    Worth is counted in thousandths of a kan that each other player would pay.
    """

    def __init__(
        self,
        rules: Rules,
        own: CardSet,
        lost: CardSet,
        near: CardSet,
        far: CardSet,
        share: i64,
        held: i64,
    ) -> None:
        super().__init__()
        self.rules: Rules = rules
        self.own: i64 = own
        self.lost: i64 = lost
        #: Cards in the player's hand or within its reach, and cards in other hands.
        self.near: i64 = near
        self.far: i64 = far
        self.share: i64 = share
        #: What the player's dekiyaku are worth already; a gain would pay it too.
        self.held: i64 = held

    def weigh(self, kasu_counts: bool) -> None:
        """Looks at every dekiyaku, and where they count at sixteen kasu."""
        rules = self.rules
        index: i64 = 0
        while index < ROWS:
            row = DEKIYAKU[index]
            kan = row.kan * 1000
            if index == SEVEN_RIBBONS:
                more: i64 = 1000 if rules.ribbons_extension else 0
                self._weigh_number(row.cards, row.least, kan, more)
                if rules.willow_bonus and count(self.own & row.cards) >= row.least:
                    self._weigh_set(WILLOWS & RIBBONS, 1000)
            elif index == SIXTEEN_KASU:
                if kasu_counts:
                    self._weigh_number(CHAFF, MANY_CHAFF, kan, 2000)
            elif index == FIVE_LIGHTS:
                self._weigh_set(LIGHTS, _FIFTH_LIGHT)
            elif index == FOUR_LIGHTS or index != INO_SHIKA_CHO or rules.ino_shika_cho:
                self._weigh_set(row.cards, kan)
            index += 1

    def chance_of(self, card: Card) -> i64:
        """The chance that this card still falls to the player."""
        if self.near & bit(card):
            return nearer(self.share)
        if self.far & bit(card):
            return farther(self.share)
        return self.share

    def _weigh_set(self, cards: CardSet, kan: i64) -> None:
        """A dekiyaku of certain cards."""
        missing = cards & ~self.own
        if missing == 0 or missing & self.lost:
            return
        all_: i64 = SURE * SURE
        rest = missing
        while rest:
            all_ = all_ * self.chance_of(lowest(rest)) // SURE
            rest &= rest - 1
        rest = missing
        while rest:
            card = lowest(rest)
            chance = self.chance_of(card)
            if chance:
                others = all_ * SURE // chance
                self.worth[card] += (kan + self.held) * (others - all_) // (SURE * SURE)
            rest &= rest - 1
        self.expect(all_ // SURE, kan)

    def _weigh_number(self, cards: CardSet, least: i64, kan: i64, more: i64) -> None:
        """A dekiyaku of so many cards of a kind, which further cards improve."""
        open_ = cards & ~self.own & ~self.lost
        number = count(open_)
        lacking = least - count(cards & self.own)
        if lacking > number or lacking > FAR_OFF or number == 0:
            return
        chance: i64 = 0
        rest = open_
        while rest:
            chance += self.chance_of(lowest(rest))
            rest &= rest - 1
        chance //= number
        if lacking <= 0:
            if more:
                self.add(open_, more)
                self.expect(some_of(chance, 1, number), more)
            return
        now = some_of(chance, lacking, number)
        sooner = some_of(chance, lacking - 1, number - 1)
        self.add(open_, (kan + self.held) * (sooner - now) // SURE + more * now // SURE)
        self.expect(now, kan)
