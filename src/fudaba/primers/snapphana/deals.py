"""The deals that the four primers walk through, as bots played them."""

from __future__ import annotations

from typing import Final

from fudaba.primers.snapphana.deal import Deal

#: Four kings, and Fjønt in five sequences.
EIGHT_HUNDRED: Final = Deal(
    game="800",
    seed=1189,
    moves="""
    discard SA, discard CN
    declare knaves, T5, declare knights, I1, T15, declare trump, declare diamonds, T17
    T7, T6, T8, T12
    I2, I3, T14, T10
    CK, C6, C9, T9
    T11, SJ, I4, T19
    HK, T13, HA, HN
    S10, S7, SK, S6
    CQ, T16, T20, C7
    DK, D9, DN, DA
    D6, DJ, H9, T0
    T18, *, CA, H10, give S6
    SQ, D7, S8, S9
    H6, D8, HJ, C8
    HQ, CJ, H7, D10
    C10, SN, H8, DQ
    """,
)

#: Elna shows 94 points, and loses two of her kings to small trumps.
THOUSAND: Final = Deal(
    game="1000",
    seed=29,
    moves="""
    discard SA, discard S8, discard S10, discard SN, discard CQ
    discard H8, discard H10, discard HN, discard D6, discard DN
    discard S7, discard S9, discard SQ, discard CA, discard CJ
    discard HA, discard H6, discard H9, discard D7, discard DQ
    discard SJ, discard HJ
    declare kings, show SK, show CK, show HK, show DK
    declare clubs, declare hearts, declare diamonds, SK
    declare trump, show T15, declare snapphanar, show I1, show I3, show I4, show *, I1
    T5, T7
    T8, T9
    T6, T11
    DK, D9
    S6, I3
    C6, CK
    CN, C7
    D8, DA
    C8, T0
    D10, I4
    C9, I2
    DJ, T10
    C10, T13
    T14, T17
    T12, T19
    HK, T15
    *, HQ, give S6
    H7, T16
    T20, T18
    """,
)

#: Fjønt is paid for late, and the knights that were shown change hands.
HUNDRED_AND_FIFTY: Final = Deal(
    game="150",
    seed=34,
    moves="""
    discard S9, discard SN
    declare trump, T15, declare knights, declare clubs, show CA, T19
    H7, *
    D6, DA, give D6
    T18, T9
    T13, T17
    D7, D8
    CK, C7
    C6, C9
    T20, C8
    H10, HA
    CJ, I1
    SQ, CA
    T5, HN
    T6, DN
    T7, CN
    """,
)

#: A king is handed on, and is the third of the one who gets it.
FJABBE: Final = Deal(
    game="fjabbe",
    seed=59,
    moves="""
    T18, I2, T0, T15
    I1, T13, T19, T20
    S9, S10, SQ, SK
    I3, CK, DK, T5
    T7, I4, CN, SN
    S7, *, DN, HQ, give SK
    H9, T11, HJ, DJ
    C7, HA, C10, C8
    D7, C9, T9, D6
    SJ, D8, DA, H7
    """,
)
