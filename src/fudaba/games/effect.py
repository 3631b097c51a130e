"""What a choice would bring: found by letting a copy of the match make it.

An effect is only what is certain from what everybody sees: as soon as a hidden card would come to
light, nothing more is promised. What is at stake beyond that, each phase adds by the functions of
its own settlement (`Phase.stakes`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from fudaba.cards.bits import CardSet
from fudaba.games.events import Event
from fudaba.games.ledger import BANK, Entry

if TYPE_CHECKING:
    from fudaba.games.contract import Match

# Where a card goes.
TAKE: Final = "take"  # it takes these cards
LAY: Final = "lay"  # it lies down
TRIO: Final = "trio"  # it makes a pile of these cards
EITHER: Final = "either"  # one of these is to be chosen next
MAY_LAY: Final = "may_lay"  # or, instead of one of those, it may lie down
MAKES: Final = "makes"  # captured with what was captured before, they make this yaku
COUNT: Final = "count"  # what is taken counts so many card points
TRICK: Final = "trick"  # the trick with these cards is won by this seat
BEST: Final = "best"  # this seat wins the trick so far, with this card
KEEP: Final = "keep"  # this card comes back to its player's side when the trick is over
# What is laid open, and what is said.
SHOW: Final = "show"  # these cards, for this combination
POINTS: Final = "points"  # points are written down
RATE: Final = "rate"  # everything counts so many times
# Who plays.
PLAYS: Final = "plays"
SITS_OUT: Final = "sits_out"
COMPENSATES: Final = "compensates"  # this seat pays that one what its hidden hand is worth
# Money.
PAY: Final = "pay"  # this line is written into the ledger
DUE: Final = "due"  # this is paid when the deal is settled, however it ends
WORTH: Final = "worth"  # this is paid then, if nothing cancels it
DOUBLED: Final = "doubled"  # what this seat wins counts twice from now on
FOR_ALL: Final = "for_all"  # should that seat end the deal, this one pays for everybody
HALF: Final = "half"  # what is left of it, should nobody do better
NEEDS: Final = "needs"  # this seat is to have so many card points at the end of the deal
# What is paid then, for every multiplier of the field, if nothing cancels it; without a seat where
# it is still open whose it is.
IF_ENOUGH: Final = "if_enough"  # if it has them
IF_SHORT: Final = "if_short"  # if it has not
IF_RUN_OUT: Final = "if_run_out"  # if it has not when the cards have run out
UNLESS: Final = "unless"  # nothing of this counts if this seat is dealt these cards
REPAY: Final = "repay"  # debt that is paid back
GIVE: Final = "give"  # a card goes to another pile
ENDS: Final = "ends"  # the deal is over

#: Effects that are ledger lines, sooner or later.
PAYMENTS: Final = (PAY, DUE, WORTH, HALF)
#: Effects in which a negative number is an account.
WITH_ACCOUNTS: Final = (*PAYMENTS, REPAY)

#: Events at which hidden cards come to light, or at which it depends on them what happens.
REVEALS: Final = ("draw", "compensation", "deal", "field", "discards_lost", "fjont_lost")
#: An end at which hidden cards are counted: what was discarded.
COUNTS: Final = "count"


@final
class Effect:
    """One thing that a choice would do. Accounts that are not seats are negative, as in entries."""

    def __init__(
        self,
        kind: str,
        seat: i64 = -1,
        to: i64 = -1,
        amount: i64 = 0,
        cards: CardSet = 0,
        name: str = "",
        rule: str = "",
    ) -> None:
        self.kind: str = kind
        self.seat: i64 = seat
        self.to: i64 = to
        self.amount: i64 = amount
        self.cards: i64 = cards
        self.name: str = name
        self.rule: str = rule


def effects_of(match: Match, action: i64) -> list[Effect]:
    """What a legal action would certainly bring, and what would be at stake then."""
    twin = match.copy()
    twin.stop_after_deal = True
    journal: list[Event] = []
    twin.journal = journal
    twin.step(action)
    found: list[Effect] = []
    written: i64 = -1
    for event in journal:
        if event.kind in REVEALS or (event.kind == "end" and event.names == COUNTS):
            written = event.written
            break
        _tell(event, found)
    entries = twin.entries
    if len(twin.deals) > len(match.deals):
        entries = twin.deals[-1].entries
    if written < 0:
        written = len(entries)
        if twin.at is match.at and twin.to_play == match.to_play and not twin.is_over:
            match.at.tell_places(twin, found)
    index: i64 = len(match.entries)
    while index < written:
        found.append(paid(entries[index]))
        index += 1
    match.at.stakes(match, action, found)
    return found


def paid(entry: Entry, kind: str = PAY) -> Effect:
    """A ledger line as an effect."""
    return Effect(
        kind, entry.payer, entry.payee, entry.amount, entry.cards, entry.reason, entry.rule
    )


def _tell(event: Event, found: list[Effect]) -> None:
    """Adds what an event says about the choice that caused it."""
    kind = event.kind
    seat = event.seat
    rule = event.rule
    if kind == "put":
        found.append(Effect(TAKE, seat, cards=event.took))
    elif kind in ("lay", "trio", "trick"):
        found.append(Effect(kind, seat, cards=event.cards, rule=rule))
    elif kind in ("declare", "announce"):
        found.append(Effect(SHOW, seat, cards=event.cards, name=event.names, rule=rule))
    elif kind == "double":
        found.append(Effect(RATE, seat, amount=event.points, rule=rule))
    elif kind == "repay":
        found.append(Effect(REPAY, seat, BANK, event.points, rule=rule))
    elif kind == "forced_in":
        found.append(Effect(PLAYS, seat, rule=rule))
    elif kind in ("driven_out", "put_out"):
        found.append(Effect(SITS_OUT, seat, rule=rule))
    elif kind == "end":
        found.append(Effect(ENDS, seat, name=event.names, rule=rule))
