"""XV to XIII: church, windmill and oak."""

from __future__ import annotations

from fudaba.drawing.card import Card
from fudaba.drawing.elements import disc, group, inked, line, outlined, path, placed
from fudaba.drawing.outline import brush, curve
from fudaba.drawing.palette import (
    BROWN,
    GREEN,
    INDIGO,
    INK,
    LEAF,
    MIST,
    OCHRE,
    PAPER,
    PURPLE,
    RED,
    ROSE,
    WHITE,
)
from fudaba.drawing.snapphana.trumps.grounds import hills
from fudaba.drawing.snapphana.trumps.trump import trump


def t15_church() -> Card:
    """XV, the church."""
    c = trump("T15", "15", "XV", PURPLE)
    hills(c, GREEN, 112, 6)
    c.add(outlined("M40 74L50 62H84L94 82H40z", RED), outlined("M42 80H92V118H42z", WHITE))
    c.add(inked("M12 120V58H16V52H20V46H24V40H34V46H38V52H42V58H46V120z", WHITE, 1.8))
    c.add(line("M29 40V31M25.4 34.4H32.6", INK, 2))
    c.add(path("M24 58C24 50 34 50 34 58V68H24zM24 120V104C24 96 34 96 34 104V120z", INK))
    c.add(
        disc(29, 82, 5.4, OCHRE),
        line("M29 82V78.6M29 82H31.6", INK, 1.3),
    )
    window = "C{0} 86 {1} 86 {1} 92V104H{0}z"
    c.add(path("".join(f"M{x} 92" + window.format(x, x + 7) for x in (53, 66, 79)), INK))
    return c


def t14_mill() -> Card:
    """XIV, the windmill."""
    c = trump("T14", "14", "XIV", ROSE)
    hills(c, GREEN, 122, 6)
    c.add(line("M50 104V124M50 112L30 126M50 112L70 126M26 126H74", INK, 4))
    c.add(inked("M34 66C36 54 42 48 50 46C58 48 64 54 66 66L69 108H31z", INDIGO, 1.8))
    c.add(outlined("M34 66C36 54 42 48 50 46C58 48 64 54 66 66z", RED))
    c.add(
        path("M45 90H55V107H45z", INK), line("M34 76V104M40 76V104M60 76V104M66 78V104", PAPER, 1)
    )
    arm = outlined("M2-10H13V-49H2z", WHITE, 1.6)
    arm += line("M2-19H13M2-28H13M2-37H13M7.5-10V-48", INK, 1.2) + line("M0 0V-51", INK, 3)
    c.add(*(group(arm, transform=placed(50, 72, 1, a)) for a in (40, 130, 220, 310)))
    c.add(disc(50, 72, 5, OCHRE, 1.8))
    return c


def t13_oak() -> Card:
    """XIII, the oak."""
    c = trump("T13", "13", "XIII", MIST)
    hills(c, OCHRE, 126, 4)
    c.add(
        path(
            curve("44,92! 44,112 34,126 28,130! 72,130! 66,126 56,112 56,92!"),
            BROWN,
            stroke=INK,
            stroke_width=1.8,
        )
    )
    c.add(path(brush("48,100 36,88 26,82", 6, 5, 3) + brush("52,100 64,88 74,80", 6, 5, 3), INK))
    top = (
        "50,31 61,33 66,39! 76,36 86,43 84,52! 95,57 96,69 88,75! 93,86 84,95 73,91! 67,101 "
        "55,101 50,94! 45,101 33,101 27,91! 16,95 7,86 12,75! 4,69 5,57 16,52! 14,43 24,36 "
        "34,39! 39,33"
    )
    c.add(inked(curve(top), GREEN, 1.8))
    c.add(
        line("M30 56q5 6 10 0M58 48q5 6 10 0M44 72q6 6 12 0M68 70q5 6 10 0M20 74q5 6 10 0", LEAF, 2)
    )
    c.add(line("M34 88q4 5 8 0M60 86q4 5 8 0M44 44q4 5 8 0", LEAF, 2))
    for x, y in ((24, 64), (48, 58), (76, 60), (60, 76), (36, 78), (80, 82)):
        c.add(outlined(f"M{x - 3.2} {y}Q{x} {y + 12} {x + 3.2} {y}z", OCHRE, 1.1))
        c.add(path(f"M{x - 4} {y}Q{x} {y - 6} {x + 4} {y}z", INK))
    return c
