"""Chances are whole numbers, in thousandths."""

from __future__ import annotations

from typing import Final

SURE: Final = 1000
