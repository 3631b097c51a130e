"""What an observation of 800, 1000, 150 and Fjabbe consists of, and the numbers for it."""

from __future__ import annotations

from mypy_extensions import i64

from fudaba.cards.bits import bit, count
from fudaba.cards.snapphana import PACK_SIZE
from fudaba.envs.features.bounds import Bounds
from fudaba.envs.features.expand import Expander
from fudaba.envs.features.feature import Feature, cards, flags, numbers
from fudaba.envs.features.relative import one_seat, place_of, seat_at
from fudaba.games.contract import Game, Match
from fudaba.games.snapphana.facts import NOBODY
from fudaba.games.snapphana.kinds import KINDS, NUMBER
from fudaba.games.snapphana.match import SnapphanaMatch
from fudaba.games.snapphana.questions import DISCARD, NAMES, PLAY, SHOW
from fudaba.games.snapphana.rule_sets import RULE_SETS


def features(game: Game) -> tuple[Feature, ...]:
    """The rows in the order in which `write` writes them."""
    seats = int(game.seats)
    sides = game.sides
    dealt = int(RULE_SETS[game.name].dealt)
    target = int(game.options.get("target", 100))
    names = ", ".join(kind.name for kind in KINDS)
    return (
        cards("hand", 1, PACK_SIZE, "the viewer's hand"),
        cards("discards", 1, PACK_SIZE, "the viewer's own discards"),
        cards("showing", 1, PACK_SIZE, "cards laid out so far of the viewer's combination"),
        cards("trick", seats, PACK_SIZE, "the card of the trick in progress, by seat"),
        cards("last_trick", seats, PACK_SIZE, "the card of the last trick, by seat (SN-R38)"),
        cards("won", sides, PACK_SIZE, "cards won in tricks, as remembered, by side"),
        cards("shown", seats, PACK_SIZE, "cards declared and not yet played, by seat"),
        cards("lacking", seats, PACK_SIZE, "cards that a hand has shown not to hold, by seat"),
        flags("phase", len(NAMES), "what is decided: " + ", ".join(NAMES)),
        flags("to_play", seats, "who decides"),
        flags("dealer", seats, "who deals"),
        flags("leader", seats, "who leads to the trick"),
        flags("winning", seats, "who wins the trick so far"),
        flags("fjont", seats, "who has played Fjønt"),
        flags("owed_to", seats, "who is owed a card for Fjønt"),
        flags("declaring", NUMBER, "what the viewer is declaring: " + names),
        flags("declared", NUMBER, "what each seat has declared, in the same order", seats),
        numbers("hand_sizes", seats, dealt, "cards in hand by seat"),
        numbers("discarded", seats, 10, "cards discarded by seat"),
        numbers("stock", 1, PACK_SIZE, "cards not dealt"),
        numbers("tricks", sides, dealt, "tricks won by side"),
        numbers("declared_points", sides, 100, "points of the declarations, by side"),
        numbers("scores", sides, target, "scores by side; in Fjabbe points lose"),
        numbers("losses", sides, 5, "lost deals by side, in Fjabbe"),
        numbers("deal", 1, 10, "the deal in progress, from 1"),
    )


def bounds(game: Game) -> Bounds:
    """Points are won and never lost; in Fjabbe a deal costs at most itself.

    FJ-007: three of four players with two lost deals, one with four, and a last deal. FJ-R2 and
    FJ-R3: in a deal everybody can lose.
    """
    if game.spec.fewest_points:
        return Bounds(actions=1_000, least=-1.0, most=0.0, deals=100, floor=-5.0)
    return Bounds(actions=1_000, least=0.0, most=10_000.0)


