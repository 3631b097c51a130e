"""The match: its deals, and which phase answers to which action."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from fudaba.cards.rng import Rng
from fudaba.games.contract import DRAW_STREAM, Game, UnplayableDeck
from fudaba.games.deals import GivenDeals
from fudaba.games.draw import draw_for_dealer
from fudaba.games.hachihachi import facts as endings
from fudaba.games.hachihachi.actions import (
    BOTH,
    CANCEL,
    DECLARE,
    DONE,
    MIZUTEN,
    REPAY,
    SHOUBU,
    SPLIT,
    STAY,
    TAKE,
)
from fudaba.games.hachihachi.auction import Auction
from fudaba.games.hachihachi.bank import Books
from fudaba.games.hachihachi.deal import PACK, PACK_WITH_WHITE
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
    is_teyaku,
)
from fudaba.games.hachihachi.resample import resample
from fudaba.games.hachihachi.settlement import four_three_holders, settle_four_three
from fudaba.games.options import Options

if TYPE_CHECKING:
    from fudaba.games.spec import Spec
from fudaba.games.hachihachi.joining import Joining
from fudaba.games.hachihachi.table import Opening


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
class HachiHachiMatch(Joining):
    """A match of Hachi-Hachi."""

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

    def deals_left(self) -> i64:
        """A campaign goes on for years (HH-R67)."""
        if self.rules.campaign:
            return -1
        return self.rules.deals - self.month

    def _deal_on(self) -> None:
        """Deals until somebody has to decide, or the match is over."""
        while not self.is_over and not self._deal():
            pass

    # The deal.

    def _deal(self) -> bool:
        """Shuffles and deals; False if the deal ended before anybody was asked."""
        self.openings.append(
            Opening(self.dealer, self.year, self.month, self.carried, self.pot, self.books.copy())
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

    def choose_nth(self, index: i64) -> i64:
        return super().choose_nth(index)

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
        elif is_teyaku(phase):
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

    # Copies.

    def copy(self) -> HachiHachiMatch:
        twin = HachiHachiMatch(self.game, self.rules, self.seed, self.given)
        self.share_table(twin)
        twin.books = self.books.copy()
        twin.openings = self.openings.copy()
        twin.champions = self.champions
        twin.month = self.month
        twin.year = self.year
        twin.carried = self.carried
        twin.pot = self.pot
        twin.multiplier = self.multiplier
        twin.white = self.white
        twin.blind = self.blind
        auction = self.auction
        if auction is not None:
            twin.auction = auction.copy()
        twin.entries = self.entries.copy()
        twin.after = self.after.copy()
        twin.declared = self.declared[:]
        twin.declared_late = self.declared_late[:]
        twin.late_from = self.late_from
        twin.kan = self.kan[:]
        twin.last_sage = self.last_sage
        twin.end = self.end
        twin.next_dealer = self.next_dealer
        if self.rules.liability:
            twin.laid = self.laid[:]
            twin.liable = self.liable[:]
            twin.liable_month = self.liable_month[:]
        return twin

    def seen(self) -> int:
        """The field is not turned up before the dealer has spoken (HH-250)."""
        return 0 if self.phase == BLIND else super().seen()

    def is_auction(self) -> bool:
        return self.phase == AUCTION or self.phase == BLIND

    def reopened(self) -> HachiHachiMatch:
        twin = self._opened_again(int(self.deal_number))
        twin.journal = None
        return twin

    def _opened_again(self, number: int) -> HachiHachiMatch:
        """A deal, counted from 1, at its start, alone and with a journal."""
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
        twin.year = opening.year
        twin.month = opening.month
        twin.carried = opening.carried
        twin.pot = opening.pot
        twin.books = opening.books.copy()
        twin.deals = self.deals[:place]
        twin.openings = self.openings[:number]
        twin.lay_out(self.deals[place].deck if finished else self.deck)
        twin.open()
        return twin

    def replayed_deal(self, number: int) -> HachiHachiMatch:
        twin = self._opened_again(number)
        for action in self.actions_of(number):
            twin.step(i64(action))
        return twin

    def resample(self, seat: int | None, rng: Rng) -> None:
        resample(self, seat, rng)
