"""`fudaba cards`: a pack to print and to cut out."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from fudaba.cli.failure import explained
from fudaba.cli.options import Lang, language
from fudaba.cli.output import plain
from fudaba.cli.printed import form_of, one_of, write_pages
from fudaba.locale import word


def command(
    pdf: Annotated[Path, typer.Option("--pdf", metavar="FILE")],
    pack: Annotated[str, typer.Option(metavar="NAME")] = "hanafuda",
    size: Annotated[int | None, typer.Option(metavar="N")] = None,
    paper: Annotated[str, typer.Option(metavar="NAME")] = "a4",
    bleed: Annotated[bool, typer.Option("--bleed")] = False,
    indices: Annotated[bool, typer.Option("--indices")] = False,
    backs: Annotated[bool, typer.Option("--backs/--no-backs")] = True,
    lang: Lang = None,
) -> None:
    """Writes the sheets of a pack."""
    from fudaba.drawing import PACKS  # see `yaku_sheet`
    from fudaba.paper.cutting import HEIGHTS, MEASURE, PAPERS, USUAL, print_cards

    with explained():
        speech = language(lang)
        form_of(pdf, (".pdf",))
        one_of("--pack", pack, PACKS)
        one_of("--paper", paper, list(PAPERS))
        width = USUAL[pack] if size is None else size
        one_of("--size", width, list(HEIGHTS))
        write_pages(
            pdf,
            lambda form: print_cards(
                pack, width, paper, speech, form, bleed=bleed, indices=indices, backs=backs
            ),
            speech,
        )
        plain(word("paper.hint.both" if backs else "paper.hint.fronts", speech, length=MEASURE))
