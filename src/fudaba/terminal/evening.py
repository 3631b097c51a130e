"""An evening at the tables: one match after the other, and the entrance between them."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path

from fudaba.games.record import RecordError
from fudaba.locale import Language, word
from fudaba.locale.names import seat_names
from fudaba.records.lock import InUse
from fudaba.records.match_file import MatchFile
from fudaba.terminal import settings
from fudaba.terminal.after import After
from fudaba.terminal.app import TableApp
from fudaba.terminal.entrance.app import EntranceApp
from fudaba.terminal.entrance.unfinished import unfinished
from fudaba.terminal.entrance.wish import Wish
from fudaba.terminal.hangup import HUNG_UP, watch
from fudaba.terminal.laid import Laid, again, begun, resumed
from fudaba.terminal.pace import Pace
from fudaba.trouble import trouble

#: Looks at the match in a file again, for the person at a seat.
Review = Callable[[Path, int, Language], None]


class Evening:
    """Goes on until the person leaves, or the terminal does."""

    def __init__(self, language: Language, pace: Pace, review: Review) -> None:
        self._language: Language = language
        self._pace: Pace = pace
        self._review = review
        self._laid: Laid | None = None

    def spend(self, laid: Laid | None) -> int:
        """Begins at this table, or at the entrance; the code to leave the program with."""
        watch(sys.stdin.fileno(), self._gone)
        self._laid = laid
        while True:
            if self._laid is None:
                self._laid = self._received()
            if self._laid is None:
                return 0
            after = self._sit(self._laid)
            if isinstance(after, int):
                return after
            self._laid = self._next(self._laid, after)

    def _gone(self) -> None:
        """Ends the program from outside, but never in the middle of keeping a match."""
        file = self._laid.file if self._laid is not None else None
        if file is not None:
            file.writing.acquire()
        os._exit(HUNG_UP)

    def _sit(self, laid: Laid) -> After | int:
        """Plays at a table; what is wanted next, or the code to leave the program with."""
        app = TableApp(
            laid.match,
            laid.names,
            laid.seat,
            laid.bots,
            self._language,
            laid,
            self._pace,
            self._remember_pace,
        )
        try:
            after = app.run()
        finally:
            laid.leave(app.sitting.touched)
        if app.return_code != 0 or after is None:
            # Where the table broke down, Textual has told why.
            return app.return_code or 1
        return 0 if after is After.LEAVE else after

    def _next(self, laid: Laid, after: After) -> Laid | None:
        if after is After.AGAIN:
            return again(laid)
        if after is After.REVIEW and laid.path is not None:
            self._review(laid.path, laid.seat, self._language)
        return None

    def _remember_pace(self, pace: Pace) -> None:
        self._pace = pace
        settings.remember(pace=pace)

    # The entrance.

    def _received(self) -> Laid | None:
        """What was chosen at the entrance."""
        told = ""
        while True:
            wish = Wish(settings.load(), self._language)
            wish.pace = self._pace
            chosen = EntranceApp(wish, unfinished(), told).run()
            if chosen is None:
                return None
            if wish.language != self._language:  # what `--lang` gave is for this time only
                settings.remember(language=wish.language)
            self._language, self._pace = wish.language, wish.pace
            settings.remember(pace=wish.pace)
            if isinstance(chosen, Wish):
                return self._begun(chosen)
            try:
                return self._resumed(chosen)
            except InUse:
                told = word("entrance.in_use", self._language)
            except RecordError as problem:
                told = problem.text(self._language)
            except OSError as problem:
                told = trouble(problem).text(self._language)

    def _resumed(self, path: Path) -> Laid:
        file = MatchFile(path)
        try:
            return resumed(file, is_own=True)
        except BaseException:
            file.close()
            raise

    def _begun(self, wish: Wish) -> Laid:
        settings.remember(
            game=wish.game, preset=wish.preset, seats=wish.seats, bots=list(wish.levels)
        )
        levels = ["", *wish.levels]
        names = seat_names(None, levels, self._language)
        return begun(wish.asked_for(), names, levels)
