"""From whole numbers to the vectors that learning programs read, inside the compiled core."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, u8

from fudaba.cards.bits import CardSet, lowest
from fudaba.cards.vectors import append, vec
from fudaba.games.contract import Match


@final
class Expander:
    """Writes out the numbers of one game, always into the same place.

    `widths` are those of the sets, which come first, `scales` those of the amounts. From one
    observation to the next only what has changed is written.
    """

    def __init__(self, widths: list[int], scales: list[int], num_actions: int) -> None:
        #: Where each set begins, and where the amounts do.
        self.offsets: vec[i64] = vec[i64]()
        offset = 0
        for width in widths:
            self.offsets = append(self.offsets, offset)
            offset += width
        self.amounts: i64 = offset
        self.scales: vec[i64] = vec[i64](scales)
        #: The sets that `vector` shows.
        self.shown: vec[i64] = vec[i64]([0] * len(widths))
        self.vector: vec[float] = vec[float]([0.0] * (offset + len(scales)))
        #: The windows of codes that `mask` shows, as in a match.
        self.base: i64 = 0
        self.codes: i64 = 0
        self.beside_base: i64 = 0
        self.beside: i64 = 0
        self.span: i64 = 0
        self.mask: vec[u8] = vec[u8]([0] * num_actions)

    def show(self, row: vec[i64]) -> None:
        """Every card and flag as 0 or 1, then every amount divided by its scale."""
        vector = self.vector
        index: i64 = 0
        for offset in self.offsets:
            new = row[index]
            changed = self.shown[index] ^ new
            self.shown[index] = new
            while changed:
                place = lowest(changed)
                vector[offset + place] = float(new >> place & 1)
                changed &= changed - 1
            index += 1
        place = self.amounts
        for scale in self.scales:
            vector[place] = float(row[index]) / float(scale)
            index += 1
            place += 1

    def allow(self, match: Match, viewer: i64) -> None:
        """1 for every legal action, none while somebody else decides."""
        self._mark(0)
        self.codes = 0
        self.beside = 0
        self.span = 0
        if match.to_play == viewer:
            self.base = match.base
            self.codes = match.mask
            self.beside_base = match.beside_base
            self.beside = match.beside
            self.span = match.span
            self._mark(1)

    def _mark(self, how: u8) -> None:
        mask = self.mask
        code: i64
        for code in range(self.base, self.base + self.span):
            mask[code] = how
        _mark_window(mask, self.base, self.codes, how)
        _mark_window(mask, self.beside_base, self.beside, how)


def _mark_window(mask: vec[u8], base: i64, codes: CardSet, how: u8) -> None:
    rest = codes
    while rest:
        mask[base + lowest(rest)] = how
        rest &= rest - 1
