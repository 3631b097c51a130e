"""800, 1000, 150 and Fjabbe: tricks with the 62-card Snapphana pack."""

from fudaba.games.snapphana.spec import SPECS

__all__ = ["SPECS"]
