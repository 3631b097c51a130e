"""A Sphinx extension: the presets and options of games as tables, in the language of the book.

`{presets} koikoi` and `{options} 800 1000 150` write what `fudaba games` prints.
"""

from __future__ import annotations

from collections.abc import Iterator

from docutils import nodes
from docutils.statemachine import StringList
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective

from fudaba.games.options import Option, value_text
from fudaba.games.registry import spec
from fudaba.locale import Language, game_key, game_word, word


class Table(SphinxDirective):
    """A table that is written as Markdown and read as the page is."""

    required_arguments = 1
    optional_arguments = 6

    def run(self) -> list[nodes.Node]:
        lines = ["| " + " | ".join(cells) + " |" for cells in self.rows(self.config.language)]
        lines.insert(1, "|---" * lines[0].count(" | ") + "|---|")
        return self.read(lines)

    def rows(self, speech: Language) -> Iterator[list[str]]:
        """The head, and every row."""
        raise NotImplementedError

    def read(self, lines: list[str]) -> list[nodes.Node]:
        """What the lines mean."""
        into = nodes.Element()
        self.state.nested_parse(StringList(lines, self.env.docname), self.content_offset, into)
        for table in into.findall(nodes.table):
            table["classes"].append("options")
        return into.children


class Presets(Table):
    """The presets of a game."""

    def rows(self, speech: Language) -> Iterator[list[str]]:
        yield [word(f"games.{column}", speech) for column in ("preset", "summary", "settings")]
        game = spec(self.arguments[0])
        for name, options in game.presets.items():
            chosen = ", ".join(f"`{one}={value_text(value)}`" for one, value in options.items())
            yield [
                f"`{name}`",
                game_word(game.name, f"preset.{name}", speech),
                chosen or word("games.defaults", speech),
            ]


class Options(Table):
    """The options of games, those that they share once."""

    def rows(self, speech: Language) -> Iterator[list[str]]:
        yield [
            word(f"games.{column}", speech) for column in ("option", "values", "rule", "summary")
        ]
        told: set[Option] = set()
        for name in self.arguments:
            for option in spec(name).options:
                if option not in told:
                    told.add(option)
                    yield [f"`{option.name}`", *_told(name, option, speech)]


def _told(game: str, option: Option, speech: Language) -> list[str]:
    return [_values(option, speech), option.rule, _means(game, option, speech)]


def _values(option: Option, speech: Language) -> str:
    if option.least is None:
        return ", ".join(value_text(value) for value in option.values)
    key = "games.even_numbers" if option.step == 2 else "games.numbers"
    usual = value_text(option.default)
    return word(key, speech, default=usual, least=option.least, most=option.most)


def _means(game: str, option: Option, speech: Language) -> str:
    """What it decides, and what each value that is a word means."""
    said = [game_word(game, f"option.{option.name}", speech)]
    for value in option.values:
        key = game_key(game, f"value.{option.name}.{value}")
        if isinstance(value, str) and key:
            said.append(f"`{value}`: {word(key, speech)}")
    return "<br>".join(said)


def setup(app: Sphinx) -> dict[str, bool]:
    """Called by Sphinx."""
    app.add_directive("presets", Presets)
    app.add_directive("options", Options)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
