"""800, 1000, 150 and Fjabbe at the terminal table."""

from fudaba.terminal.games.snapphana.table import SnapphanaTable

TABLE = SnapphanaTable

__all__ = ["TABLE", "SnapphanaTable"]
