"""Koi-Koi's scenes."""

from fudaba.scenes.koikoi.stage import KoiKoiStage

STAGE = KoiKoiStage

__all__ = ["STAGE", "KoiKoiStage"]
