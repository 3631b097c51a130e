"""A game before its options are chosen: what it is called, what can be chosen, how it is built."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any

from fudaba.cards.pack import Pack
from fudaba.games.contract import Game, Match
from fudaba.games.deals import GivenDeals
from fudaba.games.options import Option, OptionError, Options, resolve
from fudaba.games.phase import Phase
from fudaba.games.view import View

if TYPE_CHECKING:
    from fudaba.games.eights.reckoning import Reckoning


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
    #: The options as the game's own functions read them.
    rules: Callable[[Options], object]
    #: Its deal: the first of the declared phases.
    deal: Phase[Any]
    #: A match in which nothing has been dealt; most often the class itself.
    match: Callable[[Game, int, GivenDeals | None], Match]
    #: What everybody may know, from so many events on; and the same with what a seat sees beyond.
    view: Callable[[Match, int | None], View]
    seat_view: Callable[[View, Match, int], View]
    #: How many score where partners score together; 0 where every seat does.
    sides: int = 0
    #: Cards that are shuffled in with so many seats.
    further_cards: Mapping[int, int] = field(default_factory=dict)
    #: Whether points are what nobody wants.
    fewest_points: bool = False
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
        return Game(self, options, preset, players)
