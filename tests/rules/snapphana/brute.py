"""Sequences of the Snapphana games found by trying every layout: slow, plain, and no procedure.

A layout is cards in the order they are laid on the table. What makes one a sequence is written
here as SN-070 to SN-086 and the rulings SN-R8 to SN-R13 say it; the best sequence in a set is
then the longest layout of any of its cards.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import combinations, permutations

Cards = Iterable[str]
Layout = tuple[str, ...]

WILDS = ("T0", "*")
SNAPPHANAR = ("I1", "I2", "I3", "I4")
ACES = ("SA", "CA", "HA", "DA")
SUITS = {"spades": "S", "clubs": "C", "hearts": "H", "diamonds": "D"}
#: The seven kinds of SN-070, by the names the actions use.
KINDS = ("trump", *SUITS, "snapphanar", "aces")


def highest(kind: str) -> str:
    """The card that must be there, and be real (SN-073)."""
    return "T20" if kind == "trump" else SUITS[kind] + "K"


def core(kind: str) -> Layout:
    """The three cards of which one may be missing (SN-074, SN-077)."""
    if kind == "trump":
        return ("T19", "T18", "T17")
    return tuple(SUITS[kind] + rank for rank in "QNJ")


def extension(kind: str) -> Layout:
    """The cards after the core, without gaps (SN-075, SN-078)."""
    if kind == "trump":
        return tuple(f"T{number}" for number in range(16, 4, -1))
    return (SUITS[kind] + "A",)


def belongs(kind: str, card: str) -> bool:
    """Whether a card can stand in a sequence of the kind at all."""
    if card in WILDS:
        return True
    if kind in ("snapphanar", "aces"):
        return card in (SNAPPHANAR if kind == "snapphanar" else ACES)
    low_end = SNAPPHANAR if kind == "trump" else ()
    return card in (highest(kind), *core(kind), *extension(kind), *low_end)


# Is this layout a sequence?


def is_layout(kind: str, laid: Layout) -> bool:
    """Whether the cards, in this order, are one sequence of the kind."""
    if len(laid) < 3 or len(set(laid)) < len(laid):
        return False
    if kind in ("snapphanar", "aces"):
        real = [card for card in laid if card not in WILDS]
        return len(real) >= 2 and all(belongs(kind, card) for card in laid)
    for place in range(len(laid) - 2):
        if laid[place] in WILDS and laid[place + 1] in WILDS:
            return False
    return laid[0] == highest(kind) and _core_fits(kind, laid[1:], core(kind), 0, 0)


def _core_fits(kind: str, laid: Layout, left: Layout, skipped: int, real: int) -> bool:
    if not left:
        return real >= 1 and _extension_fits(kind, laid, extension(kind))
    if skipped == 0 and _core_fits(kind, laid, left[1:], 1, real):
        return True
    if not laid or laid[0] not in (left[0], *WILDS):
        return False
    return _core_fits(kind, laid[1:], left[1:], skipped, real + (laid[0] == left[0]))


def _extension_fits(kind: str, laid: Layout, left: Layout) -> bool:
    if laid and left and laid[0] in (left[0], *WILDS):
        return _extension_fits(kind, laid[1:], left[1:])
    added = WILDS if left or kind != "trump" else (*WILDS, *SNAPPHANAR)
    return all(card in added for card in laid)


def by_permutation(kind: str, cards: Cards) -> set[frozenset[str]]:
    """Every set among the cards that some order makes a sequence. Only for a few cards."""
    held = [card for card in cards if belongs(kind, card)]
    return {
        frozenset(chosen)
        for number in range(3, len(held) + 1)
        for chosen in combinations(held, number)
        if any(is_layout(kind, laid) for laid in permutations(chosen))
    }


# Every layout of a set of cards.


def layouts(kind: str, cards: Cards) -> Iterator[Layout]:
    """Every layout of the kind that can be laid out of the cards; of equal cards in one order."""
    held = frozenset(card for card in cards if belongs(kind, card))
    if kind in ("snapphanar", "aces"):
        names = SNAPPHANAR if kind == "snapphanar" else ACES
        for chosen in _some([card for card in names if card in held]):
            if len(chosen) >= 2:
                yield from (
                    chosen + wilds
                    for wilds in _some([card for card in WILDS if card in held])
                    if len(chosen) + len(wilds) >= 3
                )
    elif highest(kind) in held:
        yield from _in_core(kind, held, (highest(kind),), core(kind), 0, 0)


def _some(cards: list[str]) -> Iterator[Layout]:
    """Every selection of the cards, none and all among them."""
    for number in range(len(cards) + 1):
        yield from combinations(cards, number)


def _next(held: frozenset[str], laid: Layout, card: str) -> list[str]:
    """What may be laid where `card` belongs: itself or a wild not yet used (SN-082, SN-085)."""
    return [choice for choice in (card, *WILDS) if choice in held and choice not in laid]


def _is_ended(laid: Layout) -> bool:
    """Whether the last two cards are the two wilds (SN-086)."""
    return laid[-1] in WILDS and laid[-2] in WILDS


def _in_core(
    kind: str, held: frozenset[str], laid: Layout, left: Layout, skipped: int, real: int
) -> Iterator[Layout]:
    if not left:
        if real >= 1:
            yield from _in_extension(kind, held, laid, extension(kind))
        return
    if skipped == 0:
        yield from _in_core(kind, held, laid, left[1:], 1, real)
    if len(laid) > 1 and _is_ended(laid):
        return
    for choice in _next(held, laid, left[0]):
        is_real = choice not in WILDS
        yield from _in_core(kind, held, (*laid, choice), left[1:], skipped, real + is_real)


def _in_extension(kind: str, held: frozenset[str], laid: Layout, left: Layout) -> Iterator[Layout]:
    yield from _closed(held, laid)
    if _is_ended(laid):
        return
    if not left:
        if kind == "trump":
            for chosen in _some([card for card in SNAPPHANAR if card in held]):
                if chosen:
                    yield from _closed(held, laid + chosen)
        return
    for choice in _next(held, laid, left[0]):
        yield from _in_extension(kind, held, (*laid, choice), left[1:])


def _closed(held: frozenset[str], laid: Layout) -> Iterator[Layout]:
    """The layout as it is, and with wilds added at its end (SN-083)."""
    yield laid
    if not _is_ended(laid):
        free = [card for card in WILDS if card in held and card not in laid]
        for added in _some(free):
            if added:
                yield laid + added


def sets(kind: str, cards: Cards) -> set[frozenset[str]]:
    """Every set among the cards that can be arranged as one sequence (SN-R15, SN-R16)."""
    return {frozenset(laid) for laid in layouts(kind, cards)}


@lru_cache(maxsize=100_000)
def _longest(kind: str, held: frozenset[str]) -> int:
    return max((len(laid) for laid in layouts(kind, held)), default=0)


def longest(kind: str, cards: Cards) -> int:
    """The number of cards of the best sequence, 0 where there is none."""
    return _longest(kind, frozenset(card for card in cards if belongs(kind, card)))


def is_sequence(kind: str, cards: Cards) -> bool:
    """Whether these cards, all of them, can be arranged as one sequence (SN-R15)."""
    wanted = list(cards)
    return len(wanted) >= 3 and longest(kind, wanted) == len(wanted)


def points(length: int) -> int:
    """What a sequence of so many cards scores (SN-071)."""
    return 10 + 5 * (length - 3) if length else 0


# Multiples, and a whole pile.

#: The five kinds of SN-061 with the values of SN-063, triple and quadruple.
MULTIPLES = {
    "tarokker": (("T20", "T19", "T0", "*"), 18, 36),
    "kings": (("SK", "CK", "HK", "DK"), 17, 34),
    "queens": (("SQ", "CQ", "HQ", "DQ"), 14, 28),
    "knights": (("SN", "CN", "HN", "DN"), 13, 26),
    "knaves": (("SJ", "CJ", "HJ", "DJ"), 12, 24),
}


def multiple_points(kind: str, cards: Cards) -> int:
    """What the cards of one kind of multiple score (SN-062, SN-063)."""
    four, triple, quadruple = MULTIPLES[kind]
    held = sum(card in four for card in cards)
    return {3: triple, 4: quadruple}.get(held, 0)


def pile(cards: Cards) -> dict[str, dict[str, int]]:
    """The combinations of a pile, by group and kind, with their points before doubling."""
    held = frozenset(cards)
    found = {
        "multiples": {kind: multiple_points(kind, held) for kind in MULTIPLES},
        "sequences": {kind: points(longest(kind, held)) for kind in KINDS},
    }
    return {
        group: {kind: worth for kind, worth in kinds.items() if worth}
        for group, kinds in found.items()
    }


def doubled(kinds: dict[str, int]) -> int:
    """The sum of a group, twice over if it has three combinations (SN-064, SN-072)."""
    return sum(kinds.values()) * (2 if len(kinds) >= 3 else 1)
