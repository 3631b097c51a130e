"""The round of hand yaku, between the auction and the first card."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from mypy_extensions import i64

from fudaba.games.effect import DUE, Effect, paid
from fudaba.games.eights.questions import TEYAKU
from fudaba.games.eights.stock import make_stock
from fudaba.games.hachijuu.actions import (
    ANNOUNCE,
    DONE,
    DONE_BIT,
    announcement,
    open_announcements,
)
from fudaba.games.hachijuu.settlement import pay_teyaku
from fudaba.games.hachijuu.teyaku import KINDS, Hand
from fudaba.games.ledger import Entry
from fudaba.games.phase import Phase

if TYPE_CHECKING:
    from fudaba.games.hachijuu.match import HachijuuMatch


@final
class Announcing(Phase["HachijuuMatch"]):
    """The stock is made (HJ-314); then who announces what."""

    rules: ClassVar[str] = "HJ-314, HJ-401 to HJ-405"

    def begin(self, match: HachijuuMatch) -> bool:
        make_stock(match, "HJ-314")
        return self.ask(match)

    def ask(self, match: HachijuuMatch) -> bool:
        """HJ-401: from the oya's position on, whoever has something to announce."""
        while match.speaking < len(match.order):
            seat: i64 = match.order[match.speaking]
            mask = unannounced(match, seat)
            if mask:
                match.question = TEYAKU
                match.to_play = seat
                return match.asks(ANNOUNCE, mask | DONE_BIT)
            match.speaking += 1
        return False

    def apply(self, match: HachijuuMatch, action: i64) -> bool:
        if action == DONE:
            match.speaking += 1  # HJ-404
        else:
            announce(match, action - ANNOUNCE)
        return self.ask(match)

    def stakes(self, match: HachijuuMatch, action: i64, found: list[Effect]) -> None:
        if action != DONE:
            held = Hand(match.dealt[match.to_play])
            made = announcement(match.to_play, held, action - ANNOUNCE)
            entries: list[Entry] = []
            pay_teyaku(made, match.order, match.auction.rate, entries)
            for entry in entries:
                found.append(paid(entry, DUE))


def unannounced(match: HachijuuMatch, seat: i64) -> i64:
    """What a seat could still announce, as bits counted from `announce`."""
    return open_announcements(match.rules, Hand(match.dealt[seat]), match.families[seat])


def announce(match: HachijuuMatch, offset: i64) -> None:
    """HJ-402: the yaku is named, its cards are exposed."""
    seat = match.to_play
    made = announcement(seat, Hand(match.dealt[seat]), offset)
    kind = KINDS[made.kind]
    match.announced.append(made)
    match.families[seat] |= kind.family
    match.shown[seat] |= made.cards
    match.note("announce", seat, made.cards, kind.points, kind.name, kind.rule)
