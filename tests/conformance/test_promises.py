"""What a person is told an action will do is what it then does, and nothing hidden is told."""

from collections import Counter
from random import Random

from msgspec.json import encode

from fudaba.cards.bits import is_compiled
from fudaba.games.contract import Match
from tests.conformance.play import POSITIONS, matches, positions, resampled, walk
from tests.conformance.promises import asked, check_choice

#: Each of these is promised in some position of as many random matches as the compiled core plays.
EXPECTED = {
    "koikoi": {"take", "lay", "either", "makes", "ends", "pay", "doubled"},
    "hachihachi": {
        *("take", "lay", "either", "ends", "pay", "show", "sits_out", "half", "worth"),
        *("count", "makes", "compensates", "for_all"),
    },
    "hachijuu": {
        *("take", "lay", "either", "ends", "pay", "show", "rate", "due", "half", "count", "makes"),
    },
    "800": {"trick", "best", "keep", "points", "show", "give"},
    "1000": {"trick", "keep", "points", "show"},
    "150": {"trick", "points", "show"},
    "fjabbe": {"trick", "best", "keep"},
}


def test_every_choice_does_what_it_promises(name: str, rng: Random) -> None:
    kept: Counter[str] = Counter()
    for match in matches(name, rng, least=4):
        for here in walk(match, rng):
            if not here.is_over and rng.random() < 0.3:
                for choice in asked(here).choices:
                    kept += check_choice(here, choice)
    assert set(kept) >= (EXPECTED[name] if is_compiled() else {"trick"} & EXPECTED[name]), kept


def test_every_legal_action_is_a_choice(name: str, rng: Random) -> None:
    for match in positions(name, rng):
        if not match.is_over:
            legal = [match.text(action) for action in match.legal_actions()]
            assert [choice.action for choice in asked(match).choices] == legal


def test_nothing_hidden_is_promised(name: str, rng: Random) -> None:
    """Whoever is asked is promised the same, whatever the cards are that they cannot see."""
    compared = 0
    for match in positions(name, rng):
        if match.is_over:
            continue
        for _ in range(3):
            twin = resampled(match, int(match.to_play), rng)
            assert promises(twin) == promises(match)
            compared += 1
    assert compared > POSITIONS


def promises(match: Match) -> bytes:
    return encode(asked(match))
