"""What a person wants when a table is left."""

from __future__ import annotations

from enum import Enum


class After(Enum):
    """The values are the names of the buttons."""

    LEAVE = "leave"
    AGAIN = "again"
    ANOTHER = "another"
    REVIEW = "review"
