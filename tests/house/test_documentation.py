"""The examples in the book run, and its list of options is the program's."""

import re
from pathlib import Path

import pytest

from fudaba.games.options import value_text
from fudaba.games.registry import NAMES, spec

DOCS = Path(__file__).parents[2] / "docs"


def examples(page: str) -> list[str]:
    """The Python examples of a page."""
    return re.findall(r"^```python\n(.*?)^```", (DOCS / page).read_text("utf-8"), re.M | re.S)


EXAMPLES = [
    pytest.param(code, id=f"{page} {number}")
    for page in ("api.md", "bots.md")
    for number, code in enumerate(examples(page), start=1)
]


@pytest.mark.parametrize("code", EXAMPLES)
def test_examples_run(code: str) -> None:
    exec(compile(code, "example", "exec"), {"__name__": "example"})


def test_koikoi_options_are_listed_with_their_values() -> None:
    text = (DOCS / "koikoi.md").read_text("utf-8")
    for option in spec("koikoi").options:
        values = ", ".join(value_text(value) for value in option.values)
        assert f"| `{option.name}` | {values} | {option.rule} |" in text


@pytest.mark.parametrize("game", NAMES)
def test_presets_are_listed(game: str) -> None:
    text = (DOCS / f"{spec(game).rulebook}.md").read_text("utf-8")
    for preset in spec(game).presets:
        assert f"| `{preset}` |" in text
