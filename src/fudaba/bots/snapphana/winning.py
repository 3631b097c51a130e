"""How likely it is that a side wins the trick with a card, if all others beat what they can."""

from __future__ import annotations

from mypy_extensions import i64

from fudaba.bots.snapphana.chances import EVEN, HIGHER, PLACES, SURE, none_of
from fudaba.bots.snapphana.sight import Sight
from fudaba.cards.bits import Card, CardSet, count
from fudaba.cards.snapphana import TRUMPS, is_trump, suit_of
from fudaba.games.snapphana.tricks import NO_CARD, beats, higher_trumps


def chance_of_passing(sight: Sight) -> i64:
    """The chance that the side wins the trick with a card of another player."""
    match = sight.match
    if match.best == NO_CARD:
        return EVEN  # only Fjønt, and any card may follow
    if match.rules.side(match.best_seat) == sight.side:
        return _chance(sight, match.best, match.led, SURE)
    return _chance(sight, match.best, match.led, 0)


def chance_of(sight: Sight, card: Card) -> i64:
    """The chance that the side wins the trick when this card is the best so far."""
    led = sight.match.led
    if led == 0:
        led = suit_of(card)
    return _chance(sight, card, led, SURE)


def wins_now(sight: Sight, card: Card) -> bool:
    """Whether a card beats all that lie in the trick."""
    return beats(card, sight.match.best)


def _chance(sight: Sight, best: Card, led: CardSet, chance: i64) -> i64:
    """Opponents after this seat may take the trick away, and a partner may take it back."""
    rules = sight.match.rules
    seat = sight.seat
    left = sight.left
    while left > 0:
        left -= 1
        seat += 1
        if seat == rules.seats:
            seat = 0
        beaten = _beaten(sight, seat, best, led)
        if rules.side(seat) == sight.side:
            chance += (SURE - chance) * beaten >> PLACES
        else:
            chance -= chance * beaten >> PLACES
    return chance


def _beaten(sight: Sight, seat: i64, best: Card, led: CardSet) -> i64:
    """The chance that a player can beat a card: in its suit, or with a trump for want of it."""
    shown = sight.shown(seat)
    open_ = sight.open(seat)
    density = sight.density(seat, open_)
    trumped: i64 = 0
    if led != TRUMPS:
        if shown & led == 0:
            trumped = none_of(count(open_ & led), density)
            higher = higher_trumps(best)
            if shown & higher == 0:
                trumped = trumped * (SURE - none_of(count(open_ & higher), density)) >> PLACES
        if is_trump(best):
            return trumped
    higher = HIGHER[best]
    if shown & higher:
        return SURE
    return min(SURE, SURE - none_of(count(open_ & higher), density) + trumped)
