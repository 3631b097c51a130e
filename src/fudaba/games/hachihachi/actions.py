"""The action codes of Hachi-Hachi: a fixed enumeration."""

from __future__ import annotations

from typing import Final

from fudaba.cards.hanafuda import text_of
from fudaba.games.hachihachi.teyaku import KINDS

PLAY: Final = 0  # play CARD: 0 to 47
CANCEL: Final = 48  # beside play, for who said sage last
TAKE: Final = 49  # take CARD: 49 to 96; a pile goes by its first card
SHOUBU: Final = 97
SAGE: Final = 98
MIZUTEN: Final = 99
LOOK: Final = 100
STAY: Final = 101
DROP: Final = 102
SPLIT: Final = 103
REFUSE: Final = 104
DECLARE: Final = 105  # declare NAME: 105 to 119, as in the table of teyaku
DONE: Final = 120
REPAY: Final = 121  # repay KAN: 0, 5, 10, ...

#: The most steps of 5 kan that can be paid back at once.
MOST_REPAID: Final = 1000

CANCEL_BIT: Final = 1 << 48
DONE_BIT: Final = 1 << 15
BOTH: Final = 3

TEXTS: Final = (
    *(f"play {text_of(card)}" for card in range(48)),
    "cancel",
    *(f"take {text_of(card)}" for card in range(48)),
    "shoubu",
    "sage",
    "mizuten",
    "look",
    "stay",
    "drop",
    "split",
    "refuse",
    *(f"declare {kind.name}" for kind in KINDS),
    "done",
    *(f"repay {5 * step}" for step in range(MOST_REPAID + 1)),
)
