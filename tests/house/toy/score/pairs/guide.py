"""What is to be noted of a deal of Pairs: the cards that each has taken."""

from collections.abc import Iterator
from typing import Any

from fudaba.games.contract import Game
from fudaba.score.folding import Standing
from fudaba.score.guide import Ask, Draft

LISTED = ("captured",)


def asks(game: Game, standing: Standing, draft: Draft) -> Iterator[Ask]:
    for seat in (0, 1):
        held = draft.get("captured", seat)
        yield Ask(key="captured", form="cards", seat=seat, most=24, answer=held)


def meant(game: Game, key: str, value: Any) -> Any:
    return value
