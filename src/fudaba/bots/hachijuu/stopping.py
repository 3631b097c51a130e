"""Agari or sage: one's next gain against the others', and half the value at the end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fudaba.bots.hachijuu.sight import Sight
from fudaba.bots.hanafuda.chances import SURE

#: By so many chips going on must look better: hopes are a little too high.
MARGIN: Final = 30


def goes_on(sight: Sight) -> bool:
    """Whether to say sage: what is expected of it must beat the full value now (HJ-605)."""
    if sight.moves == 0:
        return False
    mine = sight.mine.chance
    theirs = sight.theirs.chance
    # Where both would gain, either may be the first.
    ahead = mine * (2 * SURE - theirs) // (2 * SURE)
    behind = theirs * (2 * SURE - mine) // (2 * SURE)
    pot: i64 = sight.pot // sight.rate
    going_on = ahead * (sight.held + sight.mine.gain() + pot)
    going_on -= behind * sight.theirs.gain() // sight.others  # HJ-606
    going_on += (SURE - ahead - behind) * (sight.held // 2 + pot)  # HJ-607
    return going_on > (sight.held + pot + MARGIN) * SURE
