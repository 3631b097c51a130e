"""The two packs as text: every card, in the order of the contract, read back."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fudaba.cards.pack import HANAFUDA, SNAPPHANA, CardError, Pack

HANAFUDA_TEXTS = """
    1L 1R 1K1 1K2      2A 2R 2K1 2K2      3L 3R 3K1 3K2      4A 4R 4K1 4K2
    5A 5R 5K1 5K2      6A 6R 6K1 6K2      7A 7R 7K1 7K2      8L 8A 8K1 8K2
    9A 9R 9K1 9K2      10A 10R 10K1 10K2  11L 11A 11R 11K1   12L 12K1 12K2 12K3
    W
"""

SNAPPHANA_TEXTS = """
    SA S6 S7 S8 S9 S10 SJ SN SQ SK
    CA C6 C7 C8 C9 C10 CJ CN CQ CK
    HA H6 H7 H8 H9 H10 HJ HN HQ HK
    DA D6 D7 D8 D9 D10 DJ DN DQ DK
    T0 I1 I2 I3 I4 T5 T6 T7 T8 T9 T10 T11 T12 T13 T14 T15 T16 T17 T18 T19 T20 *
"""

packs = pytest.mark.parametrize("pack", [HANAFUDA, SNAPPHANA], ids=lambda pack: pack.name)


def test_hanafuda_stands_in_pack_order() -> None:
    assert list(HANAFUDA.texts) == HANAFUDA_TEXTS.split()


def test_snapphana_stands_in_pack_order() -> None:
    assert list(SNAPPHANA.texts) == SNAPPHANA_TEXTS.split()


def test_hanafuda_has_48_cards_and_the_white_one_beside_them() -> None:
    assert (HANAFUDA.size, len(HANAFUDA.texts)) == (48, 49)


def test_snapphana_has_62_cards() -> None:
    assert (SNAPPHANA.size, len(SNAPPHANA.texts)) == (62, 62)


@packs
def test_every_text_is_read_as_its_card(pack: Pack) -> None:
    assert [pack.card(text) for text in pack.texts] == list(range(len(pack.texts)))
    assert [pack.text(card) for card in range(len(pack.texts))] == list(pack.texts)


@packs
def test_small_letters_and_spaces_are_read_too(pack: Pack) -> None:
    assert [pack.card(f" {text.lower()} ") for text in pack.texts] == list(range(len(pack.texts)))


def test_the_only_plain_of_november_needs_no_digit() -> None:
    assert HANAFUDA.card("11K") == HANAFUDA.card("11K1") == 43
    assert HANAFUDA.set_text(HANAFUDA.set("11K")) == "11K1"


@packs
@pytest.mark.parametrize("text", ["", "13L", "1A", "8R", "12K4", "K1", "0L", "1", "L", "WW", "SX"])
def test_what_names_no_card_is_refused_by_name(pack: Pack, text: str) -> None:
    with pytest.raises(CardError, match=f"'{text}' is not a card"):
        pack.card(text)


@pytest.mark.parametrize("text", ["S11", "S5", "T1", "T4", "T21", "I0", "I5", "**", "1L"])
def test_snapphana_has_no_other_cards(text: str) -> None:
    with pytest.raises(CardError, match="Snapphana"):
        SNAPPHANA.card(text)


def test_a_card_named_twice_is_refused() -> None:
    with pytest.raises(CardError, match="9A is named twice"):
        HANAFUDA.cards("1L 9A 3L 9a")
    with pytest.raises(CardError, match="11K1 is named twice"):
        HANAFUDA.set("11K1 11K")


def test_an_unknown_card_among_others_is_refused_by_name() -> None:
    with pytest.raises(CardError, match="'13L'"):
        HANAFUDA.set("1L 13L")


def test_no_text_is_no_cards() -> None:
    assert HANAFUDA.cards("  ") == []
    assert HANAFUDA.set("") == 0
    assert HANAFUDA.set_text(0) == ""


def test_a_list_keeps_its_order_and_a_set_stands_in_pack_order() -> None:
    cards = HANAFUDA.cards("12K3 1L 9A")
    assert HANAFUDA.list_text(cards) == "12K3 1L 9A"
    assert HANAFUDA.set_text(HANAFUDA.set("12K3 1L 9A")) == "1L 9A 12K3"


@packs
@given(data=st.data())
def test_any_set_of_cards_survives_its_text(pack: Pack, data: st.DataObject) -> None:
    cards = data.draw(st.sets(st.integers(0, len(pack.texts) - 1)))
    as_int = sum(2**card for card in cards)
    text = pack.set_text(as_int)
    assert pack.set(text) == as_int
    assert pack.cards(text) == sorted(cards)


@packs
@given(data=st.data())
def test_any_order_of_cards_survives_its_text(pack: Pack, data: st.DataObject) -> None:
    order = data.draw(st.permutations(range(len(pack.texts))))
    assert pack.cards(pack.list_text(order)) == order
