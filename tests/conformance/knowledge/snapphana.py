"""The Snapphana games: hands, others' discards and cards that are left out are hidden."""

from random import Random

from fudaba.cards.bits import bit, cards_of, set_of
from fudaba.games.contract import IllegalAction, Match
from fudaba.games.events import Event
from fudaba.games.options import Options
from fudaba.games.record import Record, RecordError, replay
from fudaba.games.snapphana import questions
from fudaba.games.snapphana.match import SnapphanaMatch
from fudaba.games.snapphana.view import SnapphanaView
from fudaba.games.view import View
from tests.conformance.knowledge import of_each
from tests.conformance.packs import with_shuffled_places

#: A record with explicit packs brings everything back.
UNRECORDED: frozenset[str] = frozenset()

#: A low trump shows that the hand has no higher one (SN-R21).
REVEALING: Options = {"must_overtrump": True}


def opening_scores(match: Match) -> list[int]:
    return [0] * match.game.sides


def places(match: Match) -> dict[str, int]:
    match = _snapphana(match)
    discards = [] if match.is_over else map(match.discarded_by, range(len(match.hands)))
    return {
        "stock": set_of(_stock(match)),
        "trick": match.cards_of_trick(),
        **of_each("pile", match.piles),
        **of_each("hand", match.hands),
        **of_each("discards", discards),
    }


def hands(match: Match) -> list[int]:
    """With the discards that are not laid away for good."""
    match = _snapphana(match)
    held = [int(hand) for hand in match.hands]
    if not match.is_over and match.question == questions.DISCARD:
        held[match.to_play] |= _being_laid(match)
    return held


def seen_hands(match: Match, seat: int | None) -> list[int]:
    match = _snapphana(match)
    return [
        int(hand) if owner == seat else int(hand & match.shown[owner])
        for owner, hand in enumerate(match.hands)
    ]


def shown(view: View) -> list[str]:
    assert isinstance(view, SnapphanaView)
    return [
        *(hand.cards for hand in view.hands),
        " ".join(played.card for played in view.trick),
        view.own_discards,
        *view.captured,
    ]


def face_down(view: View) -> int:
    """The piles, until they are counted."""
    assert isinstance(view, SnapphanaView)
    return 0 if view.is_over else sum(view.pile_sizes) - len(view.own_discards.split())


def alternative(match: Match, seat: int | None, rng: Random) -> Record:
    """The hidden cards of the deal in progress, or of a finished one, change places, and the
    others may have discarded any of theirs."""
    match = _snapphana(match)
    last = len(match.deals) if match.is_over else int(match.deal_number)
    number = rng.choice([last, rng.randint(1, last)])
    if number <= len(match.deals):
        return with_shuffled_places(match, number, _left_out(match, number), rng)
    record = with_shuffled_places(match, number, _unseen(match, seat), rng)
    _discard_otherwise(match, record, seat, rng)
    return _declared_again(match, record, seat)


def same_course(match: Match, other: Match) -> bool:
    return _course(_snapphana(match)) == _course(_snapphana(other))


def _left_out(match: SnapphanaMatch, number: int) -> list[int]:
    """After the count only the cards that took no part are unknown, and after a win by
    declaration the cards in hand, which are left as they are."""
    return _stock(_snapphana(match.replayed_deal(number)))


def _unseen(match: SnapphanaMatch, seat: int | None) -> list[int]:
    """Cards in other hands and not shown, discarded by others, or not dealt."""
    hidden = _stock(match)
    for owner in range(int(match.rules.seats)):
        if owner != seat:
            held = int(match.hands[owner] & ~match.shown[owner])
            hidden += cards_of(held | int(match.discarded_by(owner)))
    return hidden


