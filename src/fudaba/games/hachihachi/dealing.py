"""The deal: whom it begins with, and the white card (HH-100 to HH-123)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from mypy_extensions import i64, u8

from fudaba.cards.hanafuda import PACK_SIZE, WHITE
from fudaba.cards.vectors import vec
from fudaba.games.contract import UnplayableDeck
from fudaba.games.eights import dealing
from fudaba.games.eights.dealing import HAND_SIZE, deal_out
from fudaba.games.hachihachi.dekiyaku import ROWS
from fudaba.games.hachihachi.options import Rules
from fudaba.games.hanafuda.capture import has_four
from fudaba.games.phase import Phase

if TYPE_CHECKING:
    from fudaba.games.hachihachi.match import HachiHachiMatch

__all__ = ["HAND_SIZE", "PACK", "PACK_WITH_WHITE", "first_seat", "place_of", "white_holder"]

#: Every deal has a whole pack, shuffled anew (HH-010, HH-017).
PACK: Final = vec[u8](range(PACK_SIZE))
#: With seven players the white card is shuffled in (HH-120).
PACK_WITH_WHITE: Final = vec[u8](range(PACK_SIZE + 1))

NOBODY: Final = -1


def first_seat(rules: Rules, seats: i64, dealer: i64) -> i64:
    """Who gets the first packet (HH-103, HH-R5)."""
    if rules.right_first:
        return (dealer + 1) % seats
    return dealer


def place_of(rules: Rules, seats: i64, dealer: i64, index: i64) -> i64:
    """Where card `index` of the pack is dealt: a seat, or `seats` for the field (HH-102)."""
    return dealing.place_of(seats, first_seat(rules, seats, dealer), index)


def white_holder(hands: vec[i64]) -> i64:
    """Who was dealt the white card (HH-121)."""
    seat: i64
    for seat in range(len(hands)):
        if hands[seat] & (1 << WHITE):
            return seat
    return NOBODY


@final
class Dealing(Phase["HachiHachiMatch"]):
    """Hands and field, which nobody looks at before the dealer has spoken of mizuten (HH-250)."""

    rules: ClassVar[str] = "HH-100 to HH-106, HH-120 to HH-123"

    def begin(self, match: HachiHachiMatch) -> bool:
        match.open_books()
        match.redeals = 0
        given = match.given_deck()
        if given is not None:
            if not lay_out(match, given):
                raise UnplayableDeck("deck.whole_month", rule="HH-105")
        else:
            pack = PACK_WITH_WHITE if match.seats == 7 else PACK
            while not lay_out(match, match.shuffled(pack, match.redeals)):
                match.redeals += 1
        return False


def lay_out(match: HachiHachiMatch, deck: vec[u8]) -> bool:
    """Deals the pack out; False if the field holds four of a month (HH-105)."""
    match.deck = deck
    match.clear()
    first = first_seat(match.rules, match.seats, match.dealer)
    match.field = deal_out(first, deck, match.hands)
    match.white = NOBODY
    if match.seats == 7:  # HH-120 to HH-122
        match.white = white_holder(match.hands)
        match.field = match.hands[match.white] & ~(1 << WHITE)
        match.hands[match.white] = 0
    match.dealt = match.hands[:]
    clear_deal(match)
    return not has_four(match.field)


def clear_deal(match: HachiHachiMatch) -> None:
    """Nothing has been said or paid in the deal that begins."""
    seat: i64
    for seat in range(match.seats):
        match.declared[seat] = 0
        match.declared_late[seat] = 0
        match.kan[seat] = 0
    if match.rules.liability:
        _forget_liable(match)
    match.late_from = 0
    match.multiplier = 1
    match.blind = False
    match.auction = None
    match.entries = []
    match.after = []
    match.last_sage = NOBODY


def _forget_liable(match: HachiHachiMatch) -> None:
    index: i64
    for index in range(match.seats):
        match.laid[index] = NOBODY
    for index in range(ROWS):
        match.liable[index] = NOBODY
    for index in range(13):
        match.liable_month[index] = NOBODY
