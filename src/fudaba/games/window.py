"""The legal actions of the moment: a window of bits over the codes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fudaba.cards.bits import bit, count, lowest, nth

#: Legal codes at one time always lie within this many codes from the lowest possible one.
WINDOW: Final = 62


class Window:
    """Which actions are legal: bit `i` of `mask` says whether code `base + i` is.

    A second window above the first, `beside` from `beside_base` on, is empty in most games.
    """

    def __init__(self) -> None:
        self.base: i64 = 0
        self.mask: i64 = 0
        self.beside_base: i64 = 0
        self.beside: i64 = 0
        #: Where more than a window may be legal: this many codes from `base` on, all of them.
        self.span: i64 = 0

    def asks(self, base: i64, mask: i64) -> bool:
        """Asks whoever is to play for one of these actions."""
        self.base = base
        self.mask = mask
        return True

    def legal_actions(self) -> list[int]:
        """The codes that may be applied now, ascending; empty only when the match is over."""
        if self.span:
            return list(range(int(self.base), int(self.base + self.span)))
        codes = [0] * int(self.legal_count())
        index: i64 = 0
        rest = self.mask
        while rest:
            codes[index] = int(self.base + lowest(rest))
            rest &= rest - 1
            index += 1
        rest = self.beside
        while rest:
            codes[index] = int(self.beside_base + lowest(rest))
            rest &= rest - 1
            index += 1
        return codes

    def legal_count(self) -> i64:
        """How many actions are legal."""
        if self.span:
            return self.span
        if self.beside:
            return count(self.mask) + count(self.beside)
        return count(self.mask)

    def legal_nth(self, index: i64) -> i64:
        """The legal action with `index` legal ones before it."""
        if self.span:
            return self.base + index
        if self.beside:
            first = count(self.mask)
            if index >= first:
                return self.beside_base + nth(self.beside, index - first)
        return self.base + nth(self.mask, index)

    def is_legal(self, action: i64) -> bool:
        """Whether the code may be applied now."""
        offset = action - self.base
        if self.span:
            return 0 <= offset < self.span
        if 0 <= offset < WINDOW and self.mask & bit(offset):
            return True
        offset = action - self.beside_base
        return 0 <= offset < WINDOW and self.beside & bit(offset) != 0
