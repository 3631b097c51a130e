"""Hachijuu at the terminal table."""

from fudaba.terminal.games.hachijuu.table import HachijuuTable

TABLE = HachijuuTable

__all__ = ["TABLE", "HachijuuTable"]
