"""Random matches of any game, under random options, the same in every run.

FUDABA_MATCHES sets how many random matches the big tests play; the tests that look at every
match from all sides take a fiftieth of that.
"""

import os
from collections.abc import Iterator
from random import Random

from msgspec.json import encode

from fudaba.cards.rng import Rng
from fudaba.games.contract import Game, Match
from fudaba.games.options import OptionError
from fudaba.games.registry import spec
from tests.effort import effort

#: The same rules run interpreted and compiled, and the slow way plays fewer matches: that both
#: ways play alike is tested by itself.
WALKS = max(effort(10, 1), int(os.environ.get("FUDABA_MATCHES", "0")) // 50)
POSITIONS = 10 * WALKS


def big_number(usual: int) -> int:
    """How many matches a big test plays."""
    return int(os.environ.get("FUDABA_MATCHES", usual))


def random_game(name: str, rng: Random) -> Game:
    """The game under a random preset and number of seats, with random options on top; options
    that the game refuses together are drawn again."""
    rules = spec(name)
    while True:
        preset = rng.choice([None, *rules.presets])
        share = rng.choice((0.0, 0.3, 1.0))
        given = {
            option.name: rng.choice(option.values)
            for option in rules.options
            if rng.random() < share
        }
        try:
            return rules.game(preset, rng.choice(rules.seats), given)
        except OptionError:
            continue


def random_match(name: str, rng: Random) -> Match:
    return random_game(name, rng).new(rng.getrandbits(60))


def random_action(match: Match, rng: Random) -> int:
    return rng.choice(match.legal_actions())


def play_out(match: Match, rng: Random) -> list[int]:
    """Plays random legal actions to the end of the match; which they were."""
    played: list[int] = []
    while not match.is_over:
        played.append(random_action(match, rng))
        match.apply(played[-1])
    return played


def walk(match: Match, rng: Random) -> Iterator[Match]:
    """The match at every decision of a random course, and when it is over."""
    yield match
    while not match.is_over:
        match.apply(random_action(match, rng))
        yield match


def random_position(match: Match, rng: Random) -> Match:
    """The match at some point of a random course, its end included."""
    course = play_out(match.copy(), rng)
    for action in course[: rng.randint(0, len(course))]:
        match.apply(action)
    return match


def matches(name: str, rng: Random, least: int = 0) -> Iterator[Match]:
    """As many matches as a test walks through, more where it needs at least so many."""
    for _ in range(max(WALKS, least)):
        yield random_match(name, rng)


def positions(name: str, rng: Random) -> Iterator[Match]:
    for _ in range(POSITIONS):
        yield random_position(random_match(name, rng), rng)


def viewers(match: Match) -> list[int | None]:
    """Every seat, and None for a spectator."""
    return [*range(int(match.game.seats)), None]


def view_bytes(match: Match, seat: int | None) -> bytes:
    return encode(match.view(seat))


def snapshot(match: Match) -> list[bytes]:
    """All that can be seen of a match from outside: every view, and the record with its packs."""
    return [*(view_bytes(match, seat) for seat in viewers(match)), encode(match.record(decks=True))]


def watchers(match: Match, who: str) -> list[int | None]:
    """Those who resample: each seat in turn, or a spectator."""
    return [None] if who == "spectator" else [*range(int(match.game.seats))]


def resampled(match: Match, seat: int | None, rng: Random) -> Match:
    """A copy in which what `seat` cannot know is dealt again."""
    twin = match.copy()
    twin.resample(seat, Rng(rng.getrandbits(32)))
    return twin
