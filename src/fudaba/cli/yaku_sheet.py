"""`fudaba sheet`: everything that scores, in the terminal or as a sheet to print."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from fudaba.cli.failure import explained
from fudaba.cli.options import GameName, GivenOptions, Lang, Preset, chosen, language
from fudaba.cli.output import console
from fudaba.cli.printed import form_of, write_page, write_pages
from fudaba.games.registry import spec


def command(
    game: GameName,
    preset: Preset = None,
    option: GivenOptions = None,
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE")] = None,
    lang: Lang = None,
) -> None:
    """Shows or writes the sheet of a game."""
    # Drawings and what sets them are many modules, which no other command needs.
    from fudaba.paper.html import document
    from fudaba.paper.printing import print_sheet
    from fudaba.paper.registry import sheet
    from fudaba.paper.text import shown

    with explained():
        speech = language(lang)
        form = form_of(out) if out else ""
        made = sheet(spec(game).game(preset, None, chosen(option)), speech)
        if out is None:
            console().print(shown(made))
        elif form == "html":
            write_page(out, document(made), speech)
        else:
            write_pages(out, lambda form: print_sheet(made, form), speech)
