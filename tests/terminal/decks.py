"""First deals with a known course, packs written out so that no change of shuffling moves them.

The person at seat 0 takes the first legal action, the bot the middle one (`tables.Middling`).
"""

from __future__ import annotations

from typing import NamedTuple


class FirstDeal(NamedTuple):
    """Who deals, and the pack from the top."""

    dealer: int
    deck: str


#: An ordinary deal that seat 0 begins with 1L 2A 2R 3L 3K2 4A 8L 11K1.
PLAIN = FirstDeal(
    0,
    "3L 4A 8L 3K2 2K1 7K2 6R 12K1 10A 6K1 4R 10R 2R 2A 11K1 1L 12L 10K1 5A 3R 7R 7K1 1K1 12K3 "
    "4K2 9K2 12K2 8A 7A 4K1 5K1 8K1 2K2 6A 9R 11A 9A 6K2 9K1 1K2 11L 1R 10K2 11R 5K2 5R 8K2 3K1",
)

#: The bot makes plains and calls koi-koi; then seat 0 makes a moon viewing with four cards left.
MOON = FirstDeal(
    1,
    "11K1 4R 5K1 4A 8K2 7K2 2K1 5R 8A 10K2 2A 9K1 9R 7R 8K1 1K2 12K1 10K1 8L 4K1 6K2 12K2 9K2 "
    "11R 5A 11L 12K3 3K1 5K2 9A 6K1 7K1 10R 7A 11A 6A 1K1 4K2 12L 6R 10A 2R 2K2 3R 3L 1L 3K2 1R",
)

#: Seat 0 turns up a card that may take one of two; later a pile of January forms on the field.
PILE = FirstDeal(
    1,
    "3L 1R 9K2 12K2 6K2 8K1 6K1 12K1 7A 3K2 6A 3R 9A 10K1 8L 1L 11L 11K1 10R 12K3 7K1 10K2 7R "
    "3K1 8K2 6R 5A 8A 7K2 5K2 5R 1K2 4K1 9K1 1K1 11A 2K2 2A 5K1 4R 12L 4K2 11R 2K1 2R 9R 10A 4A",
)

#: The bot is dealt teshi: the deal is over before anybody plays.
TESHI = FirstDeal(
    0,
    "4K2 5K1 2K2 12K2 11L 5K2 12K3 9K1 8L 7A 8K1 9R 5A 6K2 9A 6K1 3K1 6R 4A 2K1 8A 8K2 12L 3R "
    "11A 3K2 5R 7K2 7K1 2R 4K1 1K1 10R 10K2 7R 1L 2A 3L 11K1 1K2 1R 10K1 4R 12K1 6A 9K2 11R 10A",
)
