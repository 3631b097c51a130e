"""What a person asked of `fudaba score`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from fudaba.cli.failure import Failed
from fudaba.locale import Language


@dataclass(frozen=True)
class Asked:
    """The command's options, read; `captured` is also a pile that was won in tricks."""

    captured: str | None
    hand: str | None
    facts: dict[str, Any] | None
    deal: int
    calls: int
    opponent_calls: int
    last_trick: bool
    preset: str | None
    options: dict[str, object]
    as_json: bool
    language: Language

    def question(self, game: str, **rest: object) -> dict[str, Any]:
        """A score question with these options; those of the facts file give way to them."""
        facts = dict(self.facts or {})
        if facts.get("game", game) != game:
            raise Failed("usage.facts_of", kept=facts["game"], given=game)
        chosen = facts.pop("options", {})
        if not isinstance(chosen, dict):
            raise Failed("usage.facts_options")
        options = {**chosen, **self.options}
        preset = self.preset or facts.pop("preset", None)
        return {**rest, **facts, "game": game, "preset": preset, "options": options}
