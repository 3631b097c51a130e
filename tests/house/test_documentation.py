"""The examples in the book run, and its list of options is the program's."""

import json
import re
import tomllib
from datetime import date
from pathlib import Path

import pytest

from fudaba.bots.registry import NAMES as BOTS
from fudaba.games.options import value_text
from fudaba.games.registry import NAMES, spec
from fudaba.rulebook import rulebook
from fudaba.version import VERSION
from tests.house.pages import DOCS, PAGES, ROOT, blocks, named

#: Pages whose examples run beside the tests of their room.
ELSEWHERE = {"environments.md", "lab.md", "review.md"}

EXAMPLES = [
    pytest.param(code, id=f"{named(page)} {number}")
    for page in PAGES
    if named(page) not in ELSEWHERE
    for number, code in enumerate(blocks(page, "python"), start=1)
]


@pytest.mark.parametrize("code", EXAMPLES)
def test_examples_run(code: str) -> None:
    exec(compile(code, "example", "exec"), {"__name__": "example"})


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_data_on_a_page_is_whole(page: Path) -> None:
    for text in blocks(page, "json"):
        json.loads(text)
    for text in blocks(page, "toml"):
        tomllib.loads(text)


def test_the_readme_says_what_its_example_prints(capsys: pytest.CaptureFixture[str]) -> None:
    (code,) = blocks(ROOT / "README.md", "python")
    exec(compile(code, "example", "exec"), {"__name__": "example"})
    printed = capsys.readouterr().out.splitlines()
    first, last = re.findall(r"print\(.*\)  # (.+)$", code, re.M)
    assert (printed[0], printed[-1]) == (first, last)


def test_every_bot_is_named_where_opponents_are_chosen() -> None:
    text = (DOCS / "play.md").read_text("utf-8")
    assert [bot for bot in BOTS if f"`{bot}`" not in text] == []


def test_the_lab_page_says_what_needs_the_extra() -> None:
    text = (DOCS / "lab.md").read_text("utf-8")
    needing = next(line for line in text.splitlines() if "fudaba[lab]" in line)
    assert "`fudaba tournament`" in needing.partition("nothing but Fudaba")[2]


def test_how_to_install_stands_in_the_book() -> None:
    assert re.search(r"^install$", (DOCS / "index.md").read_text("utf-8"), re.M)
    text = (DOCS / "install.md").read_text("utf-8")
    ways = ("make play", "pip install fudaba", "uvx fudaba", "pipx run fudaba")
    assert [way for way in ways if way not in text] == []
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extras = project["optional-dependencies"]
    offered = [name for name in extras if extras[name] and name not in ("dev", "bench")]
    assert [name for name in offered if f"fudaba[{name}]" not in text] == []


def test_koikoi_options_are_listed_with_their_values() -> None:
    text = (DOCS / "koikoi.md").read_text("utf-8")
    for option in spec("koikoi").options:
        values = ", ".join(value_text(value) for value in option.values)
        assert f"| `{option.name}` | {values} | {option.rule} |" in text


@pytest.mark.parametrize("game", NAMES)
def test_every_option_has_a_line_with_its_default(game: str) -> None:
    """In the table of the game's page, or in that of its rulebook, which the page shows."""
    name = spec(game).rulebook
    lines = (DOCS / f"{name}.md").read_text("utf-8") + rulebook(name).text
    for option in spec(game).options:
        row = rf"^\|.*`{option.name}`.*\b{value_text(option.default)}\b"
        assert re.search(row, lines, re.M), option.name


@pytest.mark.parametrize("game", NAMES)
def test_presets_are_listed(game: str) -> None:
    text = (DOCS / f"{spec(game).rulebook}.md").read_text("utf-8")
    for preset in spec(game).presets:
        assert f"| `{preset}` |" in text


def test_the_newest_version_has_its_changes_and_their_day() -> None:
    text = (ROOT / "CHANGELOG.md").read_text("utf-8")
    newest = re.findall(r"^## (\S+) \((.+)\)$", text, re.M)[0]
    assert newest[0] == VERSION
    assert newest[1] == "unreleased" or date.fromisoformat(newest[1])
