"""What a seat at a Hachijuu table, active or sitting out, or a spectator may know."""

from __future__ import annotations

from msgspec.structs import replace

from fudaba.cards.bits import bit, count
from fudaba.cards.hanafuda import CHAFF
from fudaba.cards.pack import HANAFUDA
from fudaba.games.asked import asked_view, legal_texts
from fudaba.games.contract import Match
from fudaba.games.eights.card_points import card_points
from fudaba.games.eights.questions import FORMS, NAMES, PLACE_DRAWN, PLACE_PLAYED, TEYAKU
from fudaba.games.hachijuu.dekiyaku import dekiyaku_of
from fudaba.games.hachijuu.match import HachijuuMatch
from fudaba.games.hachijuu.progress import progress, stake, worths
from fudaba.games.hachijuu.settlement import value_of
from fudaba.games.hachijuu.teyaku import KINDS, NONE, PLAIN, SET, Hand
from fudaba.games.hanafuda.view import FieldView, ProgressView, YakuView, field_view
from fudaba.games.news import News, number_of
from fudaba.games.view import HandView, View


class HachijuuView(View, kw_only=True, frozen=True):
    """The Hachijuu table as one person sees it."""

    draws: list[list[str | None]]
    redeals: int
    #: Chips by seat: what everybody began with, and the scores.
    balance: list[int]
    #: Who has the cube: the dealer, or the latest doubler.
    oya: int
    #: As the cube in front of the oya shows it (HJ-004).
    rate: int
    pot: int
    #: Those who play, from the oya's position on; empty while that is not settled.
    active: list[int]
    #: Who is in at the current rate, has folded, was put out.
    joined: list[int]
    folded: list[int]
    put_out: list[int]
    #: Who speaks after the one who is asked to fold, be in or double, in order.
    later: list[int]
    field: FieldView
    #: The card that waits to be placed.
    card: str | None
    #: The best hand yaku of each family that the viewer was dealt.
    teyaku: list[YakuView]
    #: Hand yaku by seat as they were announced.
    announced: list[list[YakuView]]
    #: The cards of each hand that lie open, one's own too.
    exposed: list[str]
    dekiyaku: list[list[YakuView]]
    #: How far the players of the deal have come towards each captured yaku; nobody else has.
    progress: list[list[ProgressView]]
    #: What the captured yaku of each seat are worth.
    points: list[int]
    #: What each captured yaku, each announced hand yaku and each of the viewer's would bring now
    #: in all.
    worth: dict[str, int]
    #: What agari would bring each seat now for its captured yaku.
    stake: list[int]
    card_points: list[int]
    chaff: list[int]
    sage: list[int]


def view(match: Match, since: int | None) -> HachijuuView:
    """What everybody may know, told from so many events on."""
    assert isinstance(match, HachijuuMatch)
    seats = int(match.seats)
    news = News(match, since)
    placing = match.question in (PLACE_PLAYED, PLACE_DRAWN) and not match.is_over
    everyone = range(seats)
    auction = match.auction
    scores = match.scores
    return HachijuuView(
        game=match.game.name,
        options=match.game.options if news.is_first else {},
        seat=None,
        number=news.happened,
        happened=news.happened,
        begun=news.begun,
        seats=seats,
        deal=news.deal,
        deals=int(match.rules.deals),
        dealer=int(match.deals[-1].dealer if match.is_over else match.dealer),
        is_over=match.is_over,
        winner=match.winner,
        to_play=_to_play(match),
        phase="over" if match.is_over else NAMES[match.question],
        legal=[],
        asked=None,
        scores=[*scores],
        hands=[_hand(match, owner) for owner in everyone],
        captured=[HANAFUDA.set_text(int(cards)) for cards in match.captured],
        stock=match.stock_left(),
        events=news.events(),
        finished=news.finished(),
        draws=[
            [HANAFUDA.text(card) if card >= 0 else None for card in draw]
            for draw in (match.draws if news.is_first else [])
        ],
        redeals=int(match.redeals),
        balance=[int(match.rules.start_chips) + score for score in scores],
        oya=int(auction.oya),
        rate=int(auction.rate),
        pot=int(auction.pot),
        active=list(match.order),
        joined=[owner for owner in everyone if auction.joined & bit(owner)],
        folded=list(auction.folded_seats()),
        put_out=list(auction.put_out_seats()),
        later=auction.later(),
        field=field_view(int(match.field)),
        card=HANAFUDA.text(int(match.card)) if placing else None,
        teyaku=[],
        announced=[_announced(match, owner) for owner in everyone],
        exposed=[
            HANAFUDA.set_text(int(match.hands[owner] & match.shown[owner])) for owner in everyone
        ],
        dekiyaku=[
            [
                YakuView(held.name, int(held.points), held.rule, HANAFUDA.set_text(int(held.cards)))
                for held in dekiyaku_of(match.captured[owner])
            ]
            for owner in everyone
        ],
        progress=[progress(match, owner) for owner in everyone],
        points=[int(points) for points in match.points],
        worth=worths(match),
        stake=[stake(match, owner) for owner in everyone],
        card_points=[int(card_points(cards, 0)) for cards in match.captured],
        chaff=[int(count(cards & CHAFF)) for cards in match.captured],
        sage=list(match.sage),
    )


def seat_view(view: View, match: Match, seat: int) -> View:
    """The same with what a seat sees beyond: its cards and its hand yaku."""
    assert isinstance(match, HachijuuMatch)
    asked = asked_view(match, seat, NAMES, FORMS)
    assert isinstance(view, HachijuuView)
    hands = view.hands.copy()
    hands[seat] = HandView(cards=HANAFUDA.set_text(int(match.hands[seat])), hidden=0)
    teyaku = _best(match, seat)
    return replace(
        view,
        seat=seat,
        number=number_of(view.happened, match, seat),
        to_play=view.to_play if asked is None else seat,
        legal=legal_texts(asked),
        asked=asked,
        hands=hands,
        teyaku=teyaku,
        worth=view.worth
        | {held.name: int(value_of(held.points, match.auction.rate)) for held in teyaku},
    )


def _to_play(match: HachijuuMatch) -> int | None:
    """Who decides; that somebody is asked about hand yaku, others do not see."""
    if match.is_over or match.question == TEYAKU:
        return None
    return int(match.to_play)


def _hand(match: HachijuuMatch, owner: int) -> HandView:
    """What lies open of a hand (HJ-403)."""
    cards = int(match.hands[owner])
    seen = cards & int(match.shown[owner])
    return HandView(cards=HANAFUDA.set_text(seen), hidden=int(count(cards & ~seen)))


def _best(match: HachijuuMatch, seat: int) -> list[YakuView]:
    held = Hand(match.dealt[seat])
    kinds = [int(held.best(family)) for family in (PLAIN, SET)]
    return [_teyaku(kind, held.choices(kind)[0]) for kind in kinds if kind != NONE]


def _announced(match: HachijuuMatch, owner: int) -> list[YakuView]:
    return [
        _teyaku(int(made.kind), int(made.cards)) for made in match.announced if made.seat == owner
    ]


def _teyaku(kind: int, cards: int) -> YakuView:
    row = KINDS[kind]
    return YakuView(row.name, int(row.points), row.rule, HANAFUDA.set_text(cards))
