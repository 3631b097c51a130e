"""Hachi-Hachi as the registry lists it."""

from __future__ import annotations

from fudaba.cards.bits import bit
from fudaba.cards.hanafuda import WHITE
from fudaba.cards.pack import HANAFUDA
from fudaba.games.eights.reckoning import Reckoning
from fudaba.games.hachihachi.actions import TEXTS
from fudaba.games.hachihachi.deal import DEAL
from fudaba.games.hachihachi.match import HachiHachiMatch
from fudaba.games.hachihachi.options import OPTIONS, PRESETS, Rules
from fudaba.games.hachihachi.tokushuyaku import PAR
from fudaba.games.hachihachi.view import seat_view, view
from fudaba.games.hachihachi.working import HALVES
from fudaba.games.spec import Spec

SPEC = Spec(
    name="hachihachi",
    prefixes=("HH",),
    pack=HANAFUDA,
    seats=(3, 2, 4, 5, 6, 7),  # HH-001, HH-002
    options=OPTIONS,
    presets=PRESETS,
    action_texts=TEXTS,
    rulebook="hachihachi",
    rules=Rules,
    deal=DEAL,
    match=HachiHachiMatch,
    view=view,
    seat_view=seat_view,
    further_cards={7: int(bit(WHITE))},  # HH-120
    reckoning=Reckoning(
        plain=1,
        par=PAR,
        weight=1,  # HH-851
        halves=HALVES,
        is_shared=False,  # HH-454, HH-710
    ),
)
