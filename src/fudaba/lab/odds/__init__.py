"""Exact odds of what can be dealt, found by counting all of it."""

from fudaba.lab.odds.sheet import STUDIES, Row, Sheet, odds

__all__ = ["STUDIES", "Row", "Sheet", "odds"]
