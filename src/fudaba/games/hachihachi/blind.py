"""Mizuten: the dealer may declare to play blind, before anybody sees the cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from mypy_extensions import i64

from fudaba.cards.bits import bit
from fudaba.cards.hanafuda import WHITE
from fudaba.cards.vectors import vec
from fudaba.games.effect import IF_ENOUGH, IF_RUN_OUT, IF_SHORT, NEEDS, PLAYS, UNLESS, Effect
from fudaba.games.hachihachi.achievements import ENOUGH, blind_play
from fudaba.games.hachihachi.actions import BOTH, MIZUTEN
from fudaba.games.hachihachi.facts import EXHAUSTED, NOBODY, SHOUBU, Facts
from fudaba.games.hachihachi.questions import BLIND
from fudaba.games.ledger import Entry
from fudaba.games.phase import Phase

if TYPE_CHECKING:
    from fudaba.games.hachihachi.match import HachiHachiMatch


@final
class Blind(Phase["HachiHachiMatch"]):
    """The temporary dealer speaks, where mizuten is played."""

    rules: ClassVar[str] = "HH-250, HH-251"

    def begin(self, match: HachiHachiMatch) -> bool:
        match.unasked = is_offered(match)
        return self.ask(match)

    def ask(self, match: HachiHachiMatch) -> bool:
        if not match.unasked:
            return False
        match.question = BLIND
        match.to_play = match.dealer
        return match.asks(MIZUTEN, BOTH)

    def apply(self, match: HachiHachiMatch, action: i64) -> bool:
        """HH-251; the holder of the white card sits out, and mizuten is void (HH-R16)."""
        blind = action == MIZUTEN
        match.note("mizuten" if blind else "look", match.dealer)
        match.blind = blind and match.white != match.dealer
        match.unasked = False
        return False

    def stakes(self, match: HachiHachiMatch, action: i64, found: list[Effect]) -> None:
        if action == MIZUTEN:
            stakes_of_mizuten(match, found)


def is_offered(match: HachiHachiMatch) -> bool:
    """HH-R13: never between two, between three only by its option."""
    if not match.rules.mizuten or match.seats == 2:
        return False
    return match.seats > 3 or match.rules.mizuten_with_three


def stakes_of_mizuten(match: HachiHachiMatch, found: list[Effect]) -> None:
    """What a blind dealer can win and lose, for every multiplier of the field, as the settlement
    has it; who holds the white card and who will be active is not known yet."""
    dealer = match.dealer
    if match.seats == 7:
        found.append(Effect(UNLESS, dealer, cards=bit(WHITE), rule="HH-R16"))
    else:
        found.append(Effect(PLAYS, dealer, rule="HH-251"))
    found.append(Effect(NEEDS, dealer, amount=ENOUGH, rule="HH-920"))
    payer: i64 = NOBODY
    for entry in _paid(match, ENOUGH, SHOUBU):
        if match.seats < 7:
            payer = entry.payer
        found.append(Effect(IF_ENOUGH, payer, dealer, entry.amount, 0, entry.reason, entry.rule))
    kind = IF_SHORT
    lost = _paid(match, ENOUGH - 1, SHOUBU)
    if not lost:
        kind = IF_RUN_OUT
        lost = _paid(match, ENOUGH - 1, EXHAUSTED)
    all_play = match.seats == 3 and not match.rules.auction_with_three
    payee: i64 = NOBODY
    for entry in lost:
        if all_play:
            payee = entry.payee
        found.append(Effect(kind, dealer, payee, entry.amount, 0, entry.reason, entry.rule))


def _paid(match: HachiHachiMatch, points: i64, end: str) -> list[Entry]:
    """What is paid if the dealer plays blind with any two others, and another one has the white
    card, if there is one."""
    seats = match.seats
    order = vec[i64]([0] * 3)
    place: i64
    for place in range(3):
        order[place] = (match.dealer + place) % seats
    facts = Facts(seats, order, 1, 0)
    facts.mizuten = True
    facts.end = end
    if seats == 7:
        facts.white = (match.dealer + 3) % seats
    counted = vec[i64]([0] * seats)
    counted[match.dealer] = points
    entries: list[Entry] = []
    blind_play(match.rules, facts, counted, entries)
    return entries
