"""Why a database does not do what it should, in the user's language."""

from __future__ import annotations

from fudaba.refusal import Foreign, Said, Worded
from fudaba.trouble import trouble


def why(problem: Exception) -> Worded:
    """What the system says, or else the database."""
    if isinstance(problem, OSError):
        return trouble(problem)
    return Foreign(str(problem), Said("tables.database_says"))
