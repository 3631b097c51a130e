"""Environments that can be copied and pickled at any time.

What the compiled core holds is put down as what it follows from: a match as its seed and its
actions, a generator as its words, a bot as its name.
"""

from __future__ import annotations

from typing import Any

from fudaba.bots.contract import Bot
from fudaba.bots.registry import bot as find_bot
from fudaba.cards.rng import Rng
from fudaba.envs.episode import Episode
from fudaba.envs.observation import Encoder
from fudaba.envs.rules import Rules, actions_so_far
from fudaba.games.contract import Match
from fudaba.games.options import OptionError


class Kept:
    """An environment with rules and, once it was reset, an episode."""

    rules: Rules
    encoder: Encoder
    episode: Episode
    _match: Match

    def __getstate__(self) -> dict[str, Any]:
        state = vars(self).copy()
        del state["encoder"]
        if state.pop("_match", None) is not None:
            match = self.episode.match
            state["episode"] = (match.seed, actions_so_far(match))
        return state

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)
        self.encoder = self.rules.encoder
        if "episode" in state:
            self.episode = self.rules.resumed(*state["episode"])
            self._match = self.episode.match


def words_of(rng: Rng) -> tuple[int, int, int, int]:
    """All that a generator is."""
    return int(rng.a), int(rng.b), int(rng.c), int(rng.d)


def rng_of(words: tuple[int, int, int, int]) -> Rng:
    """A generator that goes on as another would."""
    rng = Rng(0)
    rng.a, rng.b, rng.c, rng.d = words
    return rng


def name_or_bot(bot: Bot, game: str) -> str | Bot:
    """A bot's name if it is one of ours, or else the bot, which must be able to keep itself."""
    try:
        ours = type(find_bot(bot.name, game))
    except OptionError:
        return bot
    return bot.name if type(bot) is ours else bot
