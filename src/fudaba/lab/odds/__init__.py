"""Exact odds of what can be dealt, found by counting all of it."""

from fudaba.lab.odds.sheet import Row, Sheet, odds, studied, study_of

__all__ = ["Row", "Sheet", "odds", "studied", "study_of"]
