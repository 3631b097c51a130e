"""Declarations as the rule text writes them, made at the table."""

from __future__ import annotations

from fudaba.games.contract import IllegalAction
from tests.rules.snapphana.match import choices, dealt, declare, discard, view
from tests.rules.snapphana.written import LETTERS, MULTIPLES, SEQUENCES, cards, listed, text

ORDER = (*MULTIPLES, *SEQUENCES)
LOW_CARDS = "S6 C6 H6 D6 S7 C7 H7 D7 S8 C8 H8 D8"
RANKS = {"K": "kings", "Q": "queens", "N": "knights", "J": "knaves"}


def read(declared: str) -> list[tuple[str, str]]:
    """`M: SK CK HK / S: SK SQ SN` as kinds and cards."""
    found = []
    for part in declared.split(" / "):
        letter, _, held = part.partition(": ")
        kind = LETTERS.get(letter) or _multiple(held.split())
        found.append((kind, held))
    return found


def _multiple(held: list[str]) -> str:
    if held[0] in ("T20", "T19", "T0", "*"):
        return "tarokker"
    return RANKS[held[0][1:]]


def declared_points(declared: str) -> int | str:
    """What a player of 800 gets for a declaration, `illegal` where it cannot be made.

    The player holds the cards named and no others that would help.
    """
    bundle = sorted(read(declared), key=lambda combination: ORDER.index(combination[0]))
    held = list(dict.fromkeys(card for _, shown in bundle for card in listed(shown)))
    number = 15 if len(held) <= 15 else 20
    fillers = [card for card in listed(LOW_CARDS) if card not in held]
    hand = " ".join([*held, *fillers[: number - len(held)]])
    match = discard(dealt("800", {1: hand, 0: "S10 C10"}, seed=9, target=100_000), "S10 C10")
    for kind, shown in bundle:
        before = view(match, 1).declared[1]
        if f"declare {kind}" not in choices(match):
            return "illegal"
        try:
            declare(match, kind, shown)
        except IllegalAction:
            return "illegal"
        (made,) = [one for one in view(match, 1).declared[1] if one not in before]
        if (made.name, made.cards) != (kind, text(cards(shown))):
            return "illegal"
    return view(match, 1).declared_points[1]
