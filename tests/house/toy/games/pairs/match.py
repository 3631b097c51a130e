"""A match of Pairs: all that it holds."""

from __future__ import annotations

from mypy_extensions import i64

from fudaba.cards.bits import count
from fudaba.cards.packed import packed
from fudaba.cards.rng import Rng
from fudaba.cards.vectors import vec
from fudaba.games.contract import Game, Match
from fudaba.games.deals import GivenDeals
from fudaba.games.hanafuda.capture import place_number, written_card
from fudaba.games.hanafuda.redeal import pick
from fudaba.games.options import Options

#: How many cards each place is dealt: the dealer, the other player, the field.
PACKET = 8


class Rules:
    """The options that were chosen."""

    def __init__(self, options: Options) -> None:
        self.deals = int(options["deals"])


class PairsMatch(Match):
    """Two seats, a field, and the cards that each has taken."""

    def __init__(self, game: Game, seed: int, given: GivenDeals | None) -> None:
        super().__init__(game, seed, given)
        rules = game.rules
        assert isinstance(rules, Rules)
        self.rules: Rules = rules
        self.won: vec[i64] = vec[i64]([0, 0])
        self.hands: vec[i64] = vec[i64]([0, 0])
        self.captured: vec[i64] = vec[i64]([0, 0])
        self.field: i64 = 0
        self.card: i64 = 0

    @property
    def scores(self) -> list[int]:
        return [int(points) for points in self.won]

    def drawn_dealer(self, rng: Rng) -> i64:
        return rng.below(2)

    def card_in_question(self) -> i64:
        return self.card

    def deals_left(self) -> i64:
        return i64(self.rules.deals) - self.deal_number

    def alias(self, text: str) -> str:
        return written_card(self.game.spec.pack, self.field, text)

    def seen(self) -> int:
        return place_number(self.field, self.captured)

    def owner(self, place: int) -> int:
        """Who was dealt the card at a place of the pack; 2 for the field, 3 for nobody."""
        packet = min(place // PACKET, 3)
        return packet if packet > 1 else int(self.dealer) ^ packet

    def resample(self, seat: int | None, rng: Rng) -> None:
        """Everybody knows the field and what was played; the rest may lie anywhere."""
        self.explicit_deals = self.deal_number
        self.given = None
        self.seed = rng.seed()
        if self.is_over:
            return
        hidden = [other for other in (0, 1) if other != seat]
        held = [int(self.hands[other]) if other in hidden else 0 for other in (0, 1)]
        places = range(len(self.deck))
        pool = sum(1 << int(self.deck[at]) for at in places if self.owner(at) == 3) | sum(held)
        order, rest = packed(pool), pool
        for other in hidden:
            self.hands[other] = pick(order, rest, count(held[other]), rng)
            rest &= ~int(self.hands[other])
        rng.shuffle(order)
        new = [
            [int(card) for card in order if int(self.hands[other]) >> card & 1] for other in (0, 1)
        ]
        left = [int(card) for card in order if rest >> card & 1]
        deck = self.deck[:]
        for at in places:
            owner = self.owner(at)
            if owner == 3:
                deck[at] = left.pop()
            elif owner < 2 and held[owner] >> int(deck[at]) & 1:
                deck[at] = new[owner].pop()
        self.deck = deck
        if self.to_play in hidden:
            self.at.ask(self)

    def bring_back(self, twin: Match, place: int) -> None:
        assert isinstance(twin, PairsMatch)
        if place:
            twin.won = self.deals[place - 1].totals[:]

    def copy(self) -> PairsMatch:
        twin = PairsMatch(self.game, self.seed, self.given)
        self.share_into(twin)
        twin.won = self.won[:]
        twin.hands = self.hands[:]
        twin.captured = self.captured[:]
        twin.field = self.field
        twin.card = self.card
        return twin
