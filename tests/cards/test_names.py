"""Every card has a name in English, Swedish and Japanese."""

import pytest

from fudaba.cards.pack import HANAFUDA, SNAPPHANA, Pack
from fudaba.locale import LANGUAGES, Language

packs = pytest.mark.parametrize("pack", [HANAFUDA, SNAPPHANA], ids=lambda pack: pack.name)
languages = pytest.mark.parametrize("language", LANGUAGES)


@packs
@languages
def test_every_card_has_a_name(pack: Pack, language: Language) -> None:
    for card, text in enumerate(pack.texts):
        name = pack.name_of(card, language)
        assert name.strip() == name != "", text
        assert "{" not in name


@languages
def test_hanafuda_of_different_kinds_have_different_names(language: Language) -> None:
    """Only the plains of one month may share a name."""
    kinds: dict[str, set[str]] = {}
    for card, text in enumerate(HANAFUDA.texts):
        kind = text[:-1] if "K" in text else text
        kinds.setdefault(HANAFUDA.name_of(card, language), set()).add(kind)
    assert {name: shared for name, shared in kinds.items() if len(shared) > 1} == {}


@languages
def test_snapphana_cards_have_different_names_but_for_the_snapphanar(language: Language) -> None:
    kinds: dict[str, set[str]] = {}
    for card, text in enumerate(SNAPPHANA.texts):
        kind = "I" if text.startswith("I") else text
        kinds.setdefault(SNAPPHANA.name_of(card, language), set()).add(kind)
    assert {name: shared for name, shared in kinds.items() if len(shared) > 1} == {}


def test_some_names_as_people_say_them() -> None:
    names = [HANAFUDA.name_of(HANAFUDA.card("11L"), language) for language in LANGUAGES]
    assert names == ["Rain man", "Regnmannen", "柳に小野道風"]
    assert SNAPPHANA.name_of(SNAPPHANA.card("SK")) == "king of spades"
    assert SNAPPHANA.name_of(SNAPPHANA.card("H7"), "sv") == "hjärter 7"
    assert SNAPPHANA.name_of(SNAPPHANA.card("T20")) == "Trump 20"
