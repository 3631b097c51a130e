"""The entrance: going on with what was left, or choosing game, seats, bots, pace and language."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import datetime
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace
from textual import events

from fudaba.games.registry import NAMES, game
from fudaba.locale import LANGUAGES, Language, catalogue
from fudaba.records.files import write
from fudaba.terminal.entrance.app import EntranceApp
from fudaba.terminal.entrance.lines import match_line
from fudaba.terminal.entrance.unfinished import MOST, Unfinished, unfinished
from fudaba.terminal.entrance.wish import Wish
from fudaba.terminal.laid import Laid, again, begun
from fudaba.terminal.settings import Settings
from tests.records.examples import finished


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("FUDABA_HOME", str(tmp_path))
    (tmp_path / "matches").mkdir()
    return tmp_path


def keep(home: Path, name: str, age: int, over: bool = False) -> Path:
    """A match kept so many seconds ago."""
    match = finished() if over else game("koikoi").new(age)
    path = home / "matches" / f"{name}.toml"
    write(replace(match.record(["Anna", "Club"]), bots=["", "club"]), path)
    os.utime(path, (1_700_000_000 - age, 1_700_000_000 - age))
    return path


@asynccontextmanager
async def entered(
    wish: Wish, left: list[Unfinished] | None = None, size: tuple[int, int] = (80, 24)
) -> AsyncIterator[tuple[EntranceApp, str]]:
    app = EntranceApp(wish, left or [])
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        yield app, shown(app)


def shown(app: EntranceApp) -> str:
    rows = app.screen._compositor.render_strips()
    return "\n".join("".join(segment.text for segment in row) for row in rows)


def test_unfinished_matches_come_latest_first(home: Path) -> None:
    paths = [keep(home, f"m{age}", age) for age in range(MOST + 2)]
    keep(home, "over", 0, over=True)
    (home / "matches" / "broken.toml").write_text("fudaba = ")
    assert [match.path for match in unfinished()] == paths[:MOST]


async def test_enter_goes_on_with_what_was_left_last(home: Path) -> None:
    path = keep(home, "one", 1)
    app = EntranceApp(Wish(Settings(), "en"), unfinished())
    async with app.run_test() as pilot:
        await pilot.pause()
        assert "Go on with a match" in shown(app)
        assert "Anna, Club" in shown(app)
        await pilot.press("enter")
    assert app.return_value == path


def test_a_match_that_was_left_names_its_players_in_the_language_spoken_now() -> None:
    names = ["You", "Greedy 2", "Anna"]
    match = Unfinished(Path("m.toml"), "hachijuu", names, 1, [0, 0, 0], datetime(2020, 2, 20))
    assert "Du, Girig 2, Anna" in match_line(1, match, Wish(Settings(), "sv")).label


async def test_a_new_match_is_chosen_with_the_arrow_keys() -> None:
    wish = Wish(Settings(), "en")
    app = EntranceApp(wish, [])
    async with app.run_test() as pilot:
        await pilot.pause()
        assert app.entrance.cursor == "begin"
        while app.entrance.cursor != "game":
            await pilot.press("up")
        await pilot.press("right", "right")
        assert wish.game == "hachijuu"
        await pilot.press("down", "right", "down", "right", "right")
        assert "Hachijuu" in shown(app)
        await pilot.press("enter")
    assert app.return_value is wish
    assert wish.seats == 4
    assert wish.levels == ["master", "greedy", "greedy"]
    laid = begun(wish.asked_for(), ["a", "b", "c", "d"], ["", *wish.levels])
    assert laid.bots[1].name == "master"


@pytest.mark.parametrize("size", [(80, 24), (60, 20), (200, 60)])
@pytest.mark.parametrize("language", LANGUAGES)
async def test_it_speaks_every_language(language: Language, size: tuple[int, int]) -> None:
    async with entered(Wish(Settings(), language), size=size) as (_, text):
        for key in ("game", "pace", "language", "begin", "leave", "new", "tongue"):
            assert catalogue()[f"entrance.{key}"][language] in text


async def test_keys_in_a_burst_begin_one_match() -> None:
    app = EntranceApp(Wish(Settings(), "en"), [])
    async with app.run_test() as pilot:
        await pilot.press("enter", "enter", "q", "q")
    assert isinstance(app.return_value, Wish)


async def test_random_bursts_leave_an_entrance_that_can_be_used(home: Path) -> None:
    """A thousand keys, none of them one that chooses."""
    keep(home, "one", 1)
    rng = Random(7)
    named = ("left", "right", "up", "down", "tab", "shift+tab", "space", "escape", "pagedown", "f1")
    keys = (*"acdefghijkl023456789?+-\xe5\u6708", *named, *named)
    wish = Wish(Settings(), "en")
    app = EntranceApp(wish, unfinished())
    async with app.run_test() as pilot:
        for _ in range(50):
            for key in rng.choices(keys, k=20):
                assert app._driver is not None
                sign = key if len(key) == 1 else None
                app._driver.send_message(events.Key(key, sign).set_sender(app))
            await pilot.resize_terminal(*rng.choice([(80, 24), (40, 10), (200, 60)]))
            await pilot._wait_for_screen()
            assert app._exception is None
            assert app.screen is app.entrance
            assert shown(app).strip()
            assert int(wish.asked_for().seats) == wish.seats
        await pilot.press("b")
    assert app.return_value is wish


@pytest.mark.parametrize("name", NAMES)
def test_every_change_leaves_something_that_can_be_played(name: str) -> None:
    wish = Wish(Settings(game=name, bots=["gone", "master"], seats=99, preset="gone"), "en")
    assert wish.game == name
    for line in wish.lines():
        for step in (1, -1, -1, 1):
            if line in wish.lines():
                wish.change(line, step)
            assert int(wish.asked_for().seats) == wish.seats == len(wish.levels) + 1


def test_again_is_the_same_table_with_other_cards() -> None:
    first = begun(game("koikoi", "common"), ["Anna", "Club"], ["", "club"], seed=3)
    second: Laid = again(first)
    assert second.match.game is first.match.game
    assert (second.names, second.levels) == (first.names, first.levels)
    assert second.match.seed != first.match.seed
