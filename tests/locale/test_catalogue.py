"""Every word is there in all three languages, with the same placeholders."""

from string import Formatter

from babel import Locale

from fudaba.locale import LANGUAGES, Counting, has_word, word
from tests.locale.everything import EVERYTHING


def placeholders(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


def test_every_word_has_exactly_our_languages() -> None:
    wrong = {key: set(texts) for key, texts in EVERYTHING.items() if set(texts) != set(LANGUAGES)}
    assert wrong == {}


def test_no_text_is_blank() -> None:
    wrong = [
        (key, language)
        for key, texts in EVERYTHING.items()
        for language, text in texts.items()
        if not text.strip()
    ]
    assert wrong == []


def test_the_placeholders_are_the_same_in_every_language() -> None:
    wrong = [
        key
        for key, texts in EVERYTHING.items()
        if len({frozenset(placeholders(text)) for text in texts.values()}) > 1
    ]
    assert wrong == []


def test_placeholders_have_names() -> None:
    for key, texts in EVERYTHING.items():
        for text in texts.values():
            assert all(name.isidentifier() for name in placeholders(text)), key


def test_a_word_is_found_and_filled() -> None:
    assert has_word("cards.trump")
    assert not has_word("cards.no_such_word")
    assert word("cards.trump", "sv", rank=20) == "Trumf 20"


def test_a_word_that_counts_has_the_forms_that_its_language_knows() -> None:
    for key, texts in EVERYTHING.items():
        for language, text in texts.items():
            if isinstance(text, Counting):
                known = {*Locale(language).plural_form.tags, "other"}
                assert set(text.forms) == known, key
                assert {frozenset(placeholders(form)) for form in text.forms.values()} == {
                    frozenset(placeholders(text))
                }


def test_a_number_chooses_its_form() -> None:
    assert word("scene.points", "en", n=1) == "1 point"
    assert word("scene.points", "en", n=7) == "7 points"
    assert word("scene.points", "ja", n=1) == "1点"
