"""A deal of a Snapphana game that is walked through: its cards by a seed, its moves written out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec import Struct

from fudaba.games.registry import game
from fudaba.games.snapphana.match import SnapphanaMatch

#: Where the reader sits.
OWN: Final = 0


class Deal(Struct, frozen=True, kw_only=True):
    """A seeded match and the moves of its first deal; a card alone is played."""

    game: str
    seed: int
    moves: str

    def actions(self) -> list[str]:
        """The moves as the engine reads them."""
        moves = self.moves.replace("\n", ",").split(",")
        told = (move.strip() for move in moves)
        return [move if " " in move else f"play {move}" for move in told if move]

    def match(self) -> SnapphanaMatch:
        """The match after the deal."""
        return self.until(lambda match, action: False)[0]

    def until(
        self, stops: Callable[[SnapphanaMatch, str], bool]
    ) -> tuple[SnapphanaMatch, list[str]]:
        """The match as it stands before the first move at which it stops, and the moves to come."""
        match = game(self.game).new(self.seed)
        assert isinstance(match, SnapphanaMatch)
        actions = self.actions()
        for place, action in enumerate(actions):
            if stops(match, action):
                return match, actions[place:]
            match.apply_text(action)
        return match, []

    def at(self, verb: str, trick: int = 0, after: str = "") -> tuple[SnapphanaMatch, list[str]]:
        """Before the reader's move with this verb, to that trick, after that move; what follows."""
        verbs = (verb, "declare") if verb == "play" else (verb,)
        awaited = after

        def stops(match: SnapphanaMatch, action: str) -> bool:
            nonlocal awaited
            if awaited:
                awaited = "" if action == awaited else awaited
                return False
            if match.to_play != OWN or (trick and match.tricks_played != trick - 1):
                return False
            return action.split()[0] in verbs

        found, rest = self.until(stops)
        assert rest, (self.game, self.seed, verb, trick)
        return found, rest
