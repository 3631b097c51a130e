"""December: paulownia."""

from __future__ import annotations

from fudaba.drawing.card import Card
from fudaba.drawing.digits import join, n
from fudaba.drawing.elements import group, line, path, rect
from fudaba.drawing.hanafuda.figures.phoenix import phoenix
from fudaba.drawing.hanafuda.month_card import month_card
from fudaba.drawing.outline import curve
from fudaba.drawing.palette import GREEN, INK, LILAC, OCHRE, PAPER, PURPLE


def bells(levels: int) -> str:
    """A paulownia spike, base at the origin: pairs of bells up a stem, the top one paler."""
    bell = "c-7 0-7.4-7-6.4-11c2 2.6 4.4 2.6 6.4 0c2 2.6 4.4 2.6 6.4 0c1 4 .6 11-6.4 11z"
    out = path(f"M0 {n(4 - 11 * levels)}{bell}", LILAC)
    for level in range(levels - 1, -1, -1):
        wide = 8 - 1.5 * level
        pair = f"M{join((-wide, -11 * level))}{bell}M{join((wide, -11 * level))}{bell}"
        out += path(pair, PURPLE)
        if level < levels - 1:
            out += path(f"M0 {n(-3 - 11 * level)}{bell}", PURPLE)
    return line("M-8 0L0 6L8 0", INK, 2) + group(out, stroke=PAPER, stroke_width=1)


def kiri() -> str:
    """A paulownia spike of six bells."""
    return bells(2)


def kiritall() -> str:
    """A taller spike, for the middle of the crest."""
    return bells(3)


def kirileaf() -> str:
    """Broad paulownia leaf hanging down from the origin; inherits its colour."""
    shape = curve("0,0! -10,-3 -20,3! -21,13 -17,22! -10,32 0,42! 10,32 17,22! 21,13 20,3! 10,-3")
    veins = (
        "M0 2V35M0 5Q-8 5-15 9M0 5Q8 5 15 9M0 13Q-7 14-13 20M0 13Q7 14 13 20M0 22Q-4 23-8 28"
        "M0 22Q4 23 8 28"
    )
    return path(shape, None, stroke=PAPER, stroke_width=1.2) + line(veins, PAPER, 1.2)


def crest(c: Card, x: float, y: float, s: float, spread: float = 22, tall: bool = True) -> None:
    """Paulownia: three leaves below, three flower spikes above, as in a family crest."""
    for dx, dy, size, turn in ((-21, 2, 0.95, 24), (21, 2, 0.95, -24), (0, 0, 1.15, 0)):
        c.use(kirileaf, x + dx * s, y + dy * s, size * s, turn, GREEN)
    for side in (-1, 1):
        c.use(kiri, x + side * spread * s, y, 0.9 * s, 12 * side)
    c.use(kiritall if tall else kiri, x, y - 4 * s, 1.15 * s)


def light() -> Card:
    """The phoenix."""
    c = month_card("12L")
    crest(c, 47, 130, 0.92, 24, tall=False)
    phoenix(c)
    return c


def plain_1() -> Card:
    """A plain: the crest, whole."""
    c = month_card("12K1")
    crest(c, 50, 88, 1.22, 22)
    return c


def plain_2() -> Card:
    """A plain: two spikes that stand apart."""
    c = month_card("12K2")
    c.many(kirileaf, (30, 96, 1.3, 26), (74, 94, 1.25, -22), (52, 100, 1.3, 4), fill=GREEN)
    c.add(line("M52 102Q38 94 30 80M52 102Q62 84 68 62", INK, 2.6))
    c.use(kiri, 28, 80, 1.3, -12).use(kiritall, 69, 64, 1.4, 8)
    return c


def plain_3() -> Card:
    """A plain with a yellow strip."""
    c = month_card("12K3")
    crest(c, 50, 80, 1.22, 22)
    c.add(rect(0, 139, 100, 22, OCHRE), rect(0, 137, 100, 2.6, INK))
    return c


def december() -> tuple[Card, ...]:
    """Paulownia: phoenix, three plain cards of which one has a yellow strip."""
    return (light(), plain_1(), plain_2(), plain_3())
