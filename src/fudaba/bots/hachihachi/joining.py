"""Whether to play a deal: blind, with a hand that was looked at, or against one other player.

All is counted in tenths of a kan in a small field: the multiplier weighs on every side alike.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fudaba.bots.hachihachi.chances import some_of
from fudaba.bots.hanafuda.chances import SURE
from fudaba.cards.bits import CardSet, count
from fudaba.cards.hanafuda import BLUE_RIBBONS, LIGHTS, POETRY_RIBBONS, RIBBONS
from fudaba.games.hachihachi.match import HachiHachiMatch
from fudaba.games.hachihachi.options import Rules
from fudaba.games.hachihachi.teyaku import Hand
from fudaba.games.hanafuda.capture import whole_months

# What hands brought in many deals of this bot against itself.

#: A hand with nothing at all: the others have their teyaku and their luck.
NOTHING: Final = -60
#: A kan of teyaku, paid by two.
TEYAKU_KAN: Final = 20
LIGHT: Final = 9
FINE_RIBBON: Final = 11
#: Field cards that the hand can take.
FIELD_LIGHT: Final = 7
FIELD_RIBBON: Final = 5
FIELD_CARD: Final = 2

#: How often players stay, in thousandths.
STAYING: Final = 600

#: How far behind, in kan, one gambles in the last deal.
GAMBLE: Final = 5


def plays_blind(match: HachiHachiMatch) -> bool:
    """Whether to say mizuten (HH-250). It costs more than it brings, so only the last deal can
    be a reason, for somebody who is far behind and may know it (HH-R66)."""
    rules = match.rules
    if match.month < rules.deals or not (rules.totals_public or match.month > 11):
        return False
    scores = match.scores
    return max(scores) > scores[match.to_play] + GAMBLE * rules.kan


def stays(match: HachiHachiMatch) -> bool:
    """Whether the hand is worth more than the fee for dropping (HH-305)."""
    auction = match.auction
    assert auction is not None
    rules = match.rules
    stayed = count(auction.stayed)
    left = auction.speakers() - auction.heard - 1
    place = auction.heard if rules.fee_by_seat else count(auction.dropped)
    fee = 5 * (2 + place)
    pot = match.pot * 10 // (rules.kan * match.multiplier)
    playing: i64 = SURE
    if not rules.forced_in:
        playing = some_of(STAYING, 2 - stayed, left)
    merit = strength(rules, match.hands[match.to_play], match.field) + pot // 3
    # Where fewer than three stay, the pot is shared, or won by the only one.
    merit = merit * playing + pot // 2 * (SURE - playing)
    return merit > -fee * SURE


def splits(match: HachiHachiMatch) -> bool:
    """Whether to share the pot rather than play for it against one other (HH-310)."""
    return strength(match.rules, match.hands[match.to_play], match.field) <= 0


def strength(rules: Rules, hand: CardSet, field: CardSet) -> i64:
    """What a hand can be expected to bring against two others."""
    held = Hand(rules, hand)
    found = field & whole_months(hand)
    points = NOTHING + TEYAKU_KAN * (held.kan_a + held.kan_b)
    points += LIGHT * count(hand & LIGHTS)
    points += FINE_RIBBON * count(hand & (POETRY_RIBBONS | BLUE_RIBBONS))
    points += FIELD_LIGHT * count(found & LIGHTS) + FIELD_RIBBON * count(found & RIBBONS)
    return points + FIELD_CARD * count(found)
