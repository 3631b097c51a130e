"""A deal of a match that is played again comes to what it came to."""

from random import Random

from tests.conformance.play import play_out, random_match


def test_every_deal_comes_out_as_before(name: str, rng: Random) -> None:
    for _ in range(3):
        match = random_match(name, rng)
        play_out(match, rng)
        for number, deal in enumerate(match.deals, start=1):
            again = match.replayed_deal(number)
            assert again.is_over
            told = again.deals[-1]
            assert told.end == deal.end
            assert told.entries == deal.entries
            assert told.after == deal.after
            assert list(told.scores) == list(deal.scores)
            assert list(told.captured) == list(deal.captured)
            assert list(told.totals) == list(deal.totals)
