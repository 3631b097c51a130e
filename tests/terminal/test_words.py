"""The terminal's words are there in every language and fit where they must."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from string import Formatter

import pytest
from rich.cells import cell_len

from fudaba.cards.pack import HANAFUDA
from fudaba.locale import LANGUAGES, Language, catalogue, word
from fudaba.terminal.faces import called, face, pile_face
from fudaba.terminal.scene import Slot
from fudaba.terminal.widgets.card import Look, box
from tests.terminal.decks import PLAIN
from tests.terminal.tables import drawn, new_match

OWN = {key: texts for key, texts in catalogue().items() if key.startswith("terminal.")}


def test_the_catalogue_holds_one_table() -> None:
    source = files("fudaba.locale") / "terminal.toml"
    assert list(tomllib.loads(source.read_text(encoding="utf-8"))) == ["terminal"]


@pytest.mark.parametrize("key", OWN)
def test_every_word_in_every_language(key: str) -> None:
    texts = OWN[key]
    assert set(texts) == set(LANGUAGES)
    assert all(texts.values())
    fields = [{part[1] for part in Formatter().parse(text) if part[1]} for text in texts.values()]
    assert fields[0] == fields[1] == fields[2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_on_cards_fit(language: Language) -> None:
    for card in HANAFUDA.texts:
        small = box(face(card, language), Slot((card,)), Look(), 10, 5).plain
        assert all(cell_len(row) == 10 for row in small.split("\n")), card
        looks = face(card, language)
        cut = dict(looks.cut)
        assert all(cell_len(cut.get(line, line)) <= 8 for line in looks.lines), card


@pytest.mark.parametrize("language", LANGUAGES)
def test_large_cards_cut_no_word(language: Language) -> None:
    for card in HANAFUDA.texts:
        rows = box(face(card, language), Slot((card,)), Look(), 14, 7).plain.split("\n")
        words = [row[1:-1].strip() for row in rows[1:-1]]
        assert not any(word.endswith(".") for word in words), card
    pile = pile_face(("12L", "12K1", "12K2"), language)
    assert word("terminal.whole.plant.12", language) in box(pile, Slot(("12L",)), Look(), 14, 7)
    for note in ("played", "turned", "pair"):
        assert cell_len(word(f"scene.note.{note}", language)) <= 7


def test_a_table_resumed_in_another_language_has_no_you_beside_du() -> None:
    match = new_match(PLAIN)
    assert drawn(match, ["You", "Greedy"], "sv").names == ["Du", "Girig"]
    assert drawn(match, ["Ada", "Girig"], "ja").names == ["Ada", "欲張り"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_cut_no_word(language: Language) -> None:
    names = {card: called(card, language) for card in HANAFUDA.texts}
    assert [name for name in names.values() if name.endswith(".")] == []
    if language == "en":
        assert names["6A"] == "6A butterflies"
        assert names["11K1"] == "11K lightning"
        assert names["12K2"] == "12K paulownia"
    if language == "sv":
        assert names["9K1"] == "9K krysantemum"


def test_a_month_within_a_line_has_no_capital_in_swedish() -> None:
    match = new_match(PLAIN)
    status = {
        language: drawn(match, ["Anna", "Bot"], language).scene(match.view(0)).shown.status
        for language in LANGUAGES
    }
    assert " januari, " in status["sv"]
    assert ", January " in status["en"]
