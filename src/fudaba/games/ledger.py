"""The ledger: who pays whom how much, and by which rule."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from fudaba.cards.bits import CardSet
from fudaba.cards.vectors import vec

# Accounts that are not seats.
POT: Final = -1
BANK: Final = -2
TRACK: Final = -3
SUPPLY: Final = -4

ACCOUNT_NAMES: Final = {POT: "pot", BANK: "bank", TRACK: "track", SUPPLY: "supply"}


def account_name(account: int) -> int | str:
    """A seat as its number, any other account by its name."""
    return account if account >= 0 else ACCOUNT_NAMES[account]


@final
@mypyc_attr(acyclic=True)
class Entry:
    """One ledger line: `payer` gives `payee` the amount, for a reason, by a rule."""

    def __init__(
        self,
        payer: i64,
        payee: i64,
        amount: i64,
        reason: str,
        rule: str,
        cards: CardSet = 0,
    ) -> None:
        self.payer: i64 = payer
        self.payee: i64 = payee
        self.amount: i64 = amount
        self.reason: str = reason
        self.rule: str = rule
        self.cards: i64 = cards

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Entry):
            return False
        return self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def __repr__(self) -> str:
        payer, payee = account_name(int(self.payer)), account_name(int(self.payee))
        return f"Entry({payer} -> {payee}: {int(self.amount)} for {self.reason}, {self.rule})"

    def _key(self) -> tuple[int, int, int, str, str, int]:
        return (
            int(self.payer),
            int(self.payee),
            int(self.amount),
            self.reason,
            self.rule,
            int(self.cards),
        )


def totals(entries: list[Entry], seats: i64) -> vec[i64]:
    """What the entries bring each seat."""
    changes = vec[i64]([0] * seats)
    for entry in entries:
        if entry.payee >= 0:
            changes[entry.payee] += entry.amount
        if entry.payer >= 0:
            changes[entry.payer] -= entry.amount
    return changes
