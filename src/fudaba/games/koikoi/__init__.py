"""Koi-Koi: two players, the rulebook's yaku, stop or koi-koi."""

from fudaba.games.koikoi.spec import SPEC

__all__ = ["SPEC"]
