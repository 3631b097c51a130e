"""The yaku of Hachijuu a second time, on card texts instead of bits, from the rule text alone."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

#: HJ-002: what the twelve months hold.
MONTHS = "LRKK ARKK LRKK ARKK ARKK ARKK ARKK LAKK ARKK ARKK LARK LKKK"


def _pack() -> list[str]:
    cards = []
    for number, kinds in enumerate(MONTHS.split(), 1):
        plains = 0
        for letter in kinds:
            plains += letter == "K"
            cards.append(f"{number}{letter}{plains if letter == 'K' else ''}")
    return cards


#: In pack order.
PACK = _pack()

#: HJ-701.
POINTS = {"L": 20, "A": 10, "R": 5, "K": 0}

#: Value and rule of every hand yaku, by family (HJ-405, HJ-411 to HJ-426).
HAND_YAKU = {
    "plain": {"suroku": (60, "HJ-411"), "karasu": (100, "HJ-412")},
    "set": {
        "sanbon": (40, "HJ-421"),
        "kuttsuki": (80, "HJ-422"),
        "teshi": (200, "HJ-423"),
        "haneken": (200, "HJ-424"),
        "futasanbon": (200, "HJ-425"),
        "shisou": (600, "HJ-426"),
    },
}
#: The same without families.
HAND_VALUES = HAND_YAKU["plain"] | HAND_YAKU["set"]

#: How many cards of a month, month by month, are shown for a set yaku.
SHAPES = {
    (3,): "sanbon",
    (2, 2, 2): "kuttsuki",
    (4,): "teshi",
    (2, 2, 3): "haneken",
    (3, 3): "futasanbon",
    (3, 4): "shisou",
}

#: Value and rule of every captured yaku (HJ-611 to HJ-616).
CAPTURED_YAKU = {
    "inoshikacho": (200, "HJ-611"),
    "akatan": (200, "HJ-612"),
    "aotan": (200, "HJ-613"),
    "shichitan": (400, "HJ-614"),
    "shikou": (400, "HJ-615"),
    "sujuroku": (600, "HJ-616"),
}
SETS = {
    "inoshikacho": {"6A", "7A", "10A"},
    "akatan": {"1R", "2R", "3R"},
    "aotan": {"6R", "9R", "10R"},
    "shikou": {"1L", "3L", "8L", "12L"},
}


def kind(card: str) -> str:
    return card.rstrip("123")[-1] if "K" in card else card[-1]


def month(card: str) -> int:
    return int(card.partition("K")[0].rstrip("LAR"))


def is_plain(card: str) -> bool:
    """HJ-617: all willow cards are plains in hand yaku and captured yaku."""
    return kind(card) == "K" or month(card) == 11


def card_points(cards: list[str]) -> int:
    return sum(POINTS[kind(card)] for card in cards)


def in_pack_order(cards: list[str]) -> list[str]:
    return sorted(cards, key=PACK.index)


def ways(hand: list[str], family: str) -> dict[str, list[list[str]]]:
    """Every hand yaku of a family that a hand holds, with all sets of cards that would show it."""
    found: dict[str, list[list[str]]] = {}
    for number in range(3, 8):
        for shown in combinations(in_pack_order(hand), number):
            name = _shown_as(list(shown), family)
            if name:
                found.setdefault(name, []).append(list(shown))
    return found


def _shown_as(shown: list[str], family: str) -> str:
    if family == "plain":
        if all(is_plain(card) for card in shown):
            return {6: "suroku", 7: "karasu"}.get(len(shown), "")
        return ""
    shape = tuple(sorted(Counter(month(card) for card in shown).values()))
    return SHAPES.get(shape, "")


def best(hand: list[str], family: str) -> str:
    """The highest hand yaku of a family, nothing if there is none (HJ-R8, HJ-R9)."""
    found = ways(hand, family)
    return max(found, key=lambda name: HAND_YAKU[family][name][0]) if found else ""


def captured_yaku(cards: list[str]) -> list[str]:
    """All captured yaku of a pile; they combine."""
    held = set(cards)
    made = [name for name, wanted in SETS.items() if wanted <= held]
    if sum(kind(card) == "R" and month(card) != 11 for card in held) >= 7:
        made.append("shichitan")
    if sum(is_plain(card) for card in held) >= 16:
        made.append("sujuroku")
    return sorted(made, key=list(CAPTURED_YAKU).index)


def captured_value(cards: list[str]) -> int:
    return sum(CAPTURED_YAKU[name][0] for name in captured_yaku(cards))
