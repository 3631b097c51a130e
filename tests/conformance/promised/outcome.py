"""A match after a choice: what everybody then sees, and how the deal could go on."""

from __future__ import annotations

from fudaba.games.asked import EffectView
from fudaba.games.contract import Match
from fudaba.games.effect import COUNTS, REVEALS
from fudaba.games.ledger import Entry
from fudaba.games.view import EventView, entry_view, event_view


class Outcome:
    """A match after a choice, played on alone."""

    def __init__(self, match: Match, action: str) -> None:
        self.action = action
        self.before = match
        self.after = match.copy()
        self.after.stop_after_deal = True
        self.after.journal = []
        self.after.apply_text(action)
        self.pack = match.game.spec.pack
        self.seat = int(match.to_play)
        self.ended = len(self.after.deals) > len(match.deals)
        self.events: list[EventView] = []
        #: What everybody was bound to see: the events before a hidden card comes to light.
        self.seen: list[EventView] = []
        #: How many ledger lines were written by then.
        self.written = len(self.entries)
        self.is_hidden = False
        for event in self.after.journal:
            shown = event_view(self.pack, event)
            self.events.append(shown)
            if event.kind in REVEALS or (event.kind == "end" and event.names == COUNTS):
                if not self.is_hidden:
                    self.is_hidden, self.written = True, int(event.written)
            if not self.is_hidden:
                self.seen.append(shown)

    @property
    def entries(self) -> list[Entry]:
        """The ledger of the deal."""
        return self.after.deals[-1].entries if self.ended else self.after.entries

    @property
    def end(self) -> str:
        """How the deal has ended, if it has."""
        return self.after.deals[-1].end if self.ended else self.after.end

    def happened(self, kind: str) -> list[EventView]:
        return [event for event in self.events if event.kind == kind]

    def placed(self) -> str:
        """The card that was placed by the choice."""
        played = self.happened("play")
        if played:
            return played[0].cards
        return self.pack.text(int(self.before.card_in_question()))

    def offered(self) -> list[str]:
        """What is legal then."""
        return [self.after.text(code) for code in self.after.legal_actions()]

    def lines(self, kind: str, entries: list[Entry]) -> list[EffectView]:
        """Ledger lines, as a promise has them."""
        return [line(self.before, entry, kind) for entry in entries]


def line(match: Match, entry: Entry, kind: str) -> EffectView:
    """A ledger line, as a promise has it."""
    told = entry_view(match.game.spec.pack, entry)
    return EffectView(kind, told.payer, told.payee, told.amount, told.cards, told.reason, told.rule)


def played_on(match: Match) -> list[Entry]:
    """The ledger of the deal, however it goes on."""
    twin = match.copy()
    twin.stop_after_deal = True
    while not twin.is_over:
        twin.apply(twin.legal_actions()[0])
    return twin.deals[-1].entries


def ended_now(twin: Match, end: str, deals: int) -> list[Entry]:
    """The ledger of the deal if it ended here in this way; it is not filed while debt is paid
    back (HH-961)."""
    twin.stop_after_deal = True
    twin.end = end
    twin.enter(twin.following(twin.at))
    return twin.deals[-1].entries if len(twin.deals) > deals else twin.entries
