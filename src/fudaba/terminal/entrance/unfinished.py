"""Matches that were left and may be gone on with."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Final

from fudaba.games.record import RecordError
from fudaba.records.files import read_text, replay_file
from fudaba.records.toml_form import is_finished
from fudaba.terminal.home import matches_folder

#: As many as the entrance has keys for.
MOST: Final = 5


@dataclass(frozen=True)
class Unfinished:
    """One of them, as much as a person needs to know it by."""

    path: Path
    game: str
    names: list[str]
    deal: int
    scores: list[int]
    left: datetime


def unfinished() -> list[Unfinished]:
    """Those that were left last, the latest first; what cannot be read is passed over."""
    try:
        paths = sorted(matches_folder().glob("*.toml"), key=_left, reverse=True)
    except OSError:
        return []
    found: list[Unfinished] = []
    for path in paths:
        if len(found) == MOST:
            break
        try:
            text = read_text(path)
            if not text or is_finished(text):
                continue
            record, match = replay_file(path)
        except (OSError, RecordError):
            continue
        if record.bots is not None and not match.is_over:
            left = datetime.fromtimestamp(_left(path))
            deal = int(match.deal_number)
            scores = match.scores
            found.append(Unfinished(path, record.game, record.seats, deal, scores, left))
    return found


def _left(path: Path) -> float:
    """When a match was kept last; a file that has gone meanwhile comes last."""
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0
