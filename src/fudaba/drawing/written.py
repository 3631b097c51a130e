"""Both packs as files: a folder with the cards of each pack, and its sprite beside it."""

from __future__ import annotations

from pathlib import Path

from fudaba.drawing.card import Card
from fudaba.drawing.file import card_file
from fudaba.drawing.pack import PACKS, drawn
from fudaba.drawing.sprite import sprite


def file_name(card: Card) -> str:
    """`1L.svg`, `star.svg`; the back is `back.svg` in both packs."""
    return "back.svg" if card.code == "back" else f"{card.name}.svg"


def write(folder: Path) -> None:
    """Write every card, the backs and the sprites, the same bytes every time."""
    for name in PACKS:
        pack = drawn(name)
        (folder / name).mkdir(parents=True, exist_ok=True)
        for card in (*pack.cards.values(), pack.back):
            put(folder / name / file_name(card), card_file(name, card))
        put(folder / f"{name}.svg", sprite(pack))


def put(path: Path, svg: str) -> None:
    """Write one file, with the same line end on every machine."""
    path.write_bytes(f"{svg}\n".encode())
