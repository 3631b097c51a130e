"""Pairs: two players, the field, and nothing to count but cards."""

from tests.house.toy.games.pairs.spec import SPEC

SPECS = {SPEC.name: SPEC}