def write(match: Match, viewer: i64, out: Expander) -> None:
    """What the viewer may know, one whole number for each set of cards, of flags, or amount."""
    assert isinstance(match, SnapphanaMatch)
    seats = match.rules.seats
    over = match.is_over
    own = match.to_play == viewer and not over
    _cards(match, viewer, own, out)
    phase = match.question
    if phase == SHOW and not own:
        phase = PLAY  # a declaration is not seen before it is laid out
    out.put(0 if over else bit(phase))
    out.put(one_seat(match.to_play, viewer, seats))
    dealer = match.deals[-1].dealer if over else match.dealer
    out.put(one_seat(dealer, viewer, seats))
    out.put(one_seat(match.leader, viewer, seats))
    winning: i64 = NOBODY
    if match.trick_size and match.led:
        winning = match.best_seat
    out.put(one_seat(winning, viewer, seats))
    out.put(one_seat(match.fjont_seat, viewer, seats))
    out.put(one_seat(match.creditor, viewer, seats))
    out.put(bit(match.kind) if own and match.question == SHOW else 0)
    place: i64
    for place in range(seats):
        out.put(_declared(match, seat_at(place, viewer, seats)))
    _amounts(match, viewer, own, out)


def _cards(match: SnapphanaMatch, viewer: i64, own: bool, out: Expander) -> None:
    rules = match.rules
    seats = rules.seats
    out.put(match.hands[viewer])
    out.put(0 if match.is_over else match.discarded_by(viewer))
    out.put(match.chosen if own and match.question == SHOW else 0)
    place: i64
    for place in range(seats):
        nth = place_of(seat_at(place, viewer, seats), match.leader, seats)
        out.put(bit(i64(match.trick[nth])) if nth < match.trick_size else 0)
    seen = rules.show_last_trick and match.last_leader != NOBODY
    for place in range(seats):
        out.put(_last_played(match, seat_at(place, viewer, seats)) if seen else 0)
    for place in range(rules.sides):
        out.put(match.piles[seat_at(place, rules.side(viewer), rules.sides)])
    for place in range(seats):
        owner = seat_at(place, viewer, seats)
        out.put(match.shown[owner] & match.hands[owner])
    for place in range(seats):
        out.put(match.barred[seat_at(place, viewer, seats)])


def _last_played(match: SnapphanaMatch, owner: i64) -> i64:
    """What a seat played to the last trick."""
    nth = place_of(owner, match.last_leader, match.rules.seats)
    return bit(i64(match.last_trick[nth]))


def _declared(match: SnapphanaMatch, owner: i64) -> i64:
    """The kinds of combinations that a seat has declared."""
    bundle = match.bundles[owner]
    kinds: i64 = 0
    if bundle is not None:
        kind: i64
        for kind in range(NUMBER):
            if bundle.cards[kind]:
                kinds |= bit(kind)
    return kinds


def _amounts(match: SnapphanaMatch, viewer: i64, own: bool, out: Expander) -> None:
    rules = match.rules
    seats = rules.seats
    sides = rules.sides
    first = rules.side(viewer)
    laid: i64 = 0  # put aside by another player, but not yet discarded for good
    if match.question == DISCARD and not own and not match.is_over:
        batch = match.first_discards[match.to_play]
        if match.is_second_dealt():
            batch = match.discards[match.to_play]
        laid = count(batch)
    place: i64
    for place in range(seats):
        owner = seat_at(place, viewer, seats)
        out.put(count(match.hands[owner]) + (laid if owner == match.to_play else 0))
    for place in range(seats):
        owner = seat_at(place, viewer, seats)
        number: i64 = 0
        if not match.is_over:
            number = count(match.discarded_by(owner))
        out.put(number - (laid if owner == match.to_play else 0))
    out.put(len(match.deck) - match.next_card)
    for place in range(sides):
        out.put(match.tricks[seat_at(place, first, sides)])
    for place in range(sides):
        out.put(match.declared_points[seat_at(place, first, sides)])
    for place in range(sides):
        out.put(match.won[seat_at(place, first, sides)])
    for place in range(sides):
        out.put(match.losses[seat_at(place, first, sides)])
    out.put(len(match.deals) if match.is_over else match.deal_number)
