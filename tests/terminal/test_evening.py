"""An evening: what follows a match, and what the entrance leads to. The screens are played by a
script here; what they show and ask is tested where they are."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from datetime import datetime
from pathlib import Path

import pytest
from msgspec.structs import replace

from fudaba.games.registry import game
from fudaba.locale import Language, word
from fudaba.records.files import read, write
from fudaba.records.match_file import MatchFile
from fudaba.terminal import evening, laid, settings
from fudaba.terminal.after import After
from fudaba.terminal.app import TableApp
from fudaba.terminal.entrance.app import Chosen, EntranceApp
from fudaba.terminal.entrance.screen import EntranceScreen
from fudaba.terminal.evening import Evening
from fudaba.terminal.home import new_match_path
from fudaba.terminal.laid import Laid, begun
from tests.records.examples import played

Enter = Callable[[EntranceScreen], Chosen]


class Script:
    """What a person does: at the tables, and at the entrance between them."""

    def __init__(self, tables: list[After | None], entrances: list[Enter]) -> None:
        self.tables = tables
        self.entrances = entrances
        self.sat: list[TableApp] = []
        self.told: list[str] = []
        self.reviewed: list[tuple[Path, int, Language]] = []

    def sit(self, app: TableApp) -> After | None:
        """One action of the person's, then what comes next."""
        self.sat.append(app)
        while app.sitting.bot_to_play:
            app.sitting.apply(app.sitting._match.legal_actions()[0])
        app.sitting.act(app.sitting.view().legal[0])
        app._return_code = 1 if self.tables[0] is None else 0
        assert app._keeper is not None
        app._keeper.keep(app.sitting.record())
        return self.tables.pop(0)

    def enter(self, app: EntranceApp) -> Chosen:
        self.told.append(app.entrance._told)
        return self.entrances.pop(0)(app.entrance)

    def review(self, path: Path, seat: int, language: Language) -> None:
        read(path)
        self.reviewed.append((path, seat, language))


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setenv("FUDABA_HOME", str(tmp_path))
    monkeypatch.setattr(evening, "watch", lambda terminal, gone: None)
    with open(os.devnull) as nobody:
        monkeypatch.setattr("sys.stdin", nobody)
        yield tmp_path


def spend(
    monkeypatch: pytest.MonkeyPatch,
    laid_first: Laid | None,
    tables: list[After | None],
    *entrances: Enter,
) -> tuple[int, Script]:
    script = Script(tables, list(entrances))
    monkeypatch.setattr(TableApp, "run", lambda app: script.sit(app))
    monkeypatch.setattr(EntranceApp, "run", lambda app: script.enter(app))
    code = Evening("en", "at-once", script.review).spend(laid_first)
    assert not script.tables
    assert not script.entrances
    return code, script


def table() -> Laid:
    return begun(game("koikoi", "common"), ["Anna", "Club"], ["", "club"], seed=4)


def leave(entrance: EntranceScreen) -> Chosen:
    return None


def matches(home: Path) -> list[Path]:
    return sorted((home / "matches").glob("*"))


def test_again_lays_the_same_table_anew(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    code, script = spend(monkeypatch, table(), [After.AGAIN, After.LEAVE])
    assert code == 0
    first, second = (app.sitting.record() for app in script.sat)
    assert (second.game, second.preset, second.bots) == ("koikoi", "common", ["", "club"])
    assert second.seats == first.seats
    assert second.seed != first.seed
    assert len(matches(home)) == 2


def test_another_game_is_chosen_at_the_entrance(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def choose(entrance: EntranceScreen) -> Chosen:
        wish = entrance._wish
        wish.change("language", 1)
        wish.change("pace", 1)
        while wish.game != "hachijuu":
            wish.change("game", 1)
        wish.change("players", 1)
        wish.change("bot2", 1)
        return wish

    code, script = spend(monkeypatch, table(), [After.ANOTHER, After.LEAVE], choose)
    assert code == 0
    second = script.sat[1]
    assert second.sitting.game == "hachijuu"
    record = second.sitting.record()
    assert record.bots is not None
    assert record.bots[0] == ""
    assert record.bots[2] != record.bots[1] == "greedy"
    assert second.sight.language == "sv"
    assert second.pace == "quick"
    remembered = settings.load()
    assert (remembered.language, remembered.pace, remembered.game) == ("sv", "quick", "hachijuu")
    assert remembered.bots == record.bots[1:]


def test_a_language_that_was_not_chosen_at_the_entrance_is_not_kept(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    spend(monkeypatch, None, [After.LEAVE], lambda entrance: entrance._wish)
    assert settings.load().game == "koikoi"
    assert settings.load().language is None


def test_review_is_of_the_match_that_was_played(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    code, script = spend(monkeypatch, table(), [After.REVIEW], leave)
    assert code == 0
    assert script.reviewed == [(matches(home)[0], 0, "en")]


def test_a_match_goes_on_against_its_own_bots(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = new_match_path("koikoi", datetime(2020, 2, 20))
    write(replace(played(5).record(["Anna", "Master"]), bots=["", "master"]), path)
    code, script = spend(monkeypatch, None, [After.LEAVE], lambda entrance: path)
    assert code == 0
    assert {seat: bot.name for seat, bot in script.sat[0].sitting._bots.items()} == {1: "master"}
    record = read(path)
    assert record.bots == ["", "master"]
    assert record.deals[0].actions[:5] == played(5).record().deals[0].actions
    assert matches(home) == [path]


def test_a_match_at_another_table_is_told_at_the_entrance(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = new_match_path("koikoi", datetime(2020, 2, 20))
    write(replace(played(5).record(), bots=["", "club"]), path)
    held = MatchFile(path)
    code, script = spend(monkeypatch, None, [], lambda entrance: path, leave)
    held.close()
    assert code == 0
    assert script.told == ["", word("entrance.in_use", "en")]


def test_a_match_that_has_gone_meanwhile_is_told_and_leaves_nothing(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = new_match_path("koikoi", datetime(2020, 2, 20))
    code, script = spend(monkeypatch, None, [], lambda entrance: path, leave)
    assert code == 0
    assert script.told[1]
    assert matches(home) == []


def test_a_table_that_broke_down_is_not_left_with_success(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    code, _ = spend(monkeypatch, table(), [None])
    assert code == 1
    MatchFile(matches(home)[0]).close()


def test_two_tables_laid_in_the_same_moment_take_two_files(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = table(), table()
    record = first.match.record(["Anna", "Club"])
    first.keep(record)
    assert first.path is not None
    names = iter([first.path, first.path.with_stem("other")])
    monkeypatch.setattr(laid, "new_match_path", lambda game, now: next(names))
    second.keep(record)
    assert second.path == first.path.with_stem("other")
    first.leave(True)
    second.leave(True)
