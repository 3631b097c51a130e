"""From whole numbers to the vectors that learning programs read, inside the compiled core."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from mypy_extensions import i32, i64, u8

from fudaba.cards.bits import lowest
from fudaba.cards.vectors import append, vec
from fudaba.envs.features.float32 import ONE, float32
from fudaba.games.contract import Match

#: The scale of a set of cards or flags, which has none.
SET: Final = 0


@final
class Legal:
    """The legal codes that a mask shows, as in a match."""

    def __init__(self) -> None:
        self.base: i64 = 0
        self.codes: i64 = 0
        self.beside_base: i64 = 0
        self.beside: i64 = 0
        self.span: i64 = 0


@final
class Expander:
    """Writes out observations and masks of one game, each line always into the same place.

    `write` puts the whole numbers of an observation, `widths` and `scales` say what becomes of
    them. From one observation of a line to the next only what has changed is written.
    """

    def __init__(
        self,
        write: Callable[[Match, i64, Expander], None],
        widths: list[int],
        scales: list[int],
        num_actions: int,
        lines: int,
    ) -> None:
        self.write: Callable[[Match, i64, Expander], None] = write
        self.count: i64 = len(widths)
        self.scales: vec[i64] = vec[i64](scales)
        #: Where each number stands in its vector, and how long that is.
        self.offsets: vec[i64] = vec[i64]()
        size = 0
        for width in widths:
            self.offsets = append(self.offsets, size)
            size += width
        self.size: i64 = size
        self.num_actions: i64 = num_actions
        #: The numbers, the vectors as the bits of float32, and the masks, line after line.
        self.numbers: vec[i64] = vec[i64]([0] * (lines * len(widths)))
        self.vectors: vec[i32] = vec[i32]([0] * (lines * size))
        self.masks: vec[u8] = vec[u8]([0] * (lines * num_actions))
        self.legal: list[Legal] = [Legal() for _ in range(lines)]
        #: The line that is written now, and its number that comes next.
        self._line: i64 = 0
        self._next: i64 = 0

    def look(self, line: i64, match: Match, viewer: i64) -> None:
        """What a viewer of a match may know and do, into a line."""
        self.show(line, match, viewer)
        self.allow(line, match, viewer)

    def show(self, line: i64, match: Match, viewer: i64) -> None:
        """What a viewer of a match may know, into a line."""
        self._line = line
        self._next = 0
        self.write(match, viewer, self)

    def put(self, number: i64) -> None:
        """The next number: a set becomes zeros and ones, an amount is divided by its scale."""
        index = self._next
        self._next = index + 1
        at = self._line * self.count + index
        changed = self.numbers[at] ^ number
        if changed:
            self.numbers[at] = number
            self._write_out(index, number, changed)

    def _write_out(self, index: i64, number: i64, changed: i64) -> None:
        vectors = self.vectors
        begin = self._line * self.size + self.offsets[index]
        scale = self.scales[index]
        if scale != SET:
            vectors[begin] = float32(number, scale)
            return
        while changed:
            place = lowest(changed)
            vectors[begin + place] = i32((number >> place & 1) * ONE)
            changed &= changed - 1

    def numbers_of(self, line: i64) -> list[int]:
        """The whole numbers of a line."""
        first = int(line * self.count)
        return [int(self.numbers[first + index]) for index in range(int(self.count))]

    def allow(self, line: i64, match: Match, viewer: i64) -> None:
        """1 for every legal action, none while somebody else decides."""
        legal = self.legal[line]
        first = line * self.num_actions
        self._mark(first, legal, 0)
        legal.codes = 0
        legal.beside = 0
        legal.span = 0
        if match.to_play == viewer:
            legal.base = match.base
            legal.codes = match.mask
            legal.beside_base = match.beside_base
            legal.beside = match.beside
            legal.span = match.span
            self._mark(first, legal, 1)

    def _mark(self, first: i64, legal: Legal, how: u8) -> None:
        masks = self.masks
        begin = first + legal.base
        code: i64
        for code in range(begin, begin + legal.span):
            masks[code] = how
        _mark_window(masks, begin, legal.codes, how)
        _mark_window(masks, first + legal.beside_base, legal.beside, how)


def _mark_window(masks: vec[u8], begin: i64, codes: i64, how: u8) -> None:
    rest = codes
    while rest:
        masks[begin + lowest(rest)] = how
        rest &= rest - 1
