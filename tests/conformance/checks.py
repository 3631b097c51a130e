"""Invariants that several tests look at."""

from collections import Counter

from fudaba.games.contract import Match
from fudaba.games.deals import Deal
from fudaba.games.ledger import Entry
from tests.conformance.knowledge import Knowledge


def check_conservation(match: Match, known: Knowledge) -> None:
    """Every card of the pack is in exactly one place."""
    places = known.places(match)
    everything = 0
    for place, cards in places.items():
        assert everything & cards == 0, f"{place} holds cards that are elsewhere too: {places}"
        everything |= cards
    assert everything == match.game.pack_cards, places


def balance(entries: list[Entry]) -> Counter[int]:
    """What every account has gained, the pot, the bank and the like included."""
    gained: Counter[int] = Counter()
    for entry in entries:
        gained[int(entry.payee)] += int(entry.amount)
        gained[int(entry.payer)] -= int(entry.amount)
    return gained


def check_deal(deal: Deal) -> None:
    """The entries of a deal add up to its scores."""
    gained = balance(deal.entries)
    assert [gained[account] for account in range(len(deal.scores))] == list(deal.scores)


def check_match(match: Match, opening: list[int]) -> None:
    """The entries of all deals add up to the scores."""
    gained = balance(match.ledger)
    assert [score + gained[account] for account, score in enumerate(opening)] == match.scores
