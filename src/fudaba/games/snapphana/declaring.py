"""Declarations in the first trick, combination by combination (SN-030 to SN-035)."""

from __future__ import annotations

from mypy_extensions import i64

from fudaba.cards.bits import Card, CardSet, bit
from fudaba.games.snapphana.actions import DECLARE, DONE
from fudaba.games.snapphana.actions import SHOW as SHOW_CODE
from fudaba.games.snapphana.combinations import (
    Bundle,
    can_become,
    declarable,
    is_combination,
)
from fudaba.games.snapphana.kinds import KINDS
from fudaba.games.snapphana.phases import SHOW
from fudaba.games.snapphana.settlement import NOBODY, is_tied_past_target
from fudaba.games.snapphana.tricking import Tricking


class Declaring(Tricking):
    """A declaration is laid out card by card in pack order; what is forced is not asked."""

    def _offer_declarations(self) -> None:
        seat = self.to_play
        self.beside_base = DECLARE
        self.beside = declarable(self.hands[seat], self.last_kind)

    def _declare(self, kind: i64) -> None:
        self.kind = kind
        self.chosen = 0
        self._show_on()

    def _show(self, card: Card) -> None:
        self.chosen |= bit(card)
        self._show_on()

    def _show_on(self) -> None:
        """Lays down what there is no choice about; asks, or completes the combination."""
        while True:
            found = self.showable()
            done = is_combination(self.kind, self.chosen)
            if found == 0:
                self._complete()
                return
            if done or found & (found - 1):
                self._ask(SHOW, self.to_play, SHOW_CODE, found)
                if done:
                    self.beside_base = DONE
                    self.beside = 1
                return
            self.chosen |= found

    def showable(self) -> CardSet:
        """SN-033, SN-R16: cards after the last one shown that can lead to a combination."""
        kind = self.kind
        chosen = self.chosen
        rest = self.hands[self.to_play] & KINDS[kind].cards & ~chosen
        higher = rest
        while higher and chosen > higher & -higher:
            higher &= higher - 1
        found: i64 = 0
        while higher:
            card = higher & -higher
            higher &= higher - 1
            if can_become(kind, chosen | card, higher):
                found |= card
        return found

    def _complete(self) -> None:
        """SN-032: the points are written down at once (SN-R18), and may win (E8-011)."""
        seat = self.to_play
        side = self.rules.side(seat)
        bundle = self.bundles[seat]
        if bundle is None:
            bundle = Bundle()
            self.bundles[seat] = bundle
        before = bundle.points()
        bundle.add(self.kind, self.chosen)
        self.declared_points[side] += bundle.points() - before
        self.shown[seat] |= self.chosen
        if self.journal is not None:
            self.note("declare", seat, self.chosen, bundle.points(), KINDS[self.kind].name)
        self.last_kind = self.kind
        self.kind = NOBODY
        self.chosen = 0
        if self._is_won_at_once(side):
            self._end_by_declaration()
        else:
            self._ask_card(seat)

    def _is_won_at_once(self, side: i64) -> bool:
        """SN-R35, and not in a deal that breaks a tie past the target (SN-R34)."""
        rules = self.rules
        if not rules.immediate_win or is_tied_past_target(rules, self.won):
            return False
        return self.won[side] + self.declared_points[side] >= rules.target
