"""Tricks to look at: the engine says which card wins."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from fudaba.games.registry import game
from fudaba.locale import Language
from fudaba.primers.cards import row
from fudaba.primers.node import Node, el
from fudaba.score.snapphana import CardsQuestion, trick


def tricks(
    name: str,
    told: Iterable[tuple[str, str]],
    language: Language,
    inline: Callable[[str], Sequence[Node | str]],
) -> Node:
    """Tricks in order of play, the winning card ringed, each with what is said of it."""
    rules = game(name)
    lines = []
    for cards, text in told:
        best = trick(rules, CardsQuestion(cards)).card
        shown = row(cards.split(), "taken-cards", language, {best: "wins"})
        lines.append(el("li", "", shown, el("p", "", *inline(text))))
    return el("ul", "some-tricks", *lines)
