"""The end of a deal: what was won is paid, and the winner deals next."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from fudaba.games.hachihachi import facts as endings
from fudaba.games.hachihachi.facts import NOBODY, Facts
from fudaba.games.hachihachi.settlement import (
    Settlement,
    four_three_holders,
    settle,
    settle_four_three,
    settle_sole,
    settle_split,
)
from fudaba.games.phase import Phase

if TYPE_CHECKING:
    from fudaba.games.hachihachi.match import HachiHachiMatch


@final
class Settling(Phase["HachiHachiMatch"]):
    """Every way a deal can end has its settlement; a void one has none (HH-313)."""

    rules: ClassVar[str] = (
        "HH-310 to HH-313, HH-422, HH-700 to HH-704, HH-710 to HH-716, HH-800 to HH-804, "
        "HH-850 to HH-854, HH-870 to HH-873, HH-900 to HH-903, HH-910, HH-920 to HH-923, "
        "HH-990 to HH-995"
    )
    settles: ClassVar[bool] = True

    def begin(self, match: HachiHachiMatch) -> bool:
        if match.end == endings.VOID:
            void(match)
            return False
        book(match, settlement_of(match))
        return False


def book(match: HachiHachiMatch, result: Settlement) -> None:
    """Writes down what a deal has brought; its winner deals next (HH-035, HH-872)."""
    match.entries += result.entries
    match.books.pay(result.scores)
    match.books.track += result.track
    match.pot = 0
    match.note("end", result.winner, 0, 0, match.end, endings.RULES[match.end])
    match.next_dealer = result.winner


def void(match: HachiHachiMatch) -> None:
    """HH-313, HH-R8: the deal does not count; the pot stays, the same dealer deals."""
    if not match.rules.void_consumes:
        match.carried = match.openings[-1].carried
    match.note("end", NOBODY, 0, 0, endings.VOID, endings.RULES[endings.VOID])
    match.next_dealer = match.dealer


def settlement_of(match: HachiHachiMatch) -> Settlement:
    """What the deal brings, by the way it ended."""
    rules = match.rules
    if match.end == endings.SOLE:
        return settle_sole(rules, match.seats, match.order[0], match.pot)
    if match.end == endings.SPLIT:
        return settle_split(rules, match.seats, match.order[0], match.order[1], match.pot)
    if match.end == endings.FOUR_THREE:
        return settle_four_three(
            rules,
            match.seats,
            four_three_holders(rules, match.seats, match.dealer, match.hands),
            match.hands,
            match.multiplier,
            match.pot,
            match.white,
        )
    return settle(rules, facts_of(match))


def facts_of(match: HachiHachiMatch) -> Facts:
    """What the settlement of a deal that was played needs to know."""
    found = Facts(match.seats, match.order, match.multiplier, match.pot, filled=True)
    found.hands = match.dealt
    found.declared = match.declared
    found.captured = match.captured
    found.end = match.end
    found.by = match.ended_by
    found.sage = match.sage
    found.mizuten = match.blind
    found.white = match.white
    found.liable = match.liable
    found.liable_month = match.liable_month
    return found
