"""Who hands how much to whom after a deal, in as few transfers as possible."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from msgspec import Struct

from fudaba.games.view import EntryView

#: A seat, or the pot, the bank, the track, the supply.
Account: TypeAlias = int | str


class Transfer(Struct, frozen=True):
    """One payment, hand to hand."""

    payer: Account
    payee: Account
    amount: int


def balance(entries: Sequence[EntryView]) -> dict[Account, int]:
    """What everybody has won or lost by these entries; those who come out even are left out."""
    found: dict[Account, int] = {}
    for entry in entries:
        found[entry.payer] = found.get(entry.payer, 0) - entry.amount
        found[entry.payee] = found.get(entry.payee, 0) + entry.amount
    return {account: amount for account, amount in found.items() if amount}


def fewest(changes: Mapping[Account, int]) -> list[Transfer]:
    """The transfers that settle these changes, which add up to nothing.

    Among any group of people whose changes add up to nothing, one transfer fewer than there are
    people is enough. So the fewest there can be come from the most such groups.
    """
    accounts = [account for account, amount in changes.items() if amount]
    assert sum(changes.values()) == 0, changes
    found: list[Transfer] = []
    for group in _groups([changes[account] for account in accounts]):
        found += _settle({accounts[place]: changes[accounts[place]] for place in group})
    return found


def _groups(amounts: list[int]) -> list[list[int]]:
    """The most groups, by place, that each add up to nothing."""
    full = (1 << len(amounts)) - 1
    sums = [0] * (full + 1)
    for mask in range(1, full + 1):
        lowest = (mask & -mask).bit_length() - 1
        sums[mask] = sums[mask & (mask - 1)] + amounts[lowest]
    best: list[list[int]] = [[] for _ in range(full + 1)]
    for mask in range(1, full + 1):
        for place in range(len(amounts)):
            without = best[mask & ~(1 << place)]
            if mask >> place & 1 and len(without) > len(best[mask]):
                best[mask] = without
        if sums[mask] == 0:
            best[mask] = [*best[mask], mask]
    nested = best[full]
    rings = [mask & ~before for before, mask in zip([0, *nested], nested, strict=False)]
    return [[place for place in range(len(amounts)) if ring >> place & 1] for ring in rings]


def _settle(changes: dict[Account, int]) -> list[Transfer]:
    """Within a group: who owes most pays whoever is owed most."""
    left = dict(changes)
    found: list[Transfer] = []
    while any(left.values()):
        payer = min(left, key=lambda account: left[account])
        payee = max(left, key=lambda account: left[account])
        amount = min(-left[payer], left[payee])
        found.append(Transfer(payer, payee, amount))
        left[payer] += amount
        left[payee] -= amount
    return found
