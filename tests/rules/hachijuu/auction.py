"""The auction of Hachijuu a second time, as plainly as section 3 of the rule text says it.

Written from the rule text alone, to be compared with the engine over every possible auction.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace


@dataclass(frozen=True)
class Round:
    """An auction so far: who has folded, who is in at the rate, who must still speak, in order."""

    seats: int
    oya: int
    rate: int = 1
    folded: tuple[int, ...] = ()
    taking_part: tuple[int, ...] = ()
    to_speak: tuple[int, ...] = ()
    put_out: tuple[int, ...] = ()
    said: tuple[str, ...] = field(default=(), compare=False)

    @property
    def standing(self) -> list[int]:
        """Who has neither folded nor been put out, counterclockwise from the oya's position."""
        circle = [(self.oya + step) % self.seats for step in range(self.seats)]
        return [seat for seat in circle if seat not in self.folded + self.put_out]

    @property
    def is_over(self) -> bool:
        return not self.to_speak

    @property
    def speaker(self) -> int:
        return self.to_speak[0]

    @property
    def legal(self) -> list[str]:
        """HJ-303, HJ-310, HJ-311."""
        if self.rate == 4:
            return ["fold", "in"]
        if len(self.taking_part) >= 3:
            return ["fold", "double"]
        return ["fold", "in", "double"]


def opened(seats: int, oya: int) -> Round:
    """HJ-301: from the oya, counterclockwise."""
    circle = tuple((oya + step) % seats for step in range(seats))
    return Round(seats, oya, to_speak=circle)


def declared(before: Round, word: str) -> Round:
    """One declaration."""
    assert word in before.legal
    speaker, *waiting = before.to_speak
    now = replace(before, said=(*before.said, word), to_speak=tuple(waiting))
    if word == "fold":
        now = replace(now, folded=(*now.folded, speaker))
        if len(now.folded) == now.seats - 1:
            return replace(now, to_speak=())  # HJ-307, HJ-R6
        return now
    if word == "double":
        # HJ-304, HJ-305: all but the doubler must speak, whatever they said before.
        now = replace(now, rate=2 * now.rate, oya=speaker, taking_part=(speaker,))
        return replace(now, to_speak=tuple(seat for seat in now.standing if seat != speaker))
    now = replace(now, taking_part=(*now.taking_part, speaker))
    if now.rate == 4 and len(now.taking_part) == 3:
        rest = tuple(seat for seat in now.standing if seat not in now.taking_part)
        return replace(now, put_out=rest, to_speak=())  # HJ-312
    return now


def every_auction(start: Round) -> Iterator[Round]:
    """Every auction that can follow, at its end."""
    if start.is_over:
        yield start
        return
    for word in start.legal:
        yield from every_auction(declared(start, word))


def walk(start: Round, look: Callable[[Round], None]) -> None:
    """Shows every auction that can follow, at every point of its course, its end included."""
    look(start)
    if not start.is_over:
        for word in start.legal:
            walk(declared(start, word), look)
