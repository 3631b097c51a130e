"""The turn: a hand card, a stock card, then shoubu or sage."""

from __future__ import annotations

from mypy_extensions import i64

from fudaba.cards.bits import Card, CardSet, bit
from fudaba.cards.hanafuda import month_cards, month_of
from fudaba.games.capture import targets
from fudaba.games.hachihachi import facts as endings
from fudaba.games.hachihachi.actions import BOTH, CANCEL_BIT, PLAY, SHOUBU
from fudaba.games.hachihachi.aftermath import Aftermath
from fudaba.games.hachihachi.dekiyaku import (
    COUNTED,
    COVERED,
    TABLE,
    dekiyaku_of,
    total,
)
from fudaba.games.hachihachi.facts import GROUP_A, NOBODY, Facts
from fudaba.games.hachihachi.phases import CHOOSE_CARD, DECIDE
from fudaba.games.hachihachi.settlement import settle
from fudaba.games.hachihachi.teyaku import Hand


class Turns(Aftermath):
    """The play of the cards (HH-500 to HH-509, HH-650 to HH-656)."""

    def _begin_turn(self) -> None:
        """HH-500: a hand card, or for who said sage last the way out (HH-655)."""
        seat: i64 = self.order[self.place]
        self.turn_base = self.captured[seat]
        mask = self.hands[seat]
        if self.last_sage == seat:
            mask |= CANCEL_BIT
        self._ask(CHOOSE_CARD, seat, PLAY, mask)

    def _play(self, card: Card) -> None:
        """HH-501; who lays a card down may have to answer for it (HH-716, HH-903)."""
        if self.rules.liability:
            seat = self.to_play
            self.laid[seat] = NOBODY
            if targets(self.field, card) == 0 and self.hands[seat] != bit(card):
                self.laid[seat] = card
        super()._play(card)

    def _end_turn(self) -> None:
        """HH-650, HH-R36, HH-R37: asked once, if the total of the dekiyaku has risen."""
        seat = self.to_play
        captured = self.captured[seat]
        new = captured & ~self.turn_base
        if new:
            if self.journal is not None:
                self.note("capture", seat, new)
            if self.rules.liability:
                self._find_liable(seat, new)
            kan: i64 = 0
            if new & COUNTED or self.rules.kasu_dekiyaku:
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
                for index in COVERED:
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

    # The end.

    def _run_out(self) -> None:
        """After the last card the deal is exhausted (HH-656)."""
        self._finish(endings.EXHAUSTED, NOBODY)

    def facts(self, end: str, by: i64) -> Facts:
        """What the settlement needs to know."""
        found = Facts(self.seats, self.order, self.multiplier, self.pot, filled=True)
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
