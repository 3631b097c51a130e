"""A deal of 800, 1000, 150 or Fjabbe as it is noted at a table, and what it does to the match."""

from __future__ import annotations

from msgspec import Struct
from mypy_extensions import i64

from fudaba.cards.vectors import vec
from fudaba.games.ledger import Entry, totals
from fudaba.games.phase import in_order
from fudaba.games.snapphana.dealing import clear
from fudaba.games.snapphana.facts import COUNT, DECLARATION, NOBODY, Facts
from fudaba.games.snapphana.match import SnapphanaMatch
from fudaba.games.snapphana.settlement import declaration_entries, settle
from fudaba.games.snapphana.settling import Settling, book
from fudaba.refusal import Refusal
from fudaba.score.folding import FoldedDeal, Standing, result_of, standing_of, walk
from fudaba.score.snapphana.declaration import Declared, bundle_of, declarations_allowed
from fudaba.score.snapphana.facts import SettleQuestion, facts_of


class SnapphanaDeal(
    Struct, kw_only=True, frozen=True, omit_defaults=True, forbid_unknown_fields=True
):
    """What is noted of a deal."""

    #: What each player declared; or, by side, what it came to.
    declared: dict[str, list[Declared]] = {}
    declared_points: list[int] | None = None
    #: By side, as at the count: discards, exchange and what was lost are where they belong.
    piles: list[str] | None = None
    tricks: list[int] | None = None
    #: The side that won the last trick; None where a declaration won the match.
    last_trick: int | None = None


FACTS = SnapphanaDeal


def play(match: SnapphanaMatch, facts: SnapphanaDeal) -> FoldedDeal:
    """A deal from its facts."""
    clear(match)
    declared = _declared(match, facts)
    found = _settled(match, facts, declared)
    match.piles = found.piles
    match.end = DECLARATION if found.last_trick == NOBODY else COUNT
    book(match, settle(match.rules, found), NOBODY)
    phases = in_order(match.game.deal)
    settling = next(phase for phase in phases if isinstance(phase, Settling))
    walk(match, settling.next, None, _nobody_is_asked)
    return FoldedDeal(result=result_of(match))


def standing(match: SnapphanaMatch) -> Standing:
    """Between two deals."""
    common = standing_of(match)
    losses = [int(lost) for lost in match.losses] if match.rules.is_fjabbe else None
    return Standing(
        deal=common.deal,
        dealer=common.dealer,
        scores=common.scores,
        is_over=common.is_over,
        winner=common.winner,
        losses=losses,
    )


def _declared(match: SnapphanaMatch, facts: SnapphanaDeal) -> list[Entry] | None:
    """The entries of what was declared, from forehand on; None where only its points are known."""
    rules = match.rules
    if facts.declared_points is not None:
        if facts.declared:
            raise Refusal("pad.declared_twice")
        return None
    entries: list[Entry] = []
    for name in facts.declared:
        if name not in {str(seat) for seat in range(rules.seats)}:
            raise Refusal("pad.seat", seat=name, last=int(rules.seats) - 1)
    if any(facts.declared.values()):
        declarations_allowed(rules)
    for place in range(rules.seats):
        seat = (int(match.dealer) + 1 + place) % int(rules.seats)
        combinations = facts.declared.get(str(seat), [])
        if combinations:
            declaration_entries(rules.side(seat), bundle_of(combinations), entries)
    return entries


def _settled(match: SnapphanaMatch, facts: SnapphanaDeal, declared: list[Entry] | None) -> Facts:
    sides = int(match.rules.sides)
    points = facts.declared_points
    if declared is not None:
        points = [int(sum_) for sum_ in totals(declared, i64(sides))]
    found = facts_of(
        match.rules,
        SettleQuestion(
            last_trick=facts.last_trick,
            piles=facts.piles,
            tricks=facts.tricks,
            declared=points,
            before=[int(score) for score in match.won],
            losses=[int(lost) for lost in match.losses],
        ),
    )
    if declared is not None:
        found.declared = declared
    if facts.piles is None:
        found.piles = vec[i64]([0] * sides)
    return found


def _nobody_is_asked(match: SnapphanaMatch) -> int:
    raise AssertionError("nothing is asked after a deal of the Snapphana games")
