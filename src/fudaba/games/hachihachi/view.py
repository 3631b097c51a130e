"""What a seat at a Hachi-Hachi table, active or sitting out, or a spectator may know."""

from __future__ import annotations

from msgspec import Struct

from fudaba.cards.bits import bit, count
from fudaba.cards.hanafuda import CHAFF
from fudaba.cards.pack import HANAFUDA
from fudaba.games.asked import asked_view
from fudaba.games.capture import piles
from fudaba.games.contract import Match
from fudaba.games.eights.card_points import card_points
from fudaba.games.hachihachi import questions
from fudaba.games.hachihachi.dekiyaku import Dekiyaku, dekiyaku_of
from fudaba.games.hachihachi.facts import GROUP_A, GROUP_B
from fudaba.games.hachihachi.match import HachiHachiMatch
from fudaba.games.hachihachi.teyaku import KINDS, NONE, ONE_ANIMAL, ONE_LIGHT, Hand
from fudaba.games.view import FieldView, HandView, View, deal_view, event_view, legal_texts


class KanView(Struct, frozen=True):
    """A combination worth kan."""

    name: str
    kan: int
    rule: str
    cards: str


class HachiHachiView(View, kw_only=True, frozen=True):
    """The Hachi-Hachi table as one person sees it."""

    draws: list[list[str | None]]
    redeals: int
    month: int
    year: int
    kan_points: int
    #: Coins and debt (or capital received) by seat, where they are public or one's own.
    coins: list[int | None]
    debt: list[int | None]
    track: int
    pot: int
    multiplier: int
    #: Multipliers carried to the next deal.
    carried: list[int]
    #: Active seats, acting dealer first; empty while that is not settled.
    active: list[int]
    stayed: list[int]
    dropped: list[int]
    driven_out: list[int]
    forced_in: list[int]
    white: int | None
    blind: bool
    table: FieldView
    #: The card that waits to be placed.
    card: str | None
    #: Teyaku by seat: one's own, and what others have declared.
    teyaku: list[list[KanView]]
    #: The kind of the cards that lie face down beside open chaff (HH-452), by seat.
    face_down: list[str]
    dekiyaku: list[list[KanView]]
    kan: list[int]
    card_points: list[int]
    chaff: list[int]
    sage: list[int]
    last_sage: int | None


def view(match: Match, seat: int | None) -> HachiHachiView:
    """The view of a seat, or with None of a spectator."""
    assert isinstance(match, HachiHachiMatch)
    seats = int(match.seats)
    if seat is not None and not 0 <= seat < seats:
        raise ValueError(f"this table has the seats 0 to {seats - 1}, not {seat}")
    dealt = match.question != questions.BLIND or match.is_over
    placing = (
        match.question in (questions.PLACE_PLAYED, questions.PLACE_DRAWN) and not match.is_over
    )
    number = len(match.deals) if match.is_over else int(match.deal_number)
    field = int(match.field) if dealt else 0
    lying = piles(field)
    piled = sum(lying)
    everyone = range(seats)
    washed = match.month > 11 or (match.month == 11 and match.question == questions.REPAY)
    public = match.rules.totals_public or washed or match.is_over  # HH-962, HH-R66
    known = [owner == seat or public for owner in everyone]
    return HachiHachiView(
        game=match.game.name,
        options=match.game.options,
        seat=seat,
        seats=seats,
        deal=number,
        deals=int(match.rules.deals) * (seats if match.rules.campaign else 1),
        dealer=int(match.openings[-1].dealer),
        is_over=match.is_over,
        winner=match.winner,
        to_play=_to_play(match, seat),
        phase="over" if match.is_over else questions.NAMES[match.question],
        legal=legal_texts(match, seat),
        asked=asked_view(match, seat, questions.NAMES, questions.FORMS),
        scores=[score if shown else None for score, shown in zip(match.scores, known, strict=True)],
        hands=[_hand(match, owner, owner == seat, dealt) for owner in everyone],
        captured=[HANAFUDA.set_text(int(cards)) for cards in match.captured],
        stock=match.stock_left() if dealt else len(match.deck),
        events=[event_view(HANAFUDA, event) for event in match.events(number)],
        finished=[deal_view(HANAFUDA, deal) for deal in match.deals],
        draws=[
            [HANAFUDA.text(card) if card >= 0 else None for card in draw] for draw in match.draws
        ],
        redeals=int(match.redeals),
        month=int(match.month),
        year=int(match.year),
        kan_points=int(match.rules.kan),
        coins=[int(match.books.coins[s]) if known[s] else None for s in everyone],
        debt=[int(match.books.debt[s]) if known[s] else None for s in everyone],
        track=int(match.books.track),
        pot=int(match.pot),
        multiplier=int(match.multiplier),
        carried=list(match.carried),
        active=list(match.order),
        table=FieldView(
            free=HANAFUDA.set_text(field & ~piled),
            piles=[HANAFUDA.set_text(pile) for pile in lying],
        ),
        white=int(match.white) if match.white >= 0 and dealt else None,
        blind=match.blind,
        card=HANAFUDA.text(int(match.card)) if placing else None,
        teyaku=[_teyaku(match, owner, owner == seat and dealt) for owner in everyone],
        face_down=[_face_down(match, owner) for owner in everyone],
        dekiyaku=[
            [_made(held) for held in dekiyaku_of(match.rules, match.captured[owner])]
            for owner in everyone
        ],
        kan=[int(kan) for kan in match.kan],
        card_points=[int(card_points(cards, 1)) for cards in match.captured],
        chaff=[int(count(cards & CHAFF)) for cards in match.captured],
        sage=list(match.sage),
        last_sage=int(match.last_sage) if match.last_sage >= 0 else None,
        **_said(match),
    )


