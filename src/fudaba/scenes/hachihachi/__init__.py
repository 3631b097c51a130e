"""Scenes of Hachi-Hachi."""

from fudaba.scenes.hachihachi.stage import HachiHachiStage

STAGE = HachiHachiStage

__all__ = ["STAGE", "HachiHachiStage"]
