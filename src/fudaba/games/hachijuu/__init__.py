"""Hachijuu (80): two to six players, an auction with doubles, hand yaku and captured yaku."""

from fudaba.games.hachijuu.spec import SPEC

SPECS = {SPEC.name: SPEC}
