"""Sets of cards as ints, compared with Python's own sets and ints."""

from hypothesis import given
from hypothesis import strategies as st

from fudaba.cards import bits

cards = st.integers(0, 61)
card_sets = st.sets(cards)


def as_int(held: set[int]) -> int:
    return sum(2**card for card in held)


def test_bit_is_a_power_of_two_up_to_the_last_card() -> None:
    assert [bits.bit(card) for card in range(63)] == [2**card for card in range(63)]


@given(card_sets)
def test_count_is_the_number_of_cards(held: set[int]) -> None:
    assert bits.count(as_int(held)) == len(held)


@given(st.integers(0, 2**62 - 1))
def test_count_is_bit_count(held: int) -> None:
    assert bits.count(held) == held.bit_count()


@given(st.sets(cards, min_size=1))
def test_lowest_is_the_first_card(held: set[int]) -> None:
    assert bits.lowest(as_int(held)) == min(held)


@given(st.sets(cards, min_size=1), st.data())
def test_nth_counts_in_pack_order(held: set[int], data: st.DataObject) -> None:
    index = data.draw(st.integers(0, len(held) - 1))
    assert bits.nth(as_int(held), index) == sorted(held)[index]


@given(card_sets)
def test_cards_of_lists_in_pack_order(held: set[int]) -> None:
    assert bits.cards_of(as_int(held)) == sorted(held)


@given(st.lists(cards))
def test_set_of_takes_any_order(listed: list[int]) -> None:
    assert bits.set_of(listed) == as_int(set(listed))


@given(card_sets)
def test_a_set_survives_being_listed(held: set[int]) -> None:
    assert bits.set_of(bits.cards_of(as_int(held))) == as_int(held)


def test_the_empty_set() -> None:
    assert bits.count(bits.NO_CARDS) == 0
    assert bits.cards_of(bits.NO_CARDS) == []


def test_is_compiled_says_what_the_module_is() -> None:
    assert bits.is_compiled() == (not str(bits.__file__).endswith(".py"))
