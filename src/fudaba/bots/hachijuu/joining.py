"""Fold, in or double: how good a hand must be, by the rate it would be played at.

The numbers are for the usual fee and in balance: with two or three at the table nobody gains more
than about a chip a deal by declaring otherwise, by what was said before and by the strength of the
hand (decision 11).
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
from fudaba.games.hachijuu.auction import Auction
from fudaba.games.hachijuu.match import HachijuuMatch
from fudaba.games.hachijuu.teyaku import KINDS, NONE, PLAIN, SET, Hand

#: The strength that it takes to be in at rate 1: against one other, against two with somebody yet
#: to speak, against two as the last to speak and to play.
AGAINST_ONE: Final = -8
AGAINST_TWO: Final = 0
LAST_OF_THREE: Final = -10
#: The strength that it takes to play at rates 2 and 4.
DOUBLED: Final = 24
DOUBLED_TWICE: Final = 60
#: Whoever doubles must play first, and the others get away for the fee: only hands like this do,
#: and only while nobody is in; or where nothing else but folding is allowed (HJ-310).
OPENS_DOUBLED: Final = 80
#: How much less is enough for every fee in the pot. In answer to a double those count that were
#: there before it: the doubler had them in mind too, and those who fold since fear the doubler.
POT: Final = 5
POT_DOUBLED: Final = 8
#: The fee that the numbers are for, and how much strength makes up for a chip of it, in tenths.
USUAL_FEE: Final = 20
FOR_A_CHIP: Final = 7
_POINT_CARDS: Final = LIGHTS | ANIMALS | RIBBONS


def declares(match: HachijuuMatch) -> i64:
    """What to say in the auction (HJ-301)."""
    auction = match.auction
    seat = match.to_play
    if match.seats == 2 and match.deal_number == match.rules.deals:
        lead = match.won[seat] - match.won[1 - seat]
        if lead > 2 * auction.fee:  # the other gets what folding costs
            return FOLD
        if lead < 0:
            return IN
    others: i64 = min(2, count(auction.remaining()) - 1)
    merit = strength(match.hands[seat], match.field, others)
    if not match.mask & MAY_JOIN:
        needed = _doubled(auction, 2 * auction.rate, count(auction.folded))
        return DOUBLE if merit >= needed else FOLD
    if auction.joined == 0 and merit >= OPENS_DOUBLED:
        return DOUBLE
    if auction.rate == 1:
        needed = _plain(auction)
    else:
        needed = _doubled(auction, auction.rate, _folds_before_double(match))
    return IN if merit >= needed else FOLD


def _plain(auction: Auction) -> i64:
    """The strength that it takes to be in at rate 1 rather than to fold."""
    remaining = count(auction.remaining())
    if remaining == 2:
        needed: i64 = AGAINST_ONE
    elif count(auction.joined) < remaining - 1:
        needed = AGAINST_TWO
    else:
        needed = LAST_OF_THREE
    return _for_fee(auction, needed, 1, POT * count(auction.folded))


def _doubled(auction: Auction, rate: i64, folds: i64) -> i64:
    """The strength that it takes to play at rate 2 or 4 rather than to fold."""
    needed: i64 = DOUBLED if rate == 2 else DOUBLED_TWICE
    return _for_fee(auction, needed, rate, POT_DOUBLED * folds)


def _for_fee(auction: Auction, needed: i64, rate: i64, pot: i64) -> i64:
    """What is needed where the fee is what it is."""
    needed -= pot * auction.fee // USUAL_FEE
    return needed - (auction.fee - USUAL_FEE) * FOR_A_CHIP // (10 * rate)


def _folds_before_double(match: HachijuuMatch) -> i64:
    """How many had folded when the latest double was said."""
    folds: i64 = 0
    before: i64 = 0
    for action in match.actions:
        if action == FOLD:
            folds += 1
        elif action == DOUBLE:
            before = folds
    return before


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
