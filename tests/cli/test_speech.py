"""Help, and what is said of commands called wrongly, are in the language of whoever calls."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from typer.main import get_command

from fudaba.cli import main
from fudaba.cli.app import app
from fudaba.cli.speech import spoken
from fudaba.locale import LANGUAGES, Language, catalogue, has_word
from fudaba.refusal import Said
from tests.locale.english import left_in_english

COMMANDS: dict[str, Any] = get_command(app).commands  # type: ignore[attr-defined]
languages = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture(autouse=True)
def in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FUDABA_LANG", "en")


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[str, str]:
    """What the command prints, and what it complains of."""
    with pytest.raises(SystemExit):
        main(arguments)
    shown = capsys.readouterr()
    return shown.out, shown.err


def test_everything_a_command_takes_is_explained() -> None:
    missing = [
        f"{name} {param.name}"
        for name, command in COMMANDS.items()
        for param in command.params
        if not has_word(f"help.{name}.{param.name}") and not has_word(f"help.shared.{param.name}")
    ]
    assert missing == []
    assert [name for name in COMMANDS if not has_word(f"help.{name}.summary")] == []


def test_whatever_stands_for_a_value_has_a_word() -> None:
    values = {
        param.metavar
        for command in COMMANDS.values()
        for param in command.params
        if not getattr(param, "is_flag", False)
    }
    assert [value for value in values if not has_word(f"help.value.{value}")] == []


def test_no_help_is_left_over() -> None:
    """Words for parameters that are gone."""
    own = [key.split(".", 2)[1:] for key in catalogue() if key.startswith("help.")]
    known = {
        (name, param.name) for name, command in COMMANDS.items() for param in command.params
    } | {(name, key) for name in COMMANDS for key in ("summary", "example")}
    assert [key for key in own if key[0] in COMMANDS and (key[0], key[1]) not in known] == []


@languages
@pytest.mark.parametrize("command", COMMANDS)
def test_help_is_in_the_language_of_the_environment(
    command: str,
    language: Language,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("FUDABA_LANG", language)
    shown, _ = said(capsys, command, "--help")
    assert f"fudaba {command}" in shown
    assert catalogue()["help.options"][language] in shown
    if language != "en":
        assert left_in_english(shown, language, f"help.{command}.", "help.shared.") == []
        assert re.search(r"Usage|Options|Arguments|default", shown) is None


def test_help_is_in_the_language_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in (("--lang", "sv", "--help"), ("--help", "--lang=sv")):
        assert "Användning: fudaba play" in said(capsys, "play", *arguments)[0]


@languages
def test_alone_it_lists_the_commands(
    language: Language, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FUDABA_LANG", language)
    for arguments in ((), ("--help",)):
        shown, _ = said(capsys, *arguments)
        assert catalogue()["help.fudaba.summary"][language] in shown
        for command in COMMANDS:
            assert catalogue()[f"help.{command}.summary"][language] in shown


def test_rules_are_read_in_the_language_asked_for(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    pile = "bildar hög med tre (KK-329)"
    assert pile in said(capsys, "rules", "koikoi", "KK-330", "--lang", "sv")[0]
    assert pile not in said(capsys, "rules", "koikoi", "KK-330")[0]
    monkeypatch.setenv("FUDABA_LANG", "sv")
    assert pile in said(capsys, "rules", "koikoi", "KK-330")[0]
    assert "sake cup" in said(capsys, "rules", "koikoi", "KK-005", "--lang", "en")[0]


def test_rules_are_searched_in_the_language_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("rules", "koikoi", "sakebägaren")
    found = json.loads(said(capsys, *words, "--lang", "sv", "--json")[0])
    assert found[0]["section"] == "Utrustning och mål"
    assert {"KK-005", "KK-463"} <= {rule["id"] for rule in found}
    assert "KK-329" not in {rule["id"] for rule in found}
    assert "sakebägaren" in said(capsys, *words)[1]


MISUSED = [
    (["frobnicate"], "det finns inget kommando 'frobnicate'; det finns games, play, score"),
    (["scor"], "det finns inget kommando 'scor'; menade du score?"),
    (["games", "--jsn"], "fudaba games har ingen väljare --jsn; menade du --json?"),
    (["games", "--xyzzy"], "fudaba games har ingen väljare --xyzzy; se fudaba games --help"),
    (["games", "koikoi", "150"], "fudaba games vet inte vad som menas med '150'"),
    (["rules"], "SPEL saknas; se fudaba rules --help"),
    (["play", "--seed"], "--seed kräver ett värde"),
    (["play", "--seed", "-1"], "--seed tar ett heltal, minst 0"),
    (["play", "--seed", "x"], "--seed tar ett heltal, minst 0"),
    (["bench", "--seconds", "0"], "--seconds tar ett tal från 0,05 till 600"),
    (["games", "--json=1"], "--json tar inget värde"),
    (["score", "koikoi", "1L", "-o", "kan"], "ett tillval skrivs NAMN=VÄRDE, inte 'kan'"),
    (["score", "koikoi"], "ange precis ett av: fångade kort, --pile, --hand, --facts"),
    (["score", "koikoi", "1L", "--lang", "de"], "det finns inget språk 'de'; det finns en, sv, ja"),
    (["rules", "koikoi", "zzzz"], "ingen regel i koikoi har id eller ord som 'zzzz'"),
    (["games", "go"], "det finns inget spel 'go'; det finns koikoi, hachihachi"),
    (["games", "koikio"], "det finns inget spel 'koikio'; menade du koikoi?"),
    (["odds", "koikoi", "--preset", "comon"], "koikoi har ingen förinställning 'comon'; menade du"),
    (["odds", "koikoi", "-o", "dealz=3"], "koikoi har inget tillval 'dealz'; menade du deals?"),
    (["simulate", "koikoi", "--bots", "clubb"], "koikoi har ingen bot 'clubb'; menade du club?"),
    (["simulate", "koikoi", "--bots", "club,club,club"], "2 platser behöver en bot eller 2, inte"),
    (
        ["simulate", "koikoi", "--out", "x.txt"],
        "resultat sparas som .jsonl eller .parquet, inte som",
    ),
    (["simulate", "koikoi", "--plot", "x.gif"], "diagram ritas som .svg, .pdf, .png, inte som"),
    (["tournament", "koikoi", "greedy"], "en turnering behöver minst två bottar"),
    (["tournament", "koikoi", "greedy", "greedy"], "greedy är angiven två gånger"),
    (["replay", "missing.toml"], "missing.toml: filen eller mappen finns inte"),
    (["odds", "800"], "800 har ingen tabell över händer; det finns en för"),
]


@pytest.mark.parametrize(("arguments", "sentence"), MISUSED, ids=[row[1] for row in MISUSED])
def test_a_wrong_call_is_told_in_swedish(
    arguments: list[str],
    sentence: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("FUDABA_LANG", "sv")
    shown, complaint = said(capsys, *arguments)
    assert shown == ""
    assert complaint.startswith(f"fudaba: {sentence}")
    assert complaint.count("\n") == 1


def test_the_language_is_found_before_the_arguments_are_read() -> None:
    assert spoken(["play", "--lang", "ja"]) == "ja"
    assert spoken(["play", "--lang=sv", "--seed", "x"]) == "sv"
    assert spoken(["play", "--lang", "de"]) == "en"
    assert spoken(["play", "--lang"]) == "en"


@pytest.mark.parametrize("command", ["backup", "restore"])
@pytest.mark.parametrize("language", ["sv", "ja"])
def test_a_copy_that_fails_is_told_of_in_words(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, command: str, language: Language
) -> None:
    missing = str(tmp_path / "nowhere" / "copy.sqlite")
    database = str(tmp_path / "tables.sqlite")
    _, complaint = said(capsys, command, missing, "--database", database, "--lang", language)
    why = [Said(key).text(language) for key in ("tables.database_says", "file.missing")]
    assert any(words in complaint for words in why)
