"""What a seat cannot know, dealt again: the other hands, the stock, the rest of the pack."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i16, i64, u8

from fudaba.cards.bits import CardSet, bit, count
from fudaba.cards.packed import packed
from fudaba.cards.rng import Rng
from fudaba.cards.vectors import append, vec
from fudaba.games.eights.questions import AUCTION, TEYAKU
from fudaba.games.eights.redealing import hidden_cards, put_in_pack, put_in_stock
from fudaba.games.hachijuu.actions import (
    ANNOUNCE,
    DONE,
    DOUBLE,
    FOLD,
    announcing_code,
    open_announcements,
)
from fudaba.games.hachijuu.announcing import unannounced
from fudaba.games.hachijuu.teyaku import KINDS, Hand

if TYPE_CHECKING:
    from fudaba.games.hachijuu.match import HachijuuMatch


def resample(match: HachijuuMatch, seat: int | None, rng: Rng) -> None:
    """Redeals the hidden cards, keeping all that `seat` has seen.

    Known for certain are all cards that lie open or lay open, exposed ones included (HJ-403);
    the own cards that went into the stock (HJ-314); that whoever is asked for hand yaku has one;
    and under `highest_or_none` that what was announced is the highest of its family (HJ-R8).
    """
    match.explicit_deals = match.deal_number
    match.given = None
    match.seed = rng.seed()
    if match.is_over:
        return
    watcher: i64 = -1
    if seat is not None:
        watcher = seat
    Redeal(match, watcher).run(rng)


@final
class Redeal:
    """One redealing: what is hidden from the watcher, and what is known of it."""

    def __init__(self, match: HachijuuMatch, watcher: i64) -> None:
        self.match: HachijuuMatch = match
        self.watcher: i64 = watcher
        #: All cards that the watcher does not see, and those of them that may be anywhere.
        self.pool: i64 = hidden_cards(match, watcher)
        self.free: i64 = self.pool
        self.hands: vec[i64] = match.hands[:]
        seat: i64
        for seat in range(match.seats):
            if seat != watcher:
                self.free &= ~(match.hands[seat] & match.shown[seat])
            elif match.hands[seat] == 0:
                self.free &= ~match.dealt[seat]

    def run(self, rng: Rng) -> None:
        """Deals until nothing contradicts what was seen."""
        match = self.match
        cards = packed(self.free)
        rng.shuffle(cards)
        while not self._try(cards):
            rng.shuffle(cards)
        new = vec[i64]([0] * match.seats)
        left = self.pool
        seat: i64
        for seat in range(match.seats):
            if seat != self.watcher:
                new[seat] = self.hands[seat] & self.free
                left &= ~self.hands[seat]
        put_in_pack(match, (match.dealer + 1) % match.seats, self.free, new, rng)
        put_in_stock(match, left, rng)
        match.hands = self.hands
        if match.to_play != self.watcher:
            match.at.ask(match)  # what the hidden hand to play may do with its new cards
        if match.question != AUCTION:
            self._respell()

    def _try(self, cards: vec[u8]) -> bool:
        """Deals the shuffled cards to the hidden hands."""
        match = self.match
        used: i64 = 0
        seat: i64
        for seat in range(match.seats):
            held = match.hands[seat]
            if seat == self.watcher or held == 0:
                continue
            hand = held & ~self.free
            end = used + count(held & self.free)
            while used < end:
                hand |= bit(i64(cards[used]))
                used += 1
            self.hands[seat] = hand
            if not self._fits(seat, hand | match.dealt[seat] & ~held):
                return False
        return True

    def _fits(self, seat: i64, dealt: CardSet) -> bool:
        """Whether a dealt hand agrees with what was announced from it."""
        match = self.match
        rules = match.rules
        families = match.families[seat]
        asked = match.question == TEYAKU and match.to_play == seat
        if not asked and (families == 0 or not rules.highest_or_none):
            return True
        held = Hand(dealt)
        if rules.highest_or_none:
            for made in match.announced:
                if made.seat == seat and held.best(KINDS[made.kind].family) != made.kind:
                    return False
        return not asked or open_announcements(rules, held, families) != 0

    def _respell(self) -> None:
        """Writes the round of hand yaku down as it would have been with the new cards: who has
        nothing to announce is not asked, and cards are named only where there is a choice."""
        match = self.match
        old = match.actions
        first: i64 = 0
        while first < len(old) and FOLD <= old[first] <= DOUBLE:
            first += 1
        end = first
        while end < len(old) and old[end] >= ANNOUNCE:
            end += 1
        new = old[:first]
        speaking: i64
        for speaking in range(len(match.order)):
            seat = match.order[speaking]
            asked = match.question == TEYAKU and speaking == match.speaking
            held = Hand(match.dealt[seat])
            for made in match.announced:
                if made.seat == seat:
                    new = append(new, i16(announcing_code(held, made)))
            if asked:
                break
            if unannounced(match, seat):
                new = append(new, i16(DONE))
        while end < len(old):
            new = append(new, old[end])
            end += 1
        match.actions = new
