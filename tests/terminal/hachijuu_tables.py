"""Hachijuu tables for the tests."""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager
from typing import Any

from textual.widgets import Static

from fudaba.bots.contract import Bot
from fudaba.bots.random import RandomBot
from fudaba.games.contract import Match
from fudaba.games.hachijuu.spec import SPEC
from fudaba.games.hachijuu.view import HachijuuView
from fudaba.games.options import OptionValue
from fudaba.locale import Language
from fudaba.terminal.app import TableApp
from tests.rules.hachijuu.match import playing
from tests.terminal.tables import SMALL, Middling, Sitter, sitting

#: Seat 0 can take the three blue ribbons in its first three turns; nobody can prevent it.
_BLUE_HANDS = {
    0: "6R 9R 10R 1L 2A 3L 4A",
    1: "1R 2R 3R 4R 5A 7A 8A",
    2: "1K1 2K1 3K1 4K1 5R 7R 8L",
}
_BLUE_FIELD = "6K1 9K1 10K1 11K1 12K1 5K1"
_BLUE_STOCK = "7K1 8K1 12K2 11A 12K3 11R 7K2 8K2"
BLUE_PLAYS = ("play 6R", "play 9R", "play 10R")


def match_of(seats: int, seed: int = 0, **options: OptionValue) -> Match:
    """A match of three deals from a seed."""
    return SPEC.game(None, seats, {"deals": 3, **options}).new(seed)


def holding(
    hand: str, *says: str, seats: int = 3, oya: int = 0, other: str = "", **options: Any
) -> Match:
    """A match in whose first deal seat 0 has this hand, and seat 1 perhaps another, and in which
    this was said."""
    hands = {0: hand, 1: other} if other else {0: hand}
    return playing(*says, hands=hands, seats=seats, oya=oya, deals=3, **options)


def blue_match(*says: str, **options: Any) -> Match:
    """Three players, of whom seat 0 can make blue ribbons."""
    return playing(
        *says, hands=_BLUE_HANDS, field=_BLUE_FIELD, stock=_BLUE_STOCK, deals=3, **options
    )


def table(match: Match, bot: Bot | None = None, language: Language = "en") -> TableApp:
    """A table with a person at seat 0 and bots without ideas, or others, at the rest."""
    seats = int(match.game.seats)
    names = ["Anna", *(f"Greedy {number}" for number in range(1, seats))]
    bots: dict[int, Bot] = dict.fromkeys(range(1, seats), bot or RandomBot())
    return TableApp(match, names, 0, bots, language, pace="at-once")


def seated(
    app: TableApp, size: tuple[int, int] = SMALL
) -> AbstractAsyncContextManager[Sitter[HachijuuView]]:
    return sitting(app, HachijuuView, size)


def blue_table(*says: str, language: Language = "en", **options: OptionValue) -> TableApp:
    return table(blue_match(*says, **options), Middling(), language)


async def to_decision(person: Sitter[HachijuuView]) -> None:
    """Makes blue ribbons."""
    for action in BLUE_PLAYS:
        await person.press(person.key(action))
    assert person.view.phase == "decide"


async def go_on(person: Sitter[HachijuuView]) -> None:
    """Closes the page that is open, or plays on without folding where that is possible."""
    if person.page is not None:
        await person.press("enter")
        return
    legal = person.view.legal
    action = next((word for word in ("in", "double") if word in legal), legal[0])
    await person.press(person.key(action))


def seat_line(person: Sitter[HachijuuView], seat: int) -> str:
    """What the table says of a player, in a line."""
    names = person.app.sight.names
    found = [line for line in person.screen() if line[2:].startswith(names[seat])]
    return found[0]


def assert_decision_fits(person: Sitter[HachijuuView]) -> None:
    """No line of a decision that is spelled out falls off its panel."""
    decision = person.app.table_screen.scene.decision
    if decision is not None:
        panel = person.app.screen.query_one("#decision", Static)
        lines = decision.wrap(person.app.console, panel.content_size.width)
        assert len(lines) <= panel.content_size.height, decision.plain
