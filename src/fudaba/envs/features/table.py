"""The features of a game as a table, for the book and for people: `python -m` this, and a game."""

from __future__ import annotations

import sys

from fudaba.envs.features import features
from fudaba.games.contract import Game
from fudaba.games.registry import game


def table(rules: Game) -> str:
    """Name, offset, length and meaning of every feature, as Markdown."""
    lines = ["| feature | offset | length | meaning |", "|---|---|---|---|"]
    offset = 0
    for row in features(rules):
        length = f"{row.values} × {row.width}" if min(row.values, row.width) > 1 else row.length
        meaning = row.meaning if row.scale == 1 else f"{row.meaning}; divided by {row.scale}"
        lines.append(f"| `{row.name}` | {offset} | {length} | {meaning} |")
        offset += row.length
    return "\n".join(lines)


def main(words: list[str]) -> None:
    """Prints the table of a game; words like `seats=5` set its options."""
    options = dict(word.split("=", 1) for word in words[1:])
    seats = options.pop("seats", None)
    preset = options.pop("preset", None)
    print(table(game(words[0], preset, int(seats) if seats else None, **options)))


if __name__ == "__main__":
    main(sys.argv[1:])
