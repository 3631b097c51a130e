"""The words of a sheet."""

from __future__ import annotations

from fudaba.games.contract import Game
from fudaba.games.options import value_text
from fudaba.locale import Language, game_key, game_word, word
from fudaba.paper.score_sheet import Closing, Column, ScoreRow, ScoreSheet
from fudaba.paper.sheet import Entry, Group, Page, Sheet


class Words:
    """What a game's sheet says, in one language."""

    def __init__(self, game: Game, language: Language) -> None:
        self.game = game
        self.language: Language = language

    def say(self, key: str, /, **values: object) -> str:
        """Words of the game's own sheet."""
        return game_word(self.game.name, f"paper.{key}", self.language, **values)

    def called(self, key: str) -> str:
        """A word that the game has elsewhere."""
        return game_word(self.game.name, key, self.language)

    def name(self, shelf: str, key: str) -> tuple[str, str]:
        """A name, shortened where the sheet does so, and the Japanese one where that is another."""
        own = game_key(self.game.name, f"paper.name.{key}")
        full = game_key(self.game.name, f"{shelf}.{key}") or own or key
        shown = word(own or full, self.language)
        return shown, self.beside(own or full, shown)

    def beside(self, key: str, shown: str) -> str:
        """The Japanese for a key, to stand beside its word in another language.

        Only of Japanese games: nobody calls what is in the Swedish ones by Japanese names.
        """
        if self.game.spec.pack.name != "hanafuda":
            return ""
        japanese = word(key, "ja")
        return "" if shown == japanese else japanese

    def heading(self, key: str) -> tuple[str, str]:
        """What a group is called, and the Japanese for it."""
        full = game_key(self.game.name, f"paper.group.{key}") or f"paper.group.{key}"
        shown = word(full, self.language)
        return shown, self.beside(full, shown)

    def title(self) -> tuple[str, str]:
        """The game's name, and the Japanese for it."""
        shown = self.called("name")
        key = game_key(self.game.name, "name")
        other = self.beside(key, shown) if key else ""
        return shown, other

    def line(self, key: str, rule: str, **values: object) -> Entry:
        """A sentence: strong words first, where it has some, and its rule."""
        strong = game_key(self.game.name, f"paper.line.{key}.strong")
        name = word(strong, self.language) if strong else ""
        return Entry(name=name, text=self.say(f"line.{key}.text", **values), rule=rule)

    def sheet(self, pages: list[Page], title: str = "paper.yaku_sheet") -> Sheet:
        """The sheet, signed with the rules that it is for."""
        return Sheet(
            game=self.game.name,
            pack=self.game.spec.pack.name.lower(),
            language=self.language,
            name=word(title, self.language, game=self.called("name")),
            pages=pages,
            made=self.made(),
            changed=self.changed(),
        )

    def score_sheet(
        self,
        blanks: list[str],
        columns: list[Column],
        rows: list[ScoreRow],
        closing: list[Closing],
        hints: list[Entry],
        row_head: str = "paper.month",
    ) -> ScoreSheet:
        """A sheet to keep the score on, signed as well."""
        title, other = self.title()
        return ScoreSheet(
            game=self.game.name,
            pack=self.game.spec.pack.name.lower(),
            language=self.language,
            name=word("paper.score_sheet", self.language, game=title),
            title=title,
            other=other,
            blanks=blanks,
            row_head=word(row_head, self.language),
            columns=columns,
            rows=rows,
            closing=closing,
            hints=hints,
            made=self.made(),
            changed=self.changed(),
        )

    def made(self) -> str:
        """Whose rules a sheet is for."""
        presets = list(self.game.spec.presets)
        if not presets:
            return word("paper.made", self.language)
        return word("paper.made_by", self.language, preset=self.game.preset or presets[0])

    def changed(self) -> list[str]:
        """The options that differ from the preset, as one types them."""
        return [f"{name}={value_text(value)}" for name, value in self.game.overrides.items()]


def lines(key: str, head: tuple[str, str], notes: list[str], entries: list[Entry]) -> Group:
    """A group of sentences."""
    name, other = head
    rows = [[entry] for entry in entries]
    return Group(key=key, name=name, other=other, notes=notes, form="lines", rows=rows)
