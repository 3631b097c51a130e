"""The folder where matches and settings are kept without being asked for."""

from __future__ import annotations

import os
from datetime import datetime
from itertools import count
from pathlib import Path
from typing import Final

from platformdirs import user_data_path

#: Names another folder, e.g. for a table of one's own on a shared account.
VARIABLE: Final = "FUDABA_HOME"


def folder() -> Path:
    """The user's data folder for Fudaba."""
    given = os.environ.get(VARIABLE)
    return Path(given) if given else user_data_path("fudaba", appauthor=False)


def matches_folder() -> Path:
    """Where matches are kept."""
    return folder() / "matches"


def new_match_path(game: str, now: datetime) -> Path:
    """A file for a match that begins now; the folder is made where it is missing."""
    matches = matches_folder()
    matches.mkdir(parents=True, exist_ok=True)
    stem = f"{now:%Y-%m-%d-%H%M}-{game}"
    for number in count(1):
        path = matches / f"{stem}{f'-{number}' if number > 1 else ''}.toml"
        if not path.exists():
            break
    return path
