"""The terminal's words are there in every language and fit where they must."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from string import Formatter

import pytest
from rich.cells import cell_len

from fudaba.cards.pack import HANAFUDA
from fudaba.locale import LANGUAGES, Language, catalogue, word
from fudaba.terminal.faces import called, face
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
        assert all(cell_len(line) <= 8 for line in face(card, language).lines), card
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
