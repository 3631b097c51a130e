"""What Koi-Koi's primer shows: one deal move by move, and the sets of a first evening."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from fudaba.cards.pack import HANAFUDA
from fudaba.games.koikoi.options import Rules
from fudaba.games.koikoi.yaku import YAKU, yaku_of
from fudaba.games.registry import game
from fudaba.primers.drawing import Drawing
from fudaba.primers.position import Position
from fudaba.primers.sets import SetRow, paid

#: A deal in which a viewing comes early and the moon late.
_DEAL: Final = Position(game="koikoi", seed=21, next="play 3L")
_SECOND: Final = _DEAL.then("play 3L", "play 5K2", next="play 1K1")
_THIRD: Final = _SECOND.then("play 1K1", "take 1L", next="take 9A")
_FOURTH: Final = _THIRD.then("take 9A")
_FIFTH: Final = _FOURTH.then("koi", "play 10A", next="play 6A")
_SIXTH: Final = _FIFTH.then("play 6A", "play 10K1", next="play 8K2")

#: Choices whose worth the text quotes.
TRIED: Final = {
    "crane": (_SECOND.then("play 1K1"), "take 1L"),
    "ribbon": (_SECOND.then("play 1K1"), "take 1R"),
    "koi": (_FOURTH, "koi"),
}

PICTURES: Final[Mapping[str, Drawing]] = {
    "deal-1": _DEAL,
    "deal-2": _SECOND,
    "deal-3": _THIRD,
    "deal-4": _FOURTH,
    "deal-5": _FIFTH,
    "deal-6": _SIXTH,
}


def _set(name: str, cards: str) -> SetRow:
    """A yaku by its name and cards; the engine says what it is worth, and that it is just that."""
    rules = Rules(game("koikoi").options)
    held = sum(1 << HANAFUDA.card(code) for code in cards.split())
    (found,) = yaku_of(rules, held, 1)
    assert found.name == name, (name, found.name)
    grows = any(line.name == name and line.more for line in YAKU)
    return SetRow("koikoi", name, cards, f"{int(found.points)}{'+' if grows else ''}")


SETS: Final = {
    "first": [
        _set("hanami", "3L 9A"),
        _set("tsukimi", "8L 9A"),
        _set("sanko", "1L 3L 8L"),
        _set("inoshikacho", "7A 10A 6A"),
        _set("akatan", "1R 2R 3R"),
        _set("aotan", "6R 9R 10R"),
        _set("tane", "2A 4A 5A 8A 11A"),
        _set("tanzaku", "1R 4R 5R 6R 7R"),
        _set("kasu", "1K1 2K1 3K1 4K1 5K1 6K1 7K1 8K1 9K1 12K1"),
    ],
    "won": paid(_SIXTH.then("play 8K2", "stop")),
}
