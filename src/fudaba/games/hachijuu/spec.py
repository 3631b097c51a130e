"""Hachijuu as the registry lists it."""

from __future__ import annotations

from fudaba.cards.pack import HANAFUDA
from fudaba.games.eights.reckoning import Reckoning
from fudaba.games.hachijuu.actions import TEXTS
from fudaba.games.hachijuu.deal import DEAL
from fudaba.games.hachijuu.match import HachijuuMatch
from fudaba.games.hachijuu.options import OPTIONS, Rules
from fudaba.games.hachijuu.settlement import PAR, WEIGHT
from fudaba.games.hachijuu.view import seat_view, view
from fudaba.games.spec import Spec

SPEC = Spec(
    name="hachijuu",
    prefixes=("HJ",),
    pack=HANAFUDA,
    seats=(3, 2, 4, 5, 6),  # HJ-001
    options=OPTIONS,
    presets={},
    action_texts=TEXTS,
    rulebook="hachijuu",
    rules=Rules,
    deal=DEAL,
    match=HachijuuMatch,
    view=view,
    seat_view=seat_view,
    reckoning=Reckoning(
        plain=0,
        par=PAR,
        weight=WEIGHT,
        halves=frozenset({"HJ-607", "HJ-608"}),
        is_shared=True,  # HJ-406, HJ-605
    ),
)
