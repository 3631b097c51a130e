"""The match: its deals, which phase answers to which action, and how actions are spelled."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from fudaba.cards.rng import Rng
from fudaba.games.contract import DRAW_STREAM, Game, IllegalAction, UnplayableDeck
from fudaba.games.deals import GivenDeals
from fudaba.games.draw import PACK, draw_for_dealer
from fudaba.games.hachijuu.actions import AGARI, ANNOUNCE, CHOICE, DONE, FOLD, TAKE, announcement
from fudaba.games.hachijuu.joining import Joining
from fudaba.games.hachijuu.options import Rules
from fudaba.games.hachijuu.resample import resample
from fudaba.games.hachijuu.teyaku import KINDS, Hand
from fudaba.games.options import Options
from fudaba.games.phases import AUCTION, CHOOSE_CARD, DECIDE, PLACE_DRAWN, PLACE_PLAYED, TEYAKU

if TYPE_CHECKING:
    from fudaba.games.spec import Spec


@final
class HachijuuGame(Game):
    """Hachijuu with its options chosen and two to six seats."""

    def __init__(self, spec: Spec, options: Options, preset: str | None, seats: i64) -> None:
        super().__init__(spec, options, preset, seats)
        self.rules: Rules = Rules(options)

    def new(self, seed: int = 0, given: GivenDeals | None = None) -> HachijuuMatch:
        match = HachijuuMatch(self, self.rules, seed, given)
        match.start()
        return match


@final
class HachijuuMatch(Joining):
    """A match of Hachijuu."""

    # The match.

    def start(self) -> None:
        """Draws for the first oya (HJ-101 to HJ-103, HJ-R27) and deals."""
        given = self.given
        if given is not None and given.first_dealer >= 0:
            self.dealer = given.first_dealer
        else:
            dealer, self.draws = draw_for_dealer(
                Rng(self.seed, DRAW_STREAM), int(self.seats), put_back=True
            )
            self.dealer = dealer
        self._deal_on()

    @property
    def scores(self) -> list[int]:
        """Chips won or lost in the finished deals (HJ-R17)."""
        return [int(score) for score in self.won]

    def deals_left(self) -> i64:
        return self.rules.deals - self.deal_number

    # The deal.

    def _deal_on(self) -> None:
        """Shuffles and deals, again while the field holds a whole month (HJ-205, HJ-R4)."""
        self.redeals = 0
        given = self.given_deck()
        if given is not None:
            if not self.lay_out(given):
                raise UnplayableDeck("the field holds a whole month and is dealt again (HJ-205)")
        else:
            while not self.lay_out(self.shuffled(PACK, self.redeals)):
                self.redeals += 1
        self.open()

    def open(self) -> None:
        """The field lies open before the auction begins (HJ-206)."""
        if self.journal is not None:
            self.note("deal", self.dealer, self.field)
        self._hear()

    def choose_nth(self, index: i64) -> i64:
        return super().choose_nth(index)

    def step(self, action: i64) -> None:
        self.remember(action)
        phase = self.phase
        if phase == CHOOSE_CARD:
            self._play(action)
        elif phase == PLACE_PLAYED:
            self._place_played(action - TAKE)
        elif phase == PLACE_DRAWN:
            self._place_drawn(action - TAKE)
        elif phase == AUCTION:
            self._say(action - FOLD)
        elif phase == DECIDE:
            self._decide(action == AGARI)
        elif action == DONE:
            self._pass_teyaku()
        else:
            self._announce(action - ANNOUNCE)

    # Actions as text.

    def text(self, action: int) -> str:
        """Where several sets of cards would do, an announcement names its cards."""
        if self.phase == TEYAKU and CHOICE <= action < DONE and self.is_legal(action):
            made = announcement(self.to_play, Hand(self.dealt[self.to_play]), action - ANNOUNCE)
            cards = self.game.spec.pack.set_text(int(made.cards))
            return f"announce {KINDS[made.kind].name} {cards}"
        return self.game.text(action)

    def alias(self, text: str) -> str:
        """An announcement may always name its cards, in any order and spelling."""
        words = text.split(" ", 2)
        if self.phase != TEYAKU or words[0] != "announce" or len(words) < 3:
            return super().alias(text)
        pack = self.game.spec.pack
        try:
            cards = pack.set(words[2])
        except ValueError:
            return text
        held = Hand(self.dealt[self.to_play])
        for code in self.legal_actions():
            if code != DONE:
                made = announcement(self.to_play, held, code - ANNOUNCE)
                if KINDS[made.kind].name == words[1] and made.cards == cards:
                    return self.text(code)
        return text

    def action(self, text: str) -> int:
        if self.phase != TEYAKU or self.is_over:
            return super().action(text)
        written = self.alias(" ".join(text.split()))
        for code in self.legal_actions():
            if self.text(code) == written:
                return code
        raise IllegalAction(self.refusal(f"'{text}'"))

    def written(self, number: int) -> list[str]:
        for action in self.actions_of(number):
            if CHOICE <= action < DONE:
                return self._spelled_out(number)
        return super().written(number)

    def _spelled_out(self, number: int) -> list[str]:
        """The actions of a deal in which an announcement named its cards."""
        twin = self.opened_again(number)
        texts: list[str] = []
        for action in self.actions_of(number):
            texts.append(twin.text(int(action)))
            twin.step(i64(action))
        return texts

    # Copies.

    def copy(self) -> HachijuuMatch:
        twin = HachijuuMatch(self.game, self.rules, self.seed, self.given)
        self.share_table(twin)
        twin.won = self.won[:]
        twin.auction.copy_from(self.auction)
        twin.announced = self.announced.copy()
        twin.families = self.families[:]
        twin.points = self.points[:]
        return twin

    def opened_again(self, number: int) -> HachijuuMatch:
        """A deal, counted from 1, at its start, alone and with a journal."""
        place = number - 1
        finished = place < len(self.deals)
        stock = self.deals[place].stock if finished else self.mixed_stock
        given = GivenDeals()
        if len(stock):
            given.stocks[place] = stock
        twin = HachijuuMatch(self.game, self.rules, self.seed, given)
        twin.stop_after_deal = True
        twin.journal = []
        twin.dealer = self.deals[place].dealer if finished else self.dealer
        twin.deals = self.deals[:place]
        if place:
            twin.won = self.deals[place - 1].totals[:]
        twin.lay_out(self.deals[place].deck if finished else self.deck)
        twin.open()
        return twin

    def reopened(self) -> HachijuuMatch:
        twin = self.opened_again(int(self.deal_number))
        twin.journal = None
        return twin

    def replayed_deal(self, number: int) -> HachijuuMatch:
        twin = self.opened_again(number)
        for action in self.actions_of(number):
            twin.step(i64(action))
        return twin

    def resample(self, seat: int | None, rng: Rng) -> None:
        resample(self, seat, rng)
