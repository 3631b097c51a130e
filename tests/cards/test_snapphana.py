"""The constants of the Snapphana pack."""

from fudaba.cards import snapphana
from fudaba.cards.pack import SNAPPHANA


def test_named_cards_stand_where_the_constants_say() -> None:
    assert SNAPPHANA.text(snapphana.NULLA_CARD) == "T0"
    assert SNAPPHANA.text(snapphana.FIRST_SNAPPHANA_CARD) == "I1"
    assert SNAPPHANA.text(snapphana.LOWEST_NUMBER_TRUMP_CARD) == "T5"
    assert SNAPPHANA.text(snapphana.FJONT_CARD) == "*"


def test_the_pack_fits_in_62_bits() -> None:
    assert snapphana.FULL_PACK == 2**62 - 1 == SNAPPHANA.set(" ".join(SNAPPHANA.texts))


def test_there_are_four_suits_of_ten_and_21_trumps_and_fjont() -> None:
    plain = [text for text in SNAPPHANA.texts if text[0] in "SCHD"]
    trumps = [text for text in SNAPPHANA.texts if text[0] in "TI"]
    assert (len(plain), len(trumps)) == (40, 21)
    assert all(snapphana.text_of(card) == text for card, text in enumerate(SNAPPHANA.texts))
