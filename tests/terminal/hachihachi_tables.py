"""Hachi-Hachi tables for the tests."""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager

from mypy_extensions import u8

from fudaba.bots.contract import Bot
from fudaba.bots.hachihachi.greedy import GreedyHachiHachiBot
from fudaba.cards.pack import HANAFUDA
from fudaba.cards.vectors import vec
from fudaba.games.contract import Match
from fudaba.games.deals import GivenDeals
from fudaba.games.hachihachi.spec import SPEC
from fudaba.games.hachihachi.view import HachiHachiView
from fudaba.games.options import OptionValue
from fudaba.locale import Language
from fudaba.terminal.app import TableApp
from tests.terminal.decks import FirstDeal
from tests.terminal.tables import SMALL, Middling, Sitter, sitting

#: Three players, a large field: seat 0 makes blue ribbons with two turns left, the others nothing.
BLUE = FirstDeal(
    1,
    "10K2 8K2 1R 2K1 6K2 1K2 10R 12K2 9R 11L 8L 12L 5K2 7K2 7K1 5R 3K2 7R 5A 11A 2A 4R 6A 3K1 "
    "4A 9A 1L 3L 4K1 9K2 9K1 5K1 7A 3R 12K1 2R 2K2 6R 10A 11R 4K2 6K1 11K1 8A 8K1 1K1 10K1 12K3",
)


def match_of(preset: str, seats: int, seed: int = 0, **options: OptionValue) -> Match:
    """A match of three deals from a seed."""
    return SPEC.game(preset, seats, {"deals": 3, **options}).new(seed)


def dealt(first: FirstDeal, seats: int = 3, **options: OptionValue) -> Match:
    """A match whose first deal is written out."""
    given = GivenDeals()
    given.first_dealer = first.dealer
    given.decks[0] = vec[u8]([HANAFUDA.card(card) for card in first.deck.split()])
    return SPEC.game("decimal", seats, {"deals": 3, **options}).new(7, given)


def table(match: Match, bot: Bot | None = None, language: Language = "en") -> TableApp:
    """A table with a person at seat 0 and greedy bots, or others, at the rest."""
    seats = int(match.game.seats)
    names = ["Anna", *(f"Bot {number}" for number in range(1, seats))]
    bots: dict[int, Bot] = dict.fromkeys(range(1, seats), bot or GreedyHachiHachiBot())
    return TableApp(match, names, 0, bots, language, pace="at-once")


def seated(
    app: TableApp, size: tuple[int, int] = SMALL
) -> AbstractAsyncContextManager[Sitter[HachiHachiView]]:
    return sitting(app, HachiHachiView, size)


def blue_table(language: Language = "en") -> TableApp:
    return table(dealt(BLUE), Middling(), language)


async def to_decision(person: Sitter[HachiHachiView]) -> None:
    await person.play_until(lambda: "sage" in person.view.legal and person.page is None)
