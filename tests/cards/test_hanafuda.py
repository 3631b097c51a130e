"""The constants of the hanafuda pack hold the cards that they are meant to hold."""

import pytest

from fudaba.cards import hanafuda
from fudaba.cards.pack import HANAFUDA

SETS = {
    "CRANE": "1L",
    "CURTAIN": "3L",
    "MOON": "8L",
    "RAIN_MAN": "11L",
    "PHOENIX": "12L",
    "DRY_LIGHTS": "1L 3L 8L 12L",
    "LIGHTS": "1L 3L 8L 11L 12L",
    "SAKE_CUP": "9A",
    "BOAR_DEER_BUTTERFLIES": "6A 7A 10A",
    "ANIMALS": "2A 4A 5A 6A 7A 8A 9A 10A 11A",
    "POETRY_RIBBONS": "1R 2R 3R",
    "BLUE_RIBBONS": "6R 9R 10R",
    "PLAIN_RIBBONS": "4R 5R 7R 11R",
    "RIBBONS": "1R 2R 3R 4R 5R 6R 7R 9R 10R 11R",
    "LIGHTNING": "11K1",
    "FULL_PACK": " ".join(HANAFUDA.texts[:48]),
    "PLAINS": " ".join(text for text in HANAFUDA.texts if "K" in text),
}


@pytest.mark.parametrize("name", SETS)
def test_a_set_holds_its_cards(name: str) -> None:
    assert HANAFUDA.set_text(getattr(hanafuda, name)) == SETS[name]


def test_kk_003_there_are_5_lights_9_animals_10_ribbons_and_24_plains() -> None:
    classes = (hanafuda.LIGHTS, hanafuda.ANIMALS, hanafuda.RIBBONS, hanafuda.PLAINS)
    assert [int(cards).bit_count() for cards in classes] == [5, 9, 10, 24]
    assert sum(classes) == hanafuda.FULL_PACK


def test_kk_003_every_card_has_the_nominal_value_of_its_class() -> None:
    values = {"L": 20, "A": 10, "R": 5, "K": 1}
    for card, text in enumerate(HANAFUDA.texts[:48]):
        assert hanafuda.nominal_value(card) == values[text.lstrip("0123456789")[0]]


def test_kk_003_the_whole_pack_is_worth_264() -> None:
    assert sum(hanafuda.nominal_value(card) for card in range(48)) == 264


def test_kk_006_there_are_three_sorts_of_ribbon() -> None:
    sorts = (hanafuda.POETRY_RIBBONS, hanafuda.BLUE_RIBBONS, hanafuda.PLAIN_RIBBONS)
    assert sum(sorts) == hanafuda.RIBBONS


def test_every_month_has_its_four_cards() -> None:
    for month in range(1, 13):
        cards = HANAFUDA.cards(HANAFUDA.set_text(hanafuda.month_cards(month)))
        assert [int(hanafuda.month_of(card)) for card in cards] == [month] * 4
        assert all(HANAFUDA.text(card).startswith(str(month)) for card in cards)


def test_single_cards_agree_with_their_sets() -> None:
    assert HANAFUDA.text(hanafuda.WHITE) == "W"
    assert HANAFUDA.text(hanafuda.LIGHTNING_CARD) == "11K1"
    assert HANAFUDA.size == hanafuda.PACK_SIZE