def _discard_otherwise(
    match: SnapphanaMatch, record: Record, seat: int | None, rng: Random
) -> None:
    """Rewrites what the others have discarded, from the cards that the new pack gives them."""
    rules = match.rules.game
    pack = match.game.spec.pack
    deal = record.deals[-1]
    deck = pack.cards(deal.deck or "")
    dealt = [0] * int(rules.seats)
    for index in range(int(rules.dealt * rules.seats)):
        dealt[(int(match.dealer) + 1 + index // 5) % int(rules.seats)] |= bit(deck[index])
    first = int(rules.dealt * rules.seats + rules.for_dealer)
    dealt[match.dealer] |= set_of(deck[first - int(rules.for_dealer) : first])
    gone = set_of(
        [pack.card(text.split()[1]) for text in deal.actions if text.startswith(("play", "show"))]
    )
    for owner in range(int(rules.seats)):
        gone |= int(match.shown[owner])
    start = 0
    for owner, size in _batches(match):
        done = deal.actions[start : start + size]
        if len(done) < size and owner != seat:
            deal.actions = deal.actions[:start]
            return
        if start == 2 * int(rules.exchanged) and rules.exchanged:
            for index in range(first, len(deck)):
                dealt[(int(match.dealer) + 1 + (index - first) // 5) % 2] |= bit(deck[index])
        if owner != seat:
            chosen = sorted(rng.sample(cards_of(dealt[owner] & ~gone), size))
            deal.actions[start : start + size] = [f"discard {pack.text(card)}" for card in chosen]
            gone |= set_of(chosen)
        start += size


def _declared_again(match: SnapphanaMatch, record: Record, seat: int | None) -> Record:
    """The same course with the new cards: what others declared is spelled as their hands now
    make it, since a card that must be shown is not written. The record as it was where the
    course cannot be played."""
    written = record.deals[-1].actions
    discards = [text for text in written if text.startswith("discard")]
    record.deals[-1].actions = discards
    try:
        new = _snapphana(replay(record))
        for event in match.events():
            _follow(new, event)
        if match.to_play == seat and match.question == questions.SHOW:
            for text in written[_last_declaration(written) :]:
                new.apply_text(text)
    except (IllegalAction, RecordError):
        record.deals[-1].actions = written
        return record
    return new.record(decks=True)


def _follow(match: SnapphanaMatch, event: Event) -> None:
    """Plays what everybody saw."""
    text = match.game.spec.pack.set_text(event.cards)
    if event.kind == "play":
        match.apply_text(f"play {text}")
    elif event.kind == "give" and match.question == questions.GIVE:
        match.apply_text(f"give {text}")
    elif event.kind == "declare":
        match.apply_text(f"declare {event.names}")
        while match.question == questions.SHOW:
            rest = event.cards & ~match.chosen
            shown = match.game.spec.pack.set_text(rest).split()
            match.apply_text(f"show {shown[0]}" if shown else "done")


def _last_declaration(actions: list[str]) -> int:
    return max(place for place, text in enumerate(actions) if text.startswith("declare"))


def _batches(match: SnapphanaMatch) -> list[tuple[int, int]]:
    """Who discards how many cards, in order."""
    rules = match.rules.game
    dealer = int(match.dealer)
    batches = [(dealer, int(rules.for_dealer))] if rules.for_dealer else []
    if rules.exchanged:
        forehand = (dealer + 1) % int(rules.seats)
        batches = [(forehand, 10), (dealer, 10), *batches]
    return batches


def _being_laid(match: SnapphanaMatch) -> int:
    seat = match.to_play
    second = match.is_second_dealt()
    return int(match.discards[seat] if second else match.first_discards[seat])


def _stock(match: SnapphanaMatch) -> list[int]:
    return list(match.deck[int(match.next_card) :])


def _course(match: SnapphanaMatch) -> tuple[object, ...]:
    finished = [(deal.dealer, list(deal.scores), deal.end) for deal in match.deals]
    events = [
        (event.kind, event.seat, event.cards, event.points, event.names)
        for number in range(1, len(match.deals) + (1 if match.is_over else 2))
        for event in match.events(number)
    ]
    return (match.scores, finished, events, match.to_play, match.is_over)


def _snapphana(match: Match) -> SnapphanaMatch:
    assert isinstance(match, SnapphanaMatch)
    return match
