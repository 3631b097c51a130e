"""What a seat at a table of 800, 1000, 150 or Fjabbe may know."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from msgspec.structs import replace
from mypy_extensions import u8

from fudaba.cards.bits import cards_of, count
from fudaba.cards.pack import SNAPPHANA
from fudaba.cards.snapphana import SUIT_SIZE, SUITS, TRUMPS
from fudaba.cards.vectors import vec
from fudaba.games.asked import EffectView, asked_view, legal_texts
from fudaba.games.contract import Match
from fudaba.games.news import News, number_of
from fudaba.games.snapphana import questions
from fudaba.games.snapphana.combinations import Bundle, worth
from fudaba.games.snapphana.declaring import later
from fudaba.games.snapphana.discarding import discardable
from fudaba.games.snapphana.duty import duty_of
from fudaba.games.snapphana.facts import NOBODY
from fudaba.games.snapphana.fjabbe import trickless
from fudaba.games.snapphana.kinds import KINDS
from fudaba.games.snapphana.match import SnapphanaMatch
from fudaba.games.snapphana.offers import OfferView, offers_of, promised_by
from fudaba.games.view import EventView, HandView, View

#: What may happen to cards before a deal is counted (SN-022, SN-056).
REMARKS: Final = ("fjont_lost", "discards_lost")


class PlayedView(Struct, frozen=True):
    """A card of a trick."""

    seat: int
    card: str


class CombinationView(Struct, frozen=True):
    """A combination that was declared, its points before any doubling."""

    name: str
    points: int
    rule: str
    cards: str


class DutyView(Struct, frozen=True):
    """What binds the viewer in the trick: `lead`, `follow`, `must_trump`, ... and by which rule."""

    name: str
    rule: str


class SnapphanaView(View, kw_only=True, frozen=True):
    """The table as one seat sees it."""

    #: The side of every seat; scores, tricks and piles are by side.
    sides: list[int]
    #: Points that win; None in Fjabbe.
    target: int | None
    #: Fjabbe: deals lost by each seat; else None.
    losses: list[int] | None
    #: Fjabbe: who loses the deal as it stands, having won no trick (FJ-006); None before the first.
    losing: list[int] | None
    forehand: int
    #: How many tricks a deal has, and who leads: the winner of the trick before (SN-047).
    tricks_in_deal: int
    leader: int
    #: The trick in progress, the suit led (`S C H D T`), and who wins it so far.
    trick: list[PlayedView]
    led: str | None
    winning: int | None
    #: The last complete trick, where it may be looked at (SN-R38).
    last_trick: list[PlayedView]
    tricks: list[int]
    #: How many cards lie in each side's pile, and discarded by each seat.
    pile_sizes: list[int]
    discarded: list[int]
    #: The viewer's own discards.
    own_discards: str
    #: Declared combinations by seat, and what they have brought each side.
    declared: list[list[CombinationView]]
    declared_points: list[int]
    #: What each seat's declarations are worth, doubling included (SN-034).
    declared_by: list[int]
    #: The cards laid out so far of the combination that the viewer is declaring, and its kind.
    declaring: str | None
    showing: str
    #: What binds the viewer who is to play a card.
    duty: DutyView | None
    #: The cards of which the viewer may make up the discards (SN-020), or show a part.
    selectable: str
    #: What the viewer may declare now, and what all of it together would bring.
    offers: list[OfferView]
    offered: list[EffectView]
    #: Suits that a seat has shown to be out of: `S C H D T`.
    voids: list[list[str]]
    #: Who played Fjønt, and who won that trick and is still owed a card for it.
    fjont: int | None
    owed_to: int | None


def view(match: Match, since: int | None) -> SnapphanaView:
    """What everybody may know, told from so many events on."""
    assert isinstance(match, SnapphanaMatch)
    rules = match.rules
    seats = range(int(rules.seats))
    over = match.is_over
    news = News(match, since)
    dealer = int(match.deals[-1].dealer if over else match.dealer)
    return SnapphanaView(
        game=match.game.name,
        options=match.game.options if news.is_first else {},
        seat=None,
        number=news.happened,
        happened=news.happened,
        begun=news.begun,
        seats=len(seats),
        deal=news.deal,
        deals=None,
        dealer=dealer,
        is_over=over,
        winner=match.winner,
        to_play=None if over else int(match.to_play),
        phase=_phase(match),
        legal=[],
        asked=None,
        scores=[*match.scores],
        hands=[_hand(match, owner) for owner in seats],
        captured=_piles(match),
        stock=len(match.deck) - int(match.next_card),
        events=_events(match, news.events()),
        finished=news.finished(remarks=REMARKS),
        sides=[int(rules.side(owner)) for owner in seats],
        target=None if rules.is_fjabbe else int(rules.target),
        losses=[int(lost) for lost in match.losses] if rules.is_fjabbe else None,
        losing=_losing(match),
        tricks_in_deal=int(rules.game.dealt),
        leader=int(match.leader),
        forehand=(dealer + 1) % len(seats),
        trick=_trick(match, int(match.leader), match.trick, int(match.trick_size)),
        led=_suit(int(match.led)) if match.trick_size and match.led else None,
        winning=int(match.best_seat) if match.trick_size and match.led else None,
        last_trick=_last_trick(match),
        tricks=[int(won) for won in match.tricks],
        pile_sizes=_pile_sizes(match),
        discarded=[0 if over else _discards(match, owner) for owner in seats],
        own_discards="",
        declared=[_declared(bundle) for bundle in match.bundles],
        declared_points=[int(points) for points in match.declared_points],
        declared_by=[0 if bundle is None else int(bundle.points()) for bundle in match.bundles],
        declaring=None,
        showing="",
        duty=None,
        selectable="",
        offers=[],
        offered=[],
        voids=[_voids(int(match.barred[owner])) for owner in seats],
        fjont=None if match.fjont_seat == NOBODY else int(match.fjont_seat),
        owed_to=None if match.creditor == NOBODY else int(match.creditor),
    )


def seat_view(view: View, match: Match, seat: int) -> View:
    """The same with what a seat sees beyond: its cards, and what it is laying aside or out."""
    assert isinstance(match, SnapphanaMatch)
    assert isinstance(view, SnapphanaView)
    asked = asked_view(match, seat, questions.NAMES, questions.FORMS, _number(match))
    hands, discarded, sizes = view.hands.copy(), view.discarded.copy(), view.pile_sizes.copy()
    hands[seat] = HandView(cards=SNAPPHANA.set_text(int(match.hands[seat])), hidden=0)
    laid = _being_laid(match, seat)
    discarded[seat] += laid
    sizes[int(match.rules.side(seat))] += laid
    showing = asked is not None and match.question == questions.SHOW
    offers = offers_of(match) if asked is not None and match.question == questions.PLAY else []
    return replace(
        view,
        seat=seat,
        number=number_of(view.happened, match, seat),
        phase=view.phase if asked is None else asked.phase,
        legal=legal_texts(asked),
        asked=asked,
        hands=hands,
        pile_sizes=sizes,
        discarded=discarded,
        own_discards=_own_discards(match, seat),
        declaring=KINDS[match.kind].name if showing else None,
        showing=SNAPPHANA.set_text(int(match.chosen)) if showing else "",
        duty=_duty(match) if asked is not None and match.question == questions.PLAY else None,
        selectable=_selectable(match) if asked is not None else "",
        offers=offers,
        offered=promised_by(match, offers),
    )


def _number(match: SnapphanaMatch) -> tuple[int, int]:
    """How many cards are discarded in one go, or may still be laid out (SN-033)."""
    if match.question == questions.DISCARD:
        return int(match.to_discard), int(match.to_discard)
    if match.question == questions.SHOW:
        return 0 if match.beside else 1, int(count(later(match)))
    return 1, 1


def _phase(match: SnapphanaMatch) -> str:
    """Others do not see a declaration before it is laid out."""
    if match.is_over:
        return "over"
    if match.question == questions.SHOW:
        return questions.NAMES[questions.PLAY]
    return questions.NAMES[match.question]


def _hand(match: SnapphanaMatch, owner: int) -> HandView:
    """Cards are known where they were declared and not yet played (SN-032)."""
    cards = int(match.hands[owner])
    shown = cards & int(match.shown[owner])
    hidden = int(count(cards & ~shown)) + _being_laid(match, owner)
    return HandView(cards=SNAPPHANA.set_text(shown), hidden=hidden)


def _being_laid(match: SnapphanaMatch, owner: int) -> int:
    """Cards that the owner has put aside but not yet discarded for good."""
    if match.is_over or match.question != questions.DISCARD or match.to_play != owner:
        return 0
    second = match.is_second_dealt()
    laid = match.discards[owner] if second else match.first_discards[owner]
    return int(count(laid))


def _discards(match: SnapphanaMatch, owner: int) -> int:
    return int(count(match.discarded_by(owner))) - _being_laid(match, owner)


def _pile_sizes(match: SnapphanaMatch) -> list[int]:
    """Cards won, with the discards that lie among them (SN-021)."""
    sizes = [int(count(pile)) for pile in match.piles]
    if not match.is_over:
        for owner in range(int(match.rules.seats)):
            sizes[int(match.rules.side(owner))] += _discards(match, owner)
    return sizes


def _own_discards(match: SnapphanaMatch, seat: int) -> str:
    return "" if match.is_over else SNAPPHANA.set_text(int(match.discarded_by(seat)))


def _piles(match: SnapphanaMatch) -> list[str]:
    """Piles lie face down until they are counted (SN-R38)."""
    if not match.is_over:
        return [""] * int(match.rules.sides)
    return [SNAPPHANA.set_text(int(pile)) for pile in match.deals[-1].captured]


def _trick(match: SnapphanaMatch, leader: int, cards: vec[u8], size: int) -> list[PlayedView]:
    played = [int(card) for card in cards][:size]
    seats = int(match.rules.seats)
    return [
        PlayedView((leader + place) % seats, SNAPPHANA.text(card))
        for place, card in enumerate(played)
    ]


def _is_last_trick_open(match: SnapphanaMatch) -> bool:
    """SN-R38: a trick lies open until the next one is led, and where it may be looked at after."""
    return match.rules.show_last_trick or match.trick_size == 0


def _last_trick(match: SnapphanaMatch) -> list[PlayedView]:
    if match.last_leader == NOBODY or not _is_last_trick_open(match):
        return []
    return _trick(match, int(match.last_leader), match.last_trick, int(match.rules.seats))


def _events(match: SnapphanaMatch, events: list[EventView]) -> list[EventView]:
    """Without the cards of tricks that may no longer be looked at, until the deal is over
    (SN-R38)."""
    if match.is_over:
        return events
    open_tricks = 1 if _is_last_trick_open(match) else 0
    tricks = 0
    shown: list[EventView] = []
    for place in range(len(events) - 1, -1, -1):
        event = events[place]
        if event.kind == "end":
            return events[: place + 1] + shown[::-1]
        if event.kind == "trick":
            tricks += 1
        if event.kind in ("play", "trick") and tricks > open_tricks:
            event = EventView(event.kind, event.seat)
        shown.append(event)
    return shown[::-1]


def _declared(bundle: Bundle | None) -> list[CombinationView]:
    if bundle is None:
        return []
    return [
        CombinationView(
            name=row.name,
            points=int(worth(kind, bundle.cards[kind])),
            rule=row.rule,
            cards=SNAPPHANA.set_text(int(bundle.cards[kind])),
        )
        for kind, row in enumerate(KINDS)
        if bundle.cards[kind]
    ]


def _losing(match: SnapphanaMatch) -> list[int] | None:
    if not match.rules.is_fjabbe or match.is_over or not match.tricks_played:
        return None
    return trickless(match.tricks)


def _duty(match: SnapphanaMatch) -> DutyView:
    name, rule = duty_of(match)
    return DutyView(name, rule)


def _selectable(match: SnapphanaMatch) -> str:
    if match.question == questions.DISCARD:
        return SNAPPHANA.set_text(int(discardable(match)))
    return SNAPPHANA.set_text(int(later(match))) if match.question == questions.SHOW else ""


def _suit(cards: int) -> str:
    if cards & TRUMPS:
        return "T"
    return SUITS[cards_of(cards)[0] // SUIT_SIZE]


def _voids(barred: int) -> list[str]:
    """The suits of which a hand is known to have none."""
    suits = [(1023 << SUIT_SIZE * place, name) for place, name in enumerate(SUITS)]
    suits.append((TRUMPS, "T"))
    return [name for cards, name in suits if barred & cards == cards]
