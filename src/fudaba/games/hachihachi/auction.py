"""Who plays: the stay-or-drop round (HH-300 to HH-313)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from fudaba.cards.bits import CardSet, bit, count
from fudaba.cards.vectors import vec
from fudaba.games.eights.seats import next_seat, seats_of
from fudaba.games.hachihachi.options import Rules

NOBODY: Final = -1


@final
@mypyc_attr(acyclic=True)
class Auction:
    """The round as far as it has gone. Sets of seats are bits."""

    def __init__(
        self, rules: Rules, seats: i64, dealer: i64, white: i64, blind: bool, multiplier: i64
    ) -> None:
        self.rules: Rules = rules
        self.seats: i64 = seats
        self.dealer: i64 = dealer
        self.white: i64 = white
        self.multiplier: i64 = multiplier
        self.stayed: i64 = 0
        self.dropped: i64 = 0
        self.forced_in: i64 = 0
        self.driven_out: i64 = 0
        #: The fee of the latest drop.
        self.fee: i64 = 0
        #: Speakers in order: all but the holder of the white card (HH-121).
        self.speaker: i64 = dealer
        self.heard: i64 = 0
        if white == dealer:
            self.speaker = self.next_speaker(dealer)  # HH-R16
        elif blind:
            self.stayed = bit(dealer)  # HH-251
            self.heard = 1
            self.speaker = self.next_speaker(dealer)
        if not self.is_held():
            self.stayed = self.everybody()
            self.speaker = NOBODY
        else:
            self._look_on()

    def is_held(self) -> bool:
        """Whether there is a round at all (HH-300, HH-R12, HH-990)."""
        if self.seats == 2:
            return False
        return self.seats > 3 or self.rules.auction_with_three

    def everybody(self) -> CardSet:
        """All seats but the holder of the white card."""
        everybody = bit(self.seats) - 1
        if self.white >= 0:
            everybody &= ~bit(self.white)
        return everybody

    def next_speaker(self, seat: i64) -> i64:
        """The next seat to the right that takes part."""
        found = next_seat(seat, self.seats)
        if found == self.white:
            found = next_seat(found, self.seats)
        return found

    def speakers(self) -> i64:
        """How many take part."""
        return count(self.everybody())

    def say(self, stays: bool) -> None:
        """The speaker stays, or drops and owes a fee (HH-305 to HH-307)."""
        seat = self.speaker
        if stays:
            self.stayed |= bit(seat)
        else:
            self.fee = self.fee_of(self.heard if self.rules.fee_by_seat else count(self.dropped))
            self.dropped |= bit(seat)
        self.heard += 1
        self.speaker = self.next_speaker(seat)
        self._look_on()

    def fee_of(self, place: i64) -> i64:
        """1 kan and half a kan more for each place before, times the multiplier."""
        return (2 + place) * (self.rules.kan // 2) * self.multiplier

    def _look_on(self) -> None:
        """Ends the round when three have stayed, or all the rest are needed (HH-301, HH-302)."""
        left = self.speakers() - self.heard
        if count(self.stayed) == 3:
            self.driven_out = self.everybody() & ~self.stayed & ~self.dropped
            self.speaker = NOBODY
        elif left == 0:
            self.speaker = NOBODY
        elif self.rules.forced_in and count(self.stayed) + left == 3:
            self.forced_in = self.everybody() & ~self.stayed & ~self.dropped  # HH-R19
            self.stayed |= self.forced_in
            self.speaker = NOBODY

    def order(self) -> vec[i64]:
        """The active seats, acting dealer first (HH-304)."""
        return seats_of(self.stayed, self.dealer, self.seats)

    def later(self) -> list[int]:
        """Who is still to speak after the speaker, in order, if the round goes on."""
        found: list[int] = []
        waiting = self.everybody() & ~self.stayed & ~self.dropped
        if self.speaker >= 0:
            seat = self.next_speaker(self.speaker)
            while seat != self.speaker:
                if waiting & bit(seat):
                    found.append(int(seat))
                seat = self.next_speaker(seat)
        return found

    def copy(self) -> Auction:
        twin = Auction(self.rules, self.seats, self.dealer, self.white, False, self.multiplier)
        twin.stayed = self.stayed
        twin.dropped = self.dropped
        twin.forced_in = self.forced_in
        twin.driven_out = self.driven_out
        twin.fee = self.fee
        twin.speaker = self.speaker
        twin.heard = self.heard
        return twin
