"""Keeping a match: trouble is told at once, and nothing is called saved that is not."""

from __future__ import annotations

import errno
from dataclasses import dataclass

import pytest

import fudaba
from fudaba.bots.registry import bot
from fudaba.games.record import Record
from fudaba.games.view import View
from fudaba.locale import LANGUAGES, Language, word
from fudaba.terminal.after import After
from fudaba.terminal.app import TableApp
from fudaba.terminal.trouble import trouble
from tests.terminal.decks import MOON, PLAIN
from tests.terminal.tables import Person, Shelf, last_deal, new_match, seated, sitting, table


@dataclass
class Full(Shelf):
    """A shelf without room, until some is made."""

    problem: int = errno.ENOSPC

    def keep(self, record: Record) -> None:
        if self.problem:
            raise OSError(self.problem, "No space left on device")
        super().keep(record)


def told(person: Person) -> list[str]:
    return [note.message for note in person.app._notifications]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_full_disk_is_told_at_once_and_for_as_long_as_it_lasts(language: Language) -> None:
    shelf = Full()
    async with seated(table(new_match(PLAIN), language, shelf)) as person:
        full = word("terminal.trouble.full", language)
        assert [full in message for message in told(person)] == [True]
        assert word("terminal.not_saved", language).strip() in person.text()
        assert word("terminal.saved", language) not in person.screen()[-1]
        assert word("terminal.command.save_quit", language) not in person.text()
        await person.press("2")
        assert len(person.view.hands[0].cards.split()) == 7
        assert len(told(person)) == 1
        shelf.problem = 0
        await person.press(person.key(person.view.legal[0]))
        assert word("terminal.not_saved", language).strip() not in person.text()
        assert word("terminal.command.save_quit", language) in person.text()
        assert shelf.kept


async def test_a_match_that_cannot_be_kept_is_not_left_without_a_word() -> None:
    shelf = Full()
    app = table(new_match(PLAIN), keeper=shelf)
    async with seated(app) as person:
        await person.press("q")
        text = " ".join(person.text().split())
        assert "could not be saved: the disk is full" in text
        assert "would be lost" in text
        await person.press("n")
        assert not app._exit
        shelf.problem = 0
        await person.pilot.press("q")
        assert app._exit
    assert len(shelf.kept) == 1
    assert app.return_value is After.LEAVE


async def test_trouble_without_a_word_of_its_own_is_named_as_the_system_does() -> None:
    async with seated(table(new_match(PLAIN), keeper=Full(problem=errno.EIO))) as person:
        assert "no space left on device" in told(person)[0]
    rare = OSError(errno.EIO, "Input/output error")
    assert trouble(rare, "sv") == "systemet svarar EIO"


async def test_the_record_says_who_played() -> None:
    shelf = Shelf()
    async with seated(table(new_match(PLAIN), keeper=shelf)):
        assert shelf.kept[-1].bots == ["", "middling"]


async def test_every_move_is_kept_the_bots_too() -> None:
    shelf = Shelf()
    async with seated(table(new_match(PLAIN), keeper=shelf)) as person:
        await person.press("2")
        seats = [event.seat for event in person.view.events if event.kind == "play"]
        assert seats == [0, 1]
        assert len(shelf.kept) > 2
        assert shelf.kept[-1] == person.app.sitting.record()


@pytest.mark.parametrize(
    ("key", "after"),
    [("a", After.AGAIN), ("g", After.ANOTHER), ("r", After.REVIEW), ("q", After.LEAVE)],
)
async def test_at_the_end_of_a_match_there_is_a_choice(key: str, after: After) -> None:
    app = table(last_deal(new_match(MOON)), keeper=Shelf())
    async with seated(app) as person:
        await person.play_until(lambda: person.view.is_over and person.page is not None)
        await person.play_until(lambda: "another game" in person.text())
        await person.press("enter")
        assert person.page is None
        await person.press("q")
        assert "another game" in person.text()
        await person.pilot.press(key)
    assert app.return_value is after


async def test_a_match_that_is_not_kept_cannot_be_reviewed() -> None:
    async with seated(table(last_deal(new_match(MOON)))) as person:
        await person.play_until(lambda: "another game" in person.text())
        assert "review" not in person.text()


@pytest.mark.parametrize("page", ["?", "s"])
async def test_ctrl_c_on_a_page_leaves_as_it_does_at_the_table(page: str) -> None:
    app = table(new_match(PLAIN), keeper=Shelf())
    async with seated(app) as person:
        await person.press(page)
        assert person.page is not None
        await person.pilot.press("ctrl+c")
        assert app._exit
    assert app.return_value is After.LEAVE


async def test_a_match_of_800_that_cannot_be_kept_says_so_on_a_small_terminal() -> None:
    """Its row of keys leaves little room, and no word beside it while all is well."""
    shelf = Full()
    names = ["Anna", "Bo", "Cia", "Dan"]
    bots = {seat: bot("random", "800") for seat in (1, 2, 3)}
    app = TableApp(fudaba.game("800").new(7), names, 0, bots, "en", shelf, "at-once")
    async with sitting(app, View) as person:
        assert word("terminal.not_saved", "en").strip() in person.screen()[-1]
        shelf.problem = 0
        await person.step()
        assert word("terminal.not_saved", "en").strip() not in person.text()
