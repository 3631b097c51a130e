"""`fudaba sheet`, `fudaba cards`, `fudaba scoresheet`: what they write, say and refuse."""

import subprocess
import sys
from pathlib import Path

import pypdfium2
import pytest

from tests.cli.command import environment, fudaba_command
from tests.locale.english import left_in_english


@pytest.mark.parametrize("command", ["sheet", "cards", "scoresheet"])
def test_the_help_has_an_example(command: str) -> None:
    for language in ("en", "sv", "ja"):
        answer = fudaba_command(command, "--help", language=language)
        assert answer.code == 0
        assert f"fudaba {command}" in answer.out


def test_a_sheet_is_shown_as_text() -> None:
    out = fudaba_command("sheet", "koikoi", "--preset", "common", "-o", "tsukifuda=on").out
    lines = [" ".join(line.split()) for line in out.splitlines()]
    assert "15 Five lights 五光 The rain man too 1L 3L 8L 12L 11L KK-411" in lines
    assert "4 The month 月札 All four of the deal's month 4A 4R 4K1 4K2 KK-805" in lines
    assert lines[-1] == "Fudaba, common rules · tsukifuda=on"


@pytest.mark.parametrize("game", ["hachihachi", "hachijuu", "1000"])
def test_a_sheet_speaks_swedish_and_japanese(game: str) -> None:
    assert left_in_english(fudaba_command("sheet", game, "--lang", "sv").out, "sv", "paper.") == []
    said = fudaba_command("sheet", game, "--lang", "ja").out
    assert left_in_english(said, "ja", "paper.", f"{game}.paper.") == []


def test_the_ending_says_what_a_sheet_becomes(tmp_path: Path) -> None:
    for name, beginning in (("a.pdf", b"%PDF"), ("a.svg", b"<svg"), ("a.html", b"<!doctype html>")):
        answer = fudaba_command("sheet", "koikoi", "--out", name, cwd=tmp_path)
        assert (answer.code, answer.out) == (0, f"Written: {name}\n")
        assert (tmp_path / name).read_bytes().startswith(beginning)


def test_pictures_of_several_sides_are_numbered(tmp_path: Path) -> None:
    answer = fudaba_command("sheet", "hachijuu", "--out", "a.svg", "--lang", "sv", cwd=tmp_path)
    assert answer.out == "Skrivet: a-1.svg\nSkrivet: a-2.svg\n"
    assert (tmp_path / "a-2.svg").exists()


def test_cards_and_score_sheets_are_written(tmp_path: Path) -> None:
    arguments = ("--pdf", "a.pdf", "--size", "40", "--no-backs", "--indices", "--bleed")
    answer = fudaba_command("cards", *arguments, cwd=tmp_path)
    assert answer.out.splitlines() == [
        "Written: a.pdf",
        "Print at 100 %; the line at the edge measures 50 mm.",
    ]
    with pypdfium2.PdfDocument(tmp_path / "a.pdf") as pdf:
        assert len(pdf) == 3
        assert "5A" in pdf[1].get_textpage().get_text_range()
    answer = fudaba_command(
        "scoresheet", "hachihachi", "--seats", "7", "--out", "b.pdf", cwd=tmp_path
    )
    assert (answer.code, answer.out) == (0, "Written: b.pdf\n")
    assert fudaba_command("scoresheet", "fjabbe", "--out", "c.html", cwd=tmp_path).code == 0
    assert "lost" in (tmp_path / "c.html").read_text("utf-8")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("sheet", "koikoy"), "koikoi"),
        (("sheet", "koikoi", "--preset", "comon"), "common"),
        (("sheet", "koikoi", "-o", "deals"), "NAME=VALUE"),
        (("sheet", "koikoi", "--out", "a.doc"), "'a.doc' must end in .pdf, .svg, .png or .html"),
        (("sheet", "koikoi", "--out", "no/such/folder/a.html"), "no/such/folder/a.html"),
        (("scoresheet", "koikoi"), "--out"),
        (("scoresheet", "koikoi", "--out", "a"), "must end in .pdf, .svg, .png or .html"),
        (("scoresheet", "koikoi", "--seats", "5", "--out", "a.pdf"), "5"),
        (("cards",), "--pdf"),
        (("cards", "--pdf", "a.png"), "'a.png' must end in .pdf"),
        (("cards", "--pdf", "a.pdf", "--pack", "poker"), "hanafuda or snapphana, not poker"),
        (("cards", "--pdf", "a.pdf", "--size", "34"), "--size takes 33, 40 or 55, not 34"),
        (("cards", "--pdf", "a.pdf", "--size", "big"), "--size"),
        (("cards", "--pdf", "a.pdf", "--paper", "a5"), "a4 or letter, not a5"),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(
    arguments: tuple[str, ...], said: str, tmp_path: Path
) -> None:
    answer = fudaba_command(*arguments, cwd=tmp_path)
    assert answer.code in (1, 2)
    assert said in answer.err
    assert len(answer.err.splitlines()) == 1
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "printing needs the package typst"),
        ("sv", "utskrift kräver paketet typst"),
        ("ja", "パッケージ typst が必要です"),
    ],
)
def test_without_the_extra_it_is_said_what_to_install(
    language: str, said: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "typst", None)
    for command in (("sheet", "koikoi", "--out", "a.pdf"), ("cards", "--pdf", "a.pdf")):
        answer = fudaba_command(*command, language=language, cwd=tmp_path)
        assert answer.code == 1
        assert said in answer.err
        assert "fudaba[print]" in answer.err
    assert fudaba_command("sheet", "koikoi", "--out", "a.html", cwd=tmp_path).code == 0


def test_other_commands_load_no_drawings() -> None:
    said = subprocess.run(
        [sys.executable, "-c", "import sys, fudaba.cli.app; print(*sys.modules)"],
        env=environment(),
        capture_output=True,
        check=True,
        text=True,
    ).stdout.split()
    assert "fudaba.cli.yaku_sheet" in said
    assert not [name for name in said if name.startswith(("fudaba.drawing", "fudaba.paper"))]
