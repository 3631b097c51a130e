"""What is said of a player: the part in the deal, what was paid for it, sage."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from fudaba.games.hachihachi.view import HachiHachiView
from fudaba.scenes.phrases import number, signed
from fudaba.scenes.scene import Badge
from fudaba.scenes.stage import Stage

_ROLES: Final = ("oya", "dou_ni", "biki")


def badges(stage: Stage, view: HachiHachiView, seat: int) -> list[Badge]:
    """All of it, what matters most first."""
    return [
        *_part(stage, view, seat),
        *_out(stage, view, seat),
        *_calls(stage, view, seat),
    ]


def _part(stage: Stage, view: HachiHachiView, seat: int) -> Iterator[Badge]:
    """Dealer, oya, and in which order they speak."""
    if seat == view.dealer:
        yield Badge(stage.word("scene.badge.dealer"))
    if seat in view.active:
        yield Badge(stage.word(f"term.{_ROLES[view.active.index(seat)]}"), rule="HH-304")
    elif seat in view.stayed:
        yield Badge(stage.word("scene.badge.stayed"), "call", "HH-300")
    elif seat in view.later:
        key = "after_you" if view.asked is not None else "to_speak"
        yield Badge(stage.word(f"scene.badge.{key}"), "call", "HH-300")


def _out(stage: Stage, view: HachiHachiView, seat: int) -> Iterator[Badge]:
    """Why somebody sits out, and what was paid or received for it."""
    if seat in view.dropped:
        fee = sum(one.amount for one in view.paid if one.payer == seat and one.payee == "pot")
        yield Badge(stage.word("scene.badge.dropped", fee=number(fee)), "out", "HH-305")
    if seat in view.driven_out:
        got = sum(one.amount for one in view.paid if one.payee == seat)
        key = "driven_out_paid" if got else "driven_out"
        yield Badge(stage.word(f"scene.badge.{key}", amount=signed(got)), "out", "HH-350")
    if seat == view.white:
        yield Badge(stage.word("term.white"), "out", "HH-121")


def _calls(stage: Stage, view: HachiHachiView, seat: int) -> Iterator[Badge]:
    """Forced in, blind, sage."""
    if seat in view.forced_in:
        yield Badge(stage.word("scene.badge.forced_in"), "call", "HH-302")
    if view.blind and seat == view.dealer:
        yield Badge(stage.word("scene.badge.blind"), "call", "HH-251")
    if seat == view.last_sage:
        yield Badge(stage.word("scene.badge.sage_last"), "call", "HH-655")
    elif seat in view.sage:
        yield Badge(stage.word("scene.badge.sage"), "call", "HH-652")
