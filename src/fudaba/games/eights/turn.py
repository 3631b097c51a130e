"""The cards of a turn in Hachi-Hachi and Hachijuu: a hand card, then the top card of the stock.

A card takes what it matches at once, or lies down. Where it matches more than one card its player
is asked, and the functions here say so by giving False.
"""

from __future__ import annotations

from mypy_extensions import i64

from fudaba.cards.bits import Card, CardSet, bit, lowest
from fudaba.games.effect import TAKE, Effect
from fudaba.games.eights.dealing import HAND_SIZE
from fudaba.games.eights.match import EightsMatch
from fudaba.games.eights.questions import CHOOSE_CARD, PLACE_DRAWN, PLACE_PLAYED
from fudaba.games.eights.seats import next_seat
from fudaba.games.hanafuda.capture import is_pile, same_month, taken, targets


def begin_turn(match: EightsMatch) -> None:
    """Whoever's turn it is has to choose a hand card."""
    seat: i64 = match.order[match.place]
    match.to_play = seat
    match.turn_base = match.captured[seat]
    match.question = CHOOSE_CARD


def play(match: EightsMatch, card: Card) -> bool:
    """A hand card is put into its place, if there is only one (HH-501, HJ-501 to HJ-503)."""
    seat = match.to_play
    if match.journal is not None:
        match.note("play", seat, bit(card))
    match.hands[seat] &= ~bit(card)
    match.card = card
    if _put(match):
        return True
    match.question = PLACE_PLAYED  # HH-504, HJ-505
    return False


def draw(match: EightsMatch) -> bool:
    """The top card of the stock, used in the same way (HH-501, HJ-504)."""
    card = i64(match.stock[match.next_card])
    match.next_card += 1
    match.card = card
    if match.journal is not None:
        match.note("draw", match.to_play, bit(card))
    if _put(match):
        return True
    match.question = PLACE_DRAWN
    return False


def choices(match: EightsMatch) -> CardSet:
    """What the card in question may take."""
    return targets(match.field, match.card)


def _put(match: EightsMatch) -> bool:
    """One card of its month, or a pile, is taken; between two its player chooses."""
    alike = same_month(match.field, match.card)
    if alike & (alike - 1) and not is_pile(alike):
        return False
    if alike:
        _take_all(match, alike)
    else:
        match.field |= bit(match.card)
        if match.journal is not None:
            match.note("lay", match.to_play, bit(match.card))
    return True


def take(match: EightsMatch, target: Card) -> None:
    """The card that was chosen."""
    _take_all(match, taken(match.field, target))


def _take_all(match: EightsMatch, under: CardSet) -> None:
    """HH-503 to HH-506, HJ-502 to HJ-506: the card and what it takes go to the base at once."""
    if match.journal is not None:
        match.note_outcome("put", under | bit(match.card), lowest(under), under)
    match.field &= ~under
    match.captured[match.to_play] |= under | bit(match.card)


def taken_by(match: EightsMatch, card: Card, found: list[Effect]) -> CardSet:
    """The cards that would be captured by an action with these effects, nothing where the card
    lies down; a card that has been put down already is the one in question."""
    if match.question != CHOOSE_CARD:
        card = match.card
    for effect in found:
        if effect.kind == TAKE:
            return effect.cards | bit(card)
    return 0


def pass_on(match: EightsMatch) -> bool:
    """The next in order has the turn; False once all hands are empty (HH-656, HH-R72, HJ-510)."""
    players = i64(len(match.order))
    match.turn += 1
    match.place = next_seat(match.place, players)
    if match.turn == HAND_SIZE * players:
        return False
    begin_turn(match)
    return True
