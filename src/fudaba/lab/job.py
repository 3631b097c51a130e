"""What is to be played: a game, who sits where, and the seeds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

import msgspec
from msgspec import Struct

from fudaba.bots.contract import Bot
from fudaba.cards.rng import Rng
from fudaba.games import registry
from fudaba.games.contract import Game
from fudaba.games.options import Options
from fudaba.games.registry import spec
from fudaba.lab.own import player


class Job(Struct, frozen=True, kw_only=True):
    """Numbered packs; each is played once for every seating.

    A seating names the bot of every seat. Pack `n` and all decisions on it follow from `seed`
    and `n` alone, whoever plays it and however the packs are shared out.
    """

    game: str
    #: Where its parts are, for workers that have not heard of it.
    family: str
    package: str
    preset: str | None
    seats: int
    options: Options
    seed: int
    seatings: list[list[str]]
    #: Whether a match is over after its first deal.
    one_deal: bool = False
    #: What a worker sends back of every match.
    tally: bool = False
    rows: bool = False
    records: bool = False

    def encoded(self) -> bytes:
        """The job as bytes, for workers anywhere."""
        return msgspec.json.encode(self)


class Bench:
    """A job made ready: the game built, the bots seated."""

    def __init__(self, job: Job) -> None:
        self.job = job
        if job.game not in registry.names():
            registry.register(job.family, job.game, package=job.package)
        self.game: Game = spec(job.game).game(job.preset, job.seats, job.options)
        names = sorted({name for seating in job.seatings for name in seating})
        bots = {name: player(name, job.game) for name in names}
        self.seatings: list[list[Bot]] = [
            [bots[name] for name in seating] for seating in job.seatings
        ]
        self.names = [numbered(seating) for seating in job.seatings]


@lru_cache(maxsize=4)
def bench(encoded: bytes) -> Bench:
    """The job behind the bytes, made ready once in a process."""
    return Bench(msgspec.json.decode(encoded, type=Job))


def job_of(game: Game, seed: int, seatings: Sequence[Sequence[str]]) -> Job:
    """A job for a game; OptionError names a bot that cannot play it."""
    home = registry.home(game.name)
    job = Job(
        game=game.name,
        family=home.family,
        package=home.package,
        preset=game.preset,
        seats=int(game.seats),
        options=game.overrides,
        seed=seed,
        seatings=[list(seating) for seating in seatings],
    )
    Bench(job)
    return job


def pack_seeds(seed: int, number: int, seatings: int) -> tuple[int, list[int]]:
    """The seed of a pack, and one for the decisions of each seating."""
    source = Rng(seed, number)
    return source.seed(), [source.seed() for _ in range(seatings)]


def numbered(names: Sequence[str]) -> list[str]:
    """Names by seat, with a number where several bots have the same one."""
    often = Counter(names)
    met: Counter[str] = Counter()
    told = []
    for name in names:
        met[name] += 1
        told.append(name if often[name] == 1 else f"{name} {met[name]}")
    return told
