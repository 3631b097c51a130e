"""What both sides of Hachi-Hachi's sheet are written with."""

from __future__ import annotations

from typing import Final

from fudaba.games.contract import Game
from fudaba.games.hachihachi.options import Rules
from fudaba.locale import Language
from fudaba.paper.sheet import Entry, Size
from fudaba.paper.words import Words

#: The multipliers that a sheet has a column for (HH-201 to HH-203).
STAKES: Final = (1, 2, 4)


class Writer(Words):
    """A side: prices in kan, and in points for every field."""

    def __init__(self, game: Game, language: Language) -> None:
        super().__init__(game, language)
        self.rules = Rules(game.options)

    def priced(
        self,
        shelf: str,
        key: str,
        kan: int,
        text: str,
        rule: str,
        cards: str = "",
        size: Size = "medium",
        grows: bool = False,
    ) -> Entry:
        """A line of a price list."""
        name, other = self.name(shelf, key)
        more = "+" if grows else ""
        return Entry(
            name=name,
            other=other,
            worth=str(kan),
            grows=grows,
            amounts=[f"{kan * self.rules.kan * times}{more}" for times in STAKES],
            text=text,
            rule=rule,
            cards=cards,
            size=size,
        )
