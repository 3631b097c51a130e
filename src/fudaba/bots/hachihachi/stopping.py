"""Shoubu or sage, and taking a sage back: one's next gain against the others'."""

from __future__ import annotations

from mypy_extensions import i64

from fudaba.bots.hachihachi.sight import Sight
from fudaba.bots.hanafuda.chances import SURE


def goes_on(sight: Sight) -> bool:
    """Whether to say sage: what is expected of it must beat the full value now."""
    if sight.moves == 0:
        return False
    return _going_on(sight) > _value(sight, sight.held) * SURE


def cancels(sight: Sight) -> bool:
    """Whether to end the deal at half the value (HH-712) rather than play on."""
    return _going_on(sight) < _value(sight, sight.held // 2) * SURE


def _value(sight: Sight, kan: i64) -> i64:
    """What so many thousandths of a kan bring with the pot, in thousandths of a point."""
    return kan * sight.rules.kan * sight.others + sight.pot


def _going_on(sight: Sight) -> i64:
    """What play brings from here: a gain, somebody else's gain, or half the value at the end."""
    mine = sight.mine
    chance: i64 = 0
    loss: i64 = 0
    weights: i64 = 0
    for other in sight.theirs:
        chance += (SURE - chance) * other.chance // SURE
        loss += other.chance * (other.held + other.gain())
        weights += other.chance
    if weights:
        loss = loss // weights * sight.rules.kan
    if sight.only_sage:
        loss *= sight.others  # HH-711: the only one who said sage pays for all
    # Where both would gain, either may be the first.
    ahead = mine.chance * (2 * SURE - chance) // (2 * SURE)
    behind = chance * (2 * SURE - mine.chance) // (2 * SURE)
    rest = SURE - ahead - behind
    won = _value(sight, sight.held + mine.gain())
    half = _value(sight, sight.held // 2)
    return ahead * won - behind * loss + rest * half
