"""The four Snapphana games as the registry lists them."""

from __future__ import annotations

from functools import partial

from fudaba.cards.pack import SNAPPHANA
from fudaba.games.snapphana.actions import TEXTS
from fudaba.games.snapphana.deal import DEALS
from fudaba.games.snapphana.match import SnapphanaMatch
from fudaba.games.snapphana.options import OPTIONS, Rules
from fudaba.games.snapphana.rule_sets import RULE_SETS
from fudaba.games.snapphana.view import seat_view, view
from fudaba.games.spec import Spec

#: The prefixes of each game's rule ids; SN are the rules they share.
_PREFIXES = {
    "800": ("SN", "E8"),
    "1000": ("SN", "T1", "E8"),
    "150": ("SN", "OF", "T1", "E8"),
    "fjabbe": ("SN", "FJ", "E8"),
}

SPECS = {
    name: Spec(
        name=name,
        prefixes=_PREFIXES[name],
        pack=SNAPPHANA,
        seats=(int(game.seats),),
        options=OPTIONS[name],
        presets={},
        action_texts=TEXTS,
        rulebook="snapphana",
        rules=partial(Rules, game),
        deal=DEALS[name],
        match=SnapphanaMatch,
        sides=int(game.sides),
        fewest_points=game.target == 0,
        view=view,
        seat_view=seat_view,
    )
    for name, game in RULE_SETS.items()
}
