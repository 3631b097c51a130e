"""How far the players have come: "2 of 3 for Three lights"."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from fudaba.locale import Language, word
from fudaba.scenes.cards import short
from fudaba.scenes.phrases import listed
from fudaba.scenes.scene import Near, ProgressCell, ProgressRow

#: So many cards that are lacking are named one by one.
_NAMED = 3


class Standing(Struct, kw_only=True, frozen=True):
    """One player and one yaku; every player has the same yaku in the same order."""

    #: The yaku in words, its rule, and what it takes.
    name: str
    rule: str
    needs: str = ""
    have: int
    need: int
    #: Cards that would help.
    missing: str
    #: Whether it can still be made.
    is_open: bool
    #: What it is worth where it is made, else empty: a number, and in words.
    made: str = ""
    worth: str = ""
    #: What it is worth, or would be as soon as it is made.
    value: str = ""
    #: Every card that counts for it.
    cards: str = ""

    def progress(self, language: Language) -> str:
        """`2 of 3 for Three lights`."""
        told = {"have": self.have, "need": self.need, "name": self.name}
        return word("scene.progress", language, **told)


def nearest(standings: list[Standing]) -> list[Standing]:
    """The yaku that a player has at least half of and can still make, the nearest first."""
    found = [row for row in standings if row.is_open and row.have < row.need <= 2 * row.have]
    return sorted(found, key=lambda row: (row.need - row.have, -row.need))


def near(standings: list[Standing]) -> list[Near]:
    """What is made, then what is near."""
    made = [row for row in standings if row.made]
    return [
        Near(name=row.name, have=row.have, need=row.need, made=row.made)
        for row in made + nearest(standings)[:3]
    ]


def threat(standings: list[Standing], language: Language) -> str:
    """What a player has or is near, with the cards that are lacking; empty where nothing."""
    parts = [f"{row.name} {row.made}" for row in standings if row.made]
    for row in nearest(standings)[:2]:
        lacking = row.missing.split()
        said = row.progress(language)
        if len(lacking) <= _NAMED:
            cards = short(row.missing, language).text
            said = word("scene.lacking", language, progress=said, cards=cards)
        parts.append(said)
    return listed(parts, language)


def rows(players: Mapping[int, list[Standing]]) -> list[ProgressRow]:
    """A line for every yaku, with everybody's part in it."""
    return [
        ProgressRow(
            name=found[0].name,
            rule=found[0].rule,
            worth=found[0].value,
            cards=found[0].cards,
            players=[_cell(seat, row) for seat, row in zip(players, found, strict=True)],
            needs=found[0].needs,
        )
        for found in zip(*players.values(), strict=True)
    ]


def _cell(seat: int, row: Standing) -> ProgressCell:
    return ProgressCell(
        seat=seat,
        have=row.have,
        need=row.need,
        is_open=row.is_open,
        made=row.made,
        text=row.worth,
        missing=row.missing,
    )
