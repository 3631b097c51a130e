"""The facts of a deal as a question gives them, in the form that settlement reads."""

from __future__ import annotations

from msgspec import Struct
from mypy_extensions import i64

from fudaba.cards.pack import SNAPPHANA
from fudaba.cards.vectors import vec
from fudaba.games.ledger import SUPPLY, Entry
from fudaba.games.snapphana.facts import NOBODY, Facts
from fudaba.games.snapphana.options import Rules
from fudaba.score.problem import Refused
from fudaba.score.snapphana.course import check_counted, check_match, check_won_at_once
from fudaba.score.snapphana.piles import check_piles, check_tricks
from fudaba.score.snapphana.reading import apart, by_side
from fudaba.score.written import read

#: More than any match comes to.
MOST = 1_000_000_000


class SettleQuestion(Struct, frozen=True, forbid_unknown_fields=True):
    """What does this deal bring? All by side; what is left out is nothing."""

    #: The side that won the last trick; None where a declaration won the match.
    last_trick: int | None
    #: As they are counted: with the discards and the exchange card, after what was lost has
    #: gone over. They matter only where the deal was counted.
    piles: list[str] | dict[str, str] | None = None
    #: Where they are left out, whoever has cards has won a trick.
    tricks: list[int] | dict[str, int] | None = None
    declared: list[int] | dict[str, int] | None = None
    #: The match's scores, and in Fjabbe the lost deals, before this deal.
    before: list[int] | dict[str, int] | None = None
    losses: list[int] | dict[str, int] | None = None


def facts_of(rules: Rules, question: SettleQuestion) -> Facts:
    """The facts; Refused where they contradict each other or the rules."""
    sides = int(rules.sides)
    before = vec[i64](_numbers("before", question.before, sides))
    losses = vec[i64](_numbers("losses", question.losses, sides))
    declared = vec[i64](_numbers("declared", question.declared, sides))
    tricks = _numbers("tricks", question.tricks, sides)
    piles = [read(SNAPPHANA, text) for text in by_side("piles", question.piles, sides, "")]
    apart(*piles)
    check_match(rules, before, losses, declared)
    if question.last_trick is None:
        last_trick = NOBODY
        check_won_at_once(rules, before, declared, tricks)
    else:
        last_trick = _side("last_trick", question.last_trick, sides)
        check_counted(rules, before, declared)
        if question.piles is None:
            raise Refused("snapphana.no_piles", rule="SN-090")
        check_piles(rules, piles)
        if question.tricks is None:
            tricks = [int(pile != 0) for pile in piles]
        else:
            check_tricks(rules, piles, tricks)
        if tricks[last_trick] == 0:
            raise Refused("snapphana.last_trick_side", side=last_trick, rule="SN-095")
    entries = [
        Entry(SUPPLY, side, int(points), "declared", "SN-R18")
        for side, points in enumerate(declared)
        if points
    ]
    return Facts(vec[i64](piles), vec[i64](tricks), last_trick, entries, before, losses)


def _numbers(name: str, given: list[int] | dict[str, int] | None, sides: int) -> list[int]:
    found = by_side(name, given, sides, 0)
    for number in found:
        if not 0 <= number <= MOST:
            raise Refused("snapphana.numbers", name=name, most=MOST, number=number)
    return found


def _side(name: str, side: int, sides: int) -> int:
    if not 0 <= side < sides:
        raise Refused("question.side", name=name, last=sides - 1, side=side)
    return side
