"""The trumps: nulla, four snapphanar, sixteen pictures; and the fool."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from fudaba.drawing.card import Card
from fudaba.drawing.snapphana.trumps.beasts import t7_heron, t8_fox, t9_wolf, t10_horse
from fudaba.drawing.snapphana.trumps.camp import t5_gate, t6_fire
from fudaba.drawing.snapphana.trumps.fool import fool
from fudaba.drawing.snapphana.trumps.heavens import t18_comet, t19_moon, t20_sun
from fudaba.drawing.snapphana.trumps.nulla import t0_nulla
from fudaba.drawing.snapphana.trumps.snapphanar import snapphanar
from fudaba.drawing.snapphana.trumps.strongholds import t16_ship, t17_castle
from fudaba.drawing.snapphana.trumps.village import t13_oak, t14_mill, t15_church
from fudaba.drawing.snapphana.trumps.war import t11_drum, t12_cannon

PICTURES: Final = (
    t5_gate,
    t6_fire,
    t7_heron,
    t8_fox,
    t9_wolf,
    t10_horse,
    t11_drum,
    t12_cannon,
    t13_oak,
    t14_mill,
    t15_church,
    t16_ship,
    t17_castle,
    t18_comet,
    t19_moon,
    t20_sun,
)


def trumps() -> Iterator[Card]:
    """Trumps and Fjønt in pack order."""
    yield t0_nulla()
    yield from snapphanar()
    for picture in PICTURES:
        yield picture()
    yield fool()
