"""What a score question can be refused for."""

from __future__ import annotations


class Refused(ValueError):  # noqa: N818 - what it is, not what went wrong inside
    """A question that cannot be answered, with one sentence that says why."""
