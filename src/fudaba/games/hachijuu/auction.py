"""Who plays, and at which rate: fold, in or double (HJ-301 to HJ-317)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from fudaba.cards.bits import CardSet, bit, count
from fudaba.cards.vectors import vec
from fudaba.games.eights.seats import next_seat, seats_of
from fudaba.games.hachijuu.facts import NOBODY
from fudaba.games.hachijuu.options import Rules

#: What a seat may declare, as bits in the order of the action codes.
FOLD: Final = 1
IN: Final = 2
DOUBLE: Final = 4

#: What the declarations are called, in the order of the bits.
WORDS: Final = ("fold", "in", "double")

HIGHEST_RATE: Final = 4
MOST_PLAYERS: Final = 3


@final
@mypyc_attr(acyclic=True)
class Auction:
    """The auction as far as it has gone. Sets of seats are bits."""

    def __init__(self, rules: Rules, seats: i64, oya: i64) -> None:
        self.seats: i64 = seats
        self.fee: i64 = rules.fold_fee
        #: In front of whom the cube lies (HJ-201, HJ-304).
        self.oya: i64 = oya
        self.rate: i64 = 1
        #: Who is in at the current rate.
        self.joined: i64 = 0
        self.folded: i64 = 0
        self.put_out: i64 = 0
        #: Who is to speak, NOBODY when the auction is over.
        self.speaker: i64 = oya
        if seats == 2 and not rules.two_player_auction:  # HJ-R3
            self.joined = 3
            self.speaker = NOBODY

    def legal(self) -> i64:
        """What the speaker may declare (HJ-310, HJ-311)."""
        if self.rate == HIGHEST_RATE:
            return FOLD | IN
        if count(self.joined) == MOST_PLAYERS:
            return FOLD | DOUBLE
        return FOLD | IN | DOUBLE

    def say(self, word: i64) -> None:
        """The speaker declares."""
        seat = self.speaker
        if word == FOLD:
            self.folded |= bit(seat)  # HJ-302
            left = self.remaining()
            if left & (left - 1) == 0:  # HJ-307, HJ-R6
                self.joined = left
                self.speaker = NOBODY
                return
        elif word == IN:
            self.joined |= bit(seat)  # HJ-303
            if self.rate == HIGHEST_RATE and count(self.joined) == MOST_PLAYERS:
                self.put_out = self.remaining() & ~self.joined  # HJ-312
                self.speaker = NOBODY
                return
        else:
            self.rate *= 2  # HJ-304
            self.oya = seat
            self.joined = bit(seat)  # HJ-305
        self._pass_on(seat)

    def _pass_on(self, seat: i64) -> None:
        """Counterclockwise to the next who has not spoken since the latest double (HJ-306)."""
        waiting = self.remaining() & ~self.joined
        if waiting == 0:
            self.speaker = NOBODY
            return
        seat = next_seat(seat, self.seats)
        while waiting & bit(seat) == 0:
            seat = next_seat(seat, self.seats)
        self.speaker = seat

    def later(self) -> list[int]:
        """Who is still to speak after the speaker, in order, if nobody doubles."""
        found: list[int] = []
        waiting = self.remaining() & ~self.joined
        if self.speaker >= 0:
            seat = next_seat(self.speaker, self.seats)
            while seat != self.speaker:
                if waiting & bit(seat):
                    found.append(int(seat))
                seat = next_seat(seat, self.seats)
        return found

    def remaining(self) -> CardSet:
        """Those who have not folded."""
        return bit(self.seats) - 1 & ~self.folded

    @property
    def is_over(self) -> bool:
        return self.speaker < 0

    @property
    def pot(self) -> i64:
        """The fold fees, the same at every rate (HJ-302, HJ-316)."""
        return self.fee * count(self.folded)

    def order(self) -> vec[i64]:
        """Those who play, counterclockwise from the position of the oya (HJ-315, HJ-R7)."""
        return seats_of(self.joined, self.oya, self.seats)

    def folded_seats(self) -> vec[i64]:
        """Those who have folded."""
        return seats_of(self.folded, 0, self.seats)

    def put_out_seats(self) -> vec[i64]:
        """Those who were put out without a fee (HJ-312)."""
        return seats_of(self.put_out, 0, self.seats)

    def copy_from(self, other: Auction) -> None:
        """Becomes what another auction is."""
        self.oya = other.oya
        self.rate = other.rate
        self.joined = other.joined
        self.folded = other.folded
        self.put_out = other.put_out
        self.speaker = other.speaker
