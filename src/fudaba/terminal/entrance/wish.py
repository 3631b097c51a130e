"""What a person chooses at the entrance, line by line. Draws nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from fudaba.bots import registry as bots
from fudaba.games.contract import Game
from fudaba.games.registry import names, spec
from fudaba.locale import LANGUAGES, Language
from fudaba.terminal.pace import PACES, Pace
from fudaba.terminal.settings import Settings

Value = TypeVar("Value")


class Wish:
    """A match to be; every change leaves something that can be played."""

    def __init__(self, settings: Settings, language: Language) -> None:
        self.language: Language = language
        self.pace: Pace = settings.pace
        self.game = settings.game if settings.game in names() else names()[0]
        self.preset = settings.preset
        self.seats = settings.seats or 0
        self.levels = list(settings.bots)
        self._mend()

    def change(self, line: str, step: int) -> None:
        """Takes the next value of a line, or with a negative step the one before it."""
        if line == "game":
            self.game = _next(names(), self.game, step)
            self.preset, self.seats = None, 0
        elif line == "rules":
            self.preset = _next((*spec(self.game).presets,), self.preset, step)
        elif line == "players":
            self.seats = _next(sorted(spec(self.game).seats), self.seats, step)
        elif line == "pace":
            self.pace = _next(PACES, self.pace, step)
        elif line == "language":
            self.language = _next(LANGUAGES, self.language, step)
        elif line.startswith("bot"):
            seat = int(line.removeprefix("bot"))
            self.levels[seat - 1] = _next(bots.names(self.game), self.levels[seat - 1], step)
        self._mend()

    def lines(self) -> list[str]:
        """What can be chosen for this game, in order."""
        of_game = spec(self.game)
        several = [("rules", len(of_game.presets) > 0), ("players", len(of_game.seats) > 1)]
        asked = [line for line, is_choice in several if is_choice]
        return [
            "game",
            *asked,
            *(f"bot{seat}" for seat in range(1, self.seats)),
            "pace",
            "language",
        ]

    def asked_for(self) -> Game:
        """The game as it was chosen."""
        return spec(self.game).game(self.preset, self.seats, {})

    def _mend(self) -> None:
        """Puts right what does not go with the game."""
        of_game = spec(self.game)
        if self.preset not in of_game.presets:
            self.preset = next(iter(of_game.presets), None)
        if self.seats not in of_game.seats:
            self.seats = of_game.seats[0]
        known = bots.names(self.game)
        usual = self.levels[0] if self.levels and self.levels[0] in known else "greedy"
        self.levels = [level if level in known else usual for level in self.levels]
        self.levels = (self.levels + [usual] * self.seats)[: self.seats - 1]


def _next(values: Sequence[Value], value: Value, step: int) -> Value:
    return values[(list(values).index(value) + step) % len(values)]
