"""Hachijuu a second time, as plainly as it can be said: a whole deal, from the pack to the ledger.

Written from the rule text alone, on card texts instead of bits. `Deal.play` is a generator: it
yields who decides and what is legal, and is sent what was chosen.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import dataclass

from fudaba.games.options import Options
from tests.rules.hachijuu.auction import Round, declared, opened
from tests.rules.hachijuu.yaku import (
    CAPTURED_YAKU,
    HAND_VALUES,
    HAND_YAKU,
    PACK,
    best,
    captured_value,
    captured_yaku,
    card_points,
    in_pack_order,
    month,
    ways,
)

#: Who decides, in which phase, and the legal texts; the answer is one of them.
Asked = tuple[int, str, list[str]]
Course = Generator[Asked, str, None]


@dataclass(frozen=True)
class Paid:
    """A line of the ledger; -1 is the pot."""

    payer: int
    payee: int
    amount: int
    reason: str
    rule: str


POT = -1


def dealt(seats: int, oya: int, deck: list[str]) -> tuple[list[list[str]], list[str], list[str]]:
    """HJ-202, HJ-203: the hands, the field and the rest of the pack."""
    hands: list[list[str]] = [[] for _ in range(seats)]
    field: list[str] = []
    rest = list(deck)
    for packet in (4, 3):
        for step in range(1, seats + 1):
            hands[(oya + step) % seats] += rest[:packet]
            rest = rest[packet:]
        field += rest[:3]
        rest = rest[3:]
    return hands, field, rest


def is_redealt(field: list[str]) -> bool:
    """HJ-205."""
    months = [month(card) for card in field]
    return any(months.count(one) == 4 for one in months)


class Deal:
    """One deal; `stock` is asked for the stock once hands were shuffled into it (HJ-314)."""

    def __init__(
        self,
        options: Options,
        seats: int,
        oya: int,
        deck: list[str],
        stock: Callable[[], list[str]],
    ) -> None:
        self.options = options
        self.seats = seats
        self.oya = oya
        self.hands, self.field, self.rest = dealt(seats, oya, deck)
        self.dealt_hands = [list(hand) for hand in self.hands]
        self.given_stock = stock
        self.auction: Round = opened(seats, oya)
        self.rate = 1
        self.pot = 0
        self.order: list[int] = []
        self.stock: list[str] = []
        self.announced: dict[int, dict[str, list[str]]] = {}
        self.captured: list[list[str]] = [[] for _ in range(seats)]
        self.paid: list[Paid] = []
        self.end = ""
        self.by = -1
        self.sage: list[int] = []
        self.next_oya = -1

    # Who plays.

    def play(self) -> Course:
        """The whole deal."""
        yield from self._auction()
        if len(self.order) == 1:
            self.end = "sole"
            self._win(self.order[0], "HJ-307")
            return
        self._make_stock()
        for seat in self.order:
            yield from self._announce(seat)
        self._pay_hand_yaku()
        yield from self._play_cards()
        self._settle()

    def _auction(self) -> Course:
        if self.seats == 2 and not self.options["two_player_auction"]:
            self.order = self.auction.standing
            return
        while not self.auction.is_over:
            speaker = self.auction.speaker
            word = yield speaker, "auction", self.auction.legal
            self.auction = declared(self.auction, word)
            if word == "fold":
                fee = int(self.options["fold_fee"])
                self.pot += fee
                self._pay(speaker, POT, fee, "fold_fee", "HJ-302")
        self.order = self.auction.standing
        self.rate = self.auction.rate

    def _make_stock(self) -> None:
        """HJ-314, HJ-R23."""
        self.stock = list(self.rest)
        out = [seat for seat in range(self.seats) if seat not in self.order]
        for seat in out:
            self.stock += self.hands[seat]
            self.hands[seat] = []
        if out:
            mixed = self.given_stock()
            assert sorted(mixed) == sorted(self.stock)
            self.stock = list(mixed)
        assert len(self.stock) == (28 if len(self.order) == 2 else 21)

    # Hand yaku.

    def _announce(self, seat: int) -> Course:
        """HJ-401 to HJ-405, HJ-R8."""
        families = ["plain", "set"]
        self.announced[seat] = {}
        while texts := self._announcements(seat, families):
            word = yield seat, "teyaku", [*texts, "done"]
            if word == "done":
                return
            family, name, shown = texts[word]
            families.remove(family)
            self.announced[seat][name] = shown

    def _announcements(
        self, seat: int, families: list[str]
    ) -> dict[str, tuple[str, str, list[str]]]:
        texts = {}
        hand = self.hands[seat]
        for family in families:
            for name, sets in ways(hand, family).items():
                if self.options["teyaku_choice"] == "free" or name == best(hand, family):
                    for shown in sets:
                        cards = f" {' '.join(shown)}" if len(sets) > 1 else ""
                        texts[f"announce {name}{cards}"] = (family, name, shown)
        return texts

    def exposed(self, seat: int) -> list[str]:
        """HJ-403: what lies open of a hand."""
        shown = [card for cards in self.announced.get(seat, {}).values() for card in cards]
        return in_pack_order([card for card in self.hands[seat] if card in shown])

    # Card play.

    def _play_cards(self) -> Course:
        turn = 0
        while self.hands[self.order[turn % len(self.order)]]:
            seat = self.order[turn % len(self.order)]
            before = captured_yaku(self.captured[seat])
            card = (yield seat, "play", [f"play {c}" for c in in_pack_order(self.hands[seat])])[5:]
            self.hands[seat].remove(card)
            yield from self._lay(seat, card, "place_played")
            yield from self._lay(seat, self.stock.pop(0), "place_drawn")
            if captured_yaku(self.captured[seat]) != before:
                forced = self.options["last_card_sage"] == "forced_agari" and not self.hands[seat]
                if forced or (yield seat, "decide", ["agari", "sage"]) == "agari":
                    self.end, self.by = "agari", seat
                    return
                if seat not in self.sage:
                    self.sage.append(seat)
            turn += 1
        self.end = "exhausted"

    def _lay(self, seat: int, card: str, phase: str) -> Course:
        """HJ-502 to HJ-508."""
        alike = in_pack_order([lying for lying in self.field if month(lying) == month(card)])
        if len(alike) == 2:
            alike = [(yield seat, phase, [f"take {lying}" for lying in alike])[5:]]
        if not alike:
            self.field.append(card)
            return
        self.captured[seat] += [card, *alike]
        self.field = [lying for lying in self.field if lying not in alike]

    # Payments.

    def _pay(self, payer: int, payee: int, amount: int, reason: str, rule: str) -> None:
        if amount:
            self.paid.append(Paid(payer, payee, amount, reason, rule))

    def _all_pay(self, payee: int, amount: int, reason: str, rule: str) -> None:
        """The other active players in equal shares (HJ-406, HJ-605, HJ-R12)."""
        payers = [seat for seat in self.order if seat != payee]
        assert amount % len(payers) == 0
        for payer in payers:
            self._pay(payer, payee, amount // len(payers), reason, rule)

    def _win(self, seat: int, rule: str) -> None:
        self._pay(POT, seat, self.pot, "pot", rule)
        self.next_oya = seat

    def _pay_hand_yaku(self) -> None:
        for seat in self.order:
            for family in HAND_YAKU.values():
                for name in self.announced[seat]:
                    if name in family:
                        value, rule = HAND_VALUES[name]
                        self._all_pay(seat, value * self.rate, name, rule)

    def _settle(self) -> None:
        """Sections 6 and 7."""
        if self.end == "agari":
            for name in captured_yaku(self.captured[self.by]):
                value, rule = CAPTURED_YAKU[name]
                self._all_pay(self.by, value * self.rate, name, rule)
            self._win(self.by, "HJ-317")
            return
        holders = [seat for seat in self.order if captured_yaku(self.captured[seat])]
        if not holders:
            self._settle_card_points()
            return
        rule = "HJ-607" if len(holders) == 1 else "HJ-608"
        for seat in holders:
            for name in captured_yaku(self.captured[seat]):
                self._all_pay(seat, CAPTURED_YAKU[name][0] * self.rate // 2, name, rule)
        self._win(self._first_best([captured_value(pile) for pile in self.captured]), "HJ-317")

    def _first_best(self, numbers: list[int]) -> int:
        """HJ-609, HJ-705, HJ-707: the earlier counterclockwise from the oya's position."""
        most = max(numbers[seat] for seat in self.order)
        return next(seat for seat in self.order if numbers[seat] == most)

    def _settle_card_points(self) -> None:
        points = [card_points(pile) for pile in self.captured]
        winner = self._first_best(points)
        if len(self.order) == 2:
            loser = next(seat for seat in self.order if seat != winner)
            difference = (points[winner] - points[loser]) * self.rate
            self._pay(loser, winner, difference, "card_points", "HJ-702")
        else:
            assert sum(len(pile) for pile in self.captured) == len(PACK)
            result = {seat: (points[seat] - 80) * 2 * self.rate for seat in self.order}
            for payee in self.order:
                for payer in self.order:
                    amount = min(result[payee], -result[payer])
                    if amount > 0:
                        self._pay(payer, payee, amount, "card_points", "HJ-703")
                        result[payee] -= amount
                        result[payer] += amount
        self._win(winner, "HJ-317")

    @property
    def scores(self) -> list[int]:
        """What the deal brings each seat."""
        return [
            sum(line.amount for line in self.paid if line.payee == seat)
            - sum(line.amount for line in self.paid if line.payer == seat)
            for seat in range(self.seats)
        ]
