"""Hachi-Hachi on paper."""

from fudaba.paper.hachihachi.score_sheet import score_sheet
from fudaba.paper.hachihachi.sheet import sheet

__all__ = ["score_sheet", "sheet"]
