"""What a bot is: it chooses an action for the seat to play, from what that seat may know."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from fudaba.cards.rng import Rng
from fudaba.games.contract import Match


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses actions. `choose` may read only what the seat to play knows of the match."""

    name: str
    #: How far a deal usually moves a lead, as a standard deviation; 0 where that is not known.
    swing: float = 0.0
    #: Whether its auctions are in balance, so that searches leave them to it.
    has_balanced_auctions: bool = False

    def choose(self, match: Match, rng: Rng) -> int:
        """A legal action; with the same knowledge and generator always the same one."""
        raise NotImplementedError
