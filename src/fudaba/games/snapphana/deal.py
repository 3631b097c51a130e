"""A deal of each of the four games, phase by phase."""

from __future__ import annotations

from typing import Final

from fudaba.games.phase import declared
from fudaba.games.snapphana.counted_discards import CountedDiscards
from fudaba.games.snapphana.dealing import Dealing
from fudaba.games.snapphana.first_discards import FirstDiscards
from fudaba.games.snapphana.first_trick import FirstTrick
from fudaba.games.snapphana.last_discards import LastDiscards
from fudaba.games.snapphana.lost_fjont import LostFjont
from fudaba.games.snapphana.next_dealer import NextDealer
from fudaba.games.snapphana.other_tricks import OtherTricks
from fudaba.games.snapphana.second_deal import SecondDeal
from fudaba.games.snapphana.settling import Settling

EIGHT_HUNDRED: Final = declared(
    Dealing(),
    LastDiscards(),
    FirstTrick(),
    OtherTricks(),
    LostFjont(),
    CountedDiscards(),
    Settling(),
    NextDealer(),
)

THOUSAND: Final = declared(
    Dealing(),
    FirstDiscards(),
    SecondDeal(),
    LastDiscards(),
    FirstTrick(),
    OtherTricks(),
    LostFjont(),
    CountedDiscards(),
    Settling(),
    NextDealer(),
)

ONE_HUNDRED_FIFTY: Final = declared(
    Dealing(),
    LastDiscards(),
    FirstTrick(),
    OtherTricks(),
    LostFjont(),
    CountedDiscards(),
    Settling(),
    NextDealer(),
)

#: Nobody discards (FJ-R5).
FJABBE: Final = declared(
    Dealing(),
    FirstTrick(),
    OtherTricks(),
    LostFjont(),
    Settling(),
    NextDealer(),
)

DEALS: Final = {
    "800": EIGHT_HUNDRED,
    "1000": THOUSAND,
    "150": ONE_HUNDRED_FIFTY,
    "fjabbe": FJABBE,
}
