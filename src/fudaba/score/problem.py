"""What a score question can be refused for."""

from __future__ import annotations

from fudaba.refusal import Refusal


class Refused(Refusal):
    """A question that cannot be answered."""
