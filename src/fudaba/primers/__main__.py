"""`python -m fudaba.primers GAME...` measures anew what the primers quote."""

from __future__ import annotations

import argparse
from pathlib import Path

import msgspec
import tomli_w

from fudaba.games.registry import NAMES
from fudaba.primers.measuring import measure


def main() -> None:
    """Writes `GAME.toml` for each game."""
    parser = argparse.ArgumentParser(prog="python -m fudaba.primers", description=__doc__)
    parser.add_argument("games", nargs="*", default=NAMES, metavar="GAME")
    parser.add_argument("--deals", type=int, default=100_000)
    parser.add_argument("--playouts", type=int, default=20_000)
    parser.add_argument("--out", type=Path, default=Path("src/fudaba/primers/measured"))
    given = parser.parse_args()
    for game in given.games:
        found = measure(game, given.deals, given.playouts)
        text = tomli_w.dumps(msgspec.to_builtins(found))
        (given.out / f"{game}.toml").write_text(text, "utf-8")


if __name__ == "__main__":
    main()
