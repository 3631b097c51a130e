"""November: willow."""

from __future__ import annotations

from fudaba.drawing.card import Card
from fudaba.drawing.hanafuda.figures.rain_man import rain_man
from fudaba.drawing.hanafuda.figures.storm import lightning
from fudaba.drawing.hanafuda.figures.swallow import swallow
from fudaba.drawing.hanafuda.month_card import month_card
from fudaba.drawing.hanafuda.ribbons import red_ribbon
from fudaba.drawing.hanafuda.willow import strand
from fudaba.drawing.palette import GREEN, PAPER, RED


def light() -> Card:
    """The rain man."""
    c = month_card("11L")
    rain_man(c)
    return c


def animal() -> Card:
    """The swallow."""
    c = month_card("11A")
    c.many(
        strand,
        (14, 4, 1.5),
        (34, 0, -1.1),
        (88, 2, 1.65),
        (70, -6, -0.75),
        fill=GREEN,
        stroke=PAPER,
        stroke_width=0.6,
    )
    swallow(c)
    return c


def ribbon() -> Card:
    """A plain red ribbon."""
    c = month_card("11R")
    c.many(
        strand,
        (12, 2, 1.7),
        (32, -4, -1.3),
        (70, -4, 1.3),
        (88, 2, -1.75),
        fill=GREEN,
        stroke=PAPER,
        stroke_width=0.6,
    )
    c.use(red_ribbon, 52, 34, 1, 6)
    return c


def plain_1() -> Card:
    """Lightning, the only plain of its month."""
    c = month_card("11K1", paper=RED)
    lightning(c)
    return c


def november() -> tuple[Card, ...]:
    """Willow: rain man, swallow, plain red ribbon, lightning."""
    return (light(), animal(), ribbon(), plain_1())
