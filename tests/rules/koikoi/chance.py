"""What the rule tests of Koi-Koi draw by chance: captured cards, deals, variants."""

from __future__ import annotations

from hypothesis import strategies as st

from fudaba.cards.hanafuda import FULL_PACK, MONTHS

#: Sets of cards, thin and dense ones.
CARD_SETS = st.one_of(
    st.integers(0, FULL_PACK),
    st.tuples(st.integers(0, FULL_PACK), st.integers(0, FULL_PACK)).map(
        lambda two: two[0] & two[1]
    ),
    st.tuples(st.integers(0, FULL_PACK), st.integers(0, FULL_PACK)).map(
        lambda two: two[0] | two[1]
    ),
)

DEALS = st.integers(1, MONTHS)

#: The options that change what captured cards are worth, and the joker, which must not.
VARIANTS = st.fixed_dictionaries(
    {
        "viewing_needs_other": st.booleans(),
        "sake_cup_kasu": st.booleans(),
        "tsukifuda": st.booleans(),
        "lightning_joker": st.booleans(),
    }
)
