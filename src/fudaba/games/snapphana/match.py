"""The match: deals in turn, copies, and deals played again."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from fudaba.cards.rng import Rng
from fudaba.games.contract import DRAW_STREAM, Game
from fudaba.games.deals import Deal, GivenDeals
from fudaba.games.options import Options
from fudaba.games.snapphana.actions import DECLARE, DISCARD, GIVE, SHOW
from fudaba.games.snapphana.actions import DONE as DONE_CODE
from fudaba.games.snapphana.combinations import Bundle
from fudaba.games.snapphana.deal import PACK
from fudaba.games.snapphana.discarding import Discarding
from fudaba.games.snapphana.options import Rules
from fudaba.games.snapphana.resample import resample
from fudaba.games.snapphana.rule_sets import RULE_SETS

if TYPE_CHECKING:
    from fudaba.games.spec import Spec


@final
class SnapphanaGame(Game):
    """800, 1000, 150 or Fjabbe with its switches set."""

    def __init__(self, spec: Spec, options: Options, preset: str | None, seats: i64) -> None:
        super().__init__(spec, options, preset, seats)
        self.rules: Rules = Rules(RULE_SETS[spec.name], options)

    @property
    def sides(self) -> int:
        return int(self.rules.sides)

    def new(self, seed: int = 0, given: GivenDeals | None = None) -> SnapphanaMatch:
        match = SnapphanaMatch(self, self.rules, seed, given)
        match.start()
        return match


@final
class SnapphanaMatch(Discarding):
    """A match of one of the four games."""

    def start(self) -> None:
        """The first dealer by lot (SN-R19), and the first deal."""
        given = self.given
        if given is not None and given.first_dealer >= 0:
            self.dealer = given.first_dealer
        else:
            self.dealer = Rng(self.seed, DRAW_STREAM).below(self.rules.seats)
        self._deal_on()

    @property
    def scores(self) -> list[int]:
        """Points by side; in Fjabbe the fewer the better (FJ-004)."""
        return [int(points) for points in self.won]

    def side_of(self, seat: i64) -> i64:
        return self.rules.side(seat)

    def seen(self) -> int:
        cards = self.cards_of_trick()
        pile: i64
        for pile in self.piles:
            cards |= pile
        return int(cards)

    def deal_value(self, seat: i64) -> float:
        """In Fjabbe a lost deal counts, and points only between deals that are alike (FJ-007)."""
        losers = self.deals[-1].losers
        if losers is None:
            return super().deal_value(seat)
        value = float(len(losers)) / 4.0 - float(self.deals[-1].scores[seat]) / 1000.0
        if int(seat) in losers:
            value -= 1.0
        return value

    @property
    def winner(self) -> int | list[int] | None:
        """The side that has won, a list if shared, None while the match is on."""
        if not self.is_over or not self.winners:
            return None
        return self.winners[0] if len(self.winners) == 1 else self.winners

    def open_piles(self) -> list[str]:
        piles = [int(pile) for pile in self.piles]
        seat: i64
        for seat in range(self.rules.seats):
            piles[self.rules.side(seat)] |= int(self.discarded_by(seat))
        return [self.game.spec.pack.set_text(pile) for pile in piles]

    def alias(self, text: str) -> str:
        """Cards may be written in any way that is read."""
        verb, _, name = text.partition(" ")
        try:
            return f"{verb} {self.game.spec.pack.text(self.game.spec.pack.card(name))}"
        except ValueError:
            return text.lower()

    def _deal_on(self) -> None:
        if self.is_over:
            return
        given = self.given_deck()
        if given is not None:
            self.lay_out(given)
        else:
            self.lay_out(self.shuffled(PACK, 0))
        self.open()

    def choose_nth(self, index: i64) -> i64:
        return super().choose_nth(index)

    def step(self, action: i64) -> None:
        self.remember(action)
        if action < DECLARE:
            self._play(action)
        elif action < SHOW:
            self._declare(action - DECLARE)
        elif action < DONE_CODE:
            self._show(action - SHOW)
        elif action == DONE_CODE:
            self._complete()
        elif action < GIVE:
            self._discard(action - DISCARD)
        else:
            self._give(action - GIVE)

    # Copies.

    def copy(self) -> SnapphanaMatch:
        twin = SnapphanaMatch(self.game, self.rules, self.seed, self.given)
        self.share_into(twin)
        twin.won = self.won[:]
        twin.losses = self.losses[:]
        twin.winners = self.winners
        twin.phase = self.phase
        twin.hands = self.hands[:]
        twin.next_card = self.next_card
        twin.first_discards = self.first_discards[:]
        twin.discards = self.discards[:]
        twin.to_discard = self.to_discard
        twin.kept_back = self.kept_back
        bundles: list[Bundle | None] = []
        for bundle in self.bundles:
            bundles.append(None if bundle is None else bundle.copy())
        twin.bundles = bundles
        twin.shown = self.shown[:]
        twin.barred = self.barred[:]
        twin.declared_points = self.declared_points[:]
        twin.last_kind = self.last_kind
        twin.kind = self.kind
        twin.chosen = self.chosen
        twin.leader = self.leader
        twin.trick = self.trick[:]
        twin.trick_size = self.trick_size
        twin.led = self.led
        twin.best = self.best
        twin.best_seat = self.best_seat
        twin.tricks_played = self.tricks_played
        twin.last_trick = self.last_trick[:]
        twin.last_leader = self.last_leader
        twin.piles = self.piles[:]
        twin.tricks = self.tricks[:]
        twin.fjont_seat = self.fjont_seat
        twin.creditor = self.creditor
        return twin

    def opened_again(self, number: int) -> SnapphanaMatch:
        """A deal, counted from 1, at its start, alone and with a journal."""
        place = number - 1
        twin = SnapphanaMatch(self.game, self.rules, self.seed, None)
        twin.stop_after_deal = True
        twin.journal = []
        twin.deals = self.deals[:place]
        if place > 0:
            twin.won = self.deals[place - 1].totals[:]
        for deal in twin.deals:
            _count_losses(twin, deal)
        finished = place < len(self.deals)
        twin.dealer = self.deals[place].dealer if finished else self.dealer
        twin.lay_out(self.deals[place].deck if finished else self.deck)
        twin.open()
        return twin

    def reopened(self) -> SnapphanaMatch:
        twin = self.opened_again(int(self.deal_number))
        twin.journal = None
        return twin

    def replayed_deal(self, number: int) -> SnapphanaMatch:
        twin = self.opened_again(number)
        for action in self.actions_of(number):
            twin.step(i64(action))
        return twin

    def resample(self, seat: int | None, rng: Rng) -> None:
        resample(self, seat, rng)


def _count_losses(match: SnapphanaMatch, deal: Deal) -> None:
    losers = deal.losers
    if losers is not None:
        for loser in losers:
            match.losses[loser] += 1
