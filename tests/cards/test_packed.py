"""Sets of cards as packed arrays, compared with sorted lists."""

from hypothesis import given
from hypothesis import strategies as st

from fudaba.cards.packed import packed

card_sets = st.sets(st.integers(0, 61))


@given(card_sets)
def test_a_set_is_packed_in_pack_order(held: set[int]) -> None:
    assert [int(card) for card in packed(sum(2**card for card in held))] == sorted(held)


def test_every_pack_is_a_new_one() -> None:
    first = packed(0b111)
    first[0] = 61
    assert [int(card) for card in packed(0b111)] == [0, 1, 2]
