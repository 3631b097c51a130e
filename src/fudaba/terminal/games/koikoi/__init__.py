"""Koi-Koi at the terminal table."""

from fudaba.terminal.games.koikoi.table import KoiKoiTable

TABLE = KoiKoiTable

__all__ = ["TABLE", "KoiKoiTable"]
