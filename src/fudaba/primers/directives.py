"""What a primer's text may ask for: blocks between fences, ` ```{cards} 1L 3L `, by their names.

A block has an argument and lines; a line is `key | text`, its text Markdown of one line.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from fudaba.cards.pack import HANAFUDA
from fudaba.games.registry import part
from fudaba.locale import Language, word
from fudaba.primers.cards import card, row
from fudaba.primers.measured import chart
from fudaba.primers.node import Node, el, plain
from fudaba.primers.sets import set_list
from fudaba.primers.snapphana.tricks import tricks
from fudaba.scenes.cards import PACKS, month

#: How a line of Markdown becomes nodes.
Inline: TypeAlias = Callable[[str], Sequence[Node | str]]
Directive: TypeAlias = Callable[[str, list[str], Language, Inline], Node]


def _lines(lines: list[str]) -> list[tuple[str, str]]:
    parts = (line.partition("|") for line in lines if line.strip())
    return [(key.strip(), text.strip()) for key, _, text in parts]


def _picture(name: str, lines: list[str], language: Language, inline: Inline) -> Node:
    """A position or another drawing of the game's part: `koikoi/deal-1`."""
    game, _, which = name.partition("/")
    drawn: Node = part(game, "primers").PICTURES[which](language)
    return drawn


def _cards(codes: str, lines: list[str], language: Language, inline: Inline) -> Node:
    """Some cards in a row."""
    return row(codes.split(), "taken-cards big", language)


def _sets(name: str, lines: list[str], language: Language, inline: Inline) -> Node:
    """A list of combinations, with notes: `sanko | any three`."""
    game, _, which = name.partition("/")
    notes = {key: inline(text) for key, text in _lines(lines)}
    return set_list(part(game, "primers").SETS[which], notes, language)


def _captioned(look: str, lines: list[str], language: Language, inline: Inline) -> Node:
    """Cards with a text beside each: `3L | **5 lights** The great pictures.`"""
    entries = [
        el("li", "", *(card(code, language) for code in codes.split()), el("p", "", *inline(text)))
        for codes, text in _lines(lines)
    ]
    return el("ul", look or "four-kinds", *entries)


def _months(_: str, lines: list[str], language: Language, inline: Inline) -> Node:
    """The flower pack, a month after the other, with a text on each: `1 | Crane, a light.`"""
    texts = PACKS[HANAFUDA.name].texts
    entries: list[Node] = []
    for number, text in _lines(lines):
        codes = [code for code in texts if month(code) == int(number)]
        plant = word(f"cards.month.{number}", language)
        japanese = word(f"cards.month.{number}", "ja")
        title = el(
            "h3",
            "",
            el("b", "", number),
            " ",
            plant[:1].upper() + plant[1:],
            None if language == "ja" else " ",
            None if language == "ja" else el("span", "", japanese, lang="ja"),
            " ",
            el("small", "", word(f"primer.month.{number}", language)),
        )
        entries.append(
            el("li", "", title, row(codes, "whole-month", language), el("p", "", *inline(text)))
        )
    return el("ol", "year-of-cards", *entries)


def _terms(look: str, lines: list[str], language: Language, inline: Inline) -> Node:
    """Terms with what they mean: `Stop | The deal is over.` Side by side with `either-or`."""
    entries = [
        el("div", "", el("dt", "", *inline(term)), el("dd", "", *inline(text)))
        for term, text in _lines(lines)
    ]
    return el("dl", look or "small-rules", *entries)


def _tricks(game: str, lines: list[str], language: Language, inline: Inline) -> Node:
    """Tricks of a Snapphana game: `SA S6 S8 S7 | In black the ace is lowest.`"""
    return tricks(game, _lines(lines), language, inline)


def _chart(name: str, lines: list[str], language: Language, inline: Inline) -> Node:
    """Measured figures as bars: `koikoi/decides`, with labels: `first | The dealer`."""
    labels = {key: plain(el("span", "", *inline(text))) for key, text in _lines(lines)}
    return chart(name, labels, language)


#: Every block there is, but the folded ones, which hold Markdown of their own.
DIRECTIVES: Final[dict[str, Directive]] = {
    "picture": _picture,
    "cards": _cards,
    "sets": _sets,
    "captioned": _captioned,
    "months": _months,
    "terms": _terms,
    "tricks": _tricks,
    "chart": _chart,
}

#: The blocks that are folded: the answer to a question, and what one may read beyond the lesson.
ANSWER: Final = "answer"
MORE: Final = "more"
