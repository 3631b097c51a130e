"""The storm of November."""

from __future__ import annotations

from fudaba.drawing.card import Card
from fudaba.drawing.elements import circle, group, line, path
from fudaba.drawing.hanafuda.willow import strand
from fudaba.drawing.outline import brush, curve
from fudaba.drawing.palette import INK, OCHRE, RED
from fudaba.drawing.shapes import polar


def lightning(c: Card) -> None:
    """The storm of November: cloud, thunder drum and one forked bolt."""
    c.many(strand, (12, 40, 1.15), (31, 44, 0.8), fill=INK, stroke=RED, stroke_width=0.6)
    c.add(
        path(
            curve("-4,-4! 104,-4! 104,40 92,50 80,42 70,54 56,48 46,56 34,50 24,58 12,48 -4,56!"),
            INK,
        )
    )
    c.add(
        line(
            "M16 34a8 8 0 1 1 8-8a4 4 0 1 1-4-4M50 36a9 9 0 1 1 9-9a4.4 4.4 0 1 1-4.4-4.4", RED, 2.4
        )
    )
    c.add(line("M88 34a9 9 0 1 1 5-16", RED, 2.4))
    c.add(path(curve("-4,164! -4,140! 16,132 34,144 58,134 80,142 104,130! 104,164!"), INK))
    c.add(circle(72, 122, 25, INK), circle(72, 122, 21, OCHRE), circle(72, 122, 16.5, RED))
    commas = ""
    for a in (0, 120, 240):
        tail = [
            polar(r, a + turn, 72, 122) for r, turn in ((7.4, 0), (9.4, 34), (11.6, 66), (13.6, 96))
        ]
        commas += circle(*polar(7.4, a, 72, 122), 4.6) + path(brush(tail, 9, 6.4, 3.4, 0.6))
    c.add(group(commas, fill=OCHRE))
    bolt = "M62 26L30 74L46 72L22 112L34 110L12 152L58 96L46 98L66 64L52 66L78 26z"
    c.add(path(bolt, INK, stroke=INK, stroke_width=6, stroke_linejoin="round"), path(bolt, OCHRE))
