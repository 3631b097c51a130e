"""Who wins a trick, and what may be played to it."""

from __future__ import annotations

from msgspec import Struct

from fudaba.cards.bits import set_of
from fudaba.cards.pack import SNAPPHANA
from fudaba.games.contract import Game
from fudaba.games.snapphana.tricks import NO_CARD, best_of, led_by, playable, winner
from fudaba.score.problem import Refused
from fudaba.score.snapphana.reading import apart, rules_of
from fudaba.score.snapphana.worth import CardsQuestion
from fudaba.score.written import read, read_cards


class TrickAnswer(Struct, frozen=True):
    """The place of the winning card, from 0, and the card."""

    ok: bool
    winner: int
    card: str


class LegalQuestion(Struct, frozen=True, forbid_unknown_fields=True):
    """A hand, and the trick so far in order of play."""

    hand: str
    trick: str = ""


class LegalAnswer(Struct, frozen=True):
    """The cards that may be played."""

    ok: bool
    cards: str


def trick(game: Game, question: CardsQuestion) -> TrickAnswer:
    """SN-046, SN-009, SN-057; also of a trick that is not complete."""
    seats = int(rules_of(game).seats)
    cards = read_cards(SNAPPHANA, question.cards)
    if not 1 <= len(cards) <= seats:
        raise Refused("snapphana.trick", seats=seats, number=len(cards), rule="SN-046")
    if best_of(cards) == NO_CARD:
        raise Refused("snapphana.fjont_alone", rule="SN-R23, SN-057")
    place = winner(cards)
    return TrickAnswer(True, place, SNAPPHANA.text(cards[place]))


def legal(game: Game, question: LegalQuestion) -> LegalAnswer:
    """SN-041 to SN-045, SN-050, SN-057, SN-R21."""
    rules = rules_of(game)
    hand = read(SNAPPHANA, question.hand)
    cards = read_cards(SNAPPHANA, question.trick)
    if len(cards) >= rules.seats:
        raise Refused("snapphana.complete", number=len(cards), rule="SN-046")
    apart(hand, set_of(cards))
    found = playable(rules.overtrump, hand, led_by(cards), best_of(cards))
    return LegalAnswer(True, SNAPPHANA.set_text(int(found)))
