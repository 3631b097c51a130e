"""Hachi-Hachi at the terminal table."""

from fudaba.terminal.games.hachihachi.table import HachiHachiTable

TABLE = HachiHachiTable

__all__ = ["TABLE", "HachiHachiTable"]
