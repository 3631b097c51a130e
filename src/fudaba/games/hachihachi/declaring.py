"""The teyaku at the table: a round before the first card, and a late one for what was forgotten."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from mypy_extensions import i64

from fudaba.cards.bits import bit
from fudaba.games.effect import WORTH, Effect, paid
from fudaba.games.hachihachi.actions import DECLARE, DONE, DONE_BIT
from fudaba.games.hachihachi.facts import GROUP_A, GROUP_B, NOBODY
from fudaba.games.hachihachi.questions import LATE_TEYAKU, TEYAKU
from fudaba.games.hachihachi.settlement import pay_teyaku
from fudaba.games.hachihachi.teyaku import KINDS, NONE, RED, Hand
from fudaba.games.ledger import Entry
from fudaba.games.phase import Phase

if TYPE_CHECKING:
    from fudaba.games.hachihachi.match import HachiHachiMatch


@final
class Declaring(Phase["HachiHachiMatch"]):
    """The round before the play."""

    rules: ClassVar[str] = "HH-450 to HH-455"

    def begin(self, match: HachiHachiMatch) -> bool:
        match.speaking = 0
        return self.ask(match)

    def ask(self, match: HachiHachiMatch) -> bool:
        return ask_round(match, TEYAKU)

    def apply(self, match: HachiHachiMatch, action: i64) -> bool:
        say_teyaku(match, action)
        return self.ask(match)

    def stakes(self, match: HachiHachiMatch, action: i64, found: list[Effect]) -> None:
        stakes_of_teyaku(match, action, found)


def ask_round(match: HachiHachiMatch, question: i64) -> bool:
    """HH-450, HH-R28: from the acting dealer on, whoever has something undeclared."""
    while match.speaking < len(match.order):
        seat: i64 = match.order[match.speaking]
        mask = undeclared(match, seat)
        if mask:
            match.question = question
            match.to_play = seat
            return match.asks(DECLARE, mask | DONE_BIT)
        match.speaking += 1
    return False


def held_by(match: HachiHachiMatch, seat: i64) -> Hand:
    """The teyaku of a seat; both rounds ask for them, and they are looked for once."""
    held = match.held[seat]
    if held is None or held.cards != match.dealt[seat]:
        held = Hand(match.rules, match.dealt[seat])
        match.held[seat] = held
    return held


def undeclared(match: HachiHachiMatch, seat: i64) -> i64:
    """The teyaku that a seat could still declare, as bits counted from `declare`."""
    return kept_back(match, seat, match.declared[seat])


def kept_back(match: HachiHachiMatch, seat: i64, declared: i64) -> i64:
    """The teyaku of a seat beside the groups that it has declared, in the same bits."""
    held = held_by(match, seat)
    mask: i64 = 0
    if held.group_a != NONE and declared & GROUP_A == 0:
        mask |= bit(held.group_a)
    if held.group_b != NONE and declared & GROUP_B == 0:
        mask |= bit(held.group_b)
    return mask


def say_teyaku(match: HachiHachiMatch, action: i64) -> None:
    """One thing said in either round."""
    if action == DONE:
        match.speaking += 1
    else:
        declare(match, action - DECLARE)


def stakes_of_teyaku(match: HachiHachiMatch, action: i64, found: list[Effect]) -> None:
    """What a declaration is worth (HH-454); a tokushuyaku would cancel it (HH-R47)."""
    if action != DONE:
        group = GROUP_B if action - DECLARE >= RED else GROUP_A
        seat = match.to_play
        held = held_by(match, seat)
        entries: list[Entry] = []
        pay_teyaku(match.rules, match.order, match.multiplier, seat, held, group, entries)
        for entry in entries:
            found.append(paid(entry, WORTH))


def declare(match: HachiHachiMatch, kind: i64) -> None:
    """HH-451, HH-452: the cards are shown; one that was played by then lies open anyway."""
    seat = match.to_play
    held = held_by(match, seat)
    group: i64 = GROUP_A
    cards = held.shown_for_a(match.rules)
    kan = held.kan_a
    if kind >= RED:
        group = GROUP_B
        cards = held.shown_for_b(match.rules)
        kan = held.kan_b
    match.declared[seat] |= group
    match.shown[seat] |= cards
    match.note("declare", seat, cards, kan, KINDS[kind].name, KINDS[kind].rule)
    if match.question == LATE_TEYAKU:
        match.declared_late[seat] |= group
        if match.rules.liability:
            match.laid[match.order[0]] = NOBODY  # HH-R33: played before a late declaration
