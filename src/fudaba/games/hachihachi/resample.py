"""What a seat cannot know, dealt again: the other hands, the stock, the rest of the pack."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i16, i64, u8

from fudaba.cards.bits import CardSet, bit, cards_of, count
from fudaba.cards.hanafuda import ANIMALS, CHAFF, LIGHTS, RIBBONS
from fudaba.cards.rng import Rng
from fudaba.cards.vectors import append, vec
from fudaba.games.hachihachi.actions import CANCEL_BIT, DECLARE, DONE, DONE_BIT
from fudaba.games.hachihachi.compensation import compensation
from fudaba.games.hachihachi.deal import PACK, PACK_WITH_WHITE, dealt_cards, place_of
from fudaba.games.hachihachi.facts import GROUP_A, GROUP_B
from fudaba.games.hachihachi.phases import BLIND, CHOOSE_CARD, TEYAKU
from fudaba.games.hachihachi.teyaku import (
    EMPTY,
    FOUR_THREE,
    ONE_ANIMAL,
    ONE_LIGHT,
    Hand,
)
from fudaba.games.redeal import is_fair, pick

if TYPE_CHECKING:
    from fudaba.games.hachihachi.match import HachiHachiMatch


#: Nothing is known of the cards that a seat keeps hidden.
ANY_CARD: Final = -1


def resample(match: HachiHachiMatch, seat: int | None, rng: Rng) -> None:
    """Redeals the hidden cards, keeping all that `seat` has seen.

    Known for certain are all cards that lie open or lay open; what was shown and declared for
    teyaku (HH-451, HH-452, HH-R28); the own cards that went into the stock, and those for which
    a driven-out player was compensated (HH-R23); and, where a four-three ends the match, that
    nobody was dealt one.
    """
    match.explicit_deals = match.deal_number
    match.given = None
    match.seed = rng.seed()
    if match.is_over:
        return
    watcher: i64 = -1
    if seat is not None:
        watcher = seat
    if match.phase == BLIND:
        _deal_anew(match, rng)
    else:
        Redeal(match, watcher).run(rng)


def _deal_anew(match: HachiHachiMatch, rng: Rng) -> None:
    """Before the cards are dealt nobody has seen any of them (HH-250)."""
    pack = PACK_WITH_WHITE if match.seats == 7 else PACK
    while True:
        deck = pack[:]
        rng.shuffle(deck)
        if match.lay_out(deck):
            return


@final
class Redeal:
    """One redealing: what is hidden from the watcher, and what is known of it."""

    def __init__(self, match: HachiHachiMatch, watcher: i64) -> None:
        self.match: HachiHachiMatch = match
        self.watcher: i64 = watcher
        #: Whether the hands of those who sit out are in the stock already.
        self.mixed: bool = len(match.mixed_stock) > 0
        #: All cards that the watcher has not seen, and those of them known to be in the stock.
        self.pool: i64 = 0
        self.stocked: i64 = 0
        self.hands: vec[i64] = match.hands[:]
        self._gather()

    def _gather(self) -> None:
        match = self.match
        seat: i64
        for seat in range(match.seats):
            if seat != self.watcher:
                self.pool |= match.hands[seat]
        if len(match.stock):
            index = match.next_card
            while index < len(match.stock):
                self.pool |= bit(i64(match.stock[index]))
                index += 1
        else:
            index = dealt_cards(match.seats)
            while index < len(match.deck):
                self.pool |= bit(i64(match.deck[index]))
                index += 1
        if self.mixed:
            if self.watcher >= 0 and self.watcher not in match.order:
                self.stocked |= match.dealt[self.watcher]
            auction = match.auction
            if auction is not None:
                for seat in range(match.seats):
                    if auction.driven_out & bit(seat):
                        self.stocked |= compensated_cards(match, seat)
            self.stocked &= self.pool

    def run(self, rng: Rng) -> None:
        """Deals until nothing contradicts what was seen."""
        order = vec[u8](cards_of(self.pool))
        while True:
            if self._try(order, rng):
                rng.shuffle(order)
                if self._put_in_place(order, rng):
                    return

    def _try(self, order: vec[u8], rng: Rng) -> bool:
        """One hand after the other."""
        match = self.match
        pool = self.pool & ~self.stocked
        seat: i64
        for seat in range(match.seats):
            if seat != self.watcher:
                pool &= ~(match.shown[seat] & match.hands[seat])
        rest = pool
        for seat in range(match.seats):
            held = match.hands[seat]
            if seat == self.watcher or held == 0:
                continue
            known = match.shown[seat] & held
            may_be = allowed(match, seat)
            wanted = count(held) - count(known)
            if rest != pool and may_be != ANY_CARD:
                if not is_fair(pool, rest, may_be, wanted, rng):
                    return False
            hidden = pick(order, rest & may_be, wanted, rng)
            if hidden < 0:
                return False
            rest &= ~hidden
            self.hands[seat] = known | hidden
            if not self._fits(seat, self.hands[seat] | match.dealt[seat] & ~held):
                return False
        return True

    def _fits(self, seat: i64, dealt: CardSet) -> bool:
        """Whether a dealt hand agrees with what was declared from it."""
        match = self.match
        rules = match.rules
        asked = match.phase == TEYAKU and match.to_play == seat
        if match.declared[seat] == 0 and not asked and not rules.four_three_ends:
            return True
        before = Hand(rules, match.dealt[seat])
        after = Hand(rules, dealt)
        if rules.four_three_ends and after.group_a == FOUR_THREE:
            return False
        declared = match.declared[seat]
        if declared & GROUP_A and after.group_a != before.group_a:
            return False
        if declared & GROUP_A and after.kan_a != before.kan_a:
            return False
        if declared & GROUP_A and after.shown_for_a(rules) != before.shown_for_a(rules):
            return False
        if declared & GROUP_B and after.group_b != before.group_b:
            return False
        if asked:
            mask: i64 = 0
            if declared & GROUP_A == 0:
                mask |= after.group_a + 1
            if declared & GROUP_B == 0:
                mask |= after.group_b + 1
            return mask != 0
        return True

    def _put_in_place(self, order: vec[u8], rng: Rng) -> bool:
        """Writes the new cards into the pack, the stock and the hands."""
        match = self.match
        dealt = match.dealt[:]
        taken: i64 = 0
        seat: i64
        for seat in range(match.seats):
            if match.hands[seat]:
                dealt[seat] = self.hands[seat] | match.dealt[seat] & ~match.hands[seat]
                taken |= self.hands[seat]
        left = vec[u8]()
        for card in order:
            if taken & bit(i64(card)) == 0:
                left = append(left, card)
        if self.mixed and not self._seat_the_absent(dealt, left, rng):
            return False
        if len(match.stock):
            stock = match.stock[: match.next_card]
            for card in left:
                stock = append(stock, card)
            match.stock = stock
            if self.mixed:
                match.mixed_stock = stock
        match.deck = self._deck(dealt, left)
        match.dealt = dealt
        match.hands = self.hands
        self._ask_again()
        self._respell()
        return True

    def _seat_the_absent(self, dealt: vec[i64], left: vec[u8], rng: Rng) -> bool:
        """Gives those who sit out hands from the stock that explain what they were paid."""
        match = self.match
        free: i64 = 0
        for card in left:
            free |= bit(i64(card))
        index: i64 = 0
        while index < match.next_card:
            free |= bit(i64(match.stock[index]))
            index += 1
        absent = [s for s in range(match.seats) if match.dealt[s] and s not in match.order]
        fixed: i64 = 0
        for seat in absent:
            if seat == self.watcher:
                fixed |= match.dealt[seat]
            else:
                fixed |= compensated_cards(match, seat)
        for seat in absent:
            if seat == self.watcher:
                free &= ~match.dealt[seat]
                continue
            kept = compensated_cards(match, seat)
            hand = _absent_hand(match, seat, kept, free & ~fixed, rng)
            if hand < 0:
                return False
            dealt[seat] = hand
            free &= ~hand
        return True

    def _deck(self, dealt: vec[i64], left: vec[u8]) -> vec[u8]:
        """The pack as it must have been: everybody's cards at the places dealt to them."""
        match = self.match
        deck = match.deck[:]
        waiting = dealt[:]
        end = dealt_cards(match.seats)
        index: i64 = 0
        # Cards that stay at their places first, then the others into the places left.
        gaps = vec[i64]()
        used = 0
        while index < end:
            place = place_of(match.rules, match.seats, match.dealer, index)
            here = bit(i64(deck[index]))
            if place == match.seats or place == match.white:
                used |= here
            elif waiting[place] & here:
                waiting[place] &= ~here
                used |= here
            else:
                gaps = append(gaps, index)
            index += 1
        for gap in gaps:
            place = place_of(match.rules, match.seats, match.dealer, gap)
            card = cards_of(waiting[place])[0]
            waiting[place] &= ~bit(card)
            deck[gap] = u8(card)
            used |= bit(card)
        if not self.mixed and len(match.stock):
            index = 0
            while index < len(match.stock):
                deck[end + index] = match.stock[index]
                index += 1
            return deck
        rest: i64 = 0
        for card_of_pack in match.deck:
            rest |= bit(i64(card_of_pack))
        rest &= ~used
        for card in cards_of(rest):
            deck[end] = u8(card)
            end += 1
        return deck

    def _ask_again(self) -> None:
        """What the hidden hand to play may do with its new cards."""
        match = self.match
        seat = match.to_play
        if seat == self.watcher:
            return
        if match.phase == CHOOSE_CARD:
            match.mask = match.hands[seat] | match.mask & CANCEL_BIT
        elif match.phase == TEYAKU:
            match.mask = match.undeclared(seat) | DONE_BIT

    def _respell(self) -> None:
        """Writes the teyaku round down as it would have been with the new cards: who has nothing
        to declare is not asked."""
        match = self.match
        old = match.actions
        first: i64 = 0
        while first < len(old) and not DECLARE <= old[first] <= DONE:
            first += 1
        end = first
        while end < len(old) and DECLARE <= old[end] <= DONE:
            end += 1
        if not match.order:
            return
        if first == len(old):
            first = _before_play(old)
            end = first
        new = old[:first]
        for speaking, seat in enumerate(match.order):
            if match.phase == TEYAKU and speaking > match.speaking:
                break
            index = first
            declared: i64 = 0
            while index < end:
                kind = i64(old[index]) - DECLARE
                if old[index] != DONE and self._declared_by(seat, kind, declared):
                    new = append(new, old[index])
                    declared |= bit(kind)
                index += 1
            if match.undeclared(seat) and not (
                match.phase == TEYAKU and speaking == match.speaking
            ):
                new = append(new, i16(DONE))
        while end < len(old):
            new = append(new, old[end])
            end += 1
        match.actions = new

    def _declared_by(self, seat: i64, kind: i64, before: i64) -> bool:
        held = Hand(self.match.rules, self.match.dealt[seat])
        if before & bit(kind):
            return False
        declared = self.match.declared[seat]
        if held.group_a == kind and declared & GROUP_A:
            return True
        return held.group_b == kind and declared & GROUP_B != 0


