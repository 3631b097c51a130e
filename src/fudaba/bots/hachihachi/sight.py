"""A Hachi-Hachi deal as the seat to play sees it, and what its cards are good for.

Together with `joining`, this is where the bots read a match. It takes the seat's own hand and
what lies or lay open: the field, captured cards, declared teyaku with the cards shown for them,
the calls, the pot, and whose turn it is, from which follows how many cards each hand holds.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from fudaba.bots.hachihachi.chances import share
from fudaba.bots.hachihachi.prospects import Prospects
from fudaba.bots.hanafuda.chances import SURE
from fudaba.bots.hanafuda.sight import CardSight
from fudaba.cards.bits import Card, CardSet, bit, count, lowest
from fudaba.cards.hanafuda import FULL_PACK, month_cards
from fudaba.games.eights.card_points import card_points
from fudaba.games.hachihachi.dealing import HAND_SIZE
from fudaba.games.hachihachi.facts import GROUP_A
from fudaba.games.hachihachi.match import HachiHachiMatch
from fudaba.games.hachihachi.options import Rules
from fudaba.games.hachihachi.questions import CHOOSE_CARD, PLACE_DRAWN, PLACE_PLAYED
from fudaba.games.hanafuda.capture import same_month, taken, targets, whole_months

# Weights in thousandths, found by letting variants of the bot play each other.

#: How much of what another player would be paid counts as a reason to take a card.
DENIAL: Final = 700
#: How much of a capture's worth is left if nobody else can make it: it can wait.
PATIENCE: Final = 300
#: How much of what others could capture with counts against laying down a card.
LURE: Final = 300
#: How often card points are counted: most deals end without a dekiyaku.
COUNTED: Final = 700
#: How often they still are where half dekiyaku and cards are both paid (HH-714).
STILL_COUNTED: Final = 300


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Sight(CardSight):
    """What the seat to play knows, and its judgement of cards, in thousandths of a point."""

    def __init__(self, match: HachiHachiMatch) -> None:
        seat = match.to_play
        self.rules: Rules = match.rules
        self.seat: i64 = seat
        self.others: i64 = len(match.order) - 1
        self.hand: i64 = match.hands[seat]
        self.field: i64 = match.field
        #: Thousandths of a kan that the own dekiyaku are worth now.
        self.held: i64 = match.kan[seat] * 1000
        #: Whether nobody else has said sage in this deal.
        self.only_sage: bool = True
        #: The pot in thousandths of a point, as if the field were small.
        self.pot: i64 = match.pot * 1000 // match.multiplier
        #: Cards that others have shown and not played yet (HH-451, HH-452).
        self.shown: i64 = 0
        self.captured: i64 = 0
        self.any_made: bool = False
        for one in match.order:
            self.captured |= match.captured[one]
            if match.kan[one]:
                self.any_made = True
        in_play = self.hand | self.field
        if match.question == PLACE_PLAYED or match.question == PLACE_DRAWN:
            in_play |= bit(match.card)
        #: Other hands and the stock.
        self.hidden: i64 = FULL_PACK & ~(in_play | self.captured)
        #: Turns left after this one, of this seat and of all others together.
        self.moves: i64 = 0
        self.other_moves: i64 = 0
        #: Fourth cards of declared triples: of others, and of this seat.
        self.fourths: i64 = 0
        self.own_fourths: i64 = 0
        for one in match.order:
            if one != seat:
                self.shown |= match.shown[one] & self.hidden
                if one in match.sage:
                    self.only_sage = False
        self.mine: Prospects = self._prospects(match, seat)
        self.theirs: list[Prospects] = []
        for one in match.order:
            if one != seat:
                self.theirs.append(self._prospects(match, one))

    def _prospects(self, match: HachiHachiMatch, seat: i64) -> Prospects:
        """The prospects of a player, from this seat's knowledge."""
        own = match.captured[seat]
        turn = match.turn
        place: i64 = 0
        while match.order[place] != seat:
            place += 1
        moves = HAND_SIZE - ((turn - place) // (self.others + 1) + 1)
        if seat == self.seat:
            self.moves = moves
            if match.question == CHOOSE_CARD:
                moves += 1
            near = self.hand | self.field & whole_months(self.hand)
            far = self.shown
        else:
            self.other_moves += moves
            near = match.shown[seat] & self.hidden
            far = self.hand | self.shown & ~near
        self._find_fourths(match, seat)
        chance = share(moves, 48 - count(self.captured))
        held = match.kan[seat] * 1000
        found = Prospects(self.rules, own, self.captured & ~own, near, far, chance, held)
        kasu = self.rules.kasu_dekiyaku
        if self.rules.kasu_tokushuyaku and self.others == 2 and not self.any_made:
            kasu = True
        found.weigh(kasu)
        return found

    def _find_fourths(self, match: HachiHachiMatch, seat: i64) -> None:
        """The cards that would catch a declared triple (HH-900)."""
        if match.declared[seat] & GROUP_A == 0 or self.others < 2:
            return
        month: i64 = 1
        while month <= 12:
            four = month_cards(month)
            if count(match.shown[seat] & four) == 3:
                if seat == self.seat:
                    self.own_fourths |= four & ~match.shown[seat]
                else:
                    self.fourths |= four & ~match.shown[seat]
            month += 1

    # Choosing cards.

    def merit_of_outcome(self, card: Card, outcome: i64) -> i64:
        return self._worth(taken(self.field, outcome))

    def merit_of_play(self, card: Card) -> i64:
        found = targets(self.field, card)
        if found == 0:
            return self._merit_of_laying(card)
        target = self.best_outcome(card, found)
        gain = self._worth(taken(self.field, target) | bit(card))
        return gain * (PATIENCE + (SURE - PATIENCE) * self._risk(target) // SURE) // SURE

    def _merit_of_laying(self, card: Card) -> i64:
        """What it costs to lay a card down: others may take it, and something with it."""
        return (
            -(self._worth(bit(card)) + self._lure(card) * LURE // SURE) * self._risk(card) // SURE
        )

    def _worth(self, cards: CardSet) -> i64:
        """What capturing cards is worth: points, progress, and what others do not get."""
        kan = self.rules.kan
        worth: i64 = 0
        rest = cards
        while rest:
            card = lowest(rest)
            rest &= rest - 1
            worth += self.mine.worth[card] * self.others * kan
            for other in self.theirs:
                worth += other.worth[card] * kan * DENIAL // SURE
            if self.own_fourths & bit(card):
                worth += self.others * kan * SURE
            if self.fourths & bit(card):
                worth += kan * SURE
        return worth + card_points(cards, 1) * self._counted()

    def _counted(self) -> i64:
        """How likely it is that card points are paid in the end."""
        if not self.any_made:
            return COUNTED
        return STILL_COUNTED if self.rules.half_and_cards else 50

    def _risk(self, card: Card) -> i64:
        """The chance that others can take a card from the field before this seat's next turn."""
        partners = same_month(self.hidden, card)
        if partners == 0:
            return 0
        if partners & self.shown:
            return SURE
        hidden = count(self.hidden)
        seen = min(self.other_moves + self.others + 1, hidden)
        safe: i64 = SURE
        number = count(partners)
        while number > 0:
            safe = safe * (hidden - seen) // hidden
            number -= 1
        return SURE - safe

    def _lure(self, card: Card) -> i64:
        """What others would capture along with this card, on average."""
        rest = same_month(self.hidden, card)
        number = count(rest)
        if number == 0:
            return 0
        worth: i64 = card_points(rest, 1) * self._counted()
        while rest:
            for other in self.theirs:
                worth += other.worth[lowest(rest)] * self.rules.kan
            rest &= rest - 1
        return worth // number
