"""Pairs as the registry lists it."""

from fudaba.cards.hanafuda import text_of
from fudaba.cards.pack import HANAFUDA
from fudaba.games.options import Option
from fudaba.games.phase import declared
from fudaba.games.spec import Spec
from tests.house.toy.games.pairs.match import PairsMatch, Rules
from tests.house.toy.games.pairs.phases import Dealing, Settling, Turns
from tests.house.toy.games.pairs.view import seat_view, view

SPEC = Spec(
    name="pairs",
    prefixes=("PR",),
    pack=HANAFUDA,
    seats=(2,),
    options=(Option("deals", (2,), "PR-005", least=1, most=12),),
    presets={},
    action_texts=(
        *(f"play {text_of(card)}" for card in range(48)),
        *(f"take {text_of(card)}" for card in range(48)),
    ),
    rulebook="pairs",
    rules=Rules,
    deal=declared(Dealing(), Turns(), Settling()),
    match=PairsMatch,
    view=view,
    seat_view=seat_view,
)
