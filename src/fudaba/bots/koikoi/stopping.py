"""Stop or koi-koi: one's next gain against the other player's, each by its chance."""

from __future__ import annotations

from fudaba.bots.hanafuda.chances import SURE
from fudaba.bots.koikoi.sight import Sight
from fudaba.games.koikoi.settlement import factor


def goes_on(sight: Sight) -> bool:
    """Whether to call koi-koi rather than stop."""
    if sight.moves == 0:
        return False
    rules = sight.rules
    stake = sight.points * factor(rules, sight.points, sight.koi, sight.other_koi)
    if sight.last_deal and sight.lead + stake != 0:
        return sight.lead + stake < 0  # stop if that wins the match, never if it loses it
    mine = sight.mine
    theirs = sight.theirs
    win = sight.points + mine.points()
    win *= factor(rules, win, sight.koi + 1, sight.other_koi)
    loss = sight.other_points + theirs.points()
    loss *= factor(rules, loss, sight.other_koi, sight.koi + 1)
    # Where both would gain, either may be the first.
    ahead = mine.chance * (2 * SURE - theirs.chance) // (2 * SURE)
    behind = theirs.chance * (2 * SURE - mine.chance) // (2 * SURE)
    going_on = ahead * win - behind * loss
    if rules.dealer_point:  # KK-812: an exhausted deal is oya's
        drawn = SURE - ahead - behind
        going_on += drawn if sight.is_dealer else -drawn
    return going_on > stake * SURE
