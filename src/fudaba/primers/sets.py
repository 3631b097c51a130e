"""Combinations in a list: what each is called, its cards, what it is worth."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from fudaba.locale import Language, reason_text
from fudaba.primers.cards import card, row
from fudaba.primers.node import Node, el
from fudaba.primers.position import Position, match_at


class SetRow(Struct, frozen=True):
    """A combination that a game's part has put to the engine: its name there, cards and worth."""

    game: str
    name: str
    cards: str
    worth: str
    #: Cards that are there too, and of no matter.
    rest: str = ""
    #: Whether its Japanese name stands beside the reader's.
    is_japanese: bool = True


def paid(position: Position) -> list[SetRow]:
    """What the first deal brought the reader, by the engine's ledger; from all payers together."""
    deal = match_at(position).view(position.seat).finished[0]
    sums: dict[str, int] = {}
    cards: dict[str, str] = {}
    for entry in deal.entries:
        if entry.payee == position.seat:
            sums[entry.reason] = sums.get(entry.reason, 0) + entry.amount
            cards[entry.reason] = entry.cards
    return [SetRow(position.game, name, cards[name], str(sums[name])) for name in sums]


def set_list(
    rows: Sequence[SetRow], notes: Mapping[str, Sequence[Node | str]], language: Language
) -> Node:
    """The combinations, each with the note that the text gives it."""
    strange = set(notes) - {one.name for one in rows}
    assert not strange, f"notes on what is not in the list: {strange}"
    return el("dl", "sets", *(_line(one, notes.get(one.name, ()), language) for one in rows))


def _line(one: SetRow, note: Sequence[Node | str], language: Language) -> Node:
    name = reason_text(one.game, one.name, language)
    japanese = None
    if one.is_japanese and language != "ja":
        japanese = el("span", "", reason_text(one.game, one.name, "ja"), lang="ja")
    return el(
        "div",
        "",
        el(
            "dt",
            "",
            name,
            " " if japanese else None,
            japanese,
            el("small", "", *note) if note else None,
        ),
        el("dd", "", _cards(one, language)),
        el("dd", "pts", one.worth),
    )


def _cards(one: SetRow, language: Language) -> Node:
    """The cards of a combination, and those beside it, which are shown faintly."""
    shown = row(one.cards.split(), "taken-cards", language)
    rest = (el("li", "rest", card(code, language)) for code in one.rest.split())
    return Node(shown.tag, shown.attributes, (*shown.children, *rest))
