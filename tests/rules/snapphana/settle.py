"""Settlements of the Snapphana games for the rule tests."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mypy_extensions import i64

from fudaba.cards.vectors import vec
from fudaba.games.snapphana.facts import Facts
from fudaba.games.snapphana.options import Rules
from fudaba.games.snapphana.rule_sets import RULE_SETS
from fudaba.games.snapphana.settlement import Settlement, settle
from tests.rules.snapphana.match import game
from tests.rules.snapphana.written import cards


def settled(
    name: str,
    piles: Sequence[str],
    *,
    last: int = 0,
    tricks: Sequence[int] | None = None,
    before: Sequence[int] | None = None,
    losses: Sequence[int] | None = None,
    **options: Any,
) -> Settlement:
    """What a deal brings that ends with these piles."""
    none = [0] * len(piles)
    facts = Facts(
        piles=vec[i64]([cards(pile) for pile in piles]),
        tricks=vec[i64](tricks or [1] * len(piles)),
        last_trick=last,
        declared=[],
        before=vec[i64](before or none),
        losses=vec[i64](losses or none),
    )
    return settle(Rules(RULE_SETS[name], game(name, **options).options), facts)
