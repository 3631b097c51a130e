"""What questions of Hachi-Hachi have in common: the rules, a hand, the white card."""

from __future__ import annotations

from fudaba.games.contract import Game
from fudaba.games.hachihachi.facts import NOBODY, Facts
from fudaba.games.hachihachi.options import Rules
from fudaba.score.answers import playing, seat_number
from fudaba.score.cards import exactly, hanafuda_set
from fudaba.score.problem import Refused

WHITE_RULE = "HH-120"


def rules_of(game: Game) -> Rules:
    """The rules of a Hachi-Hachi game."""
    rules = game.rules
    assert isinstance(rules, Rules)
    return rules


def hand_of(text: str) -> int:
    """A hand of seven cards (HH-101)."""
    return exactly(7, "a hand", hanafuda_set(text, WHITE_RULE), "HH-101")


def white_of(white: int | None, seats: int) -> int:
    """Who has the white card (HH-120)."""
    if (white is not None) != (seats == 7):
        raise Refused("with seven players, and only then, white names who has the white card")
    return NOBODY if white is None else seat_number("white", white, seats)


def check_multiplier(rules: Rules, multiplier: int) -> None:
    """Refuses a multiplier that no field gives (HH-200, HH-207)."""
    possible = (1, 2, 4, 8, 16, 32, 64, 128) if rules.fields_stack else (1, 2, 4)
    if multiplier not in possible:
        raise Refused(f"the multiplier cannot be {multiplier} (HH-200)")


def check_mizuten(rules: Rules, seats: int) -> None:
    """Refuses a blind stay where it is not played (HH-250, HH-992, HH-R13)."""
    if not rules.mizuten:
        raise Refused("mizuten is not played at this table (HH-250)")
    if seats == 2:
        raise Refused("mizuten is not played by two players (HH-992)")
    if seats == 3 and not rules.mizuten_with_three:
        raise Refused("mizuten is not played by three players at this table (HH-R13)")


def active(facts: Facts, name: str, what: str) -> int:
    """A seat that plays in the deal."""
    return playing(what, name, [int(seat) for seat in facts.order])
