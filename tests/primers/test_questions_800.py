"""The answers that a reader of 800's primer is held to, asked of the engine."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final

import pytest

import fudaba
from fudaba.cards.bits import set_of
from fudaba.cards.pack import SNAPPHANA
from fudaba.games.contract import Match
from fudaba.games.snapphana.combinations import best, best_bundle
from fudaba.games.snapphana.kinds import NAMES
from fudaba.games.snapphana.view import SnapphanaView
from fudaba.primers.snapphana.sorting import by_suits

ASKED: Final = tomllib.loads((Path(__file__).parent / "questions" / "800.toml").read_text("utf-8"))
ANSWERS: Final = {one["name"]: one["answer"] for one in ASKED["questions"]}

DISCARDS: Final = "discard SJ, discard CJ"
FIRST: Final = "declare trump, play T5, play I1, declare queens, play T11"
OWN: Final = (
    "declare hearts, show T0, show *, declare aces, show T0, show *, play T14, "
    "play T10, play T6, play T16, play T12, play T8, play SK"
)
PILE: Final = "HK HN HJ I1 I2 I4 SA CA T0 *"


def _after(*moves: str) -> Match:
    match = fudaba.game(ASKED["game"]).new(ASKED["seed"])
    for move in ", ".join(moves).split(", "):
        if move:
            match.apply_text(move)
    return match


def _view(*moves: str) -> SnapphanaView:
    view = _after(*moves).view(0)
    assert isinstance(view, SnapphanaView)
    return view


def _barred() -> str:
    view = _view()
    return _sorted(set(view.hands[0].cards.split()) - set(view.selectable.split()))


def _declarable() -> str:
    offered = _view(DISCARDS, FIRST).offered
    return ", ".join(f"{one.name} {one.amount}" for one in offered)


def _declared() -> str:
    return str(_view(DISCARDS, FIRST, OWN).declared_by[0])


def _diamonds() -> str:
    """Cards that, held instead of the 7, would make the sequence."""
    held = set(_view(DISCARDS, FIRST).hands[0].cards.split()) - {"D7"}
    kind = NAMES.index("diamonds")
    assert not best(kind, _cards(held | {"D7"}))
    others = set(SNAPPHANA.texts) - held
    return _sorted(card for card in others if best(kind, _cards(held | {card})))


def _winners() -> str:
    asked = _view(DISCARDS, FIRST).asked
    assert asked is not None
    winning = (
        one.action.split()[1]
        for one in asked.choices
        for effect in one.effects
        if effect.kind == "trick" and effect.seat == 0
    )
    return _sorted(winning)


def _legal() -> str:
    return _sorted(action.split()[1] for action in _view(DISCARDS, FIRST, OWN).legal)


def _won(card: str) -> str:
    leader = int(_after(DISCARDS, FIRST, OWN, f"play {card}, play T9").leader)
    return ("you", "Nils", "Elna", "Tora")[leader]


def _gift() -> str:
    return str(len(_view(DISCARDS, FIRST, OWN, "play *, play T9").legal))


def _doubled() -> str:
    return str(int(best_bundle(_cards(PILE.split())).sequences_points()))


def _cards(codes: Iterable[str]) -> int:
    return int(set_of([SNAPPHANA.card(code) for code in codes]))


def _sorted(codes: Iterable[str]) -> str:
    return " ".join(by_suits(" ".join(codes)))


ASK: Final[dict[str, Callable[[], str]]] = {
    "barred": _barred,
    "declarable": _declarable,
    "declared": _declared,
    "diamonds": _diamonds,
    "winners": _winners,
    "legal": _legal,
    "fifteen": lambda: _won("T15"),
    "nulla": lambda: _won("T0"),
    "gift": _gift,
    "doubled": _doubled,
}


@pytest.mark.parametrize("name", ANSWERS)
def test_the_engine_answers_the_same(name: str) -> None:
    assert ASK[name]() == ANSWERS[name]


def test_there_are_ten() -> None:
    assert len(ANSWERS) == 10
