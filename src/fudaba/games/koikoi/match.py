"""A match of Koi-Koi: all that it holds; what is done with it stands in the phases of a deal."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from fudaba.cards.rng import Rng
from fudaba.cards.vectors import vec
from fudaba.games.contract import Game, Match
from fudaba.games.deals import GivenDeals
from fudaba.games.hanafuda.capture import place_number, written_card
from fudaba.games.koikoi.dealing import draw_for_dealer
from fudaba.games.koikoi.facts import NOBODY
from fudaba.games.koikoi.options import Rules
from fudaba.games.koikoi.play import NO_PAIR
from fudaba.games.koikoi.resample import resample


@final
class KoiKoiMatch(Match):
    """A match of Koi-Koi: two seats, 3, 6 or 12 deals."""

    def __init__(self, game: Game, seed: int, given: GivenDeals | None) -> None:
        super().__init__(game, seed, given)
        rules = game.rules
        assert isinstance(rules, Rules)
        self.rules: Rules = rules
        #: The cards drawn for the first deal, one pair for each draw (KK-102).
        self.draws: list[list[int]] = []
        #: Points won in the finished deals.
        self.won: vec[i64] = vec[i64]([0, 0])
        # The deal in progress.
        self.redeals: i64 = 0
        self.hands: vec[i64] = vec[i64]([0, 0])
        self.captured: vec[i64] = vec[i64]([0, 0])
        #: What the captured cards are worth now.
        self.points: vec[i64] = vec[i64]([0, 0])
        self.koi: vec[i64] = vec[i64]([0, 0])
        #: Cards that a seat has shown not to hold (KK-801).
        self.barred: vec[i64] = vec[i64]([0, 0])
        self.field: i64 = 0
        self.next_card: i64 = 0
        #: Who gained last: only that player's yaku are in force (KK-508).
        self.in_force: i64 = NOBODY
        #: Who stopped, or has the only instant hand.
        self.ended_by: i64 = NOBODY
        # The turn in progress.
        self.card: i64 = 0
        self.pending: i64 = 0
        self.pair_month: i64 = NO_PAIR

    @property
    def scores(self) -> list[int]:
        """Points won so far; they never fall (KK-R27); the higher total wins (KK-008, KK-708)."""
        return [int(self.won[0]), int(self.won[1])]

    def drawn_dealer(self, rng: Rng) -> i64:
        """KK-102."""
        dealer, self.draws = draw_for_dealer(rng)
        return dealer

    def card_in_question(self) -> i64:
        return self.card

    def deals_left(self) -> i64:
        return self.rules.deals - self.deal_number

    def alias(self, text: str) -> str:
        """Cards may be written in any way that is read; a pile goes by any of its cards."""
        return written_card(self.game.spec.pack, self.field, text)

    def seen(self) -> int:
        return place_number(self.field, self.captured)

    def resample(self, seat: int | None, rng: Rng) -> None:
        resample(self, seat, rng)

    # Copies.

    def bring_back(self, twin: Match, place: int) -> None:
        assert isinstance(twin, KoiKoiMatch)
        if place:
            twin.won = self.deals[place - 1].totals[:]

    def copy(self) -> KoiKoiMatch:
        twin = KoiKoiMatch(self.game, self.seed, self.given)
        self.share_into(twin)
        twin.draws = self.draws
        twin.won = self.won[:]
        twin.redeals = self.redeals
        twin.hands = self.hands[:]
        twin.captured = self.captured[:]
        twin.points = self.points[:]
        twin.koi = self.koi[:]
        twin.barred = self.barred[:]
        twin.field = self.field
        twin.next_card = self.next_card
        twin.in_force = self.in_force
        twin.ended_by = self.ended_by
        twin.card = self.card
        twin.pending = self.pending
        twin.pair_month = self.pair_month
        return twin
