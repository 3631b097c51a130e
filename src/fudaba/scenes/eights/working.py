"""How an amount comes about, as it is written down: `7 kan × 12 points × 4 = 336`."""

from __future__ import annotations

from fudaba.games.working import Factor
from fudaba.scenes.phrases import number
from fudaba.scenes.stage import Stage


def written(stage: Stage, working: list[Factor], amount: int, times: str) -> str:
    """The sum in words; a factor of one that only multiplies is left out. `times` names the
    multiplier."""
    parts: list[str] = []
    for factor in working:
        if factor.number == 1 and factor.unit in ("times", "value", "parts"):
            continue
        sign = "÷" if factor.unit == "parts" else "×"
        said = stage.word(f"scene.working.{factor.unit}", n=factor.number, times=times)
        parts.append(f"{sign} {said}" if parts else said)
    return f"{' '.join(parts)} = {number(amount)}" if len(parts) > 1 else ""
