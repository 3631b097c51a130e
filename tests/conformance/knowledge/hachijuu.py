"""Hachijuu: hands, the stock and the rest of the pack are hidden; exposed cards are known."""

from random import Random

from fudaba.cards.bits import bit, cards_of, set_of
from fudaba.games.contract import IllegalAction, Match, UnplayableDeck
from fudaba.games.eights.questions import PLACE_DRAWN, PLACE_PLAYED, TEYAKU
from fudaba.games.hachijuu.actions import ANNOUNCE
from fudaba.games.hachijuu.match import HachijuuMatch
from fudaba.games.hachijuu.teyaku import KINDS
from fudaba.games.hachijuu.view import HachijuuView
from fudaba.games.options import Options
from fudaba.games.record import Record, RecordError, replay
from fudaba.games.view import View
from tests.conformance.knowledge import of_each

#: With a given pack nobody draws for the first oya, and no field is dealt again.
UNRECORDED = frozenset({"draws", "redeals"})
REVEALING: Options = {"teyaku_choice": "highest_or_none"}


def opening_scores(match: Match) -> list[int]:
    return [0] * int(match.game.seats)


def places(match: Match) -> dict[str, int]:
    match = _hachijuu(match)
    placing = not match.is_over and match.question in (PLACE_PLAYED, PLACE_DRAWN)
    return {
        "field": int(match.field),
        "stock": set_of(_stock(match)),
        "waiting to be placed": int(bit(match.card)) if placing else 0,
        **of_each("hand", match.hands),
        **of_each("captured", match.captured),
    }


def hands(match: Match) -> list[int]:
    return [int(hand) for hand in _hachijuu(match).hands]


def seen_hands(match: Match, seat: int | None) -> list[int]:
    """One's own cards, and what lies open for hand yaku."""
    match = _hachijuu(match)
    return [
        hand if owner == seat else hand & int(match.shown[owner])
        for owner, hand in enumerate(hands(match))
    ]


def shown(view: View) -> list[str]:
    assert isinstance(view, HachijuuView)
    known = [hand.cards for hand in view.hands]
    return [*known, *view.captured, view.field.free, *view.field.piles, view.card or ""]


def face_down(view: View) -> int:
    return 0


def alternative(match: Match, seat: int | None, rng: Random) -> Record:
    """Unseen cards of the deal in progress change places, in the pack and in the stock alike.

    Whether somebody was asked about hand yaku and said nothing, and whether other cards would
    have done for an announcement, is hidden, so the same moves are spelled as they would have
    been with the other cards.
    """
    match = _hachijuu(match)
    record = match.record(decks=True)
    if match.is_over:
        return record
    unseen = _unseen(match, seat)
    moved = dict(zip(unseen, rng.sample(unseen, len(unseen)), strict=True))
    pack = match.game.spec.pack
    deal = record.deals[-1]
    deal.deck = pack.list_text(moved.get(card, card) for card in pack.cards(deal.deck or ""))
    if deal.stock is not None:
        deal.stock = pack.list_text(moved.get(card, card) for card in pack.cards(deal.stock))
    said = deal.actions
    deal.actions = []
    try:
        other = _hachijuu(replay(record))
        _say_the_same(match, other, said)
    except (IllegalAction, RecordError, UnplayableDeck):
        deal.actions = ["no such match"]
        return record
    deal.actions = other.record().deals[-1].actions
    return record


def _say_the_same(match: HachijuuMatch, other: HachijuuMatch, said: list[str]) -> None:
    """Plays the same auction, announcements and cards with another pack."""
    pack = match.game.spec.pack
    spoken = [text for text in said if text.split()[0] not in ("announce", "done")]
    auction = [text for text in spoken if text in ("fold", "in", "double")]
    for text in auction:
        other.apply_text(text)
    for made in match.announced:
        while other.question == TEYAKU and other.to_play != made.seat:
            other.apply_text("done")
        cards = pack.set_text(int(made.cards))
        other.apply_text(f"announce {KINDS[made.kind].name} {cards}")
    while other.question == TEYAKU and (
        match.question != TEYAKU or other.speaking < match.speaking or match.is_over
    ):
        other.apply_text("done")
    for text in spoken[len(auction) :]:
        other.apply_text(text)


def same_course(match: Match, other: Match) -> bool:
    return _course(_hachijuu(match)) == _course(_hachijuu(other))


def _unseen(match: HachijuuMatch, seat: int | None) -> list[int]:
    hidden = set(_stock(match))
    for owner in range(match.seats):
        if owner != seat:
            hidden |= set(cards_of(match.hands[owner] & ~match.shown[owner]))
    if seat is not None and match.order:
        hidden -= set(cards_of(match.dealt[seat]))
    return sorted(hidden)


def _stock(match: HachijuuMatch) -> list[int]:
    if len(match.stock):
        return list(match.stock[int(match.next_card) :])
    return list(match.deck[7 * int(match.seats) + 6 :])


def _course(match: HachijuuMatch) -> tuple[object, ...]:
    finished = [
        (deal.dealer, _said(list(deal.actions)), deal.end, deal.entries) for deal in match.deals
    ]
    turn = (match.to_play, match.question, match.next_card, match.is_over)
    table = (match.field, list(match.captured), list(match.order), match.auction.rate)
    announced = [(made.seat, made.kind, made.cards) for made in match.announced]
    return (match.scores, finished, _said(list(match.actions)), turn, table, announced)


def _said(actions: list[int]) -> list[int]:
    """Everything but the round of hand yaku, of which the announcements stand beside it."""
    return [action for action in actions if action < ANNOUNCE]


def _hachijuu(match: Match) -> HachijuuMatch:
    assert isinstance(match, HachijuuMatch)
    return match