def _before_play(actions: vec[i16]) -> i64:
    """Where the teyaku round would stand: after the auction, before the first card."""
    index: i64 = 0
    while index < len(actions) and actions[index] >= 99:
        index += 1
    return index


def allowed(match: HachiHachiMatch, seat: i64) -> CardSet:
    """What the cards that a seat keeps hidden can be, after a declaration of group B."""
    if match.declared[seat] & GROUP_B == 0:
        return ANY_CARD
    kind = Hand(match.rules, match.dealt[seat]).group_b
    if not match.rules.show_chaff or kind == EMPTY:
        return CHAFF
    if kind == ONE_LIGHT:
        return LIGHTS & ~CHAFF
    if kind == ONE_ANIMAL:
        return ANIMALS & ~CHAFF
    return RIBBONS & ~CHAFF


def compensated_cards(match: HachiHachiMatch, seat: i64) -> CardSet:
    """The cards that a driven-out player was compensated for; none for others."""
    auction = match.auction
    cards: i64 = 0
    if auction is not None and auction.driven_out & bit(seat) and len(match.order) == 3:
        for line in compensation(match.rules, match.dealt[seat]):
            cards |= line.cards
    return cards


def _absent_hand(
    match: HachiHachiMatch, seat: i64, kept: CardSet, free: CardSet, rng: Rng
) -> CardSet:
    """A hand of seven with the cards `kept` that explains the compensation; -1 if none is found."""
    old = match.dealt[seat]
    auction = match.auction
    driven_out = auction is not None and auction.driven_out & bit(seat) != 0
    order = vec[u8](cards_of(free))
    tries: i64 = 0
    while tries < 60:
        hand = kept
        if tries < 30:
            hand |= old & free
        rng.shuffle(order)
        for card in order:
            if count(hand) == 7:
                break
            hand |= bit(i64(card))
        if count(hand) == 7 and _explains(match, hand, old, driven_out):
            return hand
        tries += 1
    return -1


def _explains(match: HachiHachiMatch, hand: CardSet, old: CardSet, driven_out: bool) -> bool:
    if match.rules.four_three_ends and Hand(match.rules, hand).group_a == FOUR_THREE:
        return False
    if not driven_out:
        return True
    wanted = compensation(match.rules, old)
    found = compensation(match.rules, hand)
    if len(wanted) != len(found):
        return False
    for index in range(len(wanted)):
        if wanted[index].cards != found[index].cards or wanted[index].name != found[index].name:
            return False
    return True
