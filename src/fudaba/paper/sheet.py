"""A sheet as data: everything that scores, with its cards, its value and its rule."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal, TypeAlias

from msgspec import Struct

from fudaba.locale import Language

#: How large the cards of an entry are; a face knows what that is in millimetres.
Size: TypeAlias = Literal["great", "broad", "large", "medium", "small", "tiny"]

#: How an entry lies: its cards below the words, or beside them; the best of a sheet is larger.
Look: TypeAlias = Literal["", "best", "beside"]

#: How the entries of a group are arranged.
#:
#: yaku: value, name and cards; tariff: a table with a price for each stake; figures: pictures with
#: a caption, or a row of numbers without any; multiples: pictures with several values below; kinds:
#: what single cards count; lines: sentences.
Form: TypeAlias = Literal["yaku", "tariff", "figures", "multiples", "kinds", "lines"]

#: A card that does not matter, in a row of cards.
ANY: Final = "."
#: Between two cards: the next stands apart.
APART: Final = "/"
#: Before a card: it lies half over the one before it.
OVER: Final = "+"


class Entry(Struct, kw_only=True, frozen=True, omit_defaults=True):
    """One thing that scores, or one sentence."""

    name: str = ""
    #: The Japanese name, beside one in another language.
    other: str = ""
    #: What it is worth, and whether it can grow.
    worth: str = ""
    grows: bool = False
    #: What it is worth at each of the group's stakes.
    amounts: list[str] = []
    text: str = ""
    rule: str = ""
    #: Codes of cards, `.` for any card; see `laid`.
    cards: str = ""
    size: Size = "large"
    look: Look = ""


class Group(Struct, kw_only=True, frozen=True, omit_defaults=True):
    """What stands under one heading."""

    key: str
    name: str
    other: str = ""
    notes: list[str] = []
    #: The rules that the notes are from.
    rule: str = ""
    form: Form
    #: The head of the values, where the table has heads; and those of the amounts.
    unit: str = ""
    stakes: list[str] = []
    #: Entries that stand side by side are a row.
    rows: list[list[Entry]]


class Page(Struct, kw_only=True, frozen=True, omit_defaults=True):
    """One side of paper."""

    title: str
    other: str = ""
    #: What the side is about, the first words strong.
    strong: str = ""
    lead: str = ""
    #: Groups that stand side by side are a row.
    groups: list[list[Group]]
    #: Sentences at the foot.
    lines: list[Entry] = []


class Sheet(Struct, kw_only=True, frozen=True, omit_defaults=True):
    """All sides of a game's sheet."""

    game: str
    pack: str
    language: Language
    #: `Koi-Koi, yaku sheet`.
    name: str
    pages: list[Page]
    #: Whose rules these are: `Fudaba, standard rules`, and the options that differ from them.
    made: str
    changed: list[str] = []

    @property
    def space(self) -> str:
        """What stands between strong words and the sentence that they begin."""
        return "" if self.language == "ja" else " "

    def entries(self) -> Iterator[tuple[Group, Entry]]:
        """Everything that stands under a heading."""
        for page in self.pages:
            for groups in page.groups:
                for group in groups:
                    for row in group.rows:
                        for entry in row:
                            yield group, entry


class Laid(Struct, frozen=True):
    """A card in a row: how it lies to the one before it."""

    code: str
    lies: Literal["", "over", "apart"]


def laid(cards: str) -> list[Laid]:
    """The cards of an entry, one by one."""
    found: list[Laid] = []
    apart = False
    for part in cards.split():
        if part == APART:
            apart = True
        elif part.startswith(OVER):
            found.append(Laid(part.removeprefix(OVER), "over"))
        else:
            found.append(Laid(part, "apart" if apart else ""))
            apart = False
    return found


def fanned(cards: str) -> str:
    """The same cards, each half over the one before it."""
    first, *others = cards.split()
    return " ".join([first, *(f"{OVER}{card}" for card in others)])
