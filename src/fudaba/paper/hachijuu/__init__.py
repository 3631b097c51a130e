"""Hachijuu on paper."""

from fudaba.paper.hachijuu.score_sheet import score_sheet
from fudaba.paper.hachijuu.sheet import sheet

__all__ = ["score_sheet", "sheet"]
