"""A match of Hachi-Hachi or Hachijuu, as far as both hold the same."""

from __future__ import annotations

from mypy_extensions import i64, u8

from fudaba.cards.vectors import vec
from fudaba.games.contract import Game, Match
from fudaba.games.deals import GivenDeals
from fudaba.games.eights.dealing import dealt_cards
from fudaba.games.eights.questions import AUCTION
from fudaba.games.hanafuda.capture import place_number, written_card


class EightsMatch(Match):
    """Two to seven seats of which some play the cards."""

    def __init__(self, game: Game, seed: int, given: GivenDeals | None) -> None:
        super().__init__(game, seed, given)
        self.seats: i64 = game.seats
        #: The cards drawn for the first deal, by draw and seat, -1 for none.
        self.draws: list[list[int]] = []
        # The deal in progress.
        self.redeals: i64 = 0
        #: Those who play, in order; empty while that is not settled.
        self.order: vec[i64] = vec[i64]()
        self.hands: vec[i64] = vec[i64]([0] * game.seats)
        self.dealt: vec[i64] = vec[i64]([0] * game.seats)
        self.captured: vec[i64] = vec[i64]([0] * game.seats)
        #: The cards that each seat has shown for its teyaku.
        self.shown: vec[i64] = vec[i64]([0] * game.seats)
        self.field: i64 = 0
        self.stock: vec[u8] = vec[u8]()
        self.next_card: i64 = 0
        #: Whose turn it is to speak, counted in order.
        self.speaking: i64 = 0
        #: The turns that were played, and whose it is now, counted in order.
        self.turn: i64 = 0
        self.place: i64 = 0
        self.sage: list[int] = []
        #: Who ended the deal.
        self.ended_by: i64 = -1
        # The turn in progress.
        self.card: i64 = 0
        self.turn_base: i64 = 0

    def alias(self, text: str) -> str:
        """Cards may be written in any way that is read; a pile goes by any of its cards."""
        return written_card(self.game.spec.pack, self.field, text)

    def seen(self) -> int:
        return place_number(self.field, self.captured)

    def card_in_question(self) -> i64:
        return self.card

    def is_auction(self) -> bool:
        return self.question == AUCTION

    def stock_left(self) -> int:
        """How many cards lie face down beside the hands."""
        if len(self.stock):
            return len(self.stock) - int(self.next_card)
        return len(self.deck) - int(dealt_cards(self.seats))

    def clear(self) -> None:
        """Takes away what the deal before has left."""
        self.mixed_stock = vec[u8]()
        self.stock = vec[u8]()
        self.next_card = 0
        self.order = vec[i64]()
        if self.sage:
            self.sage = []
        self.ended_by = -1
        self.speaking = 0
        self.turn = 0
        self.place = 0
        seat: i64
        for seat in range(self.seats):
            self.captured[seat] = 0
            self.shown[seat] = 0

    def share_eights(self, twin: EightsMatch) -> None:
        """Gives a copy all that stands here and in the contract."""
        self.share_into(twin)
        twin.draws = self.draws
        twin.redeals = self.redeals
        twin.order = self.order
        twin.hands = self.hands[:]
        twin.dealt = self.dealt[:]
        twin.captured = self.captured[:]
        twin.shown = self.shown[:]
        twin.field = self.field
        twin.stock = self.stock
        twin.next_card = self.next_card
        twin.speaking = self.speaking
        twin.turn = self.turn
        twin.place = self.place
        twin.sage = self.sage.copy()
        twin.ended_by = self.ended_by
        twin.card = self.card
        twin.turn_base = self.turn_base
