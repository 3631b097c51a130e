"""What a person asked of `fudaba score`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from fudaba.locale import Language


@dataclass(frozen=True)
class Asked:
    """The command's options, read."""

    captured: str | None
    hand: str | None
    facts: dict[str, Any] | None
    deal: int
    calls: int
    opponent_calls: int
    preset: str | None
    options: dict[str, object]
    as_json: bool
    language: Language

    def question(self, game: str, **rest: object) -> dict[str, Any]:
        """A score question with these options; those of the facts file give way to them."""
        facts = dict(self.facts or {})
        options = {**facts.pop("options", {}), **self.options}
        preset = self.preset or facts.pop("preset", None)
        return {**rest, **facts, "game": game, "preset": preset, "options": options}
