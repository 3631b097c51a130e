"""The deal: seven cards each and six on the field, again while the field holds a whole month."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from mypy_extensions import i64, u8

from fudaba.cards.vectors import vec
from fudaba.games.contract import UnplayableDeck
from fudaba.games.eights.dealing import deal_out
from fudaba.games.hachijuu.auction import Auction
from fudaba.games.hanafuda.capture import has_four
from fudaba.games.hanafuda.draw import PACK
from fudaba.games.phase import Phase

if TYPE_CHECKING:
    from fudaba.games.hachijuu.match import HachijuuMatch


@final
class Dealing(Phase["HachijuuMatch"]):
    """The field lies open before the auction begins (HJ-206)."""

    rules: ClassVar[str] = "HJ-201 to HJ-206"

    def begin(self, match: HachijuuMatch) -> bool:
        match.redeals = 0
        given = match.given_deck()
        if given is not None:
            if not lay_out(match, given):
                raise UnplayableDeck("the field holds a whole month and is dealt again (HJ-205)")
        else:
            while not lay_out(match, match.shuffled(PACK, match.redeals)):  # HJ-R4
                match.redeals += 1
        if match.journal is not None:
            match.note("deal", match.dealer, match.field)
        return False


def lay_out(match: HachijuuMatch, deck: vec[u8]) -> bool:
    """Deals the pack out, the oya last; False if the field holds a whole month (HJ-205)."""
    match.deck = deck
    match.clear()
    match.field = deal_out((match.dealer + 1) % match.seats, deck, match.hands)
    match.dealt = match.hands[:]
    match.auction = Auction(match.rules, match.seats, match.dealer)
    match.announced = []
    seat: i64
    for seat in range(match.seats):
        match.families[seat] = 0
        match.points[seat] = 0
    return not has_four(match.field)
