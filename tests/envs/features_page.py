"""Writes the tables of features into docs/environments.md: `python -m tests.envs.features_page`."""

import re
from pathlib import Path

from fudaba.envs.features.listing import listing
from fudaba.games.registry import game

PAGE = Path(__file__).parents[2] / "docs" / "environments.md"

_MARKED = re.compile(r"(<!-- features: (\w+) -->\n)(?:\n\|.*?\n(?=\n))?", re.S)


def with_tables(text: str) -> str:
    """The page with the table of every game after its mark."""
    return _MARKED.sub(lambda found: f"{found[1]}\n{listing(game(found[2]))}\n", text)


if __name__ == "__main__":
    PAGE.write_text(with_tables(PAGE.read_text("utf-8")), "utf-8")
