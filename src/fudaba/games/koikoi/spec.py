"""Koi-Koi as the registry lists it."""

from __future__ import annotations

from fudaba.cards.pack import HANAFUDA
from fudaba.games.koikoi.actions import TEXTS
from fudaba.games.koikoi.deal import DEAL
from fudaba.games.koikoi.match import KoiKoiMatch
from fudaba.games.koikoi.options import OPTIONS, PRESETS, Rules
from fudaba.games.koikoi.view import seat_view, view
from fudaba.games.spec import Spec

SPEC = Spec(
    name="koikoi",
    prefixes=("KK",),
    pack=HANAFUDA,
    seats=(2,),  # KK-001
    options=OPTIONS,
    presets=PRESETS,
    action_texts=TEXTS,
    rulebook="koikoi",
    rules=Rules,
    deal=DEAL,
    match=KoiKoiMatch,
    view=view,
    seat_view=seat_view,
)
