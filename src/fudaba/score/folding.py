"""A match with real cards: the facts of its deals folded, one after the other, into the books.

Whoever keeps score at a table notes what happened in each deal; dealer, totals, pot, carried
multipliers, ceremonies and the end of the match follow from that, by the phases and the
settlement that live play goes through. `fold` begins at the first deal every time, so that any
earlier one can be corrected.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeVar

import msgspec
from msgspec import Struct

from fudaba.games.contract import Game, Match
from fudaba.games.phase import Phase
from fudaba.games.registry import part
from fudaba.games.view import DealView, deal_view
from fudaba.refusal import Refusal

State = TypeVar("State", bound=Match)


class DealRefused(Refusal):
    """Facts of a deal, counted from 1, that cannot be."""

    @property
    def number(self) -> int:
        """The deal, counted from 1."""
        number = self.values["number"]
        assert isinstance(number, int)
        return number

    @property
    def why(self) -> Refusal:
        """What is wrong with it."""
        why = self.values["why"]
        assert isinstance(why, Refusal)
        return why


class Standing(Struct, kw_only=True, frozen=True, omit_defaults=True):
    """What the next deal begins with; after the last one, how the match has ended."""

    deal: int
    dealer: int
    scores: list[int]
    is_over: bool
    winner: int | list[int] | None
    #: Month and year, in games that count them.
    month: int | None = None
    year: int | None = None
    #: Hachi-Hachi: the pot of void deals, the multipliers carried on, the coins on the track,
    #: and what everybody has and owes.
    pot: int = 0
    carried: list[int] = []
    track: int = 0
    coins: list[int] | None = None
    debt: list[int] | None = None
    #: Fjabbe: the deals that everybody has lost.
    losses: list[int] | None = None


class FoldedDeal(Struct, kw_only=True, frozen=True, omit_defaults=True):
    """A deal as the books have it, and what followed from its facts on the way."""

    result: DealView
    #: Who played, in order; the multiplier or rate; what lay in the pot when it was settled.
    order: list[int] = []
    rate: int = 1
    pot: int = 0
    #: The card points by seat, where people have counted them.
    counted: dict[int, int] = {}
    #: What each seat could have paid back after the deal, in kan.
    repayable: dict[str, int] = {}


class Folded(Struct, frozen=True):
    """A match as far as its deals are known."""

    deals: list[FoldedDeal]
    standing: Standing


class Part(Protocol):
    """What a game adds: `fudaba.score.<family>.folding`."""

    #: The facts of a deal as they are noted.
    FACTS: type[Struct]

    def play(self, match: Any, facts: Any) -> FoldedDeal:
        """Goes through a deal with its facts, up to where the next one would begin."""

    def standing(self, match: Any) -> Standing:
        """What the match stands at between two deals."""


def part_of(game: str) -> Part:
    """How a game is folded."""
    found: Any = part(game, "score.*.folding")
    room: Part = found
    return room


def facts_from(game: str, noted: object) -> Struct:
    """The facts of a deal from what JSON gives; msgspec.ValidationError where it is malformed."""
    return msgspec.convert(noted, part_of(game).FACTS)


def fold(game: Game, dealer: int, deals: Sequence[Struct]) -> Folded:
    """The match after these deals, the first of them dealt by `dealer`; DealRefused names the
    deal that cannot have happened."""
    room = part_of(game.name)
    match = game.bare(0, None)
    match.prepare()
    match.dealer = dealer
    folded: list[FoldedDeal] = []
    for number, facts in enumerate(deals, 1):
        try:
            if match.is_over:
                raise Refusal("pad.over")
            folded.append(room.play(match, facts))
        except Refusal as why:
            raise DealRefused("pad.deal", number=number, why=why) from None
    return Folded(folded, room.standing(match))


def fold_known(
    game: Game, dealer: int, deals: Sequence[Struct]
) -> tuple[Folded, DealRefused | None]:
    """The match as far as its deals can have happened, and why the next one cannot: after a
    correction, later deals may no longer fit."""
    try:
        return fold(game, dealer, deals), None
    except DealRefused as refused:
        return fold(game, dealer, deals[: refused.number - 1]), refused


def result_of(match: Match, month: int | None = None, year: int | None = None) -> DealView:
    """The deal that was filed last."""
    return deal_view(match.game.spec.pack, match.deals[-1], month, year)


def standing_of(match: Match) -> Standing:
    """What every game's match stands at."""
    return Standing(
        deal=len(match.deals) + (0 if match.is_over else 1),
        dealer=int(match.dealer),
        scores=[int(score) for score in match.scores],
        is_over=match.is_over,
        winner=match.winner,
    )


def walk(
    match: State,
    first: Phase[State],
    last: type[Phase[State]] | None,
    answer: Callable[[State], int],
) -> None:
    """Goes through the phases from `first` up to one of the class `last` (to the end of the deal
    without it), and answers whatever is asked on the way."""
    phase = first
    while not (last is not None and isinstance(phase, last)):
        if not match.end or phase.is_settling:
            match.at = phase
            asked = phase.begin(match)
            while asked:
                asked = phase.apply(match, answer(match))
        phase = phase.next
        if phase is match.game.deal:
            return
