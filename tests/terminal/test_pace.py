"""The pace of the bots: by option, by key, remembered."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from fudaba.cli.failure import Failed
from fudaba.cli.play import _pace
from fudaba.locale import word
from fudaba.terminal import settings
from fudaba.terminal.pace import _SECONDS, PACES, Pace, changed, seconds
from tests.terminal.decks import PLAIN
from tests.terminal.tables import new_match, seated, table


def test_paces_go_from_at_once_to_slow() -> None:
    pauses = [seconds(pace) for pace in PACES]
    assert pauses[0] == 0
    assert pauses == sorted(set(pauses))
    assert changed("slow", 1) == "slow"
    assert changed("at-once", -1) == "at-once"
    assert changed("usual", -1) == "quick"


async def test_plus_and_minus_change_it_and_it_is_told() -> None:
    heard: list[Pace] = []
    async with seated(table(new_match(PLAIN), "sv", pace="usual", on_pace=heard.append)) as person:
        await person.press("+")
        assert person.app.pace == "quick"
        told = [note.message for note in person.app._notifications]
        assert told == [word("terminal.pace.now", "sv", pace="rask")]
        await person.press("-", "-")
        assert heard == ["quick", "usual", "slow"]
        await person.press("?")
        assert word("terminal.pace.slow", "sv") in person.text()


async def test_hurrying_ends_the_pause_that_is_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """The pause of this slow bot would outlast the test."""
    monkeypatch.setattr("fudaba.terminal.pace._SECONDS", {**_SECONDS, "slow": 600.0})
    async with asyncio.timeout(60), seated(table(new_match(PLAIN), pace="slow")) as person:
        person._send("2")
        await person._rounds()
        assert person.app.sitting.bot_to_play
        await person.press("+", "+", "+")
        assert person.app.pace == "at-once"
        assert not person.app.sitting.bot_to_play


def test_it_is_remembered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FUDABA_HOME", str(tmp_path / "home"))
    assert settings.load().pace == "usual"
    settings.remember(pace="slow")
    settings.remember(language="sv")
    assert settings.load().pace == "slow"
    assert settings.load().language == "sv"
    (tmp_path / "home" / "settings.toml").write_text("pace = 'sideways'")
    assert settings.load() == settings.Settings()


def test_a_folder_that_refuses_is_no_trouble(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "home").write_text("a file, not a folder")
    monkeypatch.setenv("FUDABA_HOME", str(tmp_path / "home"))
    settings.remember(pace="slow")
    assert settings.load().pace == "usual"


def test_the_command_line_names_it_and_it_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FUDABA_HOME", str(tmp_path))
    for pace in PACES:
        assert _pace(pace) == pace
        assert _pace(None) == pace
    with pytest.raises(Failed, match="no pace 'sideways'; there is at-once, quick, usual, slow"):
        _pace("sideways")
    assert _pace(None) == "slow"
