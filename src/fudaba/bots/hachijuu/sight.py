"""A Hachijuu deal as the seat to play sees it, and what its cards are good for.

Together with `joining`, this is where the bot reads a match. It takes the seat's own hand and
what lies open: the field, captured cards and yaku, the rate and the pot.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from fudaba.bots.hachijuu.chances import HIDDEN, IN_HAND, MINE, ON_FIELD, THEIRS, Chances, state
from fudaba.bots.hachijuu.prospects import FAR_OFF, Prospects
from fudaba.bots.hanafuda.chances import SURE
from fudaba.bots.hanafuda.sight import CardSight
from fudaba.cards.bits import Card, CardSet, bit, count, lowest
from fudaba.cards.hanafuda import (
    ANIMALS,
    BOAR_DEER_BUTTERFLIES,
    CHAFF,
    DRY_LIGHTS,
    FULL_PACK,
    LIGHTS,
    RIBBONS,
    WILLOWS,
)
from fudaba.cards.vectors import vec
from fudaba.games.eights.questions import CHOOSE_CARD, PLACE_DRAWN, PLACE_PLAYED
from fudaba.games.hachijuu.dekiyaku import DEKIYAKU
from fudaba.games.hachijuu.match import HachijuuMatch
from fudaba.games.hanafuda.capture import same_month, taken, targets

#: What any captured card is worth beside its points and yaku, in thousandths of a chip.
CARD: Final = 1000

#: The cards of all yaku but sixteen plains.
YAKU_CARDS: Final = DRY_LIGHTS | BOAR_DEER_BUTTERFLIES | RIBBONS & ~WILLOWS

#: Where sixteen plains begin to be thought of.
_MANY_CHAFF: Final = DEKIYAKU[-1].least - FAR_OFF


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Sight(CardSight):
    """What the seat to play knows, and its judgement of cards, in thousandths of a chip."""

    def __init__(self, match: HachijuuMatch) -> None:
        seat = match.to_play
        order = match.order
        self.others: i64 = len(order) - 1
        self.hand: i64 = match.hands[seat]
        self.field: i64 = match.field
        self.rate: i64 = match.auction.rate
        self.pot: i64 = match.auction.pot
        #: What the seat's own captured yaku are worth now.
        self.held: i64 = match.points[seat]
        captured: i64 = 0
        any_made = False
        wanted: i64 = YAKU_CARDS
        for one in order:
            own = match.captured[one]
            captured |= own
            if match.points[one]:
                any_made = True
            if count(own & CHAFF) >= _MANY_CHAFF:
                wanted |= CHAFF
        in_play = self.hand | self.field
        if match.question == PLACE_PLAYED or match.question == PLACE_DRAWN:
            in_play |= bit(match.card)
        #: Other hands and the stock.
        self.hidden: i64 = FULL_PACK & ~(in_play | captured)
        #: Turns of this seat that are left after this one.
        self.moves: i64 = count(self.hand)
        if match.question == CHOOSE_CARD:
            self.moves -= 1
        chances = Chances(self.hand, self.field, self.hidden, self.others)
        chances.look(wanted & ~captured)
        self.mine: Prospects = Prospects(chances.mine, 1)
        self.theirs: Prospects = Prospects(chances.theirs, self.others * self.others)
        for one in order:
            own = match.captured[one]
            if one == seat:
                self.mine.weigh(own, captured & ~own, match.points[one])
            else:
                self.theirs.weigh(own, captured & ~own, match.points[one])
        self.mine.add(FULL_PACK & ~captured, CARD)
        if not any_made:  # HJ-701
            self._add_points(FULL_PACK & ~captured)

    def _add_points(self, cards: CardSet) -> None:
        """Card points, by the chance that they are counted: nobody makes a yaku."""
        counted = (SURE - self.mine.chance) * (SURE - self.theirs.chance) // SURE
        if self.others == 1:  # HJ-702: the difference
            self._add_kinds(self.mine, cards, counted)
            self._add_kinds(self.theirs, cards, counted)
        else:  # HJ-703: twice one's own
            self._add_kinds(self.mine, cards, 2 * counted)

    def _add_kinds(self, prospects: Prospects, cards: CardSet, worth: i64) -> None:
        prospects.add(cards & LIGHTS, 20 * worth)
        prospects.add(cards & ANIMALS, 10 * worth)
        prospects.add(cards & RIBBONS, 5 * worth)

    # Choosing cards.

    def merit_of_play(self, card: Card) -> i64:
        """What playing a card makes of its month, against leaving the month as it is."""
        found = targets(self.field, card)
        own = bit(card)
        if found:
            merit = self.merit_of_outcome(card, self.best_outcome(card, found))
        else:
            merit = self._month(self.hand & ~own, self.field | own, card)
        return merit - self._month(self.hand, self.field, card)

    def merit_of_outcome(self, card: Card, outcome: i64) -> i64:
        own = bit(card)
        under = taken(self.field, outcome)
        captured = _sum(self.mine.worth, under | own) * SURE
        return captured + self._month(self.hand & ~own, self.field & ~under, card)

    def _month(self, hand: CardSet, field: CardSet, card: Card) -> i64:
        """What the open cards of a card's month promise, in millionths of a chip."""
        in_hand = same_month(hand, card)
        on_field = same_month(field, card)
        hidden = same_month(self.hidden, card)
        at = state(self.others, in_hand, on_field, hidden)
        promise = self._promise(in_hand, at + IN_HAND)
        promise += self._promise(on_field, at + ON_FIELD)
        return promise + self._promise(hidden, at + HIDDEN)

    def _promise(self, cards: CardSet, at: i64) -> i64:
        """What cards with the same chances are worth, less what they are worth to others."""
        if cards == 0:
            return 0
        return MINE[at] * _sum(self.mine.worth, cards) - THEIRS[at] * _sum(self.theirs.worth, cards)


def _sum(worth: vec[i64], cards: CardSet) -> i64:
    total: i64 = 0
    rest = cards
    while rest:
        total += worth[lowest(rest)]
        rest &= rest - 1
    return total
