"""What the table remembers from one time to the next."""

from __future__ import annotations

import tomllib
from contextlib import suppress

import msgspec
import tomli_w

from fudaba.locale import Language
from fudaba.records.files import draft
from fudaba.terminal.home import folder
from fudaba.terminal.pace import Pace


class Settings(msgspec.Struct, kw_only=True, omit_defaults=True):
    """Each of them is what was chosen last."""

    pace: Pace = "usual"
    language: Language | None = None
    game: str | None = None
    preset: str | None = None
    seats: int | None = None
    bots: list[str] = []


def load() -> Settings:
    """The settings; where there are none, or none that can be read, the usual ones."""
    try:
        text = (folder() / "settings.toml").read_text(encoding="utf-8")
        return msgspec.convert(tomllib.loads(text), Settings)
    except (OSError, ValueError, msgspec.ValidationError):
        return Settings()


def remember(**chosen: object) -> None:
    """Keeps what was chosen; a folder that refuses is not worth a word here."""
    settings = msgspec.structs.replace(load(), **chosen)
    with suppress(OSError):
        folder().mkdir(parents=True, exist_ok=True)
        with draft(folder() / "settings.toml") as text:
            text.write(tomli_w.dumps(msgspec.to_builtins(settings)))
