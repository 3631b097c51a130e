"""Koi-Koi: two players, the rulebook's yaku, stop or koi-koi."""

from fudaba.games.koikoi.spec import SPEC

SPECS = {SPEC.name: SPEC}
