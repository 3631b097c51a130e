"""Choosing among cards by their merit, the same in every hanafuda game."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from fudaba.cards.bits import Card, CardSet, lowest


@mypyc_attr(acyclic=True)
class CardSight:
    """A deal as the seat to play sees it; each game says what a choice is worth."""

    def merit_of_play(self, card: Card) -> i64:
        """How good it is to play a hand card, with the best that it can do."""
        raise NotImplementedError

    def merit_of_outcome(self, card: Card, outcome: i64) -> i64:
        """How good one thing is that a played or turned-up card may do."""
        raise NotImplementedError

    def best_card(self, cards: CardSet) -> Card:
        """The hand card to play: the best capture, or the one that is missed least."""
        best = lowest(cards)
        most = self.merit_of_play(best)
        rest = cards & (cards - 1)
        while rest:
            card = lowest(rest)
            merit = self.merit_of_play(card)
            if merit > most:
                best = card
                most = merit
            rest &= rest - 1
        return best

    def best_outcome(self, card: Card, outcomes: i64) -> i64:
        """What to do with a played or turned-up card; outcomes are the bits of the take codes."""
        best = lowest(outcomes)
        most = self.merit_of_outcome(card, best)
        rest = outcomes & (outcomes - 1)
        while rest:
            outcome = lowest(rest)
            merit = self.merit_of_outcome(card, outcome)
            if merit > most:
                best = outcome
                most = merit
            rest &= rest - 1
        return best
