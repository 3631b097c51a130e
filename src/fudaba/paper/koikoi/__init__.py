"""Koi-Koi on paper."""

from fudaba.paper.koikoi.score_sheet import score_sheet
from fudaba.paper.koikoi.sheet import sheet

__all__ = ["score_sheet", "sheet"]
