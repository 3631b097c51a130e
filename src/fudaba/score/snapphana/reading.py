"""Reading what questions about the Snapphana games give: rules, cards, values by side."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

from fudaba.cards.pack import SNAPPHANA
from fudaba.games.contract import Game
from fudaba.games.snapphana.options import Rules
from fudaba.nearest import shown
from fudaba.score.problem import Refused

Value = TypeVar("Value")


def rules_of(game: Game) -> Rules:
    """The rules of one of the four games."""
    rules = game.rules
    assert isinstance(rules, Rules)
    return rules


def by_side(
    name: str,
    given: Sequence[Value] | Mapping[str, Value] | None,
    sides: int,
    nothing: Value,
) -> list[Value]:
    """A value for every side, given as a list or as an object with sides for keys."""
    if given is None:
        return [nothing] * sides
    if not isinstance(given, Mapping):
        if len(given) != sides:
            raise Refused(f"{name} must be given for {sides} sides, not for {len(given)}")
        return list(given)
    for side in given:
        if side not in {str(number) for number in range(sides)}:
            raise Refused(
                f"{name} names a side {shown(side)}; there are the sides 0 to {sides - 1}"
            )
    return [given.get(str(side), nothing) for side in range(sides)]


def apart(*sets: int) -> None:
    """No card may be in two places."""
    seen = 0
    for cards in sets:
        if seen & cards:
            raise Refused(f"{SNAPPHANA.set_text(seen & cards)} is named in two places")
        seen |= cards


def countable(rules: Rules, name: str, cards: int) -> None:
    """Only whole pairs, or in Fjabbe by tricks only whole tricks, can be counted."""
    number = cards.bit_count()
    if number % 2:
        raise Refused(f"{name} must have an even number of cards, not {number} (SN-R32)")
    if rules.count_by_tricks and number % 4:
        raise Refused(f"{name} must have a number of cards that four divides, not {number} (FJ-R7)")
