"""Fold, in or double: what a hand promises against the fee for folding.

All is counted in chips at rate 1. The numbers come from many deals of this bot against itself:
whoever alone changes one of them gains next to nothing (decision 10).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fudaba.bots.hachijuu.chances import Chances
from fudaba.bots.hachijuu.prospects import Prospects
from fudaba.bots.hanafuda.chances import SURE
from fudaba.cards.bits import CardSet, count, lowest
from fudaba.cards.hanafuda import ANIMALS, FULL_PACK, LIGHTS, RIBBONS
from fudaba.cards.vectors import vec
from fudaba.games.hachijuu.actions import DOUBLE, FOLD, IN
from fudaba.games.hachijuu.auction import DOUBLE as MAY_DOUBLE
from fudaba.games.hachijuu.auction import IN as MAY_JOIN
from fudaba.games.hachijuu.match import HachijuuMatch
from fudaba.games.hachijuu.teyaku import KINDS, NONE, PLAIN, SET, Hand

#: What the hand yaku of others cost; found by balance (a dealt hand has 12 on average).
THEIR_TEYAKU: Final = 20
#: How much stronger than usual a hand is that was doubled on, once and twice (rates 2 and 4).
DOUBLER: Final = 42
SECOND_DOUBLER: Final = 90
#: How much better than the others this bot believes that it plays the cards.
CONFIDENCE: Final = 25
#: Whoever leads the last deal by more than so many fees does not risk it.
SAFE_FEES: Final = 3

#: The later in order one plays, the better: first and last of two; first, second, last of three.
_PLACES: Final = vec[i64]([-4, 4, 0, -14, -2, 16])

_POINT_CARDS: Final = LIGHTS | ANIMALS | RIBBONS

#: More than anybody can be ahead.
_FAR_AHEAD: Final = 1 << 60


def declares(match: HachijuuMatch) -> i64:
    """What to say in the auction (HJ-301)."""
    auction = match.auction
    seat = match.to_play
    never_folds = False
    if match.deal_number == match.rules.deals:
        lead = _lead(match, seat)
        if lead > SAFE_FEES * auction.fee:
            return FOLD
        never_folds = lead < 0
    joined = count(auction.joined)
    others: i64 = min(2, joined + count(auction.remaining() & ~auction.joined) - 1)
    places = 3 * (others - 1)
    merit = strength(match.hands[seat], match.field, others) - THEIR_TEYAKU
    if auction.rate == 2:
        merit -= DOUBLER
    elif auction.rate == 4:
        merit -= SECOND_DOUBLER
    pot = auction.pot // (others + 1)
    folding = -auction.fee
    doubling = 2 * auction.rate * (merit + _PLACES[places]) + pot + auction.fee  # somebody folds
    if match.mask & MAY_JOIN:
        staying = auction.rate * (merit + _PLACES[places + joined] + CONFIDENCE) + pot
        if match.mask & MAY_DOUBLE and doubling > staying and doubling > folding:
            return DOUBLE
        if never_folds or staying > folding:
            return IN
    elif doubling > folding:
        return DOUBLE
    return FOLD


def _lead(match: HachijuuMatch, seat: i64) -> i64:
    """How far a seat is ahead of the best other; below 0 where it is behind."""
    lead: i64 = _FAR_AHEAD
    one: i64
    for one in range(match.seats):
        if one != seat:
            lead = min(lead, match.won[seat] - match.won[one])
    return lead


def strength(hand: CardSet, field: CardSet, others: i64) -> i64:
    """What a hand can be expected to bring against usual ones, hand yaku included."""
    chances = Chances(hand, field, FULL_PACK & ~(hand | field), others)
    chances.look(_POINT_CARDS)
    mine = Prospects(chances.mine, 1)
    mine.weigh(0, 0, 0)
    theirs = Prospects(chances.theirs, 1)
    theirs.weigh(0, 0, 0)
    promise = mine.added - theirs.added
    if others == 1:
        promise += _points(chances.mine) - _points(chances.theirs)  # HJ-702
        value = (promise // SURE - 10) * 135 // 100
    else:
        promise += 2 * (_points(chances.mine) - 80 * SURE)  # HJ-703
        value = (promise // SURE + 15) * 112 // 100
    held = Hand(hand)
    if held.held:
        value += _teyaku(held, PLAIN) + _teyaku(held, SET)
    return value


def _teyaku(held: Hand, family: i64) -> i64:
    """What the best hand yaku of a family is worth."""
    kind = held.best(family)
    if kind == NONE:
        return 0
    return KINDS[kind].points


def _points(chance_of: vec[i64]) -> i64:
    """The card points to expect, in thousandths."""
    points: i64 = 0
    rest: i64 = _POINT_CARDS
    while rest:
        card = lowest(rest)
        worth: i64 = 5
        if LIGHTS & rest & -rest:
            worth = 20
        elif ANIMALS & rest & -rest:
            worth = 10
        points += worth * chance_of[card]
        rest &= rest - 1
    return points
