"""Keys in a burst: what is typed behind a key that changes the screen does no harm."""

from __future__ import annotations

from random import Random

import pytest

import fudaba
from fudaba.bots.registry import bot
from fudaba.games.contract import Match
from fudaba.games.view import View
from fudaba.locale import word
from fudaba.terminal.after import After
from fudaba.terminal.app import TableApp
from fudaba.terminal.widgets.buttons import KeyButton
from fudaba.terminal.widgets.messages import Chosen
from tests.terminal.decks import MOON, PLAIN, TESHI
from tests.terminal.tables import (
    SMALL,
    Shelf,
    Sitter,
    new_match,
    seated,
    sitting,
    table,
)

#: Keys that mean something somewhere, and some that mean nothing.
NAMED = ("enter", "escape", "space", "tab", "shift+tab", "left", "right", "up", "down", "pageup")
KEYS = (*"1234567890abcdefghijkmnopqrstuvwxyzABC+-?\xe5\u6708", *NAMED, "ctrl+c", "f1")
SIZES = (SMALL, (40, 10), (120, 40), (200, 60), (20, 5), (79, 23))


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


async def test_two_clicks_on_a_deals_sheet_close_it_once() -> None:
    """The second is on its way when the first has closed the sheet."""
    async with seated(table(new_match(TESHI))) as person:
        sheet = person.page
        assert sheet is not None
        button = sheet.query(KeyButton).first()
        for _ in range(2):
            button.post_message(Chosen(button.choice.action))
        await person.settle()
        assert person.app.screen is person.app.table_screen
        assert person.view.deal == 2


async def test_a_sheet_waits_for_the_page_that_was_asked_for_before_it() -> None:
    """The deal's last card, and help behind it."""
    async with seated(table(new_match(PLAIN))) as person:
        await person.play_until(lambda: len(person.view.hands[0].cards.split()) == 1)
        await person.burst(person.key(person.view.legal[0]), "?")
        assert person.view.finished
        stack = person.app.screen_stack
        assert stack[:-1] == [stack[0], person.app.table_screen]
        assert person.page is not None
        assert person.page._title == word("terminal.help.title", "en")
        await person.press("escape")
        assert person.page is not None
        assert person.page._title.startswith("Score sheet")
        await person.press("enter")
        assert person.app.screen is person.app.table_screen


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


async def test_one_burst_plays_one_card_also_where_the_turn_stays() -> None:
    """Who takes a trick leads the next: the second card would be legal, but nobody has seen why."""
    match = fudaba.game("150").new(3)
    first, second = _two_cards_in_a_row(match)
    app = TableApp(match, ["Anna", "Bot"], 0, {1: bot("random", "150")}, pace="at-once")
    async with sitting(app, View) as person:
        held = _held(match)
        await person.burst(person.key(first), person.key(second))
        assert _held(match) == held - 1


def _two_cards_in_a_row(match: Match) -> tuple[str, str]:
    """Plays until the person can play a card and then, at once, another one."""
    while True:
        if int(match.to_play) == 0:
            for action in match.legal_actions():
                later = match.copy()
                later.apply(action)
                legal = [later.text(other) for other in later.legal_actions()]
                known = {match.text(other) for other in match.legal_actions()}
                both = [text for text in legal if text in known and text.startswith("play ")]
                if int(later.to_play) == 0 and both:
                    return match.text(action), both[0]
        match.apply(match.legal_actions()[0])


def _held(match: Match) -> int:
    return len(match.view(0).hands[0].cards.split())


@pytest.mark.parametrize("behind", ["s", "?", "2", "ll", "+s", "qq", "?q"])
async def test_what_is_typed_behind_leaving_does_nothing(behind: str) -> None:
    """Of a match that is kept nobody asks whether it shall be left: the program ends at once."""
    shelf = Shelf()
    app = table(new_match(PLAIN), keeper=shelf)
    async with seated(app) as person:
        before = person.view
        await person.pilot.press("q", *behind)
        assert person.view == before
    assert app.return_value is After.LEAVE
    assert app.return_code == 0


@pytest.mark.parametrize("page", ["s", "l", "?"])
async def test_leaving_while_a_page_opens_is_no_accident(page: str) -> None:
    app = table(new_match(PLAIN), keeper=Shelf())
    async with seated(app) as person:
        person.app.ask(page)
        person.app.action_help_quit()
    assert app.return_code == 0


@pytest.mark.parametrize("key", ["ctrl+c", "ctrl+q"])
async def test_ctrl_c_in_a_burst_asks_once(key: str) -> None:
    async with seated(table(new_match(MOON))) as person:
        await person.burst(key, key, key)
        assert len(person.app.screen_stack) == 3
        await person.press("n")
        assert person.app.screen is person.app.table_screen


@pytest.mark.parametrize(
    ("game", "seats"),
    [
        ("koikoi", 2),
        ("hachijuu", 4),
        ("hachihachi", 7),
        ("800", 4),
        ("1000", 2),
        ("150", 2),
        ("fjabbe", 4),
    ],
)
async def test_random_bursts_leave_a_table_that_can_be_played(game: str, seats: int) -> None:
    """Hundreds of keys in each game, without pauses, while the terminal changes its size."""
    rng = Random(game)
    match = fudaba.game(game, seats=seats).new(seats)
    names = [f"Seat {seat}" for seat in range(seats)]
    others = {seat: bot("random", game) for seat in range(1, seats)}
    app = TableApp(match, names, 0, others, pace="at-once")
    typed = 0
    async with sitting(app, View) as person:
        while typed < 200 and not person.view.is_over:
            keys = rng.choices(KEYS, k=rng.choice((2, 3, 9, 30)))
            if app.screen is app._leaving or "q" in keys or "ctrl+c" in keys:
                keys = [key for key in keys if key != "y"]  # it would say yes to leaving
            typed += len(keys)
            await person.burst(*keys)
            assert_alive(person)
            assert app.table_screen.has_class("-cramped") <= (app.size < SMALL)
            if rng.random() < 0.1:
                await person.pilot.resize_terminal(*rng.choice(SIZES))
                await person.settle()
                assert_alive(person)
                assert app.table_screen.has_class("-cramped") <= (app.size < SMALL)
        await person.pilot.resize_terminal(*SMALL)
        while person.page is not None and not person.view.is_over:
            await person.press("n" if app.screen is app._leaving else "escape")
        assert_alive(person)
        assert person.view.is_over or app.table_screen.scene.options
