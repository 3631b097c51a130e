"""Keys in a burst: what is typed behind a key that changes the screen does no harm."""

from __future__ import annotations

from random import Random

import pytest

import fudaba
from fudaba.bots.registry import bot
from fudaba.games.view import View
from fudaba.terminal.app import TableApp
from tests.terminal.decks import MOON, PLAIN, TESHI
from tests.terminal.tables import Sitter, new_match, seated, sitting, table

#: Every key that means something somewhere, but for the one that says yes to leaving.
KEYS = (*"1234567890abdkxnslt?", "enter", "escape", "space", "tab", "left", "right", "up", "q")


def assert_alive(person: Sitter[View]) -> None:
    """The table lies where it was, at most a page and a sheet over it, and something is drawn."""
    app = person.app
    assert app._exception is None
    assert app.screen_stack[1] is app.table_screen
    assert len(app.screen_stack) <= 4
    assert person.text().strip()


async def test_enter_twice_on_a_deals_sheet_closes_it_once() -> None:
    async with seated(table(new_match(TESHI))) as person:
        assert person.page is not None
        await person.burst("enter", "enter", "enter")
        assert person.page is None
        assert person.app.screen is person.app.table_screen
        assert person.view.deal == 2
        own = [event.seat for event in person.view.events if event.kind == "play"]
        assert 0 not in own


async def test_no_thrice_to_leaving_stays_at_the_table() -> None:
    async with seated(table(new_match(PLAIN))) as person:
        await person.burst("q", "n", "n", "n")
        if person.page is not None:
            await person.burst("n", "n", "n")
        assert person.app.screen is person.app.table_screen
        assert not person.app._exit


async def test_what_is_typed_behind_a_page_plays_nothing() -> None:
    async with seated(table(new_match(PLAIN))) as person:
        before = person.view
        await person.burst("?", "enter", "enter")
        assert person.view == before
        if person.page is not None:
            await person.burst("enter", "enter")
        assert person.app.screen is person.app.table_screen
        assert "1L" in person.text()


async def test_one_burst_plays_one_card() -> None:
    async with seated(table(new_match(PLAIN))) as person:
        await person.burst("2", "2", "2")
        assert len(person.view.hands[0].cards.split()) == 7


async def test_ctrl_c_in_a_burst_asks_once() -> None:
    async with seated(table(new_match(MOON))) as person:
        await person.burst("ctrl+c", "ctrl+c", "ctrl+c")
        assert len(person.app.screen_stack) == 3
        await person.press("n")
        assert person.app.screen is person.app.table_screen


@pytest.mark.parametrize(
    ("game", "seats", "seed"),
    [("koikoi", 2, 1), ("koikoi", 2, 2), ("hachijuu", 4, 3), ("1000", 2, 4), ("hachihachi", 5, 5)],
)
async def test_random_bursts_leave_a_table_that_can_be_played(
    game: str, seats: int, seed: int
) -> None:
    rng = Random(seed)
    match = fudaba.game(game, seats=seats).new(seed)
    names = [f"Seat {seat}" for seat in range(seats)]
    others = {seat: bot("random", game) for seat in range(1, seats)}
    app = TableApp(match, names, 0, others, pace="at-once")
    async with sitting(app, View) as person:
        for _ in range(60):
            await person.burst(*rng.choices(KEYS, k=rng.randint(2, 9)))
            assert_alive(person)
        while person.page is not None:
            await person.press("escape")
        assert_alive(person)
        assert person.view.is_over or app.table_screen.scene.options
