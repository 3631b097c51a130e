"""What players may still make of a deal: what each card is worth, how near the yaku are."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from fudaba.bots.hachijuu.chances import some_of
from fudaba.bots.hanafuda.chances import SURE
from fudaba.bots.hanafuda.prospects import CardProspects
from fudaba.cards.bits import CardSet, bit, count, lowest
from fudaba.cards.vectors import vec
from fudaba.games.hachijuu.dekiyaku import DEKIYAKU, ROWS

#: A yaku of many cards that lacks more than this is not thought of.
FAR_OFF: Final = 8

_CARDS: Final = vec[i64]([row.cards for row in DEKIYAKU])
_LEAST: Final = vec[i64]([row.least for row in DEKIYAKU])
_POINTS: Final = vec[i64]([row.points for row in DEKIYAKU])


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Prospects(CardProspects):
    """The prospects of one player, or of several with the same chances.

    Worth is counted in thousandths of a chip at rate 1. What others make is worth to this seat
    what it pays for it, by the chance that it is a certain one of them: hence the divisor.
    """

    def __init__(self, chance_of: vec[i64], divisor: i64) -> None:
        super().__init__()
        self.chance_of: vec[i64] = chance_of
        self.divisor: i64 = divisor

    def weigh(self, own: CardSet, lost: CardSet, held: i64) -> None:
        """Looks at every captured yaku for a player who has captured `own` and holds yaku worth
        `held`; others have captured `lost`."""
        index: i64 = 0
        while index < ROWS:
            cards = _CARDS[index]
            # Another yaku lets the player go out, and so makes whole what sage would halve.
            stake = (_POINTS[index] + held // 2) // self.divisor
            missing = cards & ~own
            if _LEAST[index] < 5:
                if missing and missing & lost == 0:
                    self._weigh_set(missing, stake, _POINTS[index])
            else:
                lacking = _LEAST[index] - count(cards & own)
                open_ = missing & ~lost
                if 0 < lacking <= FAR_OFF and lacking <= count(open_):
                    self._weigh_number(open_, lacking, stake, _POINTS[index])
            index += 1

    def _weigh_set(self, missing: CardSet, stake: i64, points: i64) -> None:
        """A yaku of certain cards: each is worth the chance of all the others."""
        all_: i64 = SURE
        rest = missing
        while rest:
            card = lowest(rest)
            others: i64 = SURE
            more = missing & ~bit(card)
            while more:
                others = others * self.chance_of[lowest(more)] // SURE
                more &= more - 1
            self.worth[card] += stake * others
            all_ = others * self.chance_of[card] // SURE
            rest &= rest - 1
        self.expect(all_, points)

    def _weigh_number(self, open_: CardSet, lacking: i64, stake: i64, points: i64) -> None:
        """A yaku of so many cards of a kind: each is worth the chance that it decides."""
        chance: i64 = 0
        rest = open_
        while rest:
            chance += self.chance_of[lowest(rest)]
            rest &= rest - 1
        number = count(open_)
        chance //= number
        with_it = some_of(chance, lacking - 1, number - 1)
        without = some_of(chance, lacking, number - 1)
        self.add(open_, stake * (with_it - without))
        self.expect(some_of(chance, lacking, number), points)
