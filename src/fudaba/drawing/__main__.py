"""`python -m fudaba.drawing --out DIR` writes both packs; `--sheet` lays cards out as a PNG."""

from __future__ import annotations

import argparse
from pathlib import Path

from fudaba.drawing import PACKS
from fudaba.drawing.sheet import write_sheet
from fudaba.drawing.written import write


def main(arguments: list[str] | None = None) -> None:
    """Write what was asked for."""
    parser = argparse.ArgumentParser(prog="python -m fudaba.drawing", description=__doc__)
    parser.add_argument("--out", type=Path, metavar="DIR", help="a folder for files and sprites")
    parser.add_argument("--sheet", type=Path, metavar="PNG", help="a picture of many cards")
    parser.add_argument("--pack", choices=PACKS, default=PACKS[0], help="of the picture")
    parser.add_argument("--cards", metavar="1L,2A/3L", help="only these, rows separated by /")
    parser.add_argument("--width", type=int, default=120, help="of a card, in pixels")
    parser.add_argument("--fan", type=float, default=1, help="how much of a covered card shows")
    parser.add_argument("--index", action="store_true", help="cards with their index")
    args = parser.parse_args(arguments)
    if not (args.out or args.sheet):
        parser.error("say --out, --sheet or both")
    if args.out:
        write(args.out)
    if args.sheet:
        rows = [row.split(",") for row in args.cards.split("/")] if args.cards else None
        write_sheet(args.sheet, args.pack, rows, args.width, args.fan, args.index)


if __name__ == "__main__":
    main()
