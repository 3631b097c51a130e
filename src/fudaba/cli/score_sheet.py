"""`fudaba scoresheet`: a sheet to keep the score on."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from fudaba.cli.failure import explained
from fudaba.cli.options import GameName, GivenOptions, Lang, Preset, chosen, language
from fudaba.cli.printed import form_of, write_page, write_pages
from fudaba.games.registry import spec


def command(
    game: GameName,
    out: Annotated[Path, typer.Option("--out", metavar="FILE")],
    seats: Annotated[int | None, typer.Option(metavar="N", min=1)] = None,
    preset: Preset = None,
    option: GivenOptions = None,
    lang: Lang = None,
) -> None:
    """Writes the score sheet of a game."""
    from fudaba.paper.printing import print_score_sheet  # see `yaku_sheet`
    from fudaba.paper.registry import score_sheet
    from fudaba.paper.score_html import score_document

    with explained():
        speech = language(lang)
        form = form_of(out)
        made = score_sheet(spec(game).game(preset, seats, chosen(option)), speech)
        if form == "html":
            write_page(out, score_document(made), speech)
        else:
            write_pages(out, lambda form: print_score_sheet(made, form), speech)
