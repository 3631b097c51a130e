"""The table that was asked for on the command line: a new match, or one that goes on."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from fudaba.bots.registry import bot as named_bot
from fudaba.cli.failure import COULD_NOT, Failed
from fudaba.games.contract import Game
from fudaba.games.record import game_of
from fudaba.games.registry import spec
from fudaba.locale import Language
from fudaba.locale.names import seat_names
from fudaba.records.files import replay_file
from fudaba.records.lock import InUse
from fudaba.records.match_file import MatchFile
from fudaba.terminal.laid import Laid, begun, resumed


@dataclass(frozen=True)
class Asked:
    """What the command line says of the match; None and empty where it says nothing."""

    game: str | None
    seats: int | None
    bots: list[str]
    name: str | None
    preset: str | None
    options: Mapping[str, object]
    seed: int | None
    save: Path | None

    def levels(self, seats: int) -> list[str]:
        """The bots by seat, empty for the person, who sits at 0; none where none were named."""
        if not self.bots:
            return []
        if len(self.bots) not in (1, seats - 1):
            raise Failed("play.bots", n=seats - 1, given=len(self.bots))
        return ["", *(self.bots if len(self.bots) > 1 else self.bots * (seats - 1))]


def laid_for(asked: Asked, speech: Language) -> Laid | None:
    """The table; None where neither a game was named nor a file that holds one."""
    if asked.save is not None and asked.save.exists() and asked.save.stat().st_size:
        return _resumed(asked, asked.save)
    if asked.game is None:
        if asked.save is not None:
            raise Failed("play.no_game", path=asked.save)
        if said := _said(asked):
            raise Failed("play.needs_game", option=said[0])
        return None
    game = spec(asked.game).game(asked.preset, asked.seats, asked.options)
    seats = int(game.seats)
    levels = asked.levels(seats) or ["", *["greedy"] * (seats - 1)]
    for level in levels[1:]:
        named_bot(level, asked.game)  # says so where there is no such bot
    names = seat_names(asked.name, levels, speech)
    need_terminal()
    file = None if asked.save is None else _opened(asked.save)
    return begun(game, names, levels, asked.seed, file)


def need_terminal() -> None:
    """Refuses to lay a table that nobody could see."""
    if sys.stdin is None or not sys.stdin.isatty() or not sys.stdout.isatty():
        raise Failed("play.no_terminal", COULD_NOT)


def _opened(path: Path) -> MatchFile:
    try:
        return MatchFile(path)
    except InUse:
        raise Failed("play.in_use", COULD_NOT, path=path) from None


def _resumed(asked: Asked, path: Path) -> Laid:
    """A match that goes on as it was kept: nothing on the command line may say otherwise."""
    file = _opened(path)
    try:
        record, match = replay_file(path)
        if asked.game not in (None, record.game):
            raise Failed("play.other_game", path=path, kept=record.game, given=asked.game)
        if match.is_over:
            raise Failed("play.finished", path=path)
        laid = resumed(file, asked.levels(len(record.seats)))
        _compare(asked, laid, game_of(record))
        need_terminal()
    except BaseException:
        file.close()
        raise
    return laid


def _compare(asked: Asked, laid: Laid, game: Game) -> None:
    """Refuses what the command line says otherwise than the match that was kept."""
    seats = int(game.seats)
    pairs: list[tuple[str, object, object]] = [
        ("--seats", seats, asked.seats),
        ("--preset", game.preset or next(iter(game.spec.presets), None), asked.preset),
        ("--name", laid.names[laid.seat], asked.name),
        ("--seed", laid.match.seed, asked.seed),
    ]
    if asked.bots:
        kept, given = laid.levels, asked.levels(seats)
        pairs.append(("--bot", ", ".join(kept[1:]), ", ".join(given[1:])))
    given_game = game.spec.game(game.preset, seats, {**game.overrides, **asked.options})
    for name in asked.options:
        pairs.append((f"--option {name}", game.options[name], given_game.options[name]))
    for option, kept_value, given_value in pairs:
        if given_value is not None and given_value != kept_value:
            raise Failed(
                "play.other",
                path=asked.save,
                option=option,
                kept=kept_value,
                given=given_value,
            )


def _said(asked: Asked) -> list[str]:
    """The options that mean something only for a certain game."""
    given = {
        "--seats": asked.seats,
        "--bot": asked.bots,
        "--preset": asked.preset,
        "--option": asked.options,
        "--seed": asked.seed,
    }
    return [option for option, value in given.items() if value not in (None, [], {})]
