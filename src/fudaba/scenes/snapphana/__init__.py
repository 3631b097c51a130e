"""Scenes of 800, 1000, 150 and Fjabbe."""

from fudaba.scenes.snapphana.stage import SnapphanaStage

STAGE = SnapphanaStage

__all__ = ["STAGE", "SnapphanaStage"]
