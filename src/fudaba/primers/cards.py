"""Cards in a primer: one, or several in a row."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from fudaba.cards.pack import HANAFUDA, SNAPPHANA
from fudaba.locale import Language, word
from fudaba.primers.node import CARD, Node, el
from fudaba.scenes.cards import KINDS, card_names, kind

BACK: Final = "back"

#: How a card is marked, as at the table: ringed where it is played, taken or turned up, dashed
#: where it is one of two to choose from. Each has its word under `primer.mark`.
RINGED: Final = {
    "played": "taken lifted",
    "led": "taken",
    "taken": "taken",
    "drawn": "taken",
    "either": "either",
    "laid": "taken lifted",
    "shown": "taken",
    "given": "taken lifted",
    "wins": "taken",
}


def pack_of(code: str) -> str:
    """The pack that a card belongs to: flower cards begin with their month, or are white."""
    return HANAFUDA.name if code[0].isdigit() or code == "W" else SNAPPHANA.name


def card(code: str, language: Language, mark: str = "", corner: bool = False) -> Node:
    """A card to look at; its name says how it is marked."""
    pack = pack_of(code)
    name = card_names(pack, language)[code].name
    if mark:
        name = word(
            "primer.marked", language, card=name, mark=word(f"primer.mark.{mark}", language)
        )
    look = f"card {RINGED[mark]}" if mark else "card"
    shown = el(CARD, look, pack=pack.lower(), code=code, role="img", aria_label=name)
    if not corner:
        return shown
    return Node(CARD, {**shown.attributes, "corner": ""}, ())


def back(pack: str, name: str) -> Node:
    """A card face down."""
    return el(CARD, "card", pack=pack.lower(), code=BACK, role="img", aria_label=name)


def row(
    codes: Iterable[str],
    look: str,
    language: Language,
    marks: Mapping[str, str] | None = None,
    corner: bool = False,
    name: str = "",
) -> Node:
    """Cards side by side."""
    found = marks or {}
    cards = (el("li", "", card(code, language, found.get(code, ""), corner)) for code in codes)
    return el("ul", look, *cards, aria_label=name)


def sorted_kinds(cards: str) -> list[list[str]]:
    """Flower cards by kind, as people lay out what they have captured."""
    codes = cards.split()
    groups = [[code for code in codes if kind(code) == letter] for letter in KINDS]
    return [group for group in groups if group]
