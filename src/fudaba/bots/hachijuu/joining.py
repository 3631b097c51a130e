"""Fold, in or double: how good a hand must be, by the rate it would be played at.

The numbers are for the usual fee and in balance: whoever alone declares otherwise, whatever the
hand and whatever was said before, gains about a chip a deal by it (decision 11).
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
from fudaba.games.hachijuu.auction import IN as MAY_JOIN
from fudaba.games.hachijuu.match import HachijuuMatch
from fudaba.games.hachijuu.teyaku import KINDS, NONE, PLAIN, SET, Hand

#: The strength that it takes to be in at rate 1: against one other, against two with somebody yet
#: to speak, against two as the last to speak and to play.
WITH_ONE: Final = -8
WITH_TWO: Final = 0
LAST_OF_THREE: Final = -10
#: The strength that it takes to play at rates 2 and 4.
DOUBLED: Final = 24
DOUBLED_TWICE: Final = 60
#: Whoever doubles must play first, and the others get away for the fee: only hands like this do,
#: and only while nobody is in; or where nothing else but folding is allowed (HJ-310).
OPENS_DOUBLED: Final = 80
#: Every fee in the pot makes it worth more; in answer to a double, those that were there before.
POT: Final = 5
POT_DOUBLED: Final = 8
#: The fee that the numbers are for, and how much strength makes up for a chip of it, in tenths.
USUAL_FEE: Final = 20
FOR_A_CHIP: Final = 7
#: Whoever leads the last deal by more than so many fees does not risk it.
SAFE_FEES: Final = 3

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
    others: i64 = min(2, count(auction.remaining()) - 1)
    merit = strength(match.hands[seat], match.field, others)
    if not match.mask & MAY_JOIN:
        return DOUBLE if merit >= _needed(match, 2 * auction.rate) else FOLD
    if auction.joined == 0 and merit >= OPENS_DOUBLED:
        return DOUBLE
    return IN if never_folds or merit >= _needed(match, auction.rate) else FOLD


def _needed(match: HachijuuMatch, rate: i64) -> i64:
    """The strength that it takes to play at a rate rather than to fold."""
    auction = match.auction
    remaining = count(auction.remaining())
    if rate > 1:
        needed: i64 = DOUBLED if rate == 2 else DOUBLED_TWICE
        needed -= POT_DOUBLED * _folds_before_double(match)
    else:
        if remaining == 2:
            needed = WITH_ONE
        elif count(auction.joined) < remaining - 1:
            needed = WITH_TWO
        else:
            needed = LAST_OF_THREE
        needed -= POT * count(auction.folded)
    return needed - (auction.fee - USUAL_FEE) * FOR_A_CHIP // (10 * rate)


def _folds_before_double(match: HachijuuMatch) -> i64:
    """How many had folded when the latest double was said; all, if nobody has doubled yet."""
    folds: i64 = 0
    before: i64 = -1
    for action in match.actions:
        if action == FOLD:
            folds += 1
        elif action == DOUBLE:
            before = folds
    return folds if before < 0 else before


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
