"""Who plays: stay or drop, from the temporary dealer on."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from mypy_extensions import i64

from fudaba.cards.bits import bit
from fudaba.games.effect import COMPENSATES, SITS_OUT, Effect
from fudaba.games.hachihachi.actions import BOTH, STAY
from fudaba.games.hachihachi.auction import Auction
from fudaba.games.hachihachi.facts import SOLE, VOID
from fudaba.games.hachihachi.questions import AUCTION
from fudaba.games.hachihachi.settlement import compensators, drop_fee
from fudaba.games.phase import Phase

if TYPE_CHECKING:
    from fudaba.games.hachihachi.match import HachiHachiMatch


@final
class Joining(Phase["HachiHachiMatch"]):
    """The round of stay or drop; with one left, or none, no cards are played."""

    rules: ClassVar[str] = "HH-300 to HH-309, HH-312, HH-313"

    def begin(self, match: HachiHachiMatch) -> bool:
        auction = Auction(
            match.rules, match.seats, match.dealer, match.white, match.blind, match.multiplier
        )
        match.auction = auction
        if auction.speaker < 0:
            close(match, auction)
        return self.ask(match)

    def ask(self, match: HachiHachiMatch) -> bool:
        auction = match.auction
        assert auction is not None
        if auction.speaker < 0:
            return False
        match.question = AUCTION
        match.to_play = auction.speaker
        return match.asks(STAY, BOTH)

    def apply(self, match: HachiHachiMatch, action: i64) -> bool:
        say(match, action == STAY)
        return self.ask(match)

    def stakes(self, match: HachiHachiMatch, action: i64, found: list[Effect]) -> None:
        """HH-355: who pays those that would be driven out; how much, their hands will show."""
        out = [effect.seat for effect in found if effect.kind == SITS_OUT]
        auction = match.auction
        if not out or auction is None:
            return
        after = auction.copy()
        after.say(action == STAY)
        for payer in compensators(match.rules, after.order()):
            for seat in out:
                found.append(Effect(COMPENSATES, payer, seat, rule="HH-355"))


def say(match: HachiHachiMatch, stays: bool) -> None:
    """A declaration; who drops pays at once (HH-305)."""
    auction = match.auction
    assert auction is not None
    seat = auction.speaker
    auction.say(stays)
    if stays:
        match.note("stay", seat)
    else:
        match.note("drop", seat, 0, auction.fee)
        match.pay([drop_fee(seat, auction.fee)])
        match.pot += auction.fee
    if auction.speaker < 0:
        close(match, auction)


def close(match: HachiHachiMatch, auction: Auction) -> None:
    """Those who play, in order; alone (HH-312) or with nobody (HH-313) the deal is over."""
    match.order = auction.order()
    seat: i64
    for seat in range(match.seats):
        if auction.forced_in & bit(seat):
            match.note("forced_in", seat, rule="HH-302")
        if auction.driven_out & bit(seat):
            match.note("driven_out", seat, rule="HH-301")
    if len(match.order) == 0:
        match.end = VOID
    elif len(match.order) == 1:
        match.end = SOLE
