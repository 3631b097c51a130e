"""Hachi-Hachi: hands, the stock and the rest of the pack are hidden; shown cards are known."""

from random import Random

from fudaba.cards.bits import bit, cards_of, set_of
from fudaba.cards.hanafuda import WHITE
from fudaba.games.contract import IllegalAction, Match, UnplayableDeck
from fudaba.games.hachihachi.actions import DONE
from fudaba.games.hachihachi.match import HachiHachiMatch
from fudaba.games.hachihachi.questions import BLIND, PLACE_DRAWN, PLACE_PLAYED, is_teyaku
from fudaba.games.hachihachi.view import HachiHachiView
from fudaba.games.options import Options
from fudaba.games.record import Record, RecordError, replay
from fudaba.games.view import View
from tests.conformance.knowledge import of_each

#: With a given pack nobody draws for the deal, and no field is dealt again.
UNRECORDED = frozenset({"draws", "redeals"})
REVEALING: Options = {"show_group_b": "chaff", "four_three": "ends_match"}


def opening_scores(match: Match) -> list[int]:
    capital = int(match.game.options["initial_points"])
    owed = capital if match.game.options["loans"] == "refill" else 0
    return [capital - owed] * int(match.game.seats)


def places(match: Match) -> dict[str, int]:
    match = _hachihachi(match)
    if not _is_dealt(match):
        return {"pack": set_of(list(match.deck))}
    placing = not match.is_over and match.question in (PLACE_PLAYED, PLACE_DRAWN)
    return {
        "field": int(match.field),
        "stock": set_of(_stock(match)),
        "waiting to be placed": int(bit(match.card)) if placing else 0,
        "white card": 1 << WHITE if match.seats == 7 else 0,
        **of_each("hand", match.hands),
        **of_each("captured", match.captured),
    }


def hands(match: Match) -> list[int]:
    match = _hachihachi(match)
    dealt = _is_dealt(match)
    return [int(hand) if dealt else 0 for hand in match.hands]


def seen_hands(match: Match, seat: int | None) -> list[int]:
    """One's own cards, the white card, and what lies open for teyaku; nothing before the deal."""
    match = _hachihachi(match)
    seen = [hand if owner == seat else 0 for owner, hand in enumerate(hands(match))]
    if not _is_dealt(match):
        return seen
    if match.game.options["show_group_b"] == "chaff":
        seen = [
            hand | int(match.hands[owner] & match.shown[owner]) for owner, hand in enumerate(seen)
        ]
    if match.white >= 0:
        seen[match.white] = 1 << WHITE
    return seen


def shown(view: View) -> list[str]:
    assert isinstance(view, HachiHachiView)
    own = [hand.cards for hand in view.hands]
    return [*own, *view.captured, view.field.free, *view.field.piles, view.card or ""]


def face_down(view: View) -> int:
    return 0


def alternative(match: Match, seat: int | None, rng: Random) -> Record:
    """Unseen cards of the deal in progress change places, in the pack and in the stock alike.

    Whether somebody was asked about teyaku and said nothing is hidden, so the same moves are
    spelled as they would have been with the other cards.
    """
    match = _hachihachi(match)
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
    deal.actions = []
    try:
        other = _hachihachi(replay(record))
        for speaker, action in _said_by(match):
            while is_teyaku(other.question) and not _may_say(other, speaker, action):
                other.apply_text("done")
            other.apply(action)
        while is_teyaku(other.question) and match.question != other.question:
            other.apply_text("done")
        while is_teyaku(other.question) and other.speaking < match.speaking:
            other.apply_text("done")
    except (IllegalAction, RecordError, UnplayableDeck):
        deal.actions = ["no such match"]
        return record
    deal.actions = other.record().deals[-1].actions
    return record


def _said_by(match: HachiHachiMatch) -> list[tuple[int, int]]:
    """Who did what in the deal in progress, as far as the others could see it."""
    again = match.reopened()
    said: list[tuple[int, int]] = []
    for action in match.actions:
        if action != DONE:
            said.append((int(again.to_play), int(action)))
        again.apply(int(action))
    return said


def _may_say(match: HachiHachiMatch, seat: int, action: int) -> bool:
    return int(match.to_play) == seat and match.is_legal(action)


def same_course(match: Match, other: Match) -> bool:
    return _course(_hachihachi(match)) == _course(_hachihachi(other))


def _is_dealt(match: HachiHachiMatch) -> bool:
    return match.is_over or match.question != BLIND


def _unseen(match: HachiHachiMatch, seat: int | None) -> list[int]:
    if not _is_dealt(match):
        return [int(card) for card in match.deck]
    hidden = set(_stock(match))
    for owner in range(match.seats):
        if owner != seat:
            hidden |= set(cards_of(match.hands[owner] & ~match.shown[owner]))
    if seat is not None and match.order:
        hidden -= set(cards_of(match.dealt[seat]))
    return sorted(hidden)


def _stock(match: HachiHachiMatch) -> list[int]:
    if len(match.stock):
        return list(match.stock[int(match.next_card) :])
    dealt = 7 * int(match.seats) + (6 if match.seats < 7 else 0)
    return list(match.deck[dealt:])


def _course(match: HachiHachiMatch) -> tuple[object, ...]:
    finished = [
        (deal.dealer, _said(list(deal.actions)), deal.end, deal.entries) for deal in match.deals
    ]
    turn = (match.to_play, match.question, match.next_card, match.is_over)
    table = (match.field, match.white, list(match.captured), match.multiplier, match.carried)
    if not _is_dealt(match):
        table = (0, 0, [], 0, [])
    said = (list(match.order), list(match.entries), list(match.declared), list(match.shown))
    return (match.scores, finished, _said(list(match.actions)), turn, table, said)


def _said(actions: list[int]) -> list[int]:
    return [action for action in actions if action != DONE]


def _hachihachi(match: Match) -> HachiHachiMatch:
    assert isinstance(match, HachiHachiMatch)
    return match
