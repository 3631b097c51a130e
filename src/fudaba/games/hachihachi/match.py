"""The match: its deals, the phases of a deal, and what follows a deal."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i16, i64, u8

from fudaba.cards.bits import Card, CardSet, bit, cards_of, count, lowest, set_of
from fudaba.cards.hanafuda import PACK_SIZE, WHITE, month_cards, month_of
from fudaba.cards.rng import Rng
from fudaba.cards.vectors import vec
from fudaba.games.capture import has_four, taken, targets
from fudaba.games.contract import (
    ATTEMPTS,
    DRAW_STREAM,
    Deal,
    Game,
    GivenDeals,
    Match,
    UnplayableDeck,
)
from fudaba.games.draw import draw_for_dealer
from fudaba.games.hachihachi import facts as endings
from fudaba.games.hachihachi.actions import (
    BOTH,
    CANCEL,
    CANCEL_BIT,
    DECLARE,
    DONE,
    DONE_BIT,
    MIZUTEN,
    MOST_REPAID,
    PLAY,
    REPAY,
    SHOUBU,
    SPLIT,
    STAY,
    TAKE,
)
from fudaba.games.hachihachi.auction import Auction
from fudaba.games.hachihachi.bank import REPAY_KAN, Books
from fudaba.games.hachihachi.deal import (
    HAND_SIZE,
    PACK,
    PACK_WITH_WHITE,
    deal_out,
    dealt_cards,
    white_holder,
)
from fudaba.games.hachihachi.dekiyaku import (
    BLUE,
    FOUR_LIGHTS,
    INO_SHIKA_CHO,
    POETRY,
    ROWS,
    TABLE,
    dekiyaku_of,
    may_count,
    total,
)
from fudaba.games.hachihachi.facts import GROUP_A, GROUP_B, NOBODY, Facts
from fudaba.games.hachihachi.field import multiplied
from fudaba.games.hachihachi.options import Rules
from fudaba.games.hachihachi.phases import (
    AUCTION,
    BLIND,
    CHOOSE_CARD,
    DECIDE,
    PLACE_DRAWN,
    PLACE_PLAYED,
    SHARE,
    TEYAKU,
)
from fudaba.games.hachihachi.phases import REPAY as REPAYING
from fudaba.games.hachihachi.resample import resample
from fudaba.games.hachihachi.settlement import (
    Settlement,
    compensate,
    four_three_holders,
    settle,
    settle_four_three,
    settle_sole,
    settle_split,
)
from fudaba.games.hachihachi.teyaku import KINDS, NONE, RED, Hand
from fudaba.games.ledger import POT, Entry, totals
from fudaba.games.options import Options

if TYPE_CHECKING:
    from fudaba.games.spec import Spec

#: The attempt number whose stream shuffles the stock when hands were returned to it (HH-314).
STOCK_ATTEMPT = ATTEMPTS - 2


@final
class HachiHachiGame(Game):
    """Hachi-Hachi with its options chosen and two to seven seats."""

    def __init__(self, spec: Spec, options: Options, preset: str | None, seats: i64) -> None:
        super().__init__(spec, options, preset, seats)
        self.rules: Rules = Rules(options)

    @property
    def pack_cards(self) -> int:
        return (1 << 49) - 1 if self.seats == 7 else (1 << 48) - 1

    def new(self, seed: int = 0, given: GivenDeals | None = None) -> HachiHachiMatch:
        match = HachiHachiMatch(self, self.rules, seed, given)
        match.start()
        return match


@final
class Opening:
    """What a deal began with."""

    def __init__(self, dealer: i64, month: i64, carried: list[int], pot: i64, books: Books) -> None:
        self.dealer: i64 = dealer
        self.month: i64 = month
        self.carried: list[int] = carried
        self.pot: i64 = pot
        self.books: Books = books


@final
class HachiHachiMatch(Match):
    """A match of Hachi-Hachi."""

    def __init__(self, game: Game, rules: Rules, seed: int, given: GivenDeals | None) -> None:
        super().__init__(game, seed, given)
        self.rules: Rules = rules
        self.seats: i64 = game.seats
        self.draws: list[list[int]] = []
        self.books: Books = Books(rules, 0)
        self.openings: list[Opening] = []
        #: Who is on top at the end, before the prize.
        self.champions: list[int] = []
        #: The month that is played, from 1; a void deal does not count.
        self.month: i64 = 1
        self.year: i64 = 1
        self.carried: list[int] = []
        self.pot: i64 = 0
        # The deal in progress.
        self.phase: i64 = BLIND
        self.redeals: i64 = 0
        self.multiplier: i64 = 1
        self.white: i64 = NOBODY
        self.blind: bool = False
        self.auction: Auction | None = None
        self.order: list[int] = []
        self.entries: list[Entry] = []
        self.after: list[Entry] = []
        self.hands: vec[i64] = vec[i64]([0] * game.seats)
        self.dealt: vec[i64] = vec[i64]([0] * game.seats)
        self.captured: vec[i64] = vec[i64]([0] * game.seats)
        #: Groups of teyaku that each seat has declared, and the cards it has shown.
        self.declared: vec[i64] = vec[i64]([0] * game.seats)
        self.shown: vec[i64] = vec[i64]([0] * game.seats)
        self.kan: vec[i64] = vec[i64]([0] * game.seats)
        self.field: i64 = 0
        self.stock: vec[u8] = vec[u8]()
        self.next_card: i64 = 0
        self.speaking: i64 = 0
        self.turn: i64 = 0
        self.sage: list[int] = []
        self.last_sage: i64 = NOBODY
        self.end: str = ""
        self.next_dealer: i64 = 0
        # The turn in progress.
        self.card: i64 = 0
        self.turn_base: i64 = 0
        #: The hand card that a seat laid down in its latest turn, -1 for none (HH-716, HH-903).
        self.laid: vec[i64] = vec[i64]([NOBODY] * game.seats)
        self.liable: vec[i64] = vec[i64]([NOBODY] * ROWS)
        self.liable_month: vec[i64] = vec[i64]([NOBODY] * 13)

    # The match.

    def start(self) -> None:
        """Draws for the first dealer (HH-032 to HH-034, HH-R6) and deals."""
        self.books = Books(self.rules, self.seats)
        given = self.given
        if given is not None and given.first_dealer >= 0:
            self.dealer = given.first_dealer
        else:
            dealer, self.draws = draw_for_dealer(
                Rng(self.seed, DRAW_STREAM), int(self.seats), put_back=False
            )
            self.dealer = dealer
        self._deal_on()

    @property
    def scores(self) -> list[int]:
        """Points won or lost, or coins minus debt, after the finished deals."""
        if not self.deals:
            return self.opening_scores()
        return [int(score) for score in self.deals[-1].totals]

    def opening_scores(self) -> list[int]:
        return [int(score) for score in Books(self.rules, self.seats).scores()]

    @property
    def winner(self) -> int | list[int] | None:
        if not self.is_over:
            return None
        return self.champions[0] if len(self.champions) == 1 else self.champions

    def alias(self, text: str) -> str:
        """Cards may be written in any way that is read; a pile goes by any of its cards."""
        verb, _, name = text.partition(" ")
        try:
            card = self.game.spec.pack.card(name)
        except ValueError:
            return text
        if verb == "take" and card < PACK_SIZE and self.field & bit(card):
            card = int(lowest(taken(self.field, card)))
        return f"{verb} {self.game.spec.pack.text(card)}"

    def _deal_on(self) -> None:
        """Deals until somebody has to decide, or the match is over."""
        while not self.is_over and not self._deal():
            pass

    # The deal.

    def _deal(self) -> bool:
        """Shuffles and deals; False if the deal ended before anybody was asked."""
        self.openings.append(
            Opening(self.dealer, self.month, self.carried, self.pot, self.books.copy())
        )
        self.redeals = 0
        given = self.given_deck()
        if given is not None:
            if not self.lay_out(given):
                raise UnplayableDeck("the field holds a whole month and is dealt again (HH-105)")
        else:
            pack = PACK_WITH_WHITE if self.seats == 7 else PACK
            while not self.lay_out(self.shuffled(pack, self.redeals)):
                self.redeals += 1
        return self.open()

    def lay_out(self, deck: vec[u8]) -> bool:
        """Deals the pack out; False if the field holds four of a month (HH-105)."""
        self.deck = deck
        self.mixed_stock = vec[u8]()
        self.field = deal_out(self.rules, self.dealer, deck, self.hands)
        self.white = NOBODY
        if self.seats == 7:  # HH-120 to HH-122
            self.white = white_holder(self.hands)
            self.field = self.hands[self.white] & ~(1 << WHITE)
            self.hands[self.white] = 0
        self.dealt = self.hands[:]
        seat: i64
        for seat in range(self.seats):
            self.captured[seat] = 0
            self.declared[seat] = 0
            self.shown[seat] = 0
            self.kan[seat] = 0
            self.laid[seat] = NOBODY
        index: i64
        for index in range(ROWS):
            self.liable[index] = NOBODY
        for index in range(13):
            self.liable_month[index] = NOBODY
        self.multiplier = 1
        self.blind = False
        self.auction = None
        self.order = []
        self.entries = []
        self.after = []
        self.speaking = 0
        self.turn = 0
        self.sage = []
        self.last_sage = NOBODY
        self.next_card = 0
        self.stock = vec[u8]()
        return not has_four(self.field)

    def open(self) -> bool:
        """Asks the dealer about mizuten where that is played (HH-250, HH-R13)."""
        if self.rules.mizuten and self.seats > 2:
            if self.seats > 3 or self.rules.mizuten_with_three:
                self._ask(BLIND, self.dealer, MIZUTEN, BOTH)
                return True
        return self._turn_up()

    def _turn_up(self) -> bool:
        """The field and its multiplier; four-three may end the match (HH-200, HH-422)."""
        rules = self.rules
        number, self.carried = multiplied(rules, self.field, self.carried)
        self.multiplier = number
        self.note("field", self.dealer, self.field, self.multiplier)
        if self.white >= 0:
            self.note("white", self.white)
        if rules.four_three_ends:
            holders = four_three_holders(rules, self.seats, self.dealer, self.hands)
            if holders:
                for holder in holders:
                    self.note("four_three", holder, self.hands[holder])
                result = settle_four_three(
                    rules,
                    self.seats,
                    holders,
                    self.hands,
                    self.multiplier,
                    self.pot,
                    self.white,
                )
                self._settle(endings.FOUR_THREE, result)
                return False
        self.auction = Auction(
            rules, self.seats, self.dealer, self.white, self.blind, self.multiplier
        )
        return self._hear()

    # Who plays.

    def _hear(self) -> bool:
        """Asks the next speaker, or goes on with those who play."""
        auction = self.auction
        assert auction is not None
        if auction.speaker >= 0:
            self._ask(AUCTION, auction.speaker, STAY, BOTH)
            return True
        self.order = auction.order()
        seat: i64
        for seat in range(self.seats):
            if auction.forced_in & bit(seat):
                self.note("forced_in", seat)
            if auction.driven_out & bit(seat):
                self.note("driven_out", seat)
        active = len(self.order)
        if active == 0:
            self._void()
            return False
        if active == 1:
            result = settle_sole(self.rules, self.seats, self.order[0], self.pot)
            return self._settle(endings.SOLE, result)
        if active == 2 and self.seats > 2:
            if self.rules.two_always_split:
                return self._split()
            if self.rules.two_may_split:
                self._ask(SHARE, self.order[0], SPLIT, BOTH)
                return True
        return self._begin_play()

    def _say(self, stays: bool) -> None:
        auction = self.auction
        assert auction is not None
        seat = auction.speaker
        auction.say(stays)
        if stays:
            self.note("stay", seat)
        else:
            self.note("drop", seat, 0, auction.fee)
            self.entries.append(Entry(seat, POT, auction.fee, "drop_fee", "HH-305"))
            self.books.change(seat, -auction.fee)
            self.pot += auction.fee
        if not self._hear():
            self._deal_on()

    def _share(self, splits: bool) -> None:
        """HH-310: the acting dealer speaks first; a refusal settles it."""
        seat = self.to_play
        self.note("split" if splits else "refuse", seat)
        going_on = True
        if not splits:
            going_on = self._begin_play()
        elif seat == self.order[0]:
            self._ask(SHARE, self.order[1], SPLIT, BOTH)
        else:
            going_on = self._split()
        if not going_on:
            self._deal_on()

    def _split(self) -> bool:
        result = settle_split(self.rules, self.seats, self.order[0], self.order[1], self.pot)
        return self._settle(endings.SPLIT, result)

    def _void(self) -> None:
        """HH-313, HH-R8: the deal does not count; the pot stays, the same dealer deals."""
        if not self.rules.void_consumes:
            self.carried = self.openings[-1].carried
        self.note("end", NOBODY, 0, 0, endings.VOID)
        self.end = endings.VOID
        self.next_dealer = self.dealer
        self._file()

    # Before the play.

    def _begin_play(self) -> bool:
        """Compensation and the stock; then teyaku (HH-314, HH-350)."""
        auction = self.auction
        assert auction is not None
        if auction.driven_out:
            paid: list[Entry] = []
            seat: i64
            for seat in range(self.seats):
                if auction.driven_out & bit(seat):
                    found = compensate(
                        self.rules, self.order, seat, self.hands[seat], self.multiplier
                    )
                    if self.journal is not None:
                        self._note_compensation(seat, found)
                    paid += found
            self.entries += paid
            self.books.pay(totals(paid, self.seats))
        self._make_stock()
        self.speaking = 0
        return self._ask_teyaku()

    def _note_compensation(self, seat: i64, paid: list[Entry]) -> None:
        cards: i64 = 0
        for entry in paid:
            cards |= entry.cards
        points = totals(paid, self.seats)[seat]
        self.note("compensation", seat, cards, points)

    def _make_stock(self) -> None:
        """HH-314: the hands of all who sit out are shuffled into the rest of the pack."""
        rest = self.deck[dealt_cards(self.seats) :]
        returned: i64 = 0
        seat: i64
        for seat in range(self.seats):
            if seat not in self.order:
                returned |= self.hands[seat]
                self.hands[seat] = 0
        if returned == 0:
            self.stock = rest
            return
        for card in rest:
            returned |= bit(i64(card))
        given = self.given
        if given is not None and len(self.deals) in given.stocks:
            stock = given.stocks[len(self.deals)]
            if set_of([int(card) for card in stock]) != returned or len(stock) != count(returned):
                raise UnplayableDeck("the stock does not hold the cards that were left (HH-314)")
        else:
            stock = self.shuffled(vec[u8](cards_of(returned)), STOCK_ATTEMPT)
        self.mixed_stock = stock
        self.stock = stock

    def _ask_teyaku(self) -> bool:
        """HH-450, HH-R28: from the acting dealer on, whoever has something undeclared."""
        while self.speaking < len(self.order):
            seat: i64 = self.order[self.speaking]
            mask = self.undeclared(seat)
            if mask:
                self._ask(TEYAKU, seat, DECLARE, mask | DONE_BIT)
                return True
            self.speaking += 1
        self._begin_turn()
        return True

    def undeclared(self, seat: i64) -> i64:
        """The teyaku that a seat could still declare, as bits counted from `declare`."""
        held = Hand(self.rules, self.dealt[seat])
        mask: i64 = 0
        if held.group_a != NONE and self.declared[seat] & GROUP_A == 0:
            mask |= bit(held.group_a)
        if held.group_b != NONE and self.declared[seat] & GROUP_B == 0:
            mask |= bit(held.group_b)
        return mask

    def _declare(self, kind: i64) -> None:
        """HH-451, HH-452: the cards are shown."""
        seat = self.to_play
        held = Hand(self.rules, self.dealt[seat])
        cards: i64 = 0
        if kind < RED:
            self.declared[seat] |= GROUP_A
            cards = held.shown_for_a(self.rules)
        else:
            self.declared[seat] |= GROUP_B
            cards = held.shown_for_b(self.rules)
        self.shown[seat] |= cards
        self.note("declare", seat, cards, 0, KINDS[kind].name)
        self._ask_teyaku()

    def _pass_teyaku(self) -> None:
        self.speaking += 1
        self._ask_teyaku()

    # The turn.

    def _ask(self, phase: i64, seat: i64, base: i64, mask: i64) -> None:
        self.phase = phase
        self.to_play = seat
        self.base = base
        self.mask = mask
        self.span = 0

    def _begin_turn(self) -> None:
        """HH-500: a hand card, or for who said sage last the way out (HH-655)."""
        seat: i64 = self.order[self.turn % len(self.order)]
        self.turn_base = self.captured[seat]
        mask = self.hands[seat]
        if self.last_sage == seat:
            mask |= CANCEL_BIT
        self._ask(CHOOSE_CARD, seat, PLAY, mask)

    def step(self, action: i64) -> None:
        self.remember(action)
        phase = self.phase
        if phase == CHOOSE_CARD:
            if action == CANCEL:
                self._finish(endings.CANCEL, self.to_play)
            else:
                self._play(action)
        elif phase == PLACE_PLAYED:
            self._place_played(action - TAKE)
        elif phase == PLACE_DRAWN:
            self._place_drawn(action - TAKE)
        elif phase == DECIDE:
            self._decide(action == SHOUBU)
        elif phase == AUCTION:
            self._say(action == STAY)
        elif phase == TEYAKU:
            if action == DONE:
                self._pass_teyaku()
            else:
                self._declare(action - DECLARE)
        elif phase == BLIND:
            self._look(action == MIZUTEN)
        elif phase == SHARE:
            self._share(action == SPLIT)
        else:
            self._repay(action - REPAY)

    def _look(self, blind: bool) -> None:
        """HH-251; the holder of the white card sits out, and mizuten is void (HH-R16)."""
        self.note("mizuten" if blind else "look", self.dealer)
        self.blind = blind and self.white != self.dealer
        if not self._turn_up():
            self._deal_on()

    def _play(self, card: Card) -> None:
        """HH-501: a hand card is played."""
        seat = self.to_play
        if self.journal is not None:
            self.note("play", seat, bit(card))
        self.hands[seat] &= ~bit(card)
        self.card = card
        found = targets(self.field, card)
        if found & (found - 1):
            self._ask(PLACE_PLAYED, seat, TAKE, found)  # HH-504
        elif found:
            self._place_played(lowest(found))
        else:
            self.field |= bit(card)  # HH-502
            if self.journal is not None:
                self.note("lay", seat, bit(card))
            self.laid[seat] = NOBODY
            if self.hands[seat]:
                self.laid[seat] = card
            self._draw()

    def _place_played(self, target: Card) -> None:
        self.laid[self.to_play] = NOBODY
        self._take(target)
        self._draw()

    def _take(self, target: Card) -> None:
        """HH-503 to HH-506: the card and what it takes go to the base at once."""
        seat = self.to_play
        under = taken(self.field, target)
        if self.journal is not None:
            self.note_outcome("put", under | bit(self.card), target)
        self.field &= ~under
        self.captured[seat] |= under | bit(self.card)

    def _draw(self) -> None:
        """HH-501: the top card of the stock, used in the same way."""
        card = i64(self.stock[self.next_card])
        self.next_card += 1
        self.card = card
        seat = self.to_play
        if self.journal is not None:
            self.note("draw", seat, bit(card))
        found = targets(self.field, card)
        if found & (found - 1):
            self._ask(PLACE_DRAWN, seat, TAKE, found)
        elif found:
            self._place_drawn(lowest(found))
        else:
            self.field |= bit(card)
            if self.journal is not None:
                self.note("lay", seat, bit(card))
            self._end_turn()

    def _place_drawn(self, target: Card) -> None:
        self._take(target)
        self._end_turn()

    def _end_turn(self) -> None:
        """HH-650, HH-R36, HH-R37: asked once, if the total of the dekiyaku has risen."""
        seat = self.to_play
        captured = self.captured[seat]
        new = captured & ~self.turn_base
        if new:
            if self.journal is not None:
                self.note("capture", seat, new)
            if self.rules.liability_dekiyaku or self.rules.liability_tobikomi:
                self._find_liable(seat, new)
            if may_count(self.rules, captured, new):
                kan = total(self.rules, captured)
                if kan > self.kan[seat]:
                    self.kan[seat] = kan
                    if self.journal is not None:
                        made = [held.name for held in dekiyaku_of(self.rules, captured)]
                        self.note("gain", seat, 0, kan, " ".join(made))
                    self._ask(DECIDE, seat, SHOUBU, BOTH)
                    return
        self._next_turn()

    def _find_liable(self, seat: i64, new: CardSet) -> None:
        """HH-716, HH-903, HH-R45: who laid down, in the latest turn, the card that was lacking."""
        for other in self.order:
            card = self.laid[other]
            if other == seat or card < 0 or new & bit(card) == 0:
                continue
            if self.rules.liability_dekiyaku:
                for index in (FOUR_LIGHTS, POETRY, BLUE, INO_SHIKA_CHO):
                    if TABLE[index].cards & ~self.turn_base == bit(card):
                        self.liable[index] = other
            if self.rules.liability_tobikomi and self.declared[seat] & GROUP_A:
                month = month_of(card)
                held = Hand(self.rules, self.dealt[seat])
                if held.triples & month_cards(month):
                    self.liable_month[month] = other

    def _decide(self, stops: bool) -> None:
        seat = self.to_play
        if stops:
            self.note("shoubu", seat, 0, self.kan[seat])
            self._finish(endings.SHOUBU, seat)
            return
        self.note("sage", seat, 0, self.kan[seat])
        if seat not in self.sage:
            self.sage.append(int(seat))
        self.last_sage = seat
        self._next_turn()

    def _next_turn(self) -> None:
        """HH-R72; after the last card the deal is exhausted (HH-656)."""
        self.turn += 1
        if self.turn == HAND_SIZE * len(self.order):
            self._finish(endings.EXHAUSTED, NOBODY)
        else:
            self._begin_turn()

    # The end of the deal.

    def facts(self, end: str, by: i64) -> Facts:
        """What the settlement needs to know."""
        found = Facts(0, self.order, self.multiplier, self.pot)
        found.seats = self.seats
        found.hands = self.dealt
        found.declared = self.declared
        found.captured = self.captured
        found.end = end
        found.by = by
        found.sage = self.sage
        found.mizuten = self.blind
        found.white = self.white
        found.liable = self.liable
        found.liable_month = self.liable_month
        return found

    def _finish(self, end: str, by: i64) -> None:
        if end == endings.CANCEL:
            self.note("cancel", by, 0, self.kan[by])
        if not self._settle(end, settle(self.rules, self.facts(end, by))):
            self._deal_on()

    def _settle(self, end: str, result: Settlement) -> bool:
        """Pays, gives the deal to the winner, and goes through what follows the deal."""
        self.entries += result.entries
        self.books.pay(result.scores)
        self.books.track += result.track
        self.pot = 0
        self.end = end
        self.note("end", result.winner, 0, 0, end)
        self.next_dealer = result.winner  # HH-872
        early = end == endings.FOUR_THREE
        last = self.month == self.rules.deals or early
        rules = self.rules
        if not last and self.month == 6:
            self.after += self.books.han_don()  # HH-960
        if early and self.month <= 6 and rules.deals == 12 and rules.han_don_on_early_end:
            self.after += self.books.han_don()  # HH-R27
        if last:
            self._close_year(early)
            return False
        if rules.bank_loans and (self.month == 6 or (self.month == 11 and rules.ishi_arai)):
            self.speaking = 0
            return self._ask_repayment()
        self._next_month()
        return False

    def _ask_repayment(self) -> bool:
        """HH-961, HH-962: from the winner on, everybody who could pay back 5 kan."""
        while self.speaking < self.seats:
            seat = (self.next_dealer + self.speaking) % self.seats
            steps = min(self.books.repayable(seat), MOST_REPAID)
            if steps > 0:
                self._ask(REPAYING, seat, REPAY, 0)
                self.span = steps + 1
                return True
            self.speaking += 1
        self._next_month()
        return False

    def _repay(self, steps: i64) -> None:
        points = steps * REPAY_KAN * self.rules.kan
        self.books.repay(self.to_play, points)
        self.note("repay", self.to_play, 0, points)
        self.speaking += 1
        if not self._ask_repayment():
            self._deal_on()

    def _next_month(self) -> None:
        self.month += 1
        self._file()

    def _close_year(self, early: bool) -> None:
        """HH-950 to HH-967; a campaign goes on with the next year (HH-R67)."""
        full = self.rules.deals == 12 and not early
        paid, top = self.books.close_year(self.next_dealer, full)
        self.after += paid
        self.carried = []  # HH-206
        if not self.rules.campaign:
            self.champions = top
        elif self.year == self.seats:
            scores = [int(score) for score in self.books.scores()]
            self.champions = [seat for seat, score in enumerate(scores) if score == max(scores)]
        if self.rules.campaign and self.year < self.seats:
            self.books.years = self.books.scores()
            self.after += self.books.open_year()
            self.year += 1
            self.month = 1
            self._file()
        else:
            self._file()
            self.is_over = True
            self.to_play = NOBODY
            self.mask = 0
            self.span = 0

    def _file(self) -> None:
        """Puts the finished deal with the others."""
        self.deals.append(
            Deal(
                self.dealer,
                self.deck,
                self.mixed_stock,
                self.actions,
                self.end,
                self.captured[:],
                totals(self.entries, self.seats),
                self.entries,
                self.after,
                self.books.scores(),
            )
        )
        self.actions = vec[i16](capacity=64)
        self.dealer = self.next_dealer
        if self.stop_after_deal:
            self.is_over = True
            self.to_play = NOBODY
            self.mask = 0
            self.span = 0

    # Copies.

    def copy(self) -> HachiHachiMatch:
        twin = HachiHachiMatch(self.game, self.rules, self.seed, self.given)
        self.share_into(twin)
        twin.draws = self.draws
        twin.books = self.books.copy()
        twin.openings = self.openings.copy()
        twin.champions = self.champions
        twin.month = self.month
        twin.year = self.year
        twin.carried = self.carried
        twin.pot = self.pot
        twin.phase = self.phase
        twin.redeals = self.redeals
        twin.multiplier = self.multiplier
        twin.white = self.white
        twin.blind = self.blind
        auction = self.auction
        if auction is not None:
            twin.auction = auction.copy()
        twin.order = self.order
        twin.entries = self.entries.copy()
        twin.after = self.after.copy()
        twin.hands = self.hands[:]
        twin.dealt = self.dealt[:]
        twin.captured = self.captured[:]
        twin.declared = self.declared[:]
        twin.shown = self.shown[:]
        twin.kan = self.kan[:]
        twin.field = self.field
        twin.stock = self.stock
        twin.next_card = self.next_card
        twin.speaking = self.speaking
        twin.turn = self.turn
        twin.sage = self.sage.copy()
        twin.last_sage = self.last_sage
        twin.end = self.end
        twin.next_dealer = self.next_dealer
        twin.card = self.card
        twin.turn_base = self.turn_base
        twin.laid = self.laid[:]
        twin.liable = self.liable[:]
        twin.liable_month = self.liable_month[:]
        return twin

    def replayed_deal(self, number: int) -> HachiHachiMatch:
        place = number - 1
        finished = place < len(self.deals)
        opening = self.openings[place]
        stock = self.deals[place].stock if finished else self.mixed_stock
        given = GivenDeals()
        if len(stock):
            given.stocks[place] = stock
        twin = HachiHachiMatch(self.game, self.rules, self.seed, given)
        twin.stop_after_deal = True
        twin.journal = []
        twin.dealer = opening.dealer
        twin.month = opening.month
        twin.carried = opening.carried
        twin.pot = opening.pot
        twin.books = opening.books.copy()
        twin.deals = self.deals[:place]
        twin.openings = self.openings[:number]
        twin.lay_out(self.deals[place].deck if finished else self.deck)
        twin.open()
        for action in self.deals[place].actions if finished else self.actions:
            twin.step(i64(action))
        return twin

    def resample(self, seat: int | None, rng: Rng) -> None:
        resample(self, seat, rng)
