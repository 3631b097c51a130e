"""A Koi-Koi deal as the seat to play sees it, and what its cards are good for.

This is the one place where the bots read a match. It takes the seat's own hand and what lies
open: the field, both captured sets, the calls, points and scores, the dealer and the options.
How many cards the other hand holds follows from whose turn it is.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from fudaba.bots.hanafuda.chances import SURE
from fudaba.bots.hanafuda.sight import CardSight
from fudaba.bots.koikoi.prospects import Prospects
from fudaba.cards.bits import Card, CardSet, bit, count, lowest
from fudaba.cards.hanafuda import FULL_PACK, LIGHTNING, LIGHTNING_CARD
from fudaba.games.hanafuda.capture import same_month, taken
from fudaba.games.koikoi.actions import LAY, TAKE, TRIO
from fudaba.games.koikoi.match import KoiKoiMatch
from fudaba.games.koikoi.options import Rules
from fudaba.games.koikoi.play import hand_outcomes
from fudaba.games.koikoi.questions import CHOOSE_CARD, DECIDE, PLACE_DRAWN

# Weights in thousandths, found by letting variants of the bot play each other.

#: How much of a card's worth to the other player counts as a reason to take it.
DENIAL: Final = 700
#: How much of a capture's worth is left if nobody else can make it: it can wait.
PATIENCE: Final = 150
#: How much of a capture counts that laying down a card prepares for the hand's next one.
PLAN: Final = 200
#: How much of what the other player could capture with counts against laying down a card.
LURE: Final = 500
#: What any captured card is worth beside its yaku.
CARD: Final = 100
#: What the lightning joker is worth on top: it takes whatever is best.
JOKER: Final = 800


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Sight(CardSight):
    """What the seat to play knows, and its judgement of cards; worth is in thousandth points."""

    def __init__(self, match: KoiKoiMatch) -> None:
        seat = match.to_play
        other = 1 - seat
        choosing = match.question == CHOOSE_CARD
        self.rules: Rules = match.rules
        #: Whether the card in question came from the stock.
        self.drawn: bool = match.question == PLACE_DRAWN
        self.last_deal: bool = match.deal_number == match.rules.deals
        self.is_dealer: bool = seat == match.dealer
        self.points: i64 = match.points[seat]
        self.other_points: i64 = match.points[other]
        self.koi: i64 = match.koi[seat]
        self.other_koi: i64 = match.koi[other]
        #: The match score, from this seat's side.
        self.lead: i64 = match.won[seat] - match.won[other]
        self.hand: i64 = match.hands[seat]
        self.field: i64 = match.field
        self.pending: i64 = 0 if choosing or match.question == DECIDE else match.pending
        own = match.captured[seat]
        lost = match.captured[other]
        in_play = self.hand | self.field | self.pending
        if not choosing:
            in_play |= bit(match.card)
        #: The other hand and the stock.
        self.hidden: i64 = FULL_PACK & ~(in_play | own | lost)
        #: Moves left after this one; between two moves of oya's, ko makes one.
        self.moves: i64 = count(self.hand) - (1 if choosing else 0)
        self.other_moves: i64 = self.moves + 1 if self.is_dealer else self.moves
        deal = match.deal_number
        self.mine: Prospects = Prospects(match.rules, own, lost, deal, self.moves)
        self.theirs: Prospects = Prospects(match.rules, lost, own, deal, self.other_moves)

    def merit_of_play(self, card: Card) -> i64:
        outcomes = hand_outcomes(self.rules, self.field, self.hand, card)
        return self.merit_of_outcome(card, self.best_outcome(card, outcomes))

    def merit_of_outcome(self, card: Card, outcome: i64) -> i64:
        if outcome == TRIO - TAKE:
            return -self._worth(self.pending)  # KK-329: the pair is not captured
        if outcome == LAY - TAKE:
            return self._merit_of_laying(card)
        gain = self._worth(taken(self.field, outcome) | bit(card))
        if self.drawn:
            return gain
        return gain * (PATIENCE + (SURE - PATIENCE) * self._risk(outcome) // SURE) // SURE

    def _merit_of_laying(self, card: Card) -> i64:
        """What it costs to lay a card down: the other may take it, unless one takes it back."""
        own = bit(card)
        risk = self._risk(card)
        merit = -self._worth(own) * risk // SURE
        partners = same_month(self.hand, card) & ~own
        if partners:
            plan = self._worth(own | partners & -partners)
            merit += plan * (SURE - risk) // SURE * PLAN // SURE
        return merit - self._lure(card) * LURE // SURE

    def _worth(self, cards: CardSet) -> i64:
        """What capturing cards is worth: progress of one's own, and what the other loses."""
        worth: i64 = 0
        rest = cards
        while rest:
            card = lowest(rest)
            worth += self.mine.worth[card] + self.theirs.worth[card] * DENIAL // SURE + CARD
            rest &= rest - 1
        if cards & LIGHTNING and self.rules.joker:
            worth += JOKER
        return worth

    def _risk(self, card: Card) -> i64:
        """The chance that the other player can take a card from the field in the next move."""
        if card == LIGHTNING_CARD and self.rules.joker:
            return SURE
        hidden = count(self.hidden)
        partners = count(same_month(self.hidden, card))
        safe: i64 = SURE
        while partners > 0:  # not in the other hand, and not turned up next
            safe = safe * (hidden - self.other_moves - 1) // hidden
            partners -= 1
        return SURE - safe

    def _lure(self, card: Card) -> i64:
        """What the other player's cards of this month are worth to that player, on average."""
        worth: i64 = 0
        rest = same_month(self.hidden, card)
        if rest == 0:
            return 0
        while rest:
            worth += self.theirs.worth[lowest(rest)]
            rest &= rest - 1
        return worth * (self.other_moves + 1) // count(self.hidden)
