"""How to play, as data: the brief, everything that scores with its rule, the cards."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from fudaba.locale import Language, game_word, word
from fudaba.scenes.cards import KINDS


class HelpRow(Struct, kw_only=True, frozen=True, omit_defaults=True):
    """One thing that scores, or one kind of card."""

    name: str
    text: str = ""
    rule: str = ""
    cards: str = ""


class HelpSection(Struct, kw_only=True, frozen=True, omit_defaults=True):
    """A heading with what stands below it."""

    title: str
    text: str = ""
    rows: list[HelpRow] = []
    #: Good to have beside the table while playing.
    is_beside: bool = False


class Help(Struct, kw_only=True, frozen=True, omit_defaults=True):
    """What a player can look up at the table."""

    brief: str
    sections: list[HelpSection]


def scoring(
    game: str, title: str, shelf: str, names: Iterable[tuple[str, str]], language: Language
) -> HelpSection:
    """A section with a game's combinations, given as name and rule."""
    rows = [
        HelpRow(
            name=game_word(game, f"{shelf}.{name}", language),
            text=game_word(game, f"needs.{name}", language),
            rule=rule,
        )
        for name, rule in names
    ]
    return HelpSection(title=word(f"scene.help.{title}", language), rows=rows)


def flower_cards(language: Language) -> list[HelpSection]:
    """The kinds of flower cards, and the months."""
    kinds = [HelpRow(name=letter, text=word(f"cards.kind.{letter}", language)) for letter in KINDS]
    months = [
        HelpRow(name=str(month), text=word(f"cards.month.{month}", language))
        for month in range(1, 13)
    ]
    return [
        HelpSection(title=word("scene.help.cards", language), rows=kinds),
        HelpSection(title=word("scene.help.months", language), rows=months),
    ]
