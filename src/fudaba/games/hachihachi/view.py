"""What a seat at a Hachi-Hachi table, active or sitting out, or a spectator may know."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import replace

from fudaba.cards.bits import bit, count
from fudaba.cards.hanafuda import CHAFF
from fudaba.cards.pack import HANAFUDA
from fudaba.games.asked import asked_view, legal_texts
from fudaba.games.contract import Match
from fudaba.games.eights.card_points import card_points
from fudaba.games.hachihachi import questions
from fudaba.games.hachihachi.dekiyaku import Dekiyaku, dekiyaku_of
from fudaba.games.hachihachi.facts import GROUP_A, GROUP_B
from fudaba.games.hachihachi.match import HachiHachiMatch
from fudaba.games.hachihachi.progress import progress, stake, worths
from fudaba.games.hachihachi.settlement import value_of
from fudaba.games.hachihachi.teyaku import KINDS, NONE, ONE_ANIMAL, ONE_LIGHT, Hand
from fudaba.games.hanafuda.view import FieldView, ProgressView, field_view
from fudaba.games.news import News, number_of
from fudaba.games.view import DealView, EntryView, HandView, View, entry_view


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
    #: The running result with what has been paid in this deal, in the same way as the scores.
    standing: list[int | None]
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
    #: Who speaks after the one who is asked to stay or drop, in order.
    later: list[int]
    #: What has been paid in this deal so far: fees, compensation.
    paid: list[EntryView]
    white: int | None
    blind: bool
    field: FieldView
    #: The card that waits to be placed.
    card: str | None
    #: Teyaku by seat: one's own, and what others have declared.
    teyaku: list[list[KanView]]
    #: The kind of the cards that lie face down beside open chaff (HH-452), by seat.
    face_down: list[str]
    dekiyaku: list[list[KanView]]
    #: How far the players of the deal have come towards each dekiyaku; nobody else has.
    progress: list[list[ProgressView]]
    kan: list[int]
    #: What each dekiyaku, and each teyaku of the viewer's, would bring now from each who pays.
    worth: dict[str, int]
    #: What a shoubu would bring each seat now for its dekiyaku.
    stake: list[int]
    card_points: list[int]
    chaff: list[int]
    sage: list[int]
    last_sage: int | None


def view(match: Match, since: int | None) -> HachiHachiView:
    """What everybody may know, told from so many events on."""
    assert isinstance(match, HachiHachiMatch)
    seats = int(match.seats)
    news = News(match, since)
    dealt = _is_dealt(match)
    placing = (
        match.question in (questions.PLACE_PLAYED, questions.PLACE_DRAWN) and not match.is_over
    )
    field = int(match.field) if dealt else 0
    everyone = range(seats)
    known = _known(match, None)
    return HachiHachiView(
        game=match.game.name,
        options=match.game.options if news.is_first else {},
        seat=None,
        number=news.happened,
        happened=news.happened,
        begun=news.begun,
        seats=seats,
        deal=news.deal,
        deals=int(match.rules.deals) * (seats if match.rules.campaign else 1),
        dealer=int(match.openings[-1].dealer),
        is_over=match.is_over,
        winner=match.winner,
        to_play=_to_play(match),
        phase="over" if match.is_over else questions.NAMES[match.question],
        legal=[],
        asked=None,
        scores=_shown(match.scores, known),
        hands=[_hand(match, owner, dealt) for owner in everyone],
        captured=[HANAFUDA.set_text(int(cards)) for cards in match.captured],
        stock=match.stock_left() if dealt else len(match.deck),
        events=news.events(),
        finished=_with_totals(match, news.finished(lambda place: _date(match, place)), known),
        draws=[
            [HANAFUDA.text(card) if card >= 0 else None for card in draw]
            for draw in (match.draws if news.is_first else [])
        ],
        redeals=int(match.redeals),
        month=int(match.month),
        year=int(match.year),
        kan_points=int(match.rules.kan),
        standing=_shown(match.books.scores(), known),
        coins=_shown(match.books.coins, known),
        debt=_shown(match.books.debt, known),
        track=int(match.books.track),
        pot=int(match.pot),
        multiplier=int(match.multiplier),
        carried=list(match.carried),
        active=list(match.order),
        field=field_view(field),
        white=int(match.white) if match.white >= 0 and dealt else None,
        blind=match.blind,
        card=HANAFUDA.text(int(match.card)) if placing else None,
        teyaku=[_teyaku(match, owner, False) for owner in everyone],
        face_down=[_face_down(match, owner) for owner in everyone],
        dekiyaku=[
            [_made(held) for held in dekiyaku_of(match.rules, match.captured[owner])]
            for owner in everyone
        ],
        progress=[progress(match, owner) for owner in everyone],
        kan=[int(kan) for kan in match.kan],
        worth=worths(match) if dealt else {},
        stake=[stake(match, owner) for owner in everyone],
        card_points=[int(card_points(cards, 1)) for cards in match.captured],
        chaff=[int(count(cards & CHAFF)) for cards in match.captured],
        sage=list(match.sage),
        last_sage=int(match.last_sage) if match.last_sage >= 0 else None,
        paid=[entry_view(HANAFUDA, entry) for entry in match.entries],
        later=match.auction.later() if match.auction is not None else [],
        **_said(match),
    )


def seat_view(view: View, match: Match, seat: int) -> View:
    """The same with what a seat sees beyond: its cards, its teyaku, its money."""
    assert isinstance(match, HachiHachiMatch)
    assert isinstance(view, HachiHachiView)
    asked = asked_view(match, seat, questions.NAMES, questions.FORMS)
    dealt = _is_dealt(match)
    hands, teyaku = view.hands.copy(), view.teyaku.copy()
    if dealt and seat != match.white:
        hands[seat] = HandView(cards=HANAFUDA.set_text(int(match.hands[seat])), hidden=0)
    teyaku[seat] = _teyaku(match, seat, dealt)
    worth = view.worth | {
        held.name: int(value_of(match.rules, held.kan, match.multiplier)) for held in teyaku[seat]
    }
    known = _known(match, seat)
    return replace(
        view,
        seat=seat,
        number=number_of(view.happened, match, seat),
        to_play=view.to_play if asked is None else seat,
        legal=legal_texts(asked),
        asked=asked,
        scores=_shown(match.scores, known),
        hands=hands,
        finished=_with_totals(match, view.finished, known),
        standing=_shown(match.books.scores(), known),
        coins=_shown(match.books.coins, known),
        debt=_shown(match.books.debt, known),
        teyaku=teyaku,
        worth=worth,
    )


def _is_dealt(match: HachiHachiMatch) -> bool:
    """Whether the cards have been looked at (HH-250)."""
    return match.question != questions.BLIND or match.is_over


def _known(match: HachiHachiMatch, seat: int | None) -> list[bool]:
    """Whose totals a viewer knows."""
    washed = match.month > 11 or (match.month == 11 and match.question == questions.REPAY)
    public = match.rules.totals_public or washed or match.is_over  # HH-962, HH-R66
    return [owner == seat or public for owner in range(match.seats)]


def _shown(amounts: Iterable[int], known: list[bool]) -> list[int | None]:
    return [int(amount) if shown else None for amount, shown in zip(amounts, known, strict=True)]


def _with_totals(
    match: HachiHachiMatch, finished: list[DealView], known: list[bool]
) -> list[DealView]:
    """The last deals with the totals of those only whose scores are known."""
    if all(known):
        return finished
    played = match.deals[len(match.deals) - len(finished) :]
    return [
        replace(deal, totals=_shown(one.totals, known))
        for deal, one in zip(finished, played, strict=True)
    ]


def _date(match: HachiHachiMatch, place: int) -> tuple[int, int]:
    """The month and the year of a deal; a void one does not count (HH-313)."""
    opening = match.openings[place]
    return int(opening.month), int(opening.year)


def _to_play(match: HachiHachiMatch) -> int | None:
    """Who decides; that somebody is asked about teyaku, others do not see."""
    if match.is_over or questions.is_teyaku(match.question):
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


def _hand(match: HachiHachiMatch, owner: int, dealt: bool) -> HandView:
    """What lies open of a hand (HH-453)."""
    if not dealt:
        return HandView(cards="", hidden=0)
    if owner == match.white:
        return HandView(cards="W", hidden=0)
    cards = int(match.hands[owner])
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
