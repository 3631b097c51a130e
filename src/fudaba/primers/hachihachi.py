"""What Hachi-Hachi's primer shows: one deal of three, a hand to drop, a count, all that is paid."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from fudaba.cards.pack import HANAFUDA
from fudaba.games.hachihachi.dekiyaku import dekiyaku_of
from fudaba.games.hachihachi.options import Rules
from fudaba.games.hachihachi.teyaku import KINDS, NONE, Hand
from fudaba.games.registry import game
from fudaba.primers.count import Count
from fudaba.primers.drawing import Drawing
from fudaba.primers.position import Position
from fudaba.primers.sets import SetRow, paid

GAME: Final = "hachihachi"

#: A deal in a large field with three pairs and, four turns later, the blue ribbons.
_DEAL: Final = Position(game=GAME, seed=7919, look_at="6A 6K1 9A 9R 10R 10K2")
_FIRST: Final = _DEAL.then("declare three_pairs", next="play 10R")
_SECOND: Final = _FIRST.then("play 10R", "play 3R", "play 1L", next="play 9R")
_THIRD: Final = _SECOND.then("play 9R", "play 8L", "play 5K2", next="play 6A")
_FOURTH: Final = _THIRD.then("play 6A", "play 3K2", "play 3K1", next="play 6K1")
_DECISION: Final = _FOURTH.then("play 6K1")

#: Four at the table, and a poor hand in a large field.
_DROP: Final = Position(game=GAME, seed=39, seats=4)

#: A deal that nobody ended: the cards are counted.
_COUNT: Final = Position(
    game=GAME,
    seed=6,
    played=(
        "play 6R",
        "play 1L",
        "take 1K1",
        "play 11A",
        "play 8A",
        "play 7K1",
        "take 7A",
        "play 1R",
        "play 2K2",
        "play 12K3",
        "play 3L",
        "play 2R",
        "play 8K2",
        "play 12K2",
        "play 5K2",
        "play 5K1",
        "play 3K2",
        "play 10K2",
        "play 10R",
        "play 9K1",
        "play 9A",
        "play 10K1",
        "play 9R",
    ),
)

#: Choices whose worth the text quotes.
TRIED: Final = {
    "deer": (_FIRST, "play 10R"),
    "deer_plain": (_FIRST, "play 10K2"),
    "stay": (_DROP, "stay"),
    "drop": (_DROP, "drop"),
}

PICTURES: Final[Mapping[str, Drawing]] = {
    "deal-1": _DEAL,
    "deal-2": _FIRST,
    "deal-3": _SECOND,
    "deal-4": _THIRD,
    "deal-5": _FOURTH,
    "deal-6": _DECISION,
    "drop": _DROP,
    "count": Count(_COUNT),
}


def _cards(codes: str) -> int:
    return sum(1 << HANAFUDA.card(code) for code in codes.split())


def _rules() -> Rules:
    return Rules(game(GAME).options)


def _teyaku(name: str, cards: str, rest: str = "") -> SetRow:
    """A dealt hand; the engine says what it is called and worth, in kan."""
    hand = Hand(_rules(), _cards(f"{cards} {rest}"))
    found = [KINDS[kind] for kind in (hand.group_a, hand.group_b) if kind != NONE]
    (kind,) = (one for one in found if one.name == name)
    return SetRow(GAME, name, cards, str(int(kind.kan)), rest)


def _dekiyaku(name: str, cards: str) -> SetRow:
    """Captured cards; the engine says that they are just this, and what it is worth, in kan."""
    (found,) = dekiyaku_of(_rules(), _cards(cards))
    assert found.name == name, (name, found.name)
    grows = "+" if name == "seven_ribbons" else ""
    return SetRow(GAME, name, cards, f"{int(found.kan)}{grows}")


SETS: Final = {
    "won": paid(_DECISION.then("shoubu")),
    "few-months": [
        _teyaku("triple", "1R 1K1 1K2", "3L 6A 8A 10R"),
        _teyaku("standing_triple", "4A 4R 4K1", "1L 6R 9A 12L"),
        _teyaku("three_pairs", "2A 2K1 6A 6R 10A 10R", "8L"),
        _teyaku("four", "9A 9R 9K1 9K2", "1L 6A 8A"),
        _teyaku("two_triples", "1R 1K1 1K2 9A 9R 9K1", "3L"),
        _teyaku("haneken", "1R 1K1 1K2 3L 3R 10A 10R"),
        _teyaku("one_two_four", "9A 9R 9K1 9K2 3L 3R 6A"),
        _teyaku("four_three", "9A 9R 9K1 9K2 3L 3R 3K1"),
    ],
    "low-cards": [
        _teyaku("red", "1R 7R 2K1 4K1 6K1 9K1 12K1"),
        _teyaku("one_ribbon", "1R 2K1 4K1 6K1 7K1 9K1 12K1"),
        _teyaku("one_animal", "2A 1K1 4K1 6K1 7K1 9K1 12K1"),
        _teyaku("one_light", "3L 1K1 2K1 4K1 6K1 9K1 11A"),
        _teyaku("empty", "1K1 2K1 4K1 6K1 9K1 11L 12K1"),
    ],
    "captured": [
        _dekiyaku("poetry", "1R 2R 3R"),
        _dekiyaku("blue", "6R 9R 10R"),
        _dekiyaku("four_lights", "1L 3L 8L 12L"),
        _dekiyaku("five_lights", "1L 3L 8L 11L 12L"),
        _dekiyaku("seven_ribbons", "1R 2R 4R 5R 6R 7R 9R"),
    ],
}
