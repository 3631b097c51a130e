"""Piles that bring the points of the rule text's worked examples, counted by the book."""

#: Fjabbe: the piles of the four players, the last trick with the first.
FJABBE = {
    "WJ-01": [
        "S10 C10 CN HA H7 DA D7 D8 D9 DN DQ DK I2 T9 T10 T17",
        "SA C6 HQ I1 I3 T15 T19 *",
        "S7 SJ C9 CJ CK H8 H9 H10 T0 T7 T11 T20",
        "SK H6 HK T16",
    ],
    "WJ-03": [
        "SJ SQ C6 C8 C9 CJ CN CQ HA H9 H10 HJ HK D6 D9 DQ I4 T10 T12 T15",
        "",
        "S9 SN SK C10 H6 DA D10 T5 T8 T16 T19 *",
        "S7 CA HN D8 T0 I1 T14 T17",
    ],
    "WJ-05": [
        "S6 S7 S8 S9 S10 SJ SN SQ C7 C8 C9 C10 CN CK HA H7 H8 H9 H10 HN HK D8 D9 D10 DN "
        "I2 I4 T5 T6 T7 T8 T10 T11 T13 T14 T16 T17 T18 T19 *",
        "",
        "",
        "",
    ],
}

#: 150: the piles of the two players, the last trick with the second.
MATCH = {
    "WM-03": [
        "SA S8 SJ SK C8 CJ CN HJ DA D6 DQ DK T11 T15 T18 *",
        "S6 S7 SN CQ CK HA HN D10 DN T0 I1 I3 T9 T10 T19 T20",
    ],
    "WM-05": [
        "SA SN CA C6 H6 H9 D10 T0 I2 I3 T12 T13 T19 T20",
        "S7 SQ CN CK H10 HN HK D7 DN DK I1 I4 T9 T14 T16 T17 T18 *",
    ],
    "WM-09": [
        "C6 C7 C10 DJ T10 T11 T14 T18",
        "S6 S9 SJ SN SK CA C8 C9 CJ CN CK HA H6 HJ DA D10 DK I2 T6 T7 T8 T12 T16 *",
    ],
}
