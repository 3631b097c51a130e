"""What a player may still make of a deal: what each card is worth, how near the yaku are."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from fudaba.bots.hanafuda.chances import SURE
from fudaba.bots.hanafuda.prospects import CardProspects
from fudaba.bots.koikoi.chances import all_of, some_of
from fudaba.cards.bits import CardSet, count
from fudaba.cards.vectors import vec
from fudaba.games.koikoi.options import Rules
from fudaba.games.koikoi.yaku import YAKU, C, counted

#: What ending the deal first is worth beside the points: the other player gets nothing.
TEMPO: Final = 3

#: What a yaku adds to the lesser ones of its group, which its cards make as well.
_ADDS: Final = {"goko": 7, "shiko": 2, "ameshiko": 1, "akatan_aotan": 0}

_STAKE: Final = vec[i64]([_ADDS.get(row.name, row.points + TEMPO) for row in YAKU])
_GROUP: Final = vec[i64]([row.group for row in YAKU])
_NEEDS: Final = vec[i64]([row.needs for row in YAKU])
_LEAST: Final = vec[i64]([row.least for row in YAKU])
_MORE: Final = vec[i64]([row.more for row in YAKU])
_POINTS: Final = vec[i64]([row.points for row in YAKU])


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Prospects(CardProspects):
    """One player's prospects, seen from what lies open: both captured sets and the moves left.

    Worth is counted in thousandths of a point.
    """

    def __init__(self, rules: Rules, own: CardSet, lost: CardSet, deal: i64, moves: i64) -> None:
        super().__init__()
        index: i64 = 0
        while index < len(_NEEDS):
            if lost & _NEEDS[index] == 0:
                self._weigh(rules, index, own, lost, counted(rules, index, deal), moves)
            index += 1

    def points(self) -> i64:
        """The points to expect from the next gain, if there is one; in whole points."""
        return (self.added + self.chances // 2) // self.chances if self.chances else 0

    def _weigh(
        self, rules: Rules, index: i64, own: CardSet, lost: CardSet, of: CardSet, moves: i64
    ) -> None:
        """One line of the yaku table: how near it is, and what its missing cards are worth."""
        needs = _NEEDS[index]
        missing = needs & ~own
        others = of & ~needs
        open_ = others & ~own & ~lost
        lacking = _LEAST[index] - count(needs) - count(own & others)
        if lacking > count(open_):
            return
        stake = _STAKE[index]
        if _GROUP[index] == C and rules.viewing_needs_other:
            stake //= 2  # KK-803: worth nothing alone
        lone = count(missing)
        needed = all_of(moves, lone)
        enough = some_of(moves, lacking, count(open_))
        now = needed * enough // SURE
        if missing:
            self.add(missing, stake * (all_of(moves, lone - 1) * enough // SURE - now))
        if lacking > 0:
            fewer = some_of(moves, lacking - 1, count(open_) - 1)
            self.add(open_, stake * (needed * fewer // SURE - now))
        else:
            self.add(open_, _MORE[index] * now)
        if now < SURE:
            self.expect(now, _POINTS[index])
        elif _MORE[index]:
            self.expect(some_of(moves, 1, count(open_)), _MORE[index])
