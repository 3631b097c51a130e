"""Who plays: fold, in or double, and what that leads to."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from mypy_extensions import i64

from fudaba.cards.bits import bit
from fudaba.games.effect import DUE, Effect, paid
from fudaba.games.eights.questions import AUCTION
from fudaba.games.hachijuu.actions import FOLD
from fudaba.games.hachijuu.auction import DOUBLE as DOUBLES
from fudaba.games.hachijuu.auction import FOLD as FOLDS
from fudaba.games.hachijuu.auction import WORDS
from fudaba.games.hachijuu.facts import SOLE
from fudaba.games.hachijuu.settlement import fold_fee
from fudaba.games.phase import Phase

if TYPE_CHECKING:
    from fudaba.games.hachijuu.match import HachijuuMatch


@final
class Joining(Phase["HachijuuMatch"]):
    """The auction; who is left alone wins without play."""

    rules: ClassVar[str] = "HJ-301 to HJ-313"

    def begin(self, match: HachijuuMatch) -> bool:
        if match.auction.speaker < 0:  # HJ-R3
            close(match)
        return self.ask(match)

    def ask(self, match: HachijuuMatch) -> bool:
        auction = match.auction
        if auction.speaker < 0:
            return False
        match.question = AUCTION
        match.to_play = auction.speaker
        return match.asks(FOLD, auction.legal())

    def apply(self, match: HachijuuMatch, action: i64) -> bool:
        say(match, action - FOLD)
        return self.ask(match)

    def stakes(self, match: HachijuuMatch, action: i64, found: list[Effect]) -> None:
        if action == FOLD and match.rules.fold_fee:
            if not found:  # else the deal ends with it, and the fee is among what is paid
                found.append(paid(fold_fee(match.rules, match.to_play), DUE))


def say(match: HachijuuMatch, place: i64) -> None:
    """A declaration, by its place among the action codes."""
    auction = match.auction
    seat = auction.speaker
    word = bit(place)
    auction.say(word)
    if match.journal is not None:
        points: i64 = auction.rate
        rule = ""
        if word == FOLDS:
            points = auction.fee
        elif word == DOUBLES:
            rule = "HJ-304"
        match.note(WORDS[place], seat, 0, points, rule=rule)
    if auction.speaker < 0:
        close(match)


def close(match: HachijuuMatch) -> None:
    """Those who play, in order (HJ-306 to HJ-309); alone, the deal is won (HJ-307)."""
    auction = match.auction
    match.order = auction.order()
    if len(match.order) == 1:
        match.end = SOLE
        match.ended_by = match.order[0]
    elif match.journal is not None and auction.put_out:
        for seat in auction.put_out_seats():
            match.note("put_out", seat, rule="HJ-312")
