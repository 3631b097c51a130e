"""Scenes of the Snapphana games for the tests."""

from __future__ import annotations

from fudaba.games.snapphana.match import SnapphanaMatch
from fudaba.locale import Language
from fudaba.scenes.registry import stage
from fudaba.scenes.scene import Scene
from fudaba.scenes.snapphana import SnapphanaStage

NAMES = ("Ann", "Ben", "Ume", "Rei")


def staged(match: SnapphanaMatch, seat: int | None, language: Language = "en") -> SnapphanaStage:
    """The stage of a match."""
    made = stage(match.game, NAMES[: int(match.game.seats)], seat, language)
    assert isinstance(made, SnapphanaStage)
    return made


def scene(match: SnapphanaMatch, seat: int | None, language: Language = "en") -> Scene:
    """What a seat is shown."""
    return staged(match, seat, language).scene(match.view(seat))


def action_of(shown: Scene, card: str) -> str:
    """What choosing a card of the hand plays."""
    return next(one.action for one in shown.hand if one.card == card)


def says(shown: Scene, card: str) -> str:
    """What is said of a card of the hand."""
    return next(one.says for one in shown.hand if one.card == card)
