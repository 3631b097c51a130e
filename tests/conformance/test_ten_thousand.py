"""Ten thousand random matches under random options: no exception, and every invariant holds.

That many with the compiled core, 300 interpreted; FUDABA_MATCHES sets another number.
"""

from itertools import pairwise
from random import Random

from fudaba.cards.bits import is_compiled
from fudaba.games.contract import Match
from fudaba.games.record import replay
from tests.conformance.checks import check_conservation, check_deal, check_match
from tests.conformance.knowledge import Knowledge
from tests.conformance.play import big_number, random_match


def check_course(match: Match, known: Knowledge, rng: Random) -> None:
    """Plays a random course and checks what must hold at every decision."""
    codes = match.game.num_actions
    while not match.is_over:
        legal = match.legal_actions()
        assert legal
        assert legal[0] >= 0
        assert legal[-1] < codes
        assert all(low < high for low, high in pairwise(legal))
        check_conservation(match, known)
        match.apply(legal[int(rng.random() * len(legal))])
    assert match.legal_actions() == []
    check_conservation(match, known)


def test_many_random_matches(name: str, known: Knowledge, rng: Random) -> None:
    for _ in range(big_number(10_000 if is_compiled() else 300)):
        match = random_match(name, rng)
        check_course(match, known, rng)
        for deal in match.deals:
            check_deal(deal)
        check_match(match, known.opening_scores(match))
        assert replay(match.record()) == match
