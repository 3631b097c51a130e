"""Hachi-Hachi (88): two to seven players, two rulebooks, a bank and its ceremonies."""

from fudaba.games.hachihachi.spec import SPEC

SPECS = {SPEC.name: SPEC}
