"""A primer for every game, in every language, the same in all of them and short of breath."""

from __future__ import annotations

import re
from typing import Final

import pytest

from fudaba.games.registry import NAMES, part
from fudaba.locale import LANGUAGES, Language
from fudaba.primers.markdown import NUMBER, RULES
from fudaba.primers.node import Node, plain
from fudaba.primers.primer import has_primer, primer, source
from fudaba.web.catalogue import rules

ALL: Final = [(game, language) for game in NAMES for language in LANGUAGES]

#: Words in a sentence.
LONGEST: Final = 20

BLOCK = re.compile(r"^ *```\{(\w+)\}[^\S\n]*(.*)$", re.M)


@pytest.mark.parametrize(("game", "language"), ALL)
def test_every_game_has_a_primer(game: str, language: Language) -> None:
    assert has_primer(game, language)
    text = primer(game, language).text
    assert len(text) > 1000
    assert "**" not in text
    assert "{" not in text


@pytest.mark.parametrize(("game", "language"), ALL)
def test_the_languages_show_the_same(game: str, language: Language) -> None:
    english, other = source(game, "en"), source(game, language)
    assert BLOCK.findall(other) == BLOCK.findall(english)
    assert NUMBER.findall(other) == NUMBER.findall(english)
    assert sorted(RULES.findall(other)) == sorted(RULES.findall(english))
    assert _shape(primer(game, language).article) == _shape(primer(game, "en").article)


def _shape(article: Node) -> list[str]:
    """What the elements are, one after the other; how words are marked is the language's."""
    free = ("em", "strong", "span", "code")
    return [node.tag for node in article.all() if node.tag not in free]


@pytest.mark.parametrize("game", NAMES)
def test_every_drawing_is_shown_in_a_primer_of_its_family(game: str) -> None:
    shown = "\n".join(source(name, "en") for name in NAMES)
    drawn = part(game, "primers")
    missing = [
        name
        for name in (*drawn.PICTURES, *drawn.SETS)
        if not re.search(rf"/{re.escape(name)}$", shown, re.M)
    ]
    assert missing == []


@pytest.mark.parametrize(("game", "language"), [one for one in ALL if one[1] != "ja"])
def test_sentences_are_short(game: str, language: Language) -> None:
    texts = [
        plain(node)
        for node in primer(game, language).article.all()
        if node.tag in ("p", "dd") or (node.tag == "li" and isinstance(node.children[0], str))
    ]
    sentences = [
        sentence
        for text in texts
        for sentence in re.split(r"(?<=[.?!:;])\s", text)
        if "[" not in sentence
    ]
    assert len(sentences) > 30
    assert [one for one in sentences if len(one.split()) > LONGEST] == []


@pytest.mark.parametrize("game", NAMES)
def test_every_rule_that_is_named_can_be_opened(game: str) -> None:
    named = {node.attributes.get("data-rule") for node in primer(game, "en").article.all()}
    assert named - {None} <= {rule.id for rule in rules(game, "en")}


@pytest.mark.parametrize("game", NAMES)
def test_there_are_ten_questions(game: str) -> None:
    (quiz,) = (
        node for node in primer(game, "en").article.all() if node.attributes.get("class") == "quiz"
    )
    assert len([node for node in quiz.all() if node.tag == "details"]) == 10


def test_a_rule_is_a_link_and_a_card_has_its_name() -> None:
    nodes = list(primer("koikoi", "en").article.all())
    assert any(node.attributes.get("data-rule") == "KK-502" for node in nodes)
    cards = [node for node in nodes if node.tag == "fd-card"]
    assert all(card.attributes["aria-label"] for card in cards)
    assert any("could be taken" in str(card.attributes["aria-label"]) for card in cards)
