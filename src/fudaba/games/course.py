"""What has happened in a match, followed while somebody looks at it.

The engine keeps no journal. For whoever looks, the deal in progress is played once beside the match
(docs/decisions/002), and after that only the actions that are new (docs/decisions/016).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, final

from mypy_extensions import i16, i64, u8

from fudaba.cards.vectors import append, vec
from fudaba.games.deals import Deal
from fudaba.games.events import Event

if TYPE_CHECKING:
    from fudaba.games.contract import Match


@final
class Course:
    """The deal in progress, or the last one, with its journal; and what came before it."""

    def __init__(self, match: Match, number: int) -> None:
        #: The deal, counted from 1.
        self.number: int = number
        #: What it was opened with; a match whose hidden cards were dealt again goes another way.
        self.deck: vec[u8] = deck_of(match, number)
        self.stock: vec[u8] = stock_of(match, number)
        self.twin: Match = match.opened_again(number)
        self.actions: vec[i16] = vec[i16]()
        #: Events of the deals before this one.
        self.before: i64 = 0
        #: Questions that each seat has answered in the match.
        self.answers: vec[i64] = vec[i64]([0] * match.game.seats)
        #: The events as views, as far as somebody has asked for them.
        self.shown: list[Any] = []
        place: int
        for place in range(number - 1):
            deal = match.deals[place]
            if deal.happened < 0:
                _count(match, place, deal)
            self.before += deal.happened
            seat: i64
            for seat in range(len(self.answers)):
                self.answers[seat] += deal.answers[seat]

    @property
    def journal(self) -> list[Event]:
        """What has happened in the deal."""
        journal = self.twin.journal
        assert journal is not None
        return journal

    @property
    def happened(self) -> int:
        """How many events there have been in the match."""
        return int(self.before) + len(self.journal)

    def fits(self, match: Match, number: int) -> bool:
        """Whether the match has gone on from here."""
        if number != self.number:
            return False
        if not same(self.deck, deck_of(match, number)):
            return False
        if not same(self.stock, stock_of(match, number)):
            return False
        actions = match.actions_of(number)
        if len(actions) < len(self.actions):
            return False
        index: i64 = 0
        while index < len(self.actions) and actions[index] == self.actions[index]:
            index += 1
        return index == len(self.actions)

    def follow(self, match: Match) -> None:
        """Plays what is new."""
        actions = match.actions_of(self.number)
        index: i64 = len(self.actions)
        while index < len(actions):
            _answer(self.twin, i64(actions[index]), self.answers)
            self.actions = append(self.actions, actions[index])
            index += 1


def course_of(match: Match) -> Course:
    """The course of a match up to now; the match keeps it."""
    number = int(match.deal_number)
    if match.is_over:
        number -= 1
    course = match.course
    if course is None or not course.fits(match, number):
        course = Course(match, number)
        match.course = course
    course.follow(match)
    return course


def deck_of(match: Match, number: int) -> vec[u8]:
    """The pack of a deal, counted from 1."""
    if number <= len(match.deals):
        return match.deals[number - 1].deck
    return match.deck


def stock_of(match: Match, number: int) -> vec[u8]:
    """The stock of a deal, where hands were mixed into it."""
    if number <= len(match.deals):
        return match.deals[number - 1].stock
    return match.mixed_stock


def same(some: vec[u8], others: vec[u8]) -> bool:
    """Whether two packs lie in the same order."""
    if len(some) != len(others):
        return False
    index: i64 = 0
    while index < len(some) and some[index] == others[index]:
        index += 1
    return index == len(some)


def _count(match: Match, place: int, deal: Deal) -> None:
    """Notes with a finished deal how many events it had, and how many answers of each seat."""
    twin = match.opened_again(place + 1)
    answers = vec[i64]([0] * match.game.seats)
    for action in deal.actions:
        _answer(twin, i64(action), answers)
    journal = twin.journal
    assert journal is not None
    deal.answers = answers
    deal.happened = len(journal)


def _answer(twin: Match, action: i64, answers: vec[i64]) -> None:
    answers[twin.to_play] += 1
    twin.step(action)
