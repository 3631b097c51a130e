"""Sequences: the longest of each kind in a set of cards, and what its wilds stand for.

Each wild adds one card to every sequence of its owner (SN-084, SN-R14), so that only the trump
sequence takes a search: which gap of its core is left open, and which are filled.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fudaba.cards.bits import CardSet, bit, cards_of, count
from fudaba.cards.snapphana import ACES, NULLA, NULLA_CARD, SNAPPHANAR, TRUMPS, WILDS, trump
from fudaba.games.snapphana.kinds import IN_ACES, IN_SNAPPHANAR, KINDS, SPADES, TRUMP

#: The king, and the queen, knight and knave of the spades; of the other suits ten cards on.
_KING: Final = 1 << 9
_COURT: Final = 7 << 6

#: T19, T18, T17: of these three one may simply be missing (SN-074, SN-R10).
_HIGHEST_OF_CORE: Final = 19
_LOWEST_OF_CORE: Final = 17
_CORE: Final = 7 << 57
_NONE_SKIPPED: Final = 0


def points_of(length: i64) -> i64:
    """SN-071: ten for three cards, five for every further one."""
    if length < 3:
        return 0
    return 10 + 5 * (length - 3)


def longest(kind: i64, cards: CardSet) -> CardSet:
    """The cards of the longest sequence of a kind in the set; none where there is no sequence."""
    if kind == TRUMP:
        return longest_trump(cards)
    if kind == IN_SNAPPHANAR:
        return _of_equals(cards, SNAPPHANAR)
    if kind == IN_ACES:
        return _of_equals(cards, ACES)
    return _of_suit(kind, cards)


def _of_equals(cards: CardSet, equals: CardSet) -> CardSet:
    """SN-079, SN-080, SN-R13: at least two real cards, three with the wilds."""
    real = cards & equals
    found = real | cards & WILDS
    if real & (real - 1) and count(found) >= 3:
        return found
    return 0


def _of_suit(kind: i64, cards: CardSet) -> CardSet:
    """SN-077, SN-078: the king, two of the court with a real one among them; the ace adds one."""
    shift = 10 * (kind - SPADES)
    court: i64 = _COURT
    court <<= shift
    court &= cards
    king: i64 = _KING
    king <<= shift
    if cards & king == 0 or court == 0 or count(court | cards & WILDS) < 2:
        return 0
    return cards & KINDS[kind].cards


def longest_trump(cards: CardSet) -> CardSet:
    """SN-074 to SN-076: the best over the core cards that may be left out."""
    if cards & trump(20) == 0 or cards & _CORE == 0:
        return 0
    best = trump_walk(cards, _NONE_SKIPPED)
    skipped: i64 = _HIGHEST_OF_CORE
    while skipped >= _LOWEST_OF_CORE:
        if cards & trump(skipped) == 0:
            found = trump_walk(cards, skipped)
            if count(found) > count(best):
                best = found
        skipped -= 1
    return best


def trump_walk(cards: CardSet, skipped: i64, laid: list[int] | None = None) -> CardSet:
    """The trump sequence from T20 down, past one card of the core that is left out.

    A card that is missing is filled by a wild, or the walk stops; two fillings next to each
    other end it (SN-086, SN-R8). `laid` gets, for every card in turn, the card it stands for.
    """
    real = trump(20)
    wilds = count(cards & WILDS)
    core: i64 = 0
    was_filled = False
    ended = False
    if laid is not None:
        laid.append(NULLA_CARD + 20)
    number: i64 = _HIGHEST_OF_CORE
    while number >= 5 and not ended:
        if number != skipped:
            if cards & trump(number):
                real |= trump(number)
                was_filled = False
            elif wilds > 0:
                wilds -= 1
                ended = was_filled
                was_filled = True
            else:
                break
            if laid is not None:
                laid.append(int(NULLA_CARD + number))
            if number >= _LOWEST_OF_CORE:
                core += 1
        number -= 1
    if core < 2 or real & _CORE == 0:
        return 0
    if number < 5 and not ended:
        real |= cards & SNAPPHANAR  # SN-076, SN-R12
    return real | cards & WILDS


def trump_layout(cards: CardSet) -> list[tuple[int, int]]:
    """A trump sequence card by card, each with the trump that it stands for.

    A wild that fills nothing stands for no card and comes last, with -1.
    """
    places: list[int] = []
    skipped: i64 = _NONE_SKIPPED
    if trump_walk(cards, skipped, places) != cards:
        skipped = _HIGHEST_OF_CORE
        while cards & trump(skipped) or trump_walk(cards, skipped) != cards:
            skipped -= 1
        places.clear()
        trump_walk(cards, skipped, places)
    wilds = cards_of(cards & WILDS)
    laid = [(place if cards & bit(place) else wilds.pop(0), place) for place in places]
    laid += [(card, card) for card in cards_of(cards & SNAPPHANAR)]
    return laid + [(card, -1) for card in wilds]


def is_trump_reachable(chosen: CardSet, later: CardSet) -> bool:
    """Whether cards shown for a trump sequence can still become one with later ones.

    Shown in pack order, all that comes later is higher: real cards above the lowest one shown
    and wilds can only help, and nothing else need be added to them.
    """
    lowest = chosen & TRUMPS & ~NULLA
    if lowest & SNAPPHANAR:
        useful = later & TRUMPS & ~NULLA
    elif lowest:
        useful = later & TRUMPS & ~((lowest & -lowest) - 1)
    else:
        useful = later & (_CORE | trump(20))
    everything = chosen | useful | later & WILDS
    return longest_trump(everything) == everything
