"""What lies in the middle beside the cards: multipliers, the pot, the track."""

from __future__ import annotations

from typing import Final

from fudaba.games.hachihachi.view import HachiHachiView
from fudaba.scenes.phrases import number
from fudaba.scenes.scene import Fact
from fudaba.scenes.stage import Stage

#: The rules that name the fields, by their multipliers (HH-201 to HH-203).
_RULES: Final = {1: "HH-201", 2: "HH-202", 4: "HH-203"}


def field_name(stage: Stage, multiplier: int) -> str:
    """`grand field`; multipliers that were multiplied together have no name (HH-207)."""
    return stage.word(f"scene.field.{multiplier if multiplier in _RULES else 'many'}")


def facts(stage: Stage, view: HachiHachiView) -> list[Fact]:
    """All of them; before the field is turned up there is no multiplier."""
    found: list[Fact] = []
    if view.phase != "mizuten":
        rule = _RULES.get(view.multiplier, "HH-207")
        name = field_name(stage, view.multiplier)
        found.append(Fact(f"×{view.multiplier}", name, "multiplier", rule))
    found += [
        Fact(f"×{carried}", stage.word("scene.fact.carried"), "carried", "HH-204")
        for carried in view.carried
    ]
    if view.pot:
        found.append(Fact(number(view.pot), stage.word("scene.fact.pot"), "pot", "HH-305"))
    if view.track:
        found.append(Fact(number(view.track), stage.word("scene.fact.track"), rule="HH-871"))
    return found
