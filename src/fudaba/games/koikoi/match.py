"""The match: its deals, and inside a deal the phases of a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i16, i64, u8

from fudaba.cards.bits import Card, bit, lowest
from fudaba.cards.hanafuda import month_of
from fudaba.cards.rng import Rng
from fudaba.cards.vectors import vec
from fudaba.games.capture import (
    place_number,
    same_month,
    taken,
    whole_months,
    written_card,
)
from fudaba.games.contract import (
    DRAW_STREAM,
    Deal,
    Game,
    GivenDeals,
    Match,
    UnplayableDeck,
)
from fudaba.games.koikoi import settlement
from fudaba.games.koikoi.actions import (
    KOI_BIT,
    LAY,
    PLAY,
    STOP,
    STOP_BIT,
    TAKE,
    TRIO,
)
from fudaba.games.koikoi.deal import DEALT, PACK, deal_out, draw_for_dealer
from fudaba.games.koikoi.instant import (
    REDEAL,
    instant_names,
    is_instant,
    layout,
)
from fudaba.games.koikoi.options import Rules
from fudaba.games.koikoi.phases import CHOOSE_CARD, DECIDE, PLACE_DRAWN, PLACE_PLAYED
from fudaba.games.koikoi.play import NO_PAIR, draw_outcomes, hand_outcomes, playable
from fudaba.games.koikoi.resample import resample
from fudaba.games.koikoi.settlement import NOBODY, Facts, settle
from fudaba.games.koikoi.yaku import may_gain, total, yaku_of
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
class KoiKoiMatch(Match):
    """A match of Koi-Koi: two seats, 3, 6 or 12 deals."""

    def __init__(self, game: Game, rules: Rules, seed: int, given: GivenDeals | None) -> None:
        super().__init__(game, seed, given)
        self.rules: Rules = rules
        #: The cards drawn for the first deal, one pair for each draw (KK-102).
        self.draws: list[list[int]] = []
        #: Points won in the finished deals.
        self.won: vec[i64] = vec[i64]([0, 0])
        # The deal in progress.
        self.redeals: i64 = 0
        self.phase: i64 = CHOOSE_CARD
        self.hands: vec[i64] = vec[i64]([0, 0])
        self.captured: vec[i64] = vec[i64]([0, 0])
        #: What the captured cards are worth now.
        self.points: vec[i64] = vec[i64]([0, 0])
        self.koi: vec[i64] = vec[i64]([0, 0])
        #: Cards that a seat has shown not to hold (KK-801).
        self.barred: vec[i64] = vec[i64]([0, 0])
        self.table: i64 = 0
        self.next_card: i64 = 0
        #: Who gained last: only that player's yaku are in force (KK-508).
        self.in_force: i64 = NOBODY
        # The turn in progress.
        self.card: i64 = 0
        self.pending: i64 = 0
        self.pair_month: i64 = NO_PAIR

    # The match.

    def start(self) -> None:
        """Draws for the first dealer (KK-102) and deals."""
        given = self.given
        if given is not None and given.first_dealer >= 0:
            self.dealer = given.first_dealer
        else:
            self.dealer, self.draws = draw_for_dealer(Rng(self.seed, DRAW_STREAM))
        self._deal_on()

    @property
    def scores(self) -> list[int]:
        """Points won so far; they never fall (KK-R27)."""
        return [int(self.won[0]), int(self.won[1])]

    def alias(self, text: str) -> str:
        """Cards may be written in any way that is read; a pile goes by any of its cards."""
        return written_card(self.game.spec.pack, self.table, text)

    def _deal_on(self) -> None:
        """Deals until there is something to play, or the match is over."""
        while not self.is_over and not self._deal():
            pass

    def _close(self, facts: Facts) -> None:
        """Settles the deal and gives the deal to whom the rules give it."""
        outcome = settle(self.rules, facts)
        self.won[0] += outcome.scores[0]
        self.won[1] += outcome.scores[1]
        self.deals.append(
            Deal(
                self.dealer,
                self.deck,
                self.mixed_stock,
                self.actions,
                facts.end,
                self.captured[:],
                outcome.scores,
                outcome.entries,
                [],
                self.won[:],
            )
        )
        self.note("end", facts.by, 0, 0, facts.end)
        self.actions = vec[i16](capacity=32)
        self.dealer = outcome.next_dealer
        self.mask = 0
        if len(self.deals) == self.rules.deals or self.stop_after_deal:
            self.is_over = True
            self.to_play = NOBODY

    # The deal.

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

    def lay_out(self, deck: vec[u8]) -> int:
        """Deals the pack out and says what the layout leads to."""
        self.deck = deck
        self.next_card = DEALT
        self.table = deal_out(self.rules, self.dealer, deck, self.hands)
        seat: i64 = 0
        while seat < 2:
            self.captured[seat] = 0
            self.points[seat] = 0
            self.koi[seat] = 0
            self.barred[seat] = 0
            seat += 1
        self.in_force = NOBODY
        return layout(self.hands[0], self.hands[1], self.table)

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

    # The turn.

    def _begin_turn(self, seat: i64) -> None:
        self.to_play = seat
        self.pending = 0
        self.pair_month = NO_PAIR
        self._ask(CHOOSE_CARD, PLAY, playable(self.rules, self.table, self.hands[seat]))

    def _ask(self, phase: i64, base: i64, mask: i64) -> None:
        self.phase = phase
        self.base = base
        self.mask = mask

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

    def _play(self, card: Card) -> None:
        """A hand card is played (KK-302)."""
        seat = self.to_play
        hand = self.hands[seat]
        if self.journal is not None:
            self.note("play", seat, bit(card))
        self.hands[seat] = hand & ~bit(card)
        self.card = card
        outcomes = hand_outcomes(self.rules, self.table, hand, card)
        if outcomes & (outcomes - 1):
            self._ask(PLACE_PLAYED, TAKE, outcomes)
        else:
            self._place_played(lowest(outcomes))

    def _place_played(self, outcome: i64) -> None:
        """KK-311 to KK-314: the card pairs, goes on a pile, or lies down."""
        card = self.card
        table = self.table
        if self.rules.must_match:
            self._show_lack(card, outcome)
        if outcome == LAY - TAKE:
            if self.journal is not None:
                self.note_outcome("lay", bit(card), outcome)
            self.table = table | bit(card)
        else:
            under = taken(table, outcome)
            if self.journal is not None:
                self.note_outcome("put", bit(card) | under, outcome)
            self.table = table & ~under
            self.pending = under | bit(card)
            if under == bit(outcome) and month_of(outcome) == month_of(card):
                self.pair_month = month_of(card)
        self._draw()

    def _show_lack(self, card: Card, outcome: i64) -> None:
        """Under must_match a card that lies down shows that the hand has no match (KK-801)."""
        rules = self.rules
        if same_month(self.table, card) == 0:
            if outcome == LAY - TAKE or rules.month_only:
                self.barred[self.to_play] |= whole_months(self.table)

    def _draw(self) -> None:
        """The top card of the stock is turned up (KK-302)."""
        card = i64(self.deck[self.next_card])
        self.next_card += 1
        self.card = card
        if self.journal is not None:
            self.note("draw", self.to_play, bit(card))
        outcomes = draw_outcomes(self.rules, self.table, self.pair_month, card)
        if outcomes & (outcomes - 1):
            self._ask(PLACE_DRAWN, TAKE, outcomes)
        else:
            self._place_drawn(lowest(outcomes))

    def _place_drawn(self, outcome: i64) -> None:
        """KK-321 to KK-329: the card takes, lies down, or makes a trio of the pair."""
        card = self.card
        if outcome == LAY - TAKE:
            if self.journal is not None:
                self.note_outcome("lay", bit(card), outcome)
            self.table |= bit(card)
        elif outcome == TRIO - TAKE:
            self.table |= self.pending | bit(card)  # KK-329: nothing is captured
            if self.journal is not None:
                self.note_outcome("trio", self.pending | bit(card), outcome)
            self.pending = 0
        else:
            under = taken(self.table, outcome)
            if self.journal is not None:
                self.note_outcome("put", bit(card) | under, outcome)
            self.table &= ~under
            self.pending |= under | bit(card)
        self._end_move()

    def _end_move(self) -> None:
        """Captures are taken, and yaku looked at, after the whole move (KK-302, KK-336)."""
        seat = self.to_play
        new = self.pending
        if new:
            if self.journal is not None:
                self.note("capture", seat, new)
            captured = self.captured[seat] | new
            self.captured[seat] = captured
            self.pending = 0
            deal = self.deal_number
            if may_gain(self.rules, captured, new, deal):
                points = total(self.rules, captured, deal)
                if points > self.points[seat]:  # KK-501, KK-464
                    self._gain(points)
                    return
        self._pass_on()

    def _gain(self, points: i64) -> None:
        """KK-501: a new or extended yaku, and the choice between stop and koi-koi."""
        seat = self.to_play
        self.points[seat] = points
        self.in_force = seat
        if self.journal is not None:
            held = yaku_of(self.rules, self.captured[seat], self.deal_number)
            self.note("gain", seat, 0, points, " ".join([yaku.name for yaku in held]))
        if self._may_call_koi():
            self._ask(DECIDE, STOP, STOP_BIT | KOI_BIT)
        else:
            self._stop()

    def _may_call_koi(self) -> bool:
        """KK-509 and KK-806 on the number of calls, KK-510 on an empty hand."""
        seat = self.to_play
        if self.rules.koi_once and self.koi[seat] > 0:
            return False
        return self.hands[seat] != 0 or self.rules.last_card_koi

    def _call_koi(self) -> None:
        """KK-505: play goes on."""
        seat = self.to_play
        self.koi[seat] += 1
        self.note("koi", seat, 0, self.points[seat])
        self._pass_on()

    def _stop(self) -> None:
        """KK-504: the player wins the deal with all yaku of the base."""
        self.note("stop", self.to_play, 0, self.points[self.to_play])
        self._finish(settlement.STOP, self.to_play)

    def _pass_on(self) -> None:
        """The turn passes; after ko's eighth move the deal is exhausted (KK-301, KK-702)."""
        other = 1 - self.to_play
        if self.hands[other]:
            self._begin_turn(other)
        else:
            self._finish(settlement.EXHAUSTED, NOBODY)

    def _finish(self, end: str, by: i64) -> None:
        facts = Facts(self.dealer, self.deal_number, self.captured, self.koi, end, by)
        self._close(facts)
        self._deal_on()

    # Copies.

    def copy(self) -> KoiKoiMatch:
        twin = KoiKoiMatch(self.game, self.rules, self.seed, self.given)
        self.share_into(twin)
        twin.draws = self.draws
        twin.won = self.won[:]
        twin.redeals = self.redeals
        twin.phase = self.phase
        twin.hands = self.hands[:]
        twin.captured = self.captured[:]
        twin.points = self.points[:]
        twin.koi = self.koi[:]
        twin.barred = self.barred[:]
        twin.table = self.table
        twin.next_card = self.next_card
        twin.in_force = self.in_force
        twin.card = self.card
        twin.pending = self.pending
        twin.pair_month = self.pair_month
        return twin

    def opened_again(self) -> KoiKoiMatch:
        """The deal in progress at its start, alone and with a journal."""
        twin = KoiKoiMatch(self.game, self.rules, self.seed, None)
        twin.stop_after_deal = True
        twin.journal = []
        twin.dealer = self.dealer
        twin.deals = self.deals.copy()
        twin.lay_out(self.deck)
        twin._open()
        return twin

    def reopened(self) -> KoiKoiMatch:
        twin = self.opened_again()
        twin.journal = None
        return twin

    def seen(self) -> int:
        return place_number(self.table, self.captured)

    def deals_left(self) -> i64:
        return self.rules.deals - self.deal_number

    def replayed_deal(self, number: int) -> KoiKoiMatch:
        if number > len(self.deals):
            twin = self.opened_again()
            for action in self.actions:
                twin.step(i64(action))
            return twin
        past = self.deals[number - 1]
        before = KoiKoiMatch(self.game, self.rules, self.seed, None)
        before.dealer = past.dealer
        before.deck = past.deck
        before.deals = self.deals[: number - 1]
        twin = before.opened_again()
        for action in past.actions:
            twin.step(i64(action))
        return twin

    def resample(self, seat: int | None, rng: Rng) -> None:
        resample(self, seat, rng)
