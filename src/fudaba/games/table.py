"""The table of Hachi-Hachi and Hachijuu: what lies on it, and the turn of play, take and draw."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, u8

from fudaba.cards.bits import Card, bit, count, lowest, set_of
from fudaba.cards.packed import packed
from fudaba.cards.vectors import vec
from fudaba.games.capture import place_number, taken, targets, written_card
from fudaba.games.contract import ATTEMPTS, Game, Match, UnplayableDeck
from fudaba.games.deals import GivenDeals
from fudaba.games.phases import AUCTION, CHOOSE_CARD, PLACE_DRAWN, PLACE_PLAYED
from fudaba.games.seats import next_seat
from fudaba.games.sevens import HAND_SIZE, dealt_cards

#: The attempt number whose stream shuffles the stock when hands were returned to it.
STOCK_ATTEMPT: Final = ATTEMPTS - 2


class Table(Match):
    """Two to seven seats of which some play the cards.

    A game built on it supplies `_begin_turn`, `_end_turn` and `_run_out`, and says by `take` where
    its `take` codes begin.
    """

    def __init__(self, game: Game, seed: int, given: GivenDeals | None, take: i64) -> None:
        super().__init__(game, seed, given)
        self.take: i64 = take
        self.seats: i64 = game.seats
        #: The cards drawn for the first deal, by draw and seat, -1 for none.
        self.draws: list[list[int]] = []
        # The deal in progress.
        self.phase: i64 = CHOOSE_CARD
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
        # The turn in progress.
        self.card: i64 = 0
        self.turn_base: i64 = 0

    def alias(self, text: str) -> str:
        """Cards may be written in any way that is read; a pile goes by any of its cards."""
        return written_card(self.game.spec.pack, self.field, text)

    def _ask(self, phase: i64, seat: i64, base: i64, mask: i64) -> None:
        self.phase = phase
        self.to_play = seat
        self.base = base
        self.mask = mask
        self.span = 0

    def seen(self) -> int:
        return place_number(self.field, self.captured)

    def is_auction(self) -> bool:
        return self.phase == AUCTION

    # The stock.

    def clear(self) -> None:
        """Takes away what the deal before has left."""
        self.mixed_stock = vec[u8]()
        self.stock = vec[u8]()
        self.next_card = 0
        self.order = vec[i64]()
        if self.sage:
            self.sage = []
        self.speaking = 0
        self.turn = 0
        self.place = 0
        seat: i64
        for seat in range(self.seats):
            self.captured[seat] = 0
            self.shown[seat] = 0

    def _make_stock(self, rule: str) -> None:
        """The hands of all who sit out are shuffled into the rest of the pack (HH-314, HJ-314)."""
        rest = self.deck[dealt_cards(self.seats) :]
        if len(self.order) == self.seats:
            self.stock = rest
            return
        playing: i64 = 0
        for player in self.order:
            playing |= bit(player)
        returned: i64 = 0
        seat: i64
        for seat in range(self.seats):
            if playing & bit(seat) == 0:
                returned |= self.hands[seat]
                self.hands[seat] = 0
        for card in rest:
            returned |= bit(i64(card))
        given = self.given
        if given is not None and len(self.deals) in given.stocks:
            stock = given.stocks[len(self.deals)]
            if set_of([int(card) for card in stock]) != returned or len(stock) != count(returned):
                raise UnplayableDeck(f"the stock does not hold the cards that were left ({rule})")
        else:
            stock = self.shuffled(packed(returned), STOCK_ATTEMPT)
        self.mixed_stock = stock
        self.stock = stock

    def stock_left(self) -> int:
        """How many cards lie face down beside the hands."""
        if len(self.stock):
            return len(self.stock) - int(self.next_card)
        return len(self.deck) - int(dealt_cards(self.seats))

    # The turn.

    def _play(self, card: Card) -> None:
        """A hand card takes what it matches at once, or lies down (HH-501, HJ-501 to HJ-503)."""
        seat = self.to_play
        if self.journal is not None:
            self.note("play", seat, bit(card))
        self.hands[seat] &= ~bit(card)
        self.card = card
        found = targets(self.field, card)
        if found & (found - 1):
            self._ask(PLACE_PLAYED, seat, self.take, found)  # HH-504, HJ-505
        elif found:
            self._place_played(lowest(found))
        else:
            self._lay()
            self._draw()

    def _place_played(self, target: Card) -> None:
        self._take(target)
        self._draw()

    def _lay(self) -> None:
        self.field |= bit(self.card)
        if self.journal is not None:
            self.note("lay", self.to_play, bit(self.card))

    def _take(self, target: Card) -> None:
        """HH-503 to HH-506, HJ-502 to HJ-506: the card and what it takes go to the base at once."""
        seat = self.to_play
        under = taken(self.field, target)
        if self.journal is not None:
            self.note_outcome("put", under | bit(self.card), target)
        self.field &= ~under
        self.captured[seat] |= under | bit(self.card)

    def _draw(self) -> None:
        """The top card of the stock, used in the same way (HH-501, HJ-504)."""
        card = i64(self.stock[self.next_card])
        self.next_card += 1
        self.card = card
        seat = self.to_play
        if self.journal is not None:
            self.note("draw", seat, bit(card))
        found = targets(self.field, card)
        if found & (found - 1):
            self._ask(PLACE_DRAWN, seat, self.take, found)
        elif found:
            self._place_drawn(lowest(found))
        else:
            self._lay()
            self._end_turn()

    def _place_drawn(self, target: Card) -> None:
        self._take(target)
        self._end_turn()

    def _end_turn(self) -> None:
        """Looks at what was captured, and goes on."""
        raise NotImplementedError

    def _next_turn(self) -> None:
        """In order, until all hands are empty (HH-656, HH-R72, HJ-510)."""
        players = i64(len(self.order))
        self.turn += 1
        self.place = next_seat(self.place, players)
        if self.turn < HAND_SIZE * players:
            self._begin_turn()
        else:
            self._run_out()

    def _begin_turn(self) -> None:
        """Asks whose turn it is for a card."""
        raise NotImplementedError

    def _run_out(self) -> None:
        """The last card was played."""
        raise NotImplementedError

    # Copies.

    def share_table(self, twin: Table) -> None:
        """Gives a copy all that stands here and in the classes before."""
        self.share_into(twin)
        twin.draws = self.draws
        twin.phase = self.phase
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
        twin.card = self.card
        twin.turn_base = self.turn_base
