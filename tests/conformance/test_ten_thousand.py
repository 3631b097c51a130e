"""Ten thousand random matches under random options: no exception, and every invariant holds.

At every decision of the first 2,000, at a quarter of the decisions of the others. That many with
the compiled core, 100 interpreted; FUDABA_MATCHES sets another number.
"""

from random import Random

from fudaba.games.contract import Match
from fudaba.games.record import replay
from tests.conformance.checks import check_conservation, check_deal, check_match
from tests.conformance.knowledge import Knowledge
from tests.conformance.play import big_number, random_match
from tests.effort import effort

#: How many matches are looked at in every decision; of the others one decision in SKIPPED.
THROUGHOUT = 2_000
SKIPPED = 4


def check_decision(match: Match, known: Knowledge) -> None:
    """What must hold whenever somebody is to play."""
    legal = match.legal_actions()
    assert legal
    assert legal[0] >= 0
    assert legal[-1] < match.game.num_actions
    assert legal == sorted(set(legal))
    assert len(legal) == match.legal_count()
    check_conservation(match, known)


def check_course(match: Match, known: Knowledge, rng: Random, every: int) -> None:
    """Plays a random course and checks one decision in `every`, beginning anywhere."""
    number = rng.randrange(every)
    while not match.is_over:
        if number % every == 0:
            check_decision(match, known)
        match.apply(match.legal_nth(int(rng.random() * int(match.legal_count()))))
        number += 1
    assert match.legal_actions() == []
    check_conservation(match, known)


def test_many_random_matches(name: str, known: Knowledge, rng: Random) -> None:
    for number in range(big_number(effort(compiled=10_000, interpreted=100))):
        match = random_match(name, rng)
        check_course(match, known, rng, 1 if number < THROUGHOUT else SKIPPED)
        for deal in match.deals:
            check_deal(deal)
        check_match(match, known.opening_scores(match))
        assert replay(match.record()) == match
