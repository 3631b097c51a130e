"""What commands write to be printed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final, cast

from fudaba.cli.output import plain
from fudaba.locale import Language, word
from fudaba.refusal import Either, Refusal

if TYPE_CHECKING:
    from fudaba.paper.typesetting import Format

#: What a sheet may become.
ENDINGS: Final = (".pdf", ".svg", ".png", ".html")


def form_of(path: Path, known: Sequence[str] = ENDINGS) -> str:
    """The form that a file's ending asks for."""
    ending = path.suffix.lower()
    if ending not in known:
        raise Refusal("paper.form", path=str(path), known=Either(known))
    return ending.removeprefix(".")


def one_of(option: str, given: object, known: Sequence[object]) -> None:
    """Refuses a value that an option does not take."""
    if given not in known:
        raise Refusal("paper.choice", option=option, given=given, known=Either(known))


def write_page(path: Path, page: str, speech: Language) -> None:
    """Writes what a browser shows."""
    path.write_text(page, "utf-8")
    plain(word("paper.written", speech, path=path))


def write_pages(path: Path, pages: Callable[[Format], list[bytes]], speech: Language) -> None:
    """Writes a PDF, or a picture for each page: several have their number before the ending."""
    made = pages(cast("Format", form_of(path)))
    for number, page in enumerate(made, 1):
        name = path if len(made) == 1 else path.with_stem(f"{path.stem}-{number}")
        name.write_bytes(page)
        plain(word("paper.written", speech, path=name))
