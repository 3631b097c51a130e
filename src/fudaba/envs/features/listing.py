"""The features of a game as a list, for the book and for people: `python -m` this, and a game."""

# Left as Python: it is run by people.

from __future__ import annotations

import sys

from fudaba.envs.features import features
from fudaba.games.contract import Game
from fudaba.games.options import OptionError
from fudaba.games.registry import game
from fudaba.locale import preferred_language


def listing(rules: Game) -> str:
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
    """Prints the features of a game, or says in a sentence what is wrong."""
    try:
        print(listing(_asked(words)))
    except OptionError as error:
        print(error.text(preferred_language()), file=sys.stderr)
        raise SystemExit(2) from None


def _asked(words: list[str]) -> Game:
    """The game that is named first; words like `seats=5` set its options."""
    if not words or not all("=" in word for word in words[1:]):
        raise OptionError("envs.listing")
    options = dict(word.split("=", 1) for word in words[1:])
    preset, seats = options.pop("preset", None), options.pop("seats", None)
    if seats is not None and not seats.isdecimal():
        raise OptionError("envs.seats", seats=seats)
    return game(words[0], preset, None if seats is None else int(seats), **options)


if __name__ == "__main__":
    main(sys.argv[1:])
