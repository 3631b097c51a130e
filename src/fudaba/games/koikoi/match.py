"""The match: its deals, and which phase answers to which action."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from fudaba.cards.rng import Rng
from fudaba.games.contract import DRAW_STREAM, Game, UnplayableDeck
from fudaba.games.deals import GivenDeals
from fudaba.games.koikoi import settlement
from fudaba.games.koikoi.actions import STOP, TAKE
from fudaba.games.koikoi.deal import PACK, draw_for_dealer
from fudaba.games.koikoi.instant import REDEAL, instant_names, is_instant
from fudaba.games.koikoi.options import Rules
from fudaba.games.koikoi.phases import CHOOSE_CARD, PLACE_DRAWN, PLACE_PLAYED
from fudaba.games.koikoi.resample import resample
from fudaba.games.koikoi.settlement import NOBODY, Facts
from fudaba.games.koikoi.turn import Turns
from fudaba.games.options import Options

if TYPE_CHECKING:
    from fudaba.games.spec import Spec


@final
class KoiKoiGame(Game):
    """Koi-Koi with its options chosen."""

    def __init__(self, spec: Spec, options: Options, preset: str | None, seats: i64) -> None:
        super().__init__(spec, options, preset, seats)
        self.rules: Rules = Rules(options)

    def new(self, seed: int = 0, given: GivenDeals | None = None) -> KoiKoiMatch:
        match = KoiKoiMatch(self, self.rules, seed, given)
        match.start()
        return match


@final
class KoiKoiMatch(Turns):
    """A match of Koi-Koi: two seats, 3, 6 or 12 deals."""

    def start(self) -> None:
        """Draws for the first dealer (KK-102) and deals."""
        given = self.given
        if given is not None and given.first_dealer >= 0:
            self.dealer = given.first_dealer
        else:
            self.dealer, self.draws = draw_for_dealer(Rng(self.seed, DRAW_STREAM))
        self._deal_on()

    def _deal_on(self) -> None:
        """Deals until there is something to play, or the match is over."""
        while not self.is_over and not self._deal():
            pass

    def _deal(self) -> bool:
        """One deal (KK-106 to KK-109, KK-203 to KK-205); False if it ended before any play."""
        self.redeals = 0
        given = self.given_deck()
        if given is not None:
            if self.lay_out(given) == REDEAL:
                raise UnplayableDeck(
                    "the table is teshi or kuttsuki: it must be dealt again (KK-205)"
                )
        else:
            while self.lay_out(self.shuffled(PACK, self.redeals)) == REDEAL:
                self.note("redeal", self.dealer, self.table)
                self.redeals += 1
        return self._open()

    def _open(self) -> bool:
        """Oya moves first (KK-301), unless an instant hand ends the deal (KK-203, KK-204)."""
        self.note("deal", self.dealer, self.table)
        first = is_instant(self.hands[0])
        second = is_instant(self.hands[1])
        if not first and not second:
            self._begin_turn(self.dealer)
            return True
        by: i64 = NOBODY
        seat: i64 = 0
        while seat < 2:
            if is_instant(self.hands[seat]):
                names = " ".join(instant_names(self.hands[seat]))
                self.note("instant", seat, self.hands[seat], 0, names)
                by = seat
            seat += 1
        if first and second:
            by = NOBODY
        end = settlement.INSTANT
        self._close(Facts(self.dealer, self.deal_number, self.hands, self.koi, end, by))
        return False

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
        elif action == STOP:
            self._stop()
        else:
            self._call_koi()

    # Copies.

    def copy(self) -> KoiKoiMatch:
        twin = KoiKoiMatch(self.game, self.rules, self.seed, self.given)
        self.share_table(twin)
        return twin

    def opened_again(self, number: int) -> KoiKoiMatch:
        """A deal, counted from 1, at its start, alone and with a journal."""
        place = number - 1
        finished = place < len(self.deals)
        twin = KoiKoiMatch(self.game, self.rules, self.seed, None)
        twin.stop_after_deal = True
        twin.journal = []
        twin.dealer = self.deals[place].dealer if finished else self.dealer
        twin.deals = self.deals[:place]
        if place:
            twin.won = self.deals[place - 1].totals[:]
        twin.lay_out(self.deals[place].deck if finished else self.deck)
        twin._open()
        return twin

    def reopened(self) -> KoiKoiMatch:
        twin = self.opened_again(int(self.deal_number))
        twin.journal = None
        return twin

    def replayed_deal(self, number: int) -> KoiKoiMatch:
        twin = self.opened_again(number)
        for action in self.actions_of(number):
            twin.step(i64(action))
        return twin

    def resample(self, seat: int | None, rng: Rng) -> None:
        resample(self, seat, rng)
