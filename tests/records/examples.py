"""Matches to make records of."""

from fudaba.cards.rng import Rng
from fudaba.games.contract import Match
from fudaba.games.registry import spec


def played(actions: int, seed: int = 7, **options: object) -> Match:
    """A random match after so many actions, or at its end."""
    match = spec("koikoi").game(given=options).new(seed)
    rng = Rng(seed, 1)
    for _ in range(actions):
        if match.is_over:
            break
        match.apply(match.legal_nth(rng.below(match.legal_count())))
    return match


def finished(seed: int = 7, **options: object) -> Match:
    return played(10_000, seed, deals=3, **options)
