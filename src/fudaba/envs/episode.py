"""An episode: one deal or a whole match being played, and what it brings, in the compiled core."""

from __future__ import annotations

from typing import Final, SupportsInt, final

from mypy_extensions import i64

from fudaba.bots.contract import Bot
from fudaba.cards.rng import Rng
from fudaba.games.contract import HIGHEST_CODE, Game, Match

#: What `Episode.play` answers beside the seat that is to play.
ILLEGAL: Final = -1
#: A deal has ended, perhaps the match with it.
SETTLED: Final = -2


def begun(game: Game, seed: int, one_deal: bool) -> Match:
    """A match at its first decision, which ends with that deal if the episode does."""
    match = game.new(seed)
    match.stop_after_deal = one_deal
    return match


@final
class Episode:
    """A match being played, and what its deals have brought each seat."""

    def __init__(self, match: Match, by_deal: bool) -> None:
        self.match: Match = match
        #: Whether every deal is rewarded, or the result at the end.
        self.by_deal: bool = by_deal
        #: What the deal that ended last brought each seat.
        self.rewards: list[float] = [0.0] * int(match.game.seats)
        self._deals: i64 = len(match.deals)
        self._standing: list[int] = match.standing

    def play(self, action: SupportsInt | None) -> i64:
        """Plays an action: the seat to play then, SETTLED with new `rewards`, or ILLEGAL."""
        if action is None:
            return ILLEGAL
        code = int(action)
        if not self.allows(code):
            return ILLEGAL
        if self.step(i64(code)):
            return SETTLED
        return self.match.to_play

    def allows(self, action: int) -> bool:
        """Whether an action is legal."""
        return 0 <= action <= HIGHEST_CODE and self.match.is_legal(i64(action))

    def step(self, action: i64) -> bool:
        """Plays an action that is known to be legal; whether a deal ended, with new `rewards`."""
        match = self.match
        match.step(action)
        if len(match.deals) == self._deals:
            return False
        if self.by_deal:
            self._reward()
        elif match.is_over:
            self.rewards = results(match)
        self._deals = len(match.deals)
        self._standing = match.standing
        return True

    def answer(self, seat: i64, bot: Bot, rng: Rng) -> float:
        """The bot plays until the seat has to decide, or all is over; what that brought it."""
        match = self.match
        brought = 0.0
        while not match.is_over and match.to_play != seat:
            if self.step(bot.choose(match, rng)):
                brought += self.rewards[seat]
        return brought

    def _reward(self) -> None:
        """What the deals that have just ended brought: points, in Fjabbe -1 for a lost one."""
        match = self.match
        now = match.standing
        gained = [now[side] - self._standing[side] for side in range(len(now))]
        seat: i64
        for seat in range(len(self.rewards)):
            self.rewards[seat] = float(gained[match.side_of(seat)])


def winning_sides(match: Match) -> list[int]:
    """Who has won; after one deal of a longer match, who is ahead."""
    winner = match.winner
    if isinstance(winner, int):
        return [winner]
    if winner:
        return winner
    standing = match.standing
    best = max(standing)
    return [side for side, stands in enumerate(standing) if stands == best]


def results(match: Match) -> list[float]:
    """The result by seat, as if every side had staked 1 and the winners shared it all."""
    winners = winning_sides(match)
    won = float(len(match.scores)) / float(len(winners)) - 1.0
    seats = range(int(match.game.seats))
    return [won if int(match.side_of(seat)) in winners else -1.0 for seat in seats]
