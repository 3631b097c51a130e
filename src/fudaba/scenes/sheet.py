"""The score sheet of a deal as data: who pays whom how much and why, and how the match stands."""

from __future__ import annotations

from msgspec import Struct


class SheetLine(Struct, kw_only=True, frozen=True, omit_defaults=True):
    """A payment or a gain; those who pay the same for the same share a line."""

    payers: list[str]
    payee: str
    #: The seats or sides among them; -1 for the pot, the bank, the track, the supply.
    payer_seats: list[int] = []
    payee_seat: int = -1
    #: In words, with what each pays where several share the line; and the number alone.
    amount: str
    points: int = 0
    reason: str
    rule: str
    cards: str = ""
    #: How the amount comes about: `7 kan × 12 × 4 = 336`.
    working: str = ""
    #: It followed the deal and is no part of its scores: a levy, a prize.
    is_after: bool = False


class SheetParty(Struct, kw_only=True, frozen=True, omit_defaults=True):
    """What the deal brought a player or a side, and what they have now."""

    name: str
    change: str
    total: str
    note: str = ""
    is_own: bool = False
    #: They lost the deal, in games that count lost deals.
    is_loser: bool = False
    #: What followed the deal, beside what it brought: levies, prizes.
    beside: int = 0
    #: The numbers themselves, for charts; None where the table keeps them secret.
    points: int = 0
    points_total: int | None = None


class Sheet(Struct, kw_only=True, frozen=True, omit_defaults=True):
    """One finished deal."""

    #: Counted from 1.
    number: int
    #: `February, deal 2`; and how it ended, in a sentence.
    title: str
    end: str
    parties: list[SheetParty]
    lines: list[SheetLine] = []
    #: Sums beside the payments: how card points were counted.
    sums: list[str] = []
    #: The cards that each seat or side captured.
    captured: list[str] = []
