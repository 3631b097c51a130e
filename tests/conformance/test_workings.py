"""What a score sheet writes down beside an amount leads to that amount."""

from random import Random

import pytest

from fudaba.games.hachihachi import working as hachihachi
from fudaba.games.hachijuu import working as hachijuu
from fudaba.games.view import DealView, EntryView
from fudaba.games.working import Factor, result
from tests.conformance.play import play_out, random_match
from tests.effort import effort

#: Lines that are nothing but themselves.
PLAIN = {
    *("pot", "pot_shared", "track_coin", "poorest_stones", "capital", "award", "prize"),
    "fold_fee",
}


def finished(name: str, rng: Random) -> list[tuple[DealView, int]]:
    """Deals of random matches, each with the points of a kan, 0 where there is none."""
    found = []
    for _ in range(effort(40, 8)):
        match = random_match(name, rng)
        play_out(match, rng)
        kan = int(match.game.options.get("kan_points", 0))
        found += [(deal, kan) for deal in match.view(None).finished]
    return found


def factors(name: str, deal: DealView, kan: int, entry: EntryView) -> list[Factor]:
    assert deal.times is not None
    if name == "hachihachi":
        return hachihachi.working(entry, kan, deal.times)
    return hachijuu.working(entry, deal.entries, deal.times)


@pytest.mark.parametrize("game", ["hachihachi", "hachijuu"])
def test_every_working_leads_to_its_amount(game: str) -> None:
    worked = set()
    for deal, kan in finished(game, Random(game)):
        for entry in deal.entries + deal.after:
            working = factors(game, deal, kan, entry)
            if working:
                assert result(working) == entry.amount, (entry, working)
                worked.add(entry.rule)
            else:
                assert entry.reason in PLAIN, entry
    assert len(worked) > 6


@pytest.mark.parametrize("game", ["hachihachi", "hachijuu"])
def test_a_finished_deal_tells_its_winner_and_its_multiplier(game: str) -> None:
    for deal, _ in finished(game, Random(game)):
        assert deal.times in (1, 2, 4, 8, 16, 32, 64)
        assert (deal.winner is None) == (deal.end == "void")
        pots = [entry.payee for entry in deal.entries if entry.reason == "pot"]
        assert all(payee == deal.winner for payee in pots)
