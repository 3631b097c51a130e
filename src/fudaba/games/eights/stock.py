"""The stock that is played from: the rest of the pack, and the hands of those who sit out."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fudaba.cards.bits import bit, count, set_of
from fudaba.cards.packed import packed
from fudaba.games.contract import ATTEMPTS, UnplayableDeck
from fudaba.games.eights.dealing import dealt_cards
from fudaba.games.eights.match import EightsMatch

#: The attempt number whose stream shuffles the stock when hands were returned to it.
STOCK_ATTEMPT: Final = ATTEMPTS - 2


def make_stock(match: EightsMatch, rule: str) -> None:
    """The hands of all who sit out are shuffled into the rest of the pack (HH-314, HJ-314)."""
    rest = match.deck[dealt_cards(match.seats) :]
    if len(match.order) == match.seats:
        match.stock = rest
        return
    playing: i64 = 0
    for player in match.order:
        playing |= bit(player)
    returned: i64 = 0
    seat: i64
    for seat in range(match.seats):
        if playing & bit(seat) == 0:
            returned |= match.hands[seat]
            match.hands[seat] = 0
    for card in rest:
        returned |= bit(i64(card))
    given = match.given
    if given is not None and len(match.deals) in given.stocks:
        stock = given.stocks[len(match.deals)]
        if set_of([int(card) for card in stock]) != returned or len(stock) != count(returned):
            raise UnplayableDeck("deck.stock", rule=rule)
    else:
        stock = match.shuffled(packed(returned), STOCK_ATTEMPT)
    match.mixed_stock = stock
    match.stock = stock
