"""What an observation of Hachi-Hachi consists of, and the numbers for it."""

from __future__ import annotations

from mypy_extensions import i64

from fudaba.cards.bits import bit, count
from fudaba.cards.hanafuda import PACK_SIZE
from fudaba.envs.features.bounds import Bounds
from fudaba.envs.features.expand import Expander
from fudaba.envs.features.feature import Feature, cards, flags, numbers
from fudaba.envs.features.relative import listed, one_seat, seat_at, seated, turned
from fudaba.envs.features.sevens import card_features, write_cards, write_phase
from fudaba.games.contract import Game, Match
from fudaba.games.hachihachi.facts import GROUP_A, GROUP_B
from fudaba.games.hachihachi.match import HachiHachiMatch
from fudaba.games.hachihachi.questions import BLIND, NAMES, REPAY, is_teyaku
from fudaba.games.hachihachi.resample import compensated_cards
from fudaba.games.hachihachi.teyaku import KINDS, NONE, Hand


def features(game: Game) -> tuple[Feature, ...]:
    """The rows in the order in which `write` writes them."""
    seats = int(game.seats)
    kan = int(game.options["kan_points"])
    return (
        *card_features(seats),
        cards("compensated", seats, PACK_SIZE, "cards that a driven-out seat was paid for"),
        flags("phase", len(NAMES), "what is decided: " + ", ".join(NAMES)),
        flags("to_play", seats, "who decides; on teyaku only whether the viewer does"),
        flags("dealer", seats, "who deals"),
        flags("active", seats, "who plays this deal, once that is settled"),
        flags("stayed", seats, "who has stayed"),
        flags("dropped", seats, "who has dropped"),
        flags("driven_out", seats, "who was driven out"),
        flags("forced_in", seats, "who was forced in"),
        flags("white", seats, "who holds the white card"),
        flags("blind", 1, "the dealer plays mizuten"),
        flags("sage", seats, "who has said sage"),
        flags("last_sage", seats, "who said sage last"),
        flags("teyaku", len(KINDS), "teyaku declared by each seat, as in their table", seats),
        numbers("hand_sizes", seats, 7, "cards in hand by seat"),
        numbers("stock", 1, 24, "cards left in the stock"),
        numbers("kan", seats, 10, "kan of the dekiyaku held, by seat"),
        numbers("scores", seats, 20 * kan, "scores by seat; 0 where they are secret"),
        numbers("coins", seats, 20 * kan, "coins by seat; 0 where they are secret"),
        numbers("debt", seats, 20 * kan, "debt or capital by seat; 0 where it is secret"),
        numbers("track", 1, kan, "stones on the monthly track"),
        numbers("pot", 1, kan, "the pot"),
        numbers("multiplier", 1, 4, "the multiplier of the deal"),
        numbers("carried", 1, 4, "the product of the multipliers carried to the next deal"),
        numbers("month", 1, 12, "the month that is played"),
        numbers("year", 1, seats, "the year of a campaign"),
    )


def bounds(game: Game) -> Bounds:
    """What one wins another pays, in kan."""
    most = 1_000_000.0 * int(game.options["kan_points"])
    return Bounds(actions=300, least=-most, most=most)


def write(match: Match, viewer: i64, out: Expander) -> None:
    """What the viewer may know, one whole number for each set of cards, of flags, or amount."""
    assert isinstance(match, HachiHachiMatch)
    seats = match.seats
    dealt = match.question != BLIND or match.is_over
    write_cards(match, viewer, dealt, out)
    _compensated(match, viewer, out)
    write_phase(match, viewer, is_teyaku(match.question), out)
    out.put(one_seat(match.openings[-1].dealer, viewer, seats))
    out.put(seated(match.order, viewer, seats))
    auction = match.auction
    out.put(0 if auction is None else turned(auction.stayed, viewer, seats))
    out.put(0 if auction is None else turned(auction.dropped, viewer, seats))
    out.put(0 if auction is None else turned(auction.driven_out, viewer, seats))
    out.put(0 if auction is None else turned(auction.forced_in, viewer, seats))
    out.put(one_seat(match.white, viewer, seats) if dealt else 0)
    out.put(1 if match.blind else 0)
    out.put(listed(match.sage, viewer, seats))
    out.put(one_seat(match.last_sage, viewer, seats))
    place: i64
    for place in range(seats):
        out.put(_declared(match, seat_at(place, viewer, seats)))
    _amounts(match, viewer, dealt, out)


def _compensated(match: HachiHachiMatch, viewer: i64, out: Expander) -> None:
    seats = match.seats
    mixed = len(match.mixed_stock) > 0
    place: i64
    for place in range(seats):
        out.put(compensated_cards(match, seat_at(place, viewer, seats)) if mixed else 0)


def _declared(match: HachiHachiMatch, owner: i64) -> i64:
    """The kinds of teyaku that a seat has declared."""
    groups = match.declared[owner]
    if groups == 0:
        return 0
    held = Hand(match.rules, match.dealt[owner])
    kinds: i64 = 0
    if groups & GROUP_A and held.group_a != NONE:
        kinds |= bit(held.group_a)
    if groups & GROUP_B and held.group_b != NONE:
        kinds |= bit(held.group_b)
    return kinds


def _amounts(match: HachiHachiMatch, viewer: i64, dealt: bool, out: Expander) -> None:
    seats = match.seats
    books = match.books
    scores = match.deals[-1].totals if match.deals else books.scores()
    place: i64
    for place in range(seats):
        out.put(count(match.hands[seat_at(place, viewer, seats)]) if dealt else 0)
    out.put(match.stock_left() if dealt else len(match.deck))
    for place in range(seats):
        out.put(match.kan[seat_at(place, viewer, seats)])
    known: i64 = 1
    if are_totals_public(match):
        known = seats
    for place in range(seats):
        out.put(scores[seat_at(place, viewer, seats)] if place < known else 0)
    for place in range(seats):
        out.put(books.coins[seat_at(place, viewer, seats)] if place < known else 0)
    for place in range(seats):
        out.put(books.debt[seat_at(place, viewer, seats)] if place < known else 0)
    out.put(books.track)
    out.put(match.pot)
    out.put(match.multiplier)
    carried: i64 = 1
    for number in match.carried:
        carried *= number
    out.put(carried)
    out.put(match.month)
    out.put(match.year)


def are_totals_public(match: HachiHachiMatch) -> bool:
    """HH-962, HH-R66: whether everybody sees what everybody has."""
    if match.rules.totals_public or match.is_over or match.month > 11:
        return True
    return match.month == 11 and match.question == REPAY
