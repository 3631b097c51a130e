"""The books of a match: coins, loans and top-ups, the levy, the track, the final account."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from fudaba.cards.vectors import vec
from fudaba.games.hachihachi.options import Rules
from fudaba.games.ledger import BANK, TRACK, Entry

#: A loan, and a step of repayment, in kan (HH-024, HH-961).
LOAN_KAN: Final = 10
REPAY_KAN: Final = 5
PRIZE_KAN: Final = 5


@final
@mypyc_attr(acyclic=True)
class Books:
    """What every seat has and owes; `scores` is what the match shows."""

    def __init__(self, rules: Rules, seats: i64) -> None:
        self.rules: Rules = rules
        self.coins: vec[i64] = vec[i64]()
        #: With bank loans the debt; with refills the capital received (HH-951).
        self.debt: vec[i64] = vec[i64]()
        #: Stones on the monthly track.
        self.track: i64 = 0
        #: Results of finished years of a campaign (HH-R67), replaced when a year ends.
        self.years: vec[i64] = vec[i64]()
        if seats:
            self.coins = vec[i64]([0] * seats)
            self.debt = vec[i64]([0] * seats)
            self.years = vec[i64]([0] * seats)
            self._fill()

    def _fill(self) -> None:
        """HH-022: the same starting capital for all."""
        seat: i64
        for seat in range(len(self.coins)):
            self.coins[seat] = self.rules.initial_points
            self.debt[seat] = 0
            if not self.rules.bank_loans:
                self.debt[seat] = self.rules.initial_points
        self.track = 0

    def open_year(self) -> list[Entry]:
        """The next year of a campaign: new capital, with bank loans from the bank."""
        self._fill()
        entries: list[Entry] = []
        capital = self.rules.initial_points
        if self.rules.bank_loans and capital:
            for seat in range(len(self.coins)):
                entries.append(Entry(BANK, seat, capital, "capital", "HH-022"))
        return entries

    def pay(self, changes: vec[i64]) -> None:
        """Net payments of one settlement; who cannot pay borrows or is topped up (HH-R3, HH-R4)."""
        seat: i64 = 0
        while seat < len(changes):
            self.change(seat, changes[seat])
            seat += 1

    def change(self, seat: i64, amount: i64) -> None:
        """One seat's coins change; loans come of themselves."""
        self.coins[seat] += amount
        step = self.rules.initial_points
        if self.rules.bank_loans or step == 0:
            step = LOAN_KAN * self.rules.kan
        while self.coins[seat] < 0:
            self.coins[seat] += step
            self.debt[seat] += step

    def standing(self, seat: i64) -> i64:
        """Coins minus debt, or minus the capital received."""
        return self.coins[seat] - self.debt[seat]

    def scores(self) -> vec[i64]:
        """What the match shows, finished years included."""
        shown = self.years[:]
        for seat in range(len(shown)):
            shown[seat] += self.standing(seat)
        return shown

    def repayable(self, seat: i64) -> i64:
        """How many steps of 5 kan a seat could pay back (HH-961)."""
        return min(self.coins[seat], self.debt[seat]) // (REPAY_KAN * self.rules.kan)

    def repay(self, seat: i64, points: i64) -> None:
        """Debt goes down with the coins."""
        self.coins[seat] -= points
        self.debt[seat] -= points

    def han_don(self) -> list[Entry]:
        """HH-960: every player returns 10 kan to the bank."""
        entries: list[Entry] = []
        if self.rules.han_don:
            for seat in range(len(self.coins)):
                entries.append(Entry(seat, BANK, self.rules.han_don, "han_don", "HH-960"))
                self.change(seat, -self.rules.han_don)
        return entries

    def close_year(self, first: i64, full_year: bool) -> tuple[list[Entry], list[int]]:
        """HH-964 to HH-967 and HH-953; gives the entries and who is on top before the prize. In a
        full year all that the bank has given comes back to it (HH-968).

        `first` is the winner of the last deal: odd points are shared out from there (HH-R64).
        """
        entries: list[Entry] = []
        seats = len(self.coins)
        if self.rules.bank_loans:
            for seat in range(seats):
                self.repay(seat, min(self.coins[seat], self.debt[seat]))  # HH-964
        if self.rules.poorest_stones and self.track:  # HH-965
            poorest = self._seats_with(min([int(self.standing(s)) for s in range(seats)]), first)
            for seat, stones in _shares(self.track, poorest):
                entries.append(Entry(TRACK, seat, stones, "poorest_stones", "HH-965"))
                self.coins[seat] += stones
            self.track = 0
        top = self._seats_with(max([int(self.standing(s)) for s in range(seats)]), first)
        if self.rules.bank_prize:  # HH-966, HH-967
            for seat, amount in _shares(PRIZE_KAN * self.rules.kan * seats, top):
                entries.append(Entry(BANK, seat, amount, "award", "HH-966"))
                self.coins[seat] += amount
        if self.rules.others_prize and full_year:  # HH-953
            entries += self._prize_of_the_others(top)
        return entries, sorted(top)

    def _prize_of_the_others(self, top: list[int]) -> list[Entry]:
        entries: list[Entry] = []
        prize = PRIZE_KAN * self.rules.kan
        others = [seat for seat in range(len(self.coins)) if seat not in top]
        wanted = _shares(prize * len(others), top)
        owing = [int(prize)] * len(others)
        place = 0
        for seat, amount in wanted:
            while amount > 0:
                part = min(amount, owing[place])
                entries.append(Entry(others[place], seat, part, "prize", "HH-953"))
                self.coins[seat] += part
                self.change(others[place], -part)
                amount -= part
                owing[place] -= part
                if owing[place] == 0:
                    place += 1
        return entries

    def _seats_with(self, standing: int, first: i64) -> list[int]:
        """The seats with this standing, in seating order from `first`."""
        seats = len(self.coins)
        found: list[int] = []
        for place in range(seats):
            seat = (int(first) + place) % seats
            if self.standing(seat) == standing:
                found.append(seat)
        return found

    def copy(self) -> Books:
        twin = Books(self.rules, 0)
        twin.coins = self.coins[:]
        twin.debt = self.debt[:]
        twin.track = self.track
        twin.years = self.years
        return twin


def _shares(amount: i64, seats: list[int]) -> list[tuple[int, int]]:
    """Equal whole points, the rest one each in order (HH-R64); shares of nothing left out."""
    each, rest = divmod(int(amount), len(seats))
    shares: list[tuple[int, int]] = []
    for place, seat in enumerate(seats):
        share = each + 1 if place < rest else each
        if share:
            shares.append((seat, share))
    return shares
