"""800, 1000, 150 and Fjabbe on paper."""

from fudaba.paper.snapphana.score_sheet import score_sheet
from fudaba.paper.snapphana.sheet import sheet

__all__ = ["score_sheet", "sheet"]
