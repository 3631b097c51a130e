"""A game before its options are chosen: what it is called, what can be chosen, how it is built."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property

from fudaba.cards.pack import Pack
from fudaba.games.contract import Game, Match
from fudaba.games.options import Option, OptionError, Options, resolve
from fudaba.games.reckoning import Reckoning
from fudaba.games.view import View


@dataclass(frozen=True)
class Spec:
    """One game of the registry, declared as data."""

    name: str
    #: Prefixes of its rule ids.
    prefixes: tuple[str, ...]
    pack: Pack
    #: Numbers of players it can be played by, the usual one first.
    seats: tuple[int, ...]
    options: tuple[Option, ...]
    #: Named sets of options, the default one first.
    presets: Mapping[str, Options]
    #: The text form of every action code.
    action_texts: tuple[str, ...]
    #: The file in `fudaba.rulebook` that holds its rules.
    rulebook: str
    build: Callable[[Spec, Options, str | None, int], Game]
    #: What everybody may know, from so many events on; and the same with what a seat sees beyond.
    view: Callable[[Match, int | None], View]
    seat_view: Callable[[View, Match, int], View]
    #: How its score sheet is explained, where players pay each other.
    reckoning: Reckoning | None = None

    @cached_property
    def action_codes(self) -> dict[str, int]:
        """The code of every action text."""
        return {text: code for code, text in enumerate(self.action_texts)}

    def preset_options(self, preset: str | None) -> Options:
        """Every option as a preset sets it."""
        return resolve(self.name, self.options, self.presets, preset, {})

    def game(
        self, preset: str | None = None, seats: int | None = None, given: Mapping[str, object] = {}
    ) -> Game:
        """The game with these options; OptionError names what it does not have."""
        players = self.seats[0] if seats is None else seats
        if players not in self.seats:
            allowed = ", ".join(str(number) for number in sorted(self.seats))
            raise OptionError(f"{self.name} is played by {allowed} players, not {players}")
        options = resolve(self.name, self.options, self.presets, preset, given)
        return self.build(self, options, preset, players)
