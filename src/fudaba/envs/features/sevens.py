"""What observations of Hachi-Hachi and Hachijuu have in common: the cards, and who is asked."""

from __future__ import annotations

from mypy_extensions import i64

from fudaba.cards.bits import bit
from fudaba.cards.hanafuda import PACK_SIZE
from fudaba.envs.features.expand import Expander
from fudaba.envs.features.feature import Feature, cards
from fudaba.envs.features.relative import one_seat, seat_at, seated
from fudaba.games.eights.match import EightsMatch
from fudaba.games.eights.questions import PLACE_DRAWN, PLACE_PLAYED


def card_features(seats: int) -> tuple[Feature, ...]:
    """The rows that `write_cards` writes."""
    return (
        cards("hand", 1, PACK_SIZE, "the viewer's hand"),
        cards("field", 1, PACK_SIZE, "the cards of the field"),
        cards("card", 1, PACK_SIZE, "the card that waits to be placed"),
        cards("returned", 1, PACK_SIZE, "the viewer's hand that went back into the stock"),
        cards("captured", seats, PACK_SIZE, "captured cards by seat"),
        cards("shown", seats, PACK_SIZE, "cards shown for teyaku and not yet played, by seat"),
    )


def write_cards(match: EightsMatch, viewer: i64, dealt: bool, out: Expander) -> None:
    """The cards that the viewer sees; hands and field only once they are dealt."""
    seats = match.seats
    out.put(match.hands[viewer] if dealt else 0)
    out.put(match.field if dealt else 0)
    placing = PLACE_PLAYED <= match.question <= PLACE_DRAWN and not match.is_over
    out.put(bit(match.card) if placing else 0)
    sits_out = len(match.order) > 0 and seated(match.order, viewer, seats) & 1 == 0
    out.put(match.dealt[viewer] if sits_out else 0)
    place: i64
    for place in range(seats):
        out.put(match.captured[seat_at(place, viewer, seats)])
    for place in range(seats):
        owner = seat_at(place, viewer, seats)
        out.put(match.shown[owner] & match.hands[owner])


def write_phase(match: EightsMatch, viewer: i64, teyaku: bool, out: Expander) -> None:
    """What is decided, and who decides; of teyaku nobody sees that somebody else is asked."""
    asked = one_seat(match.to_play, viewer, match.seats)
    if match.is_over:
        out.put(0)
    else:
        out.put(bit(match.question))
        if teyaku:
            asked &= 1
    out.put(asked)
