"""What Hachijuu's primer shows: one deal that was doubled, a count, all that is paid."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from fudaba.cards.pack import HANAFUDA
from fudaba.games.hachijuu.dekiyaku import dekiyaku_of
from fudaba.games.hachijuu.teyaku import KINDS, NONE, PLAIN, SET, Hand
from fudaba.primers.count import Count
from fudaba.primers.drawing import Drawing
from fudaba.primers.position import Position
from fudaba.primers.sets import SetRow, paid

GAME: Final = "hachijuu"

#: A hand that holds boar, deer and butterflies, and three pairs.
_DEAL: Final = Position(game=GAME, seed=10215)
_SHOWING: Final = _DEAL.then("double", "in", "fold", look_at="6A 6R 7A 7K1 10A 10K1")
_FIRST: Final = _SHOWING.then("announce kuttsuki", next="play 10A")
_SECOND: Final = _FIRST.then("play 10A", "play 3L", "take 3R", next="play 7A")
_THIRD: Final = _SECOND.then("play 7A", "play 4K1", next="play 6R")
_FOURTH: Final = _THIRD.then("play 6R", "play 2R", next="play 6A")
_DECISION: Final = _FOURTH.then("play 6A")

#: A deal in which nobody completed anything: the cards are counted.
_COUNT: Final = Position(
    game=GAME,
    seed=170,
    played=(
        "in",
        "in",
        "in",
        "play 11R",
        "play 4K1",
        "play 12L",
        "play 11L",
        "play 1L",
        "play 5R",
        "take 5A",
        "play 8L",
        "play 5K2",
        "play 7R",
        "play 6K1",
        "play 8K2",
        "play 2A",
        "play 10K2",
        "play 11K1",
        "play 11A",
        "take 9A",
        "play 3R",
        "play 10R",
        "play 2K1",
        "play 7K1",
        "play 6R",
        "play 6A",
    ),
)

#: Choices whose worth the text quotes.
TRIED: Final = {
    "double": (_DEAL, "double"),
    "in": (_DEAL, "in"),
    "ribbon": (_THIRD, "play 6R"),
    "phoenix": (_THIRD, "play 12L"),
    "sage": (_DECISION, "sage"),
    "agari": (_DECISION, "agari"),
}

PICTURES: Final[Mapping[str, Drawing]] = {
    "deal-1": _DEAL,
    "deal-2": _SHOWING,
    "deal-3": _FIRST,
    "deal-4": _SECOND,
    "deal-5": _THIRD,
    "deal-6": _FOURTH,
    "deal-7": _DECISION,
    "count": Count(_COUNT),
}


def _cards(codes: str) -> int:
    return sum(1 << HANAFUDA.card(code) for code in codes.split())


def _teyaku(name: str, cards: str, rest: str = "") -> SetRow:
    """A dealt hand; the engine says what it is at best, and worth."""
    hand = Hand(_cards(f"{cards} {rest}"))
    best = (hand.best(PLAIN), hand.best(SET))
    (kind,) = (KINDS[one] for one in best if one != NONE and KINDS[one].name == name)
    return SetRow(GAME, name, cards, str(int(kind.points)), rest)


def _dekiyaku(name: str, cards: str) -> SetRow:
    """Captured cards; the engine says that they are just this, and worth."""
    (found,) = dekiyaku_of(_cards(cards))
    assert found.name == name, (name, found.name)
    return SetRow(GAME, name, cards, str(int(found.points)))


SETS: Final = {
    "won": paid(_DECISION.then("agari")),
    "hand": [
        _teyaku("sanbon", "1R 1K1 1K2", "3L 6A 8A 10R"),
        _teyaku("suroku", "1K1 2K1 4K1 6K1 9K1 11R", "3L"),
        _teyaku("kuttsuki", "2A 2K1 6A 6R 10A 10R", "8L"),
        _teyaku("karasu", "1K1 2K1 4K1 6K1 9K1 11L 12K1"),
        _teyaku("teshi", "9A 9R 9K1 9K2", "1L 6A 8A"),
        _teyaku("haneken", "1R 1K1 1K2 3L 3R 10A 10R"),
        _teyaku("futasanbon", "1R 1K1 1K2 9A 9R 9K1", "3L"),
        _teyaku("shisou", "9A 9R 9K1 9K2 3L 3R 3K1"),
    ],
    "captured": [
        _dekiyaku("inoshikacho", "7A 10A 6A"),
        _dekiyaku("akatan", "1R 2R 3R"),
        _dekiyaku("aotan", "6R 9R 10R"),
        _dekiyaku("shichitan", "1R 2R 4R 5R 6R 7R 9R"),
        _dekiyaku("shikou", "1L 3L 8L 12L"),
        _dekiyaku(
            "sujuroku", "1K1 1K2 2K1 2K2 3K1 4K1 5K1 6K1 7K1 8K1 9K1 10K1 11R 12K1 12K2 12K3"
        ),
    ],
}
