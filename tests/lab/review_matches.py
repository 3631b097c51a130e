"""Matches to review."""

from functools import cache

from fudaba.cards.rng import Rng
from fudaba.games.contract import Match
from fudaba.games.options import OptionValue
from fudaba.games.record import DealRecord, Record, replay
from fudaba.games.registry import spec
from tests.rules.koikoi.deals import deck

#: Seat 0, with rainy four lights and both viewings, asks for more before its last card.
LATE_KOI = DealRecord(
    dealer=1,
    deck=(
        "11A 2K2 12K3 9K1 5A 2A 8A 6K1 4K2 3K2 8L 9K2 12L 10K2 12K1 4K1 5K2 1R 6R 7K2 1L 2R 9R 8K2 "
        "1K2 10A 3L 7R 1K1 10K1 10R 8K1 11K1 11L 3R 7K1 4A 9A 7A 5R 5K1 12K2 6A 2K1 11R 3K1 6K2 4R"
    ),
    actions=[
        "play 2K2",
        "play 8L",
        "play 10K2",
        "play 3K2",
        "play 12K1",
        "play 1L",
        "koi",
        "play 12L",
        "play 9K2",
        "play 9K1",
        "play 8K2",
        "koi",
        "play 11A",
        "play 9R",
        "play 12K3",
        "play 4K2",
        "koi",
        "play 4K1",
        "play 2R",
        "take 5A",
    ],
)


def late_koi() -> Record:
    """One deal of Koi-Koi, then no more."""
    return Record(fudaba=1, game="koikoi", seats=["Anna", "Bo"], seed=1, deals=[LATE_KOI])


@cache
def played(game: str, seed: int = 3, actions: int = 40) -> Match:
    """A match after so many random legal actions, or at its end."""
    match = spec(game).game().new(seed)
    rng = Rng(seed, 1)
    for _ in range(actions):
        if match.is_over:
            break
        match.apply(match.legal_nth(rng.below(match.legal_count())))
    return match


def forced() -> Match:
    """Koi-Koi with must_match, in which the dealer had one card to play, and played it."""
    pack = deck(
        "1L 2A 3L 4A 5A 6A 7A 8A",
        "1K1 9K1 9K2 10K1 10K2 11K1 12K1 12K2",
        "2R 3R 4R 5R 6R 7R 8K1 1R",
        "11L",
    )
    deal = DealRecord(dealer=0, deck=pack, actions=["play 1L"])
    return replay(
        Record(
            fudaba=1,
            game="koikoi",
            seats=["A", "B"],
            seed=1,
            options={"must_match": True},
            deals=[deal],
        )
    )


#: A hand with four of a month, one without, and a table.
FOUR, PLAIN = "1L 1R 1K1 1K2 2A 3L 4A 5A", "2R 3R 4R 5R 6R 7R 8K1 9R"
FIELD = "9K1 9K2 10K1 10K2 11K1 12K1 6A 7A"


def third_deal(deals: int, *actions: str) -> Match:
    """Koi-Koi whose first two deals end at once, 6 points for either seat; then these actions."""
    played = [
        DealRecord(dealer=0, deck=deck(FOUR, FIELD, PLAIN)),
        DealRecord(deck=deck(PLAIN, FIELD, FOUR)),
        DealRecord(actions=list(actions)),
    ]
    options: dict[str, OptionValue] = {"deals": deals}
    return replay(
        Record(fudaba=1, game="koikoi", seats=["A", "B"], seed=950, options=options, deals=played)
    )


def instant() -> Match:
    """Koi-Koi whose first deal seat 0 wins with four of a month; then each seat plays a card."""
    pack = deck(FOUR, FIELD, PLAIN)
    match = replay(
        Record(
            fudaba=1,
            game="koikoi",
            seats=["A", "B"],
            seed=1,
            deals=[DealRecord(dealer=0, deck=pack)],
        )
    )
    while len(match.actions) < 4:
        match.apply(match.legal_actions()[0])
    return match
