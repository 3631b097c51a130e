"""Scenes of Hachijuu."""

from fudaba.scenes.hachijuu.stage import HachijuuStage

STAGE = HachijuuStage

__all__ = ["STAGE", "HachijuuStage"]
