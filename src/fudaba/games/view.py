"""Views: all that one seat, or a spectator, may know, as data that turns into JSON.

This is the only redaction there is: whatever leaves the engine for a person, a bot or a page
is a view. A game extends `View` with what is its own. Cards stand as texts, in pack order.
"""

from __future__ import annotations

from msgspec import Struct, field

from fudaba.cards.pack import Pack
from fudaba.games.asked import AskedView
from fudaba.games.contract import Match
from fudaba.games.deals import Deal
from fudaba.games.events import Event
from fudaba.games.ledger import Entry, account_name
from fudaba.games.options import OptionValue


class HandView(Struct, frozen=True):
    """A hand: the cards known to the viewer, and how many are not."""

    cards: str
    hidden: int


class FieldView(Struct, frozen=True):
    """The hanafuda field: cards that lie alone, and piles of three."""

    free: str
    piles: list[str]


class YakuView(Struct, frozen=True):
    """A yaku that a seat holds."""

    name: str
    points: int
    rule: str
    cards: str


class ProgressView(Struct, frozen=True):
    """How far a seat has come towards a yaku."""

    name: str
    have: int
    need: int
    missing: str
    open: bool


class EntryView(Struct, frozen=True):
    """One ledger line; `from` and `to` are a seat or a named account."""

    payer: int | str = field(name="from")
    payee: int | str = field(name="to")
    amount: int
    reason: str
    rule: str
    cards: str


class EventView(Struct, frozen=True, omit_defaults=True):
    """Something that everybody saw happen."""

    kind: str
    seat: int | None
    cards: str = ""
    points: int = 0
    names: str = ""


class DealView(Struct, frozen=True):
    """A finished deal."""

    dealer: int
    end: str
    scores: list[int]
    captured: list[str]
    entries: list[EntryView]
    #: What followed the deal but is no part of its scores: levies, prizes.
    after: list[EntryView]
    #: Who lost the deal, in games that count lost deals.
    losers: list[int] | None = None


class View(Struct, kw_only=True, frozen=True):
    """What every game's view has."""

    game: str
    options: dict[str, OptionValue]
    #: Whose view it is, None for a spectator.
    seat: int | None
    seats: int
    deal: int
    #: How many deals the match has; None where points or losses end it.
    deals: int | None
    dealer: int
    is_over: bool
    winner: int | list[int] | None
    to_play: int | None
    phase: str
    #: What the viewer may do now; empty while somebody else decides.
    legal: list[str]
    #: The same with what each of it would bring; None while somebody else decides.
    asked: AskedView | None
    #: The running result by seat; None where a table keeps it secret.
    scores: list[int | None]
    hands: list[HandView]
    captured: list[str]
    stock: int
    events: list[EventView]
    finished: list[DealView]


def entry_view(pack: Pack, entry: Entry) -> EntryView:
    """A ledger line with its cards as text."""
    return EntryView(
        payer=account_name(int(entry.payer)),
        payee=account_name(int(entry.payee)),
        amount=int(entry.amount),
        reason=entry.reason,
        rule=entry.rule,
        cards=pack.set_text(int(entry.cards)),
    )


def event_view(pack: Pack, event: Event) -> EventView:
    """An event with its cards as text."""
    return EventView(
        kind=event.kind,
        seat=int(event.seat) if event.seat >= 0 else None,
        cards=pack.set_text(int(event.cards)),
        points=int(event.points),
        names=event.names,
    )


def deal_view(pack: Pack, deal: Deal) -> DealView:
    """A finished deal with its cards as text."""
    return DealView(
        dealer=int(deal.dealer),
        end=deal.end,
        scores=[int(score) for score in deal.scores],
        captured=[pack.set_text(int(cards)) for cards in deal.captured],
        entries=[entry_view(pack, entry) for entry in deal.entries],
        after=[entry_view(pack, entry) for entry in deal.after],
        losers=deal.losers,
    )


def legal_texts(match: Match, seat: int | None) -> list[str]:
    """The actions open to the viewer, none while it is somebody else's turn."""
    if match.is_over or match.to_play != seat:
        return []
    return [match.text(action) for action in match.legal_actions()]
