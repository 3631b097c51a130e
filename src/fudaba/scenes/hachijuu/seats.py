"""What is said of a player: the cube, the part in the deal, sage."""

from __future__ import annotations

from collections.abc import Iterator

from fudaba.games.hachijuu.view import HachijuuView
from fudaba.scenes.hachijuu.progress import shows_yaku
from fudaba.scenes.phrases import number
from fudaba.scenes.scene import Badge
from fudaba.scenes.stage import Stage


def badges(stage: Stage, view: HachijuuView, seat: int) -> list[Badge]:
    """All of it, what matters most first."""
    return [*_part(stage, view, seat), *_calls(stage, view, seat)]


def _part(stage: Stage, view: HachijuuView, seat: int) -> Iterator[Badge]:
    """The cube and its oya, also after folding (HJ-R7); who sits out, and for how much."""
    if seat == view.oya:
        yield Badge(str(view.rate), "cube", "HJ-304")
        yield Badge(stage.word("term.oya"), rule="HJ-104")
    if seat in view.folded:
        said = [one for one in view.events if one.kind == "fold" and one.seat == seat]
        fee = number(sum(one.points for one in said))
        yield Badge(stage.word("scene.badge.folded", fee=fee), "out", "HJ-302")
    elif seat in view.put_out:
        yield Badge(stage.word("term.put_out"), "out", "HJ-312")


def _calls(stage: Stage, view: HachijuuView, seat: int) -> Iterator[Badge]:
    """What was said since the latest double (HJ-304, HJ-305), and sage."""
    if view.phase == "auction" and seat in view.joined:
        doubled = seat == view.oya and view.rate > 1
        yield Badge(stage.word(f"term.{'doubled' if doubled else 'in'}"), "call", "HJ-303")
    elif view.phase == "auction" and seat not in view.folded:
        spoke = any(one.seat == seat and one.kind in ("in", "double") for one in view.events)
        if spoke or seat in view.later:
            key = "again" if spoke else "after_you" if view.asked is not None else "to_speak"
            yield Badge(stage.word(f"scene.badge.{key}"), "call", "HJ-305")
    if seat in view.sage:
        said = stage.word("term.sage")
        if shows_yaku(stage.options):
            said = f"{said} {number(view.points[seat])}"
        yield Badge(said, "call", "HJ-603")
