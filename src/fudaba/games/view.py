"""Views: all that one seat, or a spectator, may know, as data that turns into JSON.

This is the only redaction there is: whatever leaves the engine for a person, a bot or a page
is a view. A game extends `View` with what is its own. Cards stand as texts, in pack order.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct, field

from fudaba.cards.pack import Pack
from fudaba.games.asked import AskedView
from fudaba.games.deals import Deal
from fudaba.games.events import Event
from fudaba.games.ledger import Entry, account_name
from fudaba.games.options import OptionValue


class HandView(Struct, frozen=True):
    """A hand: the cards known to the viewer, and how many are not."""

    cards: str
    hidden: int


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
    #: What a card that was placed took.
    took: str = ""


class DealView(Struct, frozen=True):
    """A finished deal."""

    dealer: int
    end: str
    scores: list[int]
    #: The running result after it, as in `View.scores`.
    totals: list[int | None]
    captured: list[str]
    entries: list[EntryView]
    #: What followed the deal but is no part of its scores: levies, prizes.
    after: list[EntryView]
    #: The month that was played, and the year of a campaign, in games that count them.
    month: int | None = None
    year: int | None = None
    #: Who lost the deal, in games that count lost deals.
    losers: list[int] | None = None
    #: Who won it, and what everything in it counted times, in games that have that.
    winner: int | None = None
    times: int | None = None
    #: What happened when it was counted, in games where cards may change hands then.
    remarks: list[EventView] = []
    #: How many events it had.
    happened: int = 0


class View(Struct, kw_only=True, frozen=True):
    """What every game's view has."""

    game: str
    options: dict[str, OptionValue]
    #: Whose view it is, None for a spectator.
    seat: int | None
    #: What the viewer has seen happen and has answered, counted: an answer belongs to the view with
    #: its number and comes too late for one with a higher number.
    number: int
    #: How many events there have been in the match; a later view is asked for what came since.
    happened: int
    #: How many of them there had been before this deal.
    begun: int
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
    #: What happened in this deal; or since the view before, in whatever deals.
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
        took=pack.set_text(int(event.took)),
    )


def deal_view(
    pack: Pack,
    deal: Deal,
    month: int | None = None,
    year: int | None = None,
    happened: int = 0,
    remarks: Iterable[Event] = (),
) -> DealView:
    """A finished deal with its cards as text."""
    return DealView(
        dealer=int(deal.dealer),
        end=deal.end,
        scores=[int(score) for score in deal.scores],
        totals=[int(total) for total in deal.totals],
        captured=[pack.set_text(int(cards)) for cards in deal.captured],
        entries=[entry_view(pack, entry) for entry in deal.entries],
        after=[entry_view(pack, entry) for entry in deal.after],
        month=month,
        year=year,
        losers=deal.losers,
        winner=int(deal.winner) if deal.winner >= 0 else None,
        times=int(deal.times) or None,
        remarks=[event_view(pack, event) for event in remarks],
        happened=happened,
    )
