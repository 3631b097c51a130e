"""Plays random matches of every game and prints what came of them as digests.

    python -m tests.differential.digest whole MATCHES SEED
    python -m tests.differential.digest resampled MATCHES SEED

The first line says which core played; then comes one line for every block of matches, with the
SHA-256 of their records, ledgers and scores. `resampled` deals the hidden cards again on the way.
"""

import sys
from hashlib import sha256
from random import Random

from msgspec.json import encode

from fudaba.cards.bits import is_compiled
from fudaba.cards.rng import Rng
from fudaba.games.contract import Match
from fudaba.games.playout import play_out
from fudaba.games.registry import NAMES
from tests.conformance.play import random_match

BLOCK = 100


def match_bytes(match: Match) -> bytes:
    """A match as bytes: its record with the packs, its ledger and its scores."""
    ledger = "\n".join(f"{entry!r} {int(entry.cards)}" for entry in match.ledger)
    return encode(match.record(decks=True)) + ledger.encode() + encode(match.scores)


def whole(name: str, rng: Random) -> bytes:
    """A random match."""
    match = random_match(name, rng)
    play_out(match, Rng(rng.getrandbits(60)))
    return match_bytes(match)


def resampled(name: str, rng: Random) -> bytes:
    """A random match in which a seat's hidden cards are dealt again on the way."""
    match = random_match(name, rng)
    choices = Rng(rng.getrandbits(60))
    for _ in range(rng.randrange(60)):
        if not match.is_over:
            match.step(match.legal_nth(choices.below(match.legal_count())))
    match.resample(rng.randrange(int(match.game.seats)), choices)
    play_out(match, choices)
    return match_bytes(match)


WAYS = {"whole": whole, "resampled": resampled}


def main(way: str, matches: int, seed: int) -> None:
    print("compiled" if is_compiled() else "interpreted")
    for name in NAMES:
        rng = Random(f"{name} {seed}")
        for start in range(0, matches, BLOCK):
            digest = sha256()
            for _ in range(min(BLOCK, matches - start)):
                digest.update(WAYS[way](name, rng))
            print(name, start, digest.hexdigest(), flush=True)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
