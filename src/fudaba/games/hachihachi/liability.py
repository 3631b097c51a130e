"""Who has to answer for a card: whoever laid it down for another to complete something with."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from fudaba.cards.bits import CardSet, bit
from fudaba.cards.hanafuda import month_cards, month_of
from fudaba.games.hachihachi.dekiyaku import COVERED, DEKIYAKU
from fudaba.games.hachihachi.facts import GROUP_A
from fudaba.games.hachihachi.teyaku import Hand

if TYPE_CHECKING:
    from fudaba.games.hachihachi.match import HachiHachiMatch


def find_liable(match: HachiHachiMatch, seat: i64, new: CardSet) -> None:
    """HH-716, HH-903, HH-R45: who laid down, in the latest turn, the card that was lacking."""
    for other in match.order:
        card = match.laid[other]
        if other == seat or card < 0 or new & bit(card) == 0:
            continue
        if match.rules.liability_dekiyaku:
            for index in COVERED:
                if DEKIYAKU[index].cards & ~match.turn_base == bit(card):
                    match.liable[index] = other
        if match.rules.liability_tobikomi and match.declared[seat] & GROUP_A:
            month = month_of(card)
            held = Hand(match.rules, match.dealt[seat])
            if held.triples & month_cards(month):
                match.liable_month[month] = other
