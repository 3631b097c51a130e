"""How long decisions take at most: the slowest of many, in matches that are played at random."""

from __future__ import annotations

from time import process_time
from typing import Final

from msgspec import Struct

from fudaba.bots.registry import bot
from fudaba.cards.rng import Rng
from fudaba.games.record import Record
from fudaba.games.registry import game

#: Of the decisions of a match about one in so many is looked at.
EVERY: Final = 5
SEED: Final = 0


class Slowest(Struct, frozen=True):
    """The decision that took a bot longest, in milliseconds of CPU time, beside the others."""

    bot: str
    decisions: int
    cpu_ms: float
    mean_cpu_ms: float
    #: The match up to the decision, to be replayed.
    record: Record


def slowest(name: str, decisions: int, level: str = "club", seed: int = SEED) -> Slowest:
    """Asks a bot at so many decisions; with little or much known, as random play has it."""
    asked = bot(level, name)
    source = Rng(seed)
    done = 0
    longest = total = 0.0
    found: Record | None = None
    while found is None or done < decisions:
        match = game(name).new(source.seed())
        while not match.is_over and done < decisions:
            legal = match.legal_actions()
            if len(legal) > 1 and source.below(EVERY) == 0:
                chance = Rng(source.seed())
                start = process_time()
                asked.choose(match, chance)
                spent = process_time() - start
                done += 1
                total += spent
                if found is None or spent > longest:
                    longest = spent
                    found = match.record()
            match.apply(legal[int(source.below(len(legal)))])
    return Slowest(level, done, round(1000 * longest, 2), round(1000 * total / done, 2), found)