def _to_play(match: HachiHachiMatch, seat: int | None) -> int | None:
    """Who decides; that somebody is asked about teyaku, others do not see."""
    if match.is_over or (questions.is_teyaku(match.question) and match.to_play != seat):
        return None
    return int(match.to_play)


def _said(match: HachiHachiMatch) -> dict[str, list[int]]:
    auction = match.auction
    names = ("stayed", "dropped", "driven_out", "forced_in")
    if auction is None:
        return {name: [] for name in names}
    sets = (auction.stayed, auction.dropped, auction.driven_out, auction.forced_in)
    return {
        name: [owner for owner in range(match.seats) if seats & bit(owner)]
        for name, seats in zip(names, sets, strict=True)
    }


def _hand(match: HachiHachiMatch, owner: int, own: bool, dealt: bool) -> HandView:
    """One's own cards; of others those that lie open (HH-453)."""
    if not dealt:
        return HandView(cards="", hidden=0)
    if owner == match.white:
        return HandView(cards="W", hidden=0)
    cards = int(match.hands[owner])
    if own:
        return HandView(cards=HANAFUDA.set_text(cards), hidden=0)
    shown = int(match.shown[owner]) & cards if match.rules.show_chaff else 0
    return HandView(cards=HANAFUDA.set_text(shown), hidden=int(count(cards & ~shown)))


def _teyaku(match: HachiHachiMatch, owner: int, own: bool) -> list[KanView]:
    """One's own teyaku, and what others have declared; the white card brings none (HH-121)."""
    if match.dealt[owner] == 0:
        return []
    held = Hand(match.rules, match.dealt[owner])
    rows: list[KanView] = []
    for group, kind, kan in (
        (GROUP_A, held.group_a, held.kan_a),
        (GROUP_B, held.group_b, held.kan_b),
    ):
        if kind != NONE and (own or match.declared[owner] & group):
            cards = (
                held.shown_for_a(match.rules) if group == GROUP_A else held.shown_for_b(match.rules)
            )
            row = KINDS[kind]
            rows.append(KanView(row.name, int(kan), row.rule, HANAFUDA.set_text(int(cards))))
    return rows


def _face_down(match: HachiHachiMatch, owner: int) -> str:
    """HH-452: the place of the face-down cards tells their kind, while they are in the hand."""
    if not match.rules.show_chaff or match.declared[owner] & GROUP_B == 0:
        return ""
    if match.hands[owner] & ~CHAFF == 0:
        return ""
    kind = Hand(match.rules, match.dealt[owner]).group_b
    if kind == ONE_LIGHT:
        return "light"
    return "animal" if kind == ONE_ANIMAL else "ribbon"


def _made(held: Dekiyaku) -> KanView:
    return KanView(held.name, int(held.kan), held.rule, HANAFUDA.set_text(int(held.cards)))
