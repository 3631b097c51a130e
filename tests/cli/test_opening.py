"""The table that the command line asks for: new, or as it was kept; never something between."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from fudaba.cli import opening
from fudaba.cli.failure import COULD_NOT, Failed
from fudaba.cli.opening import Asked, laid_for
from fudaba.games.options import OptionError
from fudaba.games.registry import game
from fudaba.locale import LANGUAGES, Language
from fudaba.locale.names import bot_name
from fudaba.records.files import write
from fudaba.records.match_file import MatchFile
from fudaba.terminal.laid import Laid, NoBots
from tests.records.examples import finished


@pytest.fixture(autouse=True)
def at_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opening, "need_terminal", lambda: None)


def asked(
    game: str | None = None,
    *,
    seats: int | None = None,
    bots: list[str] | None = None,
    name: str | None = None,
    preset: str | None = None,
    options: dict[str, object] | None = None,
    seed: int | None = None,
    save: Path | None = None,
) -> Asked:
    return Asked(game, seats, bots or [], name, preset, options or {}, seed, save)


def laid(wanted: Asked, speech: Language = "en") -> Laid:
    found = laid_for(wanted, speech)
    assert found is not None
    if found.file is not None:
        found.file.close()
    return found


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """A match of Koi-Koi against master, left after its first card."""
    match = game("koikoi", "common", deals=6).new(7)
    match.apply(match.legal_actions()[0])
    record = replace(match.record(["Anna", "Master"]), bots=["", "master"])
    write(record, tmp_path / "match.toml")
    return tmp_path / "match.toml"


def test_without_a_game_there_is_the_entrance() -> None:
    assert laid_for(asked(), "en") is None


def test_a_bot_for_all_seats_or_one_for_each() -> None:
    assert laid(asked("hachijuu", seats=3)).levels == ["", "greedy", "greedy"]
    assert laid(asked("hachijuu", seats=3, bots=["club"])).names == [
        "You",
        f"{bot_name('club', 'en')} 1",
        f"{bot_name('club', 'en')} 2",
    ]
    mixed = laid(asked("hachijuu", seats=4, bots=["club", "master", "club"]), "sv")
    assert mixed.levels == ["", "club", "master", "club"]
    club, master = bot_name("club", "sv"), bot_name("master", "sv")
    assert mixed.names == ["Du", f"{club} 1", master, f"{club} 2"]
    with pytest.raises(Failed, match="once for each, not 2 times"):
        laid_for(asked("hachijuu", seats=4, bots=["club", "master"]), "en")
    with pytest.raises(OptionError, match="no bot 'x'"):
        laid_for(asked("koikoi", bots=["x"]), "en")


def test_a_kept_match_goes_on_with_the_bots_it_was_kept_with(kept: Path) -> None:
    for wanted in (
        asked(save=kept),
        asked("koikoi", save=kept),
        asked(
            "koikoi",
            save=kept,
            bots=["master"],
            seats=2,
            preset="common",
            options={"deals": "6"},
            name="Anna",
            seed=7,
        ),
    ):
        found = laid(wanted)
        assert found.levels == ["", "master"]
        assert found.bots[1].name == "master"
        assert found.names == ["Anna", "Master"]
        assert len(found.match.actions) == 1


@pytest.mark.parametrize(
    ("other", "told"),
    [
        (asked("hachijuu"), "is a match of koikoi, not of hachijuu"),
        (asked(bots=["greedy"]), "--bot master, not greedy"),
        (asked(seats=3), "--seats 2, not 3"),
        (asked(preset="standard"), "--preset common, not standard"),
        (asked(options={"deals": 12}), "--option deals 6, not 12"),
        (asked(name="Bo"), "--name Anna, not Bo"),
        (asked(seed=8), "--seed 7, not 8"),
    ],
)
def test_what_contradicts_the_file_is_refused(kept: Path, other: Asked, told: str) -> None:
    wanted = Asked(**{**other.__dict__, "save": kept})
    with pytest.raises(Failed) as refusal:
        laid_for(wanted, "sv")
    for speech in LANGUAGES:
        assert (told in refusal.value.said(speech)) == (speech == "en")
    MatchFile(kept).close()  # nobody holds it after a refusal


def test_too_many_bots_are_told_how_many_seats_there_are() -> None:
    for name, told in (("koikoi", "there is 1 other seat;"), ("800", "there are 3 other seats;")):
        with pytest.raises(Failed, match=told):
            laid_for(asked(name, bots=["greedy", "club"]), "en")


def test_a_file_that_names_no_bots_is_not_guessed_about(tmp_path: Path) -> None:
    match = game("koikoi").new(7)
    write(match.record(["Anna", "Master"]), tmp_path / "old.toml")
    with pytest.raises(NoBots, match="does not say who plays the other seats"):
        laid_for(asked(save=tmp_path / "old.toml"), "en")
    found = laid(asked(save=tmp_path / "old.toml", bots=["club"]))
    assert found.levels == ["", "club"]


def test_a_file_at_another_table_a_finished_one_and_none(kept: Path, tmp_path: Path) -> None:
    held = MatchFile(kept)
    with pytest.raises(Failed, match="being played at another table") as refusal:
        laid_for(asked(save=kept), "en")
    assert refusal.value.code == COULD_NOT
    held.close()
    write(replace(finished().record(), bots=["", "club"]), tmp_path / "done.toml")
    with pytest.raises(Failed, match="is a finished match"):
        laid_for(asked(save=tmp_path / "done.toml"), "en")
    with pytest.raises(Failed, match="holds no match yet"):
        laid_for(asked(save=tmp_path / "none.toml"), "en")
    assert not (tmp_path / "none.toml").exists()


def test_options_without_a_game_are_refused() -> None:
    with pytest.raises(Failed, match="--seats needs to know the game"):
        laid_for(asked(seats=3), "en")
