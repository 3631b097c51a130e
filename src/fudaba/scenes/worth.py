"""What cards are worth, without keeping score: a hand, captured cards, a pile."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct

from fudaba.games.contract import Game
from fudaba.games.eights.reckoning import CARD_POINTS
from fudaba.locale import Language, reason_text, word
from fudaba.refusal import Refusal
from fudaba.scenes.phrases import MINUS, points_text
from fudaba.score.questions import answer, asks
from fudaba.score.written import read

#: Which question is asked of which cards, where a game answers it, and what the cards are called.
QUESTIONS: Final = (
    ("captured", "yaku", "captured"),
    ("captured", "dekiyaku", "captured"),
    ("hand", "teyaku", "hand"),
    ("cards", "combinations", "cards"),
    ("pile", "points", "cards"),
)


class WorthLine(Struct, frozen=True, omit_defaults=True):
    """A yaku or combination in the cards."""

    name: str
    worth: str
    rule: str = ""
    cards: str = ""


class Worth(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """All that was found, or why nothing can be."""

    lines: list[WorthLine] = []
    total: str = ""
    #: What the cards count beside the yaku, and what they are compared with.
    sums: list[str] = []
    problem: str = ""


def kinds(game: str) -> list[str]:
    """What can be asked about: `hand`, `captured`, ..."""
    known = asks(game)
    return list(dict.fromkeys(what for what, ask, _ in QUESTIONS if ask in known))


def worth(game: Game, what: str, cards: str, language: Language, deal: int | None = None) -> Worth:
    """What the cards are worth by the game's own questions; in a certain deal, where it matters."""
    known = asks(game.name)
    found = [(ask, key) for kind, ask, key in QUESTIONS if kind == what and ask in known]
    if not found:
        raise Refusal("pad.no_such_question")
    ask, key = found[0]
    question: dict[str, Any] = {"game": game.name, "ask": ask, "options": game.options, key: cards}
    if deal is not None and "deal" in known[ask].shape.__struct_fields__:
        question["deal"] = deal
    try:
        told = answer(question)
    except Refusal as refused:
        return Worth(problem=refused.text(language))
    lines: list[WorthLine] = []
    for field in told.__struct_fields__:
        made = getattr(told, field)
        for one in made if isinstance(made, list) else [made]:
            if isinstance(one, Struct):
                lines.append(_line(game, one, language))
    sums = [_points(game, cards, language)] if what == "captured" and game.spec.reckoning else []
    return Worth(lines=lines, total=_total(game, told, language), sums=sums)


def _points(game: Game, cards: str, language: Language) -> str:
    """The card points against what each of three must have (HH-851, HJ-703)."""
    reckoning = game.spec.reckoning
    assert reckoning is not None
    counted = reckoning.against_par(read(game.spec.pack, cards))
    reason = reason_text(game.name, CARD_POINTS, language)
    return word("scene.sum", language, reason=reason, sum=counted.replace("-", MINUS))


def _line(game: Game, made: Any, language: Language) -> WorthLine:
    name = reason_text(game.name, made.name, language)
    return WorthLine(name, _amount(game, made, language), made.rule, made.cards)


def _amount(game: Game, made: Any, language: Language) -> str:
    kan = getattr(made, "kan", None)
    if kan is not None:
        return word("pad.kan", language, count=kan)
    return points_text(made.points, language)


def _total(game: Game, told: Any, language: Language) -> str:
    if hasattr(told, "multiples_points"):
        points = told.multiples_points + told.sequences_points
        return points_text(points, language)
    return _amount(game, told, language)
