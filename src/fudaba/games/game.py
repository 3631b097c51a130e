"""A game: rules with their options chosen and a number of seats."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, final

from mypy_extensions import i64

from fudaba.games.deals import GivenDeals
from fudaba.games.options import Options
from fudaba.games.phase import Phase

if TYPE_CHECKING:
    from fudaba.games.match import Match
    from fudaba.games.spec import Spec


@final
class Game:
    """Rules with their options chosen and a number of seats."""

    def __init__(self, spec: Spec, options: Options, preset: str | None, seats: i64) -> None:
        self.spec: Spec = spec
        self.options: Options = options
        self.preset: str | None = preset
        self.seats: i64 = seats
        #: The options as the game's own functions read them.
        self.rules: object = spec.rules(options)
        #: The first phase of the declared deal.
        self.deal: Phase[Any] = spec.deal
        #: How many score: the seats, or fewer where partners score together.
        self.sides: int = spec.sides or int(seats)
        #: The cards of a pack as it is shuffled for so many seats.
        self.pack_cards: int = spec.pack.full | spec.further_cards.get(int(seats), 0)

    @property
    def name(self) -> str:
        return self.spec.name

    @property
    def overrides(self) -> Options:
        """The options that differ from the preset's, or from the defaults."""
        usual = self.spec.preset_options(self.preset)
        return {name: value for name, value in self.options.items() if value != usual[name]}

    @property
    def num_actions(self) -> int:
        return len(self.spec.action_texts)

    def new(self, seed: int = 0, given: GivenDeals | None = None) -> Match:
        """A match at its first decision; the same seed gives the same match."""
        match = self.bare(seed, given)
        match.start()
        return match

    def bare(self, seed: int, given: GivenDeals | None) -> Match:
        """A match in which nothing has been dealt."""
        return self.spec.match(self, seed, given)

    def text(self, action: int) -> str:
        """The text form of an action code."""
        return self.spec.action_texts[action]
