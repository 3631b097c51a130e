"""The turn: a hand card, a stock card, then stop or koi-koi."""

from __future__ import annotations

from mypy_extensions import i64

from fudaba.cards.bits import Card, bit, lowest
from fudaba.cards.hanafuda import month_of
from fudaba.games.capture import same_month, taken, whole_months
from fudaba.games.koikoi import settlement
from fudaba.games.koikoi.actions import KOI_BIT, LAY, PLAY, STOP, STOP_BIT, TAKE, TRIO
from fudaba.games.koikoi.phases import CHOOSE_CARD, DECIDE, PLACE_DRAWN, PLACE_PLAYED
from fudaba.games.koikoi.play import NO_PAIR, draw_outcomes, hand_outcomes, playable
from fudaba.games.koikoi.settlement import NOBODY, Facts
from fudaba.games.koikoi.table import KoiKoiTable
from fudaba.games.koikoi.yaku import may_gain, total, yaku_of


class Turns(KoiKoiTable):
    """The play of the cards (KK-301 to KK-336, KK-501 to KK-510)."""

    def _begin_turn(self, seat: i64) -> None:
        self.to_play = seat
        self.pending = 0
        self.pair_month = NO_PAIR
        self._ask(CHOOSE_CARD, PLAY, playable(self.rules, self.table, self.hands[seat]))

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
