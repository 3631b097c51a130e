"""The generator behind every shuffle: deterministic, the same compiled and interpreted.

xoshiro128++ (Blackman and Vigna) on 32-bit words, seeded through MurmurHash3's finaliser.
Streams of one seed are independent, so that the pack of the ninth deal does not depend on
how the eighth was played.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr, u8

from fudaba.cards.vectors import vec
from fudaba.refusal import Refusal

WORD: Final = 0xFFFFFFFF


def _stir(word: i64) -> i64:
    """MurmurHash3's 32-bit finaliser: every input bit reaches every output bit."""
    word ^= word >> 16
    word = (word * 0x85EBCA6B) & WORD
    word ^= word >> 13
    word = (word * 0xC2B2AE35) & WORD
    return word ^ (word >> 16)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Rng:
    """A stream of random numbers, chosen by a seed and the number of the stream."""

    def __init__(self, seed: int, stream: i64 = 0) -> None:
        if seed < 0:
            raise Refusal("cards.seed")
        # Four words that each take in the whole seed by a way of their own, so that a seed of
        # 128 bits cannot be found by trying.
        self.a: i64 = _stir((stream ^ 0x9E3779B9) & WORD)
        self.b: i64 = _stir((stream ^ 0x3C6EF372) & WORD)
        self.c: i64 = _stir((stream ^ 0xDAA66D2B) & WORD)
        self.d: i64 = _stir((stream ^ 0x78DDE6E4) & WORD)
        rest = seed
        while True:
            part: i64 = int(rest & WORD)
            self.a = _stir((self.a + part) & WORD)
            self.b = _stir((self.b ^ part) + self.a & WORD)
            self.c = _stir((self.c - part) + self.b & WORD)
            self.d = _stir((self.d ^ (part * 0x9E3779B1 & WORD)) + self.c & WORD)
            rest >>= 32
            if rest == 0:
                break
        # Never all zero, which xoshiro could not leave.
        self.d |= 1

    def word(self) -> i64:
        """The next 32 random bits."""
        a = self.a
        d = self.d
        total = (a + d) & WORD
        answer = ((total << 7 & WORD | total >> 25) + a) & WORD
        b = self.b
        c = self.c ^ a
        d ^= b
        self.b = b ^ c
        self.a = a ^ d
        self.c = c ^ (b << 9 & WORD)
        self.d = d << 11 & WORD | d >> 21
        return answer

    def below(self, limit: i64) -> i64:
        """A number from 0 to `limit` - 1, each equally likely (Lemire's method)."""
        product = self.word() * limit
        low = product & WORD
        if low < limit:
            threshold = (WORD + 1 - limit) % limit
            while low < threshold:
                product = self.word() * limit
                low = product & WORD
        return product >> 32

    def seed(self) -> int:
        """A seed for another generator."""
        return int(self.word() << 29 ^ self.word())

    def shuffle(self, pack: vec[u8]) -> None:
        """Puts the cards of `pack` in random order, every order equally likely.

        One word serves up to four swaps: its product with each limit in turn yields a number
        above and a fraction below, and the last fraction tells whether the word must be
        rejected (batched Lemire, as Brackett-Rozinsky and Lemire describe it).
        """
        left = i64(len(pack))
        while left > 1:
            swaps: i64 = min(4, left - 1)
            orders: i64 = 1
            swap: i64
            for swap in range(swaps):
                orders *= left - swap
            fraction = self.word()
            low = fraction * orders & WORD
            if low < orders:
                threshold = (WORD + 1) % orders
                while low < threshold:
                    fraction = self.word()
                    low = fraction * orders & WORD
            while swaps > 0:
                product = fraction * left
                other = product >> 32
                fraction = product & WORD
                swaps -= 1
                left -= 1
                card = pack[left]
                pack[left] = pack[other]
                pack[other] = card
