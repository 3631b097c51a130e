"""Koi-Koi: two hands and the stock are hidden; everything else lies open."""

from random import Random

from fudaba.cards.bits import bit, cards_of, set_of
from fudaba.games.contract import Match
from fudaba.games.koikoi.match import KoiKoiMatch
from fudaba.games.koikoi.questions import PLACE_DRAWN, PLACE_PLAYED
from fudaba.games.koikoi.view import KoiKoiView
from fudaba.games.options import Options
from fudaba.games.record import Record
from fudaba.games.view import View
from tests.conformance.packs import with_shuffled_places

#: With a given pack nobody draws for the deal, and no layout is dealt again.
UNRECORDED = frozenset({"draws", "redeals"})

#: A card that lies down shows that the hand has no match (KK-801).
REVEALING: Options = {"must_match": True}


def opening_scores(match: Match) -> list[int]:
    return [0, 0]


def places(match: Match) -> dict[str, int]:
    match = _koikoi(match)
    placing = not match.is_over and match.question in (PLACE_PLAYED, PLACE_DRAWN)
    return {
        "hand 0": int(match.hands[0]),
        "hand 1": int(match.hands[1]),
        "captured 0": int(match.captured[0]),
        "captured 1": int(match.captured[1]),
        "field": int(match.field),
        "stock": set_of(_stock(match)),
        "under the played card": int(match.pending) if placing else 0,
        "waiting to be placed": int(bit(match.card)) if placing else 0,
    }


def hands(match: Match) -> list[int]:
    match = _koikoi(match)
    return [int(match.hands[0]), int(match.hands[1])]


def seen_hands(match: Match, seat: int | None) -> list[int]:
    return [hand if owner == seat else 0 for owner, hand in enumerate(hands(match))]


def shown(view: View) -> list[str]:
    assert isinstance(view, KoiKoiView)
    own = [hand.cards for hand in view.hands]
    return [*own, *view.captured, view.field.free, *view.field.piles, view.pending, view.card or ""]


def face_down(view: View) -> int:
    return 0


def alternative(match: Match, seat: int | None, rng: Random) -> Record:
    """The hidden cards of the deal in progress, or of a finished one, change places."""
    last = len(match.deals) if match.is_over else match.deal_number
    number = rng.choice([last, rng.randint(1, last)])
    return with_shuffled_places(match, number, _unseen(match, number, seat), rng)


def same_course(match: Match, other: Match) -> bool:
    return _course(_koikoi(match)) == _course(_koikoi(other))


def _unseen(match: Match, number: int, seat: int | None) -> list[int]:
    """The cards of a deal that lay in the other hand or in the stock when it ended, or lie there
    now; an instant hand was shown."""
    state = _koikoi(match.replayed_deal(number))
    open_hands = {event.seat for event in match.events(number) if event.kind == "instant"}
    hidden = _stock(state)
    for owner in (0, 1):
        if owner != seat and owner not in open_hands:
            hidden += cards_of(state.hands[owner])
    return hidden


def _stock(match: KoiKoiMatch) -> list[int]:
    return list(match.deck[int(match.next_card) :])


def _course(match: KoiKoiMatch) -> tuple[object, ...]:
    finished = [(deal.dealer, list(deal.actions), deal.end) for deal in match.deals]
    turn = (match.to_play, match.question, match.next_card, match.field, match.is_over)
    return (match.scores, finished, list(match.actions), turn)


def _koikoi(match: Match) -> KoiKoiMatch:
    assert isinstance(match, KoiKoiMatch)
    return match
