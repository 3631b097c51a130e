"""Pages over the table: help, the last trick, the log."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from fudaba.games.contract import Game
from fudaba.games.options import value_text
from fudaba.scenes.cards import card_names
from fudaba.scenes.help import HelpRow, HelpSection
from fudaba.scenes.scene import Scene, StoryLine
from fudaba.terminal.widgets.story import line_text

if TYPE_CHECKING:
    from fudaba.terminal.sight import Sight

_WON: Final = "✔"
#: Rows without a rule stand several to a line.
_IN_A_LINE: Final = 4


def help_page(sight: Sight) -> RenderableType:
    """How to play in brief, then everything that scores, then the cards."""
    told = sight.stage.help()
    parts: list[RenderableType] = [Text(told.brief)]
    for section in told.sections:
        parts.append(Text("\n" + section.title, style="bold underline"))
        parts += _section(section)
    parts += [Text(), Text(sight.say("help.trick_signs" if sight.has_tricks else "help.signs"))]
    parts.append(Text(sight.say("help.sheet", command=sheet_command(sight.stage.game))))
    return Group(*parts)


def sheet_command(game: Game) -> str:
    """What one types to have everything that scores at this table, with its cards."""
    preset = f" --preset {game.preset}" if game.preset else ""
    options = (f" -o {name}={value_text(value)}" for name, value in game.overrides.items())
    return f"fudaba sheet {game.name}{preset}{''.join(options)}"


def _section(section: HelpSection) -> list[RenderableType]:
    parts: list[RenderableType] = []
    if section.text:
        parts.append(Text(section.text))
    if any(row.rule for row in section.rows):
        parts.append(_rows(section.rows))
    elif section.is_beside:
        parts += [Text(f"{row.name}  {row.text}") for row in section.rows]
    elif section.rows:
        parts.append(_in_lines(section.rows))
    return parts


def _rows(rows: list[HelpRow]) -> Grid:
    """What scores: its name, what it needs, its rule."""
    grid = Grid(expand=True, box=None, show_header=False, padding=(0, 1, 0, 0))
    grid.add_column(ratio=5)
    grid.add_column(ratio=8, overflow="fold")
    grid.add_column(width=6)
    for row in rows:
        grid.add_row(Text(row.name, style="bold"), Text(row.text), row.rule)
    return grid


def _in_lines(rows: list[HelpRow]) -> Grid:
    grid = Grid.grid(expand=True)
    cells = [f"{row.name:>2} {row.text}" for row in rows]
    for start in range(0, len(cells), _IN_A_LINE):
        grid.add_row(*cells[start : start + _IN_A_LINE])
    return grid


def last_trick(sight: Sight, scene: Scene) -> RenderableType:
    """Who played what in the trick before, and who won it."""
    if not scene.middle.before:
        return Text(sight.say("no_trick"))
    names = card_names(scene.pack, sight.language)
    rows = Grid.grid(padding=(0, 2, 0, 0))
    for place in scene.middle.before:
        won = f"{_WON} {sight.say('won')}" if place.is_winning else ""
        rows.add_row(
            Text(place.note, style="bold" if place.is_winning else ""),
            Text(sight.looks.title(place.cards), style=sight.looks.style(place.cards)),
            Text(names[place.cards].name),
            Text(won, style="bold"),
        )
    return rows


def log(sight: Sight, lines: list[StoryLine]) -> RenderableType:
    """Everything said so far."""
    return Group(*[line_text(line, sight) for line in lines])
