"""What a seat cannot know, dealt again: the other hands, the stock, the rest of the pack."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64, u8

from fudaba.cards.bits import CardSet, bit, count
from fudaba.cards.hanafuda import (
    ANIMALS,
    BLUE_RIBBONS,
    BOAR_DEER_BUTTERFLIES,
    CHAFF,
    LIGHTS,
    POETRY_RIBBONS,
    RIBBONS,
)
from fudaba.cards.packed import packed
from fudaba.cards.rng import Rng
from fudaba.cards.vectors import vec
from fudaba.games.eights.redealing import hidden_cards, put_in_pack, put_in_stock
from fudaba.games.hachihachi.compensation import compensation
from fudaba.games.hachihachi.dealing import PACK, PACK_WITH_WHITE, first_seat, lay_out
from fudaba.games.hachihachi.facts import GROUP_A, GROUP_B
from fudaba.games.hachihachi.questions import BLIND, is_teyaku
from fudaba.games.hachihachi.respelling import respell
from fudaba.games.hachihachi.teyaku import EMPTY, FOUR_THREE, NONE, ONE_ANIMAL, ONE_LIGHT, Hand
from fudaba.games.hanafuda.redeal import is_fair, pick

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
    if match.question == BLIND:
        _deal_anew(match, rng)
    else:
        Redeal(match, watcher).run(rng)


def _deal_anew(match: HachiHachiMatch, rng: Rng) -> None:
    """Before the cards are dealt nobody has seen any of them (HH-250)."""
    pack = PACK_WITH_WHITE if match.seats == 7 else PACK
    while True:
        deck = pack[:]
        rng.shuffle(deck)
        if lay_out(match, deck):
            return


@final
class Redeal:
    """One redealing: what is hidden from the watcher, and what is known of it."""

    def __init__(self, match: HachiHachiMatch, watcher: i64) -> None:
        self.match: HachiHachiMatch = match
        self.watcher: i64 = watcher
        #: Whether the hands of those who sit out are in the stock already.
        self.mixed: bool = len(match.mixed_stock) > 0
        #: All cards that the watcher does not see, and those of them that may be anywhere.
        self.pool: i64 = 0
        self.free: i64 = 0
        self._gather()
        #: Of the free cards, those that the try in progress has not given to anybody.
        self.rest: i64 = self.free
        #: What those who have got cards were allowed to get.
        self.earlier: i64 = 0
        self.hands: vec[i64] = match.hands[:]
        #: New cards of driven-out players, whose hands must explain what they were paid.
        self.absent: vec[i64] = vec[i64]([0] * match.seats)

    def _gather(self) -> None:
        match = self.match
        self.pool = hidden_cards(match, self.watcher)
        known: i64 = 0
        seat: i64
        for seat in range(match.seats):
            if seat != self.watcher:
                known |= match.hands[seat] & match.shown[seat]
            if self.mixed and seat not in match.order:
                if seat == self.watcher:
                    known |= match.dealt[seat]
                else:
                    known |= compensated_cards(match, seat)
        self.free = self.pool & ~known

    def run(self, rng: Rng) -> None:
        """Deals until nothing contradicts what was seen."""
        order = packed(self.free)
        while not self._try(order, rng):
            pass
        self._put_in_place(rng)
        match = self.match
        if match.to_play != self.watcher:
            match.at.ask(match)  # what the hidden hand to play may do with its new cards
        respell(match)

    def _try(self, order: vec[u8], rng: Rng) -> bool:
        """One hand after the other: those of which most is known first, so that little has to be
        thrown away; the hands of the driven-out, which went into the stock, must explain what
        they were paid."""
        return (
            self._try_hands(order, True, rng)
            and self._try_driven_out(order, rng)
            and self._try_hands(order, False, rng)
        )

    def _try_hands(self, order: vec[u8], constrained: bool, rng: Rng) -> bool:
        match = self.match
        if constrained:
            self.rest = self.free
            self.earlier = 0
        seat: i64
        for seat in range(match.seats):
            held = match.hands[seat]
            may_be = allowed(match, seat)
            if seat == self.watcher or held == 0 or (may_be != ANY_CARD) != constrained:
                continue
            hidden = self._pick(order, may_be, count(held & self.free), rng)
            if hidden < 0:
                return False
            self.hands[seat] = held & ~self.free | hidden
            if not self._fits(seat, self.hands[seat] | match.dealt[seat] & ~held):
                return False
        return True

    def _try_driven_out(self, order: vec[u8], rng: Rng) -> bool:
        match = self.match
        auction = match.auction
        if not self.mixed or auction is None or auction.driven_out == 0:
            return True
        plain: i64 = 0
        seat: i64
        for seat in range(match.seats):
            if auction.driven_out & bit(seat) and seat != self.watcher:
                wanted = count(match.dealt[seat] & self.free)
                if beside_group_b(match, seat) == ANY_CARD:
                    plain += wanted
                    continue
                self.absent[seat] = self._pick(order, unpaid(match, seat), wanted, rng)
                if self.absent[seat] < 0:
                    return False
        # Those who were paid for single cards only share out what all of them may have.
        common: i64 = 0
        if plain:
            common = self._pick(order, ~paid_cards(match), plain, rng)
            if common < 0:
                return False
        for seat in range(match.seats):
            if auction.driven_out & bit(seat) and seat != self.watcher:
                was = match.dealt[seat]
                if beside_group_b(match, seat) == ANY_CARD:
                    self.absent[seat] = pick(order, common, count(was & self.free), rng)
                    common &= ~self.absent[seat]
                if not _explains(match, was & ~self.free | self.absent[seat], was):
                    return False
        return True

    def _pick(self, order: vec[u8], may_be: CardSet, wanted: i64, rng: Rng) -> CardSet:
        """Cards of what is left, -1 where there are too few or fairness forbids it."""
        if self.rest != self.free and may_be != ANY_CARD:
            if not is_fair(self.free, self.rest, self.earlier, may_be, wanted, rng):
                return -1
        found = pick(order, self.rest & may_be, wanted, rng)
        if found > 0:
            self.rest &= ~found
            self.earlier |= may_be
        return found

    def _fits(self, seat: i64, dealt: CardSet) -> bool:
        """Whether a dealt hand agrees with what was declared from it."""
        match = self.match
        rules = match.rules
        asked = is_teyaku(match.question) and match.to_play == seat
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

    def _put_in_place(self, rng: Rng) -> None:
        """Writes the new cards into the pack, the stock and the hands."""
        match = self.match
        new = self.absent[:]
        left = self.pool
        seat: i64
        for seat in range(match.seats):
            if seat != self.watcher:
                left &= ~self.hands[seat]
                if match.hands[seat]:
                    new[seat] = self.hands[seat] & self.free
        first = first_seat(match.rules, match.seats, match.dealer)
        put_in_pack(match, first, self.free, new, rng)
        put_in_stock(match, left, rng)
        match.hands = self.hands
        if match.white >= 0:
            match.dealt[match.white] = 0


def allowed(match: HachiHachiMatch, seat: i64) -> CardSet:
    """What the cards that a seat keeps hidden can be, after a declaration of group B."""
    if match.declared[seat] & GROUP_B == 0:
        return ANY_CARD
    return beside_group_b(match, seat)


def beside_group_b(match: HachiHachiMatch, seat: i64) -> CardSet:
    """What the cards not shown for a teyaku of group B can be (HH-430 to HH-434, HH-452)."""
    kind = Hand(match.rules, match.dealt[seat]).group_b
    if kind == NONE:
        return ANY_CARD
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


def paid_cards(match: HachiHachiMatch) -> CardSet:
    """Cards that bring a driven-out player three points each (HH-353)."""
    if match.rules.ino_shika_cho:
        return LIGHTS | POETRY_RIBBONS | BLUE_RIBBONS | BOAR_DEER_BUTTERFLIES
    return LIGHTS | POETRY_RIBBONS | BLUE_RIBBONS


def unpaid(match: HachiHachiMatch, seat: i64) -> CardSet:
    """What the cards can be for which a driven-out player was paid nothing."""
    return beside_group_b(match, seat) & ~paid_cards(match)


def _explains(match: HachiHachiMatch, hand: CardSet, old: CardSet) -> bool:
    """Whether a driven-out player with this hand would have been paid for the same cards."""
    if match.rules.four_three_ends and Hand(match.rules, hand).group_a == FOUR_THREE:
        return False
    wanted = compensation(match.rules, old)
    found = compensation(match.rules, hand)
    if len(wanted) != len(found):
        return False
    for index in range(len(wanted)):
        if wanted[index].cards != found[index].cards or wanted[index].name != found[index].name:
            return False
    return True
