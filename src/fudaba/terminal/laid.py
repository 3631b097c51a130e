"""A table that is laid: a match, who sits there, and the file that keeps it."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from fudaba.bots.contract import Bot
from fudaba.bots.registry import bot
from fudaba.games.contract import Game, Match
from fudaba.games.record import Record, RecordError
from fudaba.records.files import replay_file
from fudaba.records.lock import InUse
from fudaba.records.match_file import MatchFile
from fudaba.terminal.home import new_match_path


class NoBots(RecordError):  # noqa: N818 - it has none
    """A record that does not say who plays the other seats."""


@dataclass
class Laid:
    """What is needed to sit down."""

    match: Match
    names: list[str]
    #: The bots by seat; empty for the person.
    levels: list[str]
    #: Where it is kept; None until it is first kept, where no place was named.
    file: MatchFile | None = None
    #: The place was not named by the person.
    is_own: bool = False
    #: It begins here, and was not left before.
    is_new: bool = False

    @property
    def seat(self) -> int:
        """Where the person sits."""
        return self.levels.index("")

    @property
    def bots(self) -> dict[int, Bot]:
        """Who plays the other seats."""
        game = self.match.game.name
        return {seat: bot(level, game) for seat, level in enumerate(self.levels) if level}

    @property
    def path(self) -> Path | None:
        """Where the match is kept."""
        return None if self.file is None else self.file.path

    def keep(self, record: Record) -> None:
        """Keeps the match as it is now; OSError where that fails, also for want of a folder."""
        while self.file is None:
            with suppress(InUse):  # a table laid in the same moment took the name first
                self.file = MatchFile(new_match_path(record.game, datetime.now()))
        self.file.write(record)

    def leave(self, touched: bool) -> None:
        """Lets go of the file; a match of its own in which the person did nothing is forgotten."""
        if self.file is not None:
            if self.is_own and self.is_new and not touched:
                self.file.discard()
            else:
                self.file.close()


def begun(
    game: Game,
    names: list[str],
    levels: Sequence[str],
    seed: int | None = None,
    file: MatchFile | None = None,
) -> Laid:
    """A new match, to be kept in this file or in one of its own in the data folder."""
    match = game.new(secrets.randbelow(1 << 32) if seed is None else seed)
    return Laid(match, names, list(levels), file, is_own=file is None, is_new=True)


def again(laid: Laid) -> Laid:
    """The same game with the same people, dealt anew."""
    return begun(laid.match.game, laid.names, laid.levels)


def resumed(file: MatchFile, levels: Sequence[str] = (), is_own: bool = False) -> Laid:
    """A match that was left, against the bots that it was kept with.

    Only where the record names none do the given ones play; NoBots where there are none either.
    """
    record, match = replay_file(file.path)
    kept = list(record.bots or levels)
    if not kept:
        raise NoBots("play.no_bots", path=file.path)
    if kept.count("") != 1:
        raise RecordError("play.one_person", path=file.path, persons=kept.count(""))
    laid = Laid(match, record.seats, kept, file, is_own)
    _ = laid.bots  # says so where there is no such bot
    return laid
