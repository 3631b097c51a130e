"""Views leak nothing: matches that differ only in what a seat cannot know look the same to it.

The other match comes from the record with its packs written out, the unseen cards shuffled among
their places, and played again; `resample` has no part in it (see test_resample.py for that).
"""

from random import Random

from fudaba.games.record import replay
from tests.conformance.knowledge import Knowledge
from tests.conformance.packs import played
from tests.conformance.play import POSITIONS, positions, view_bytes, viewers


def test_hidden_cards_do_not_show(name: str, known: Knowledge, rng: Random) -> None:
    compared = differing = 0
    for match in positions(name, rng):
        plain = replay(match.record(decks=True))
        for seat in viewers(match):
            other = played(known.alternative(match, seat, rng))
            if other is not None and known.same_course(plain, other):
                assert view_bytes(other, seat) == view_bytes(plain, seat)
                compared += 1
                differing += known.hands(other) != known.hands(plain)
    assert compared > POSITIONS  # most of the alternatives can be played
    assert differing > POSITIONS // 4


def test_the_seed_does_not_show(name: str, rng: Random) -> None:
    for match in positions(name, rng):
        record = match.record(decks=True)
        plain = replay(record)
        record.seed = rng.getrandbits(60)
        other = replay(record)
        for seat in viewers(match):
            assert view_bytes(other, seat) == view_bytes(plain, seat)
