"""What an observation of Hachijuu consists of, and the numbers for it."""

from __future__ import annotations

from mypy_extensions import i64

from fudaba.cards.bits import bit, count
from fudaba.envs.features.bounds import Bounds
from fudaba.envs.features.expand import Expander
from fudaba.envs.features.feature import Feature, flags, numbers
from fudaba.envs.features.relative import listed, one_seat, seat_at, seated, turned
from fudaba.envs.features.sevens import card_features, write_cards, write_phase
from fudaba.games.contract import Game, Match
from fudaba.games.eights.questions import NAMES, TEYAKU
from fudaba.games.hachijuu.match import HachijuuMatch
from fudaba.games.hachijuu.teyaku import KINDS


def features(game: Game) -> tuple[Feature, ...]:
    """The rows in the order in which `write` writes them."""
    seats = int(game.seats)
    deals = int(game.options["deals"])
    return (
        *card_features(seats),
        flags("phase", len(NAMES), "what is decided: " + ", ".join(NAMES)),
        flags("to_play", seats, "who decides; in the teyaku round only whether the viewer does"),
        flags("dealer", seats, "who deals"),
        flags("oya", seats, "who has the cube"),
        flags("active", seats, "who plays this deal, once that is settled"),
        flags("joined", seats, "who is in at the current rate"),
        flags("folded", seats, "who has folded"),
        flags("put_out", seats, "who was put out"),
        flags("sage", seats, "who has said sage"),
        flags("announced", len(KINDS), "hand yaku announced by seat, as in their table", seats),
        numbers("hand_sizes", seats, 7, "cards in hand by seat"),
        numbers("stock", 1, 24, "cards left in the stock"),
        numbers("rate", 1, 4, "the rate"),
        numbers("pot", 1, 100, "the pot"),
        numbers("points", seats, 100, "points of the captured yaku, by seat"),
        numbers("scores", seats, 500, "scores by seat"),
        numbers("deal", 1, deals, "the deal in progress, from 1"),
    )


def bounds(game: Game) -> Bounds:
    """What one wins another pays."""
    return Bounds(actions=300, least=-100_000.0, most=100_000.0)


def write(match: Match, viewer: i64, out: Expander) -> None:
    """What the viewer may know, one whole number for each set of cards, of flags, or amount."""
    assert isinstance(match, HachijuuMatch)
    seats = match.seats
    over = match.is_over
    write_cards(match, viewer, True, out)
    write_phase(match, viewer, match.question == TEYAKU, out)
    auction = match.auction
    dealer = match.deals[-1].dealer if over else match.dealer
    out.put(one_seat(dealer, viewer, seats))
    out.put(one_seat(auction.oya, viewer, seats))
    out.put(seated(match.order, viewer, seats))
    out.put(turned(auction.joined, viewer, seats))
    out.put(turned(auction.folded, viewer, seats))
    out.put(turned(auction.put_out, viewer, seats))
    out.put(listed(match.sage, viewer, seats))
    place: i64
    for place in range(seats):
        out.put(_announced(match, seat_at(place, viewer, seats)))
    for place in range(seats):
        out.put(count(match.hands[seat_at(place, viewer, seats)]))
    out.put(match.stock_left())
    out.put(auction.rate)
    out.put(auction.pot)
    for place in range(seats):
        out.put(match.points[seat_at(place, viewer, seats)])
    for place in range(seats):
        out.put(match.won[seat_at(place, viewer, seats)])
    out.put(len(match.deals) if over else match.deal_number)


def _announced(match: HachijuuMatch, owner: i64) -> i64:
    """The kinds of hand yaku that a seat has announced."""
    kinds: i64 = 0
    for made in match.announced:
        if made.seat == owner:
            kinds |= bit(made.kind)
    return kinds
