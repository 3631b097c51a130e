"""Before the play: who was driven out is paid, and the stock is made of all that is left."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from mypy_extensions import i64

from fudaba.cards.bits import bit
from fudaba.games.eights.stock import make_stock
from fudaba.games.hachihachi.settlement import compensate
from fudaba.games.ledger import Entry, totals
from fudaba.games.phase import Phase

if TYPE_CHECKING:
    from fudaba.games.hachihachi.match import HachiHachiMatch


@final
class Compensating(Phase["HachiHachiMatch"]):
    """Compensation, then the hands of all who sit out go into the stock (HH-314)."""

    rules: ClassVar[str] = "HH-314, HH-350 to HH-355"

    def begin(self, match: HachiHachiMatch) -> bool:
        auction = match.auction
        assert auction is not None
        if auction.driven_out:
            paid: list[Entry] = []
            seat: i64
            for seat in range(match.seats):
                if auction.driven_out & bit(seat):
                    hand = match.hands[seat]
                    found = compensate(match.rules, match.order, seat, hand, match.multiplier)
                    if match.journal is not None:
                        _note(match, seat, found)
                    paid += found
            match.pay(paid)
        make_stock(match, "HH-314")
        return False


def _note(match: HachiHachiMatch, seat: i64, paid: list[Entry]) -> None:
    cards: i64 = 0
    for entry in paid:
        cards |= entry.cards
    match.note("compensation", seat, cards, totals(paid, match.seats)[seat])
