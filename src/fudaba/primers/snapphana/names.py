"""Who sits with the reader at a table of a Snapphana game."""

from __future__ import annotations

from typing import Final

from fudaba.locale import Language, word
from fudaba.primers.snapphana.deal import OWN

#: By seat, from the reader round to the right.
NAMES: Final = {
    "800": ("you", "nils", "elna", "tora"),
    "1000": ("you", "elna"),
    "150": ("you", "elna"),
    "fjabbe": ("you", "nils", "elna", "tora"),
}


def name_of(game: str, seat: int, language: Language) -> str:
    """What somebody at the table is called."""
    if seat == OWN:
        return word("primer.you", language)
    return word(f"primer.name.{NAMES[game][seat]}", language)


def side_name(game: str, side: int, language: Language) -> str:
    """Those who score together: two in 800, else one."""
    if game != "800":
        return name_of(game, side, language)
    first, second = (name_of(game, seat, language) for seat in (side, side + 2))
    return word("primer.pair", language, first=first, second=second)
