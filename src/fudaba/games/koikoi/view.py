"""What a seat at a Koi-Koi table may know."""

from __future__ import annotations

from msgspec.structs import replace

from fudaba.cards.bits import count
from fudaba.cards.pack import HANAFUDA
from fudaba.games.asked import asked_view, legal_texts
from fudaba.games.contract import Match
from fudaba.games.hanafuda.view import FieldView, ProgressView, YakuView, field_view
from fudaba.games.koikoi import questions
from fudaba.games.koikoi.match import KoiKoiMatch
from fudaba.games.koikoi.progress import progress
from fudaba.games.koikoi.settlement import factor
from fudaba.games.koikoi.yaku import Yaku, yaku_of
from fudaba.games.news import News, number_of
from fudaba.games.view import HandView, View


class KoiKoiView(View, kw_only=True, frozen=True):
    """The Koi-Koi table as one seat sees it."""

    #: The cards drawn for the first deal, by draw and seat.
    draws: list[list[str]]
    redeals: int
    field: FieldView
    #: The card that waits to be placed, and the cards about to be captured in this move.
    card: str | None
    pending: str
    points: list[int]
    koi: list[int]
    #: The seat whose yaku are in force.
    in_force: int | None
    yaku: list[list[YakuView]]
    progress: list[list[ProgressView]]
    #: What a stop would bring each seat now, doubling included.
    stake: list[int]


def view(match: Match, since: int | None) -> KoiKoiView:
    """What everybody may know, told from so many events on."""
    assert isinstance(match, KoiKoiMatch)
    news = News(match, since)
    rules, number = match.rules, news.deal
    placing = (
        match.question in (questions.PLACE_PLAYED, questions.PLACE_DRAWN) and not match.is_over
    )
    captured = [int(match.captured[0]), int(match.captured[1])]
    return KoiKoiView(
        game=match.game.name,
        options=match.game.options if news.is_first else {},
        seat=None,
        number=news.happened,
        happened=news.happened,
        begun=news.begun,
        seats=2,
        deal=number,
        deals=int(rules.deals),
        dealer=int(match.dealer),
        is_over=match.is_over,
        winner=match.winner,
        to_play=None if match.is_over else int(match.to_play),
        phase="over" if match.is_over else questions.NAMES[match.question],
        legal=[],
        asked=None,
        scores=[*match.scores],
        hands=[HandView(cards="", hidden=int(count(hand))) for hand in match.hands],
        captured=[HANAFUDA.set_text(cards) for cards in captured],
        stock=len(match.deck) - int(match.next_card),
        events=news.events(),
        finished=news.finished(lambda place: (place + 1, None)),
        draws=[[HANAFUDA.text(card) for card in draw] for draw in match.draws]
        if news.is_first
        else [],
        redeals=int(match.redeals),
        field=field_view(int(match.field)),
        card=HANAFUDA.text(int(match.card)) if placing else None,
        pending="" if match.is_over else HANAFUDA.set_text(int(match.pending)),
        points=[int(match.points[0]), int(match.points[1])],
        koi=[int(match.koi[0]), int(match.koi[1])],
        in_force=int(match.in_force) if match.in_force >= 0 else None,
        yaku=[
            [_yaku(yaku) for yaku in yaku_of(rules, captured[owner], number)] for owner in (0, 1)
        ],
        progress=[
            progress(rules, captured[owner], captured[1 - owner], number) for owner in (0, 1)
        ],
        stake=[
            int(match.points[owner])
            * int(factor(rules, match.points[owner], match.koi[owner], match.koi[1 - owner]))
            for owner in (0, 1)
        ],
    )


def seat_view(view: View, match: Match, seat: int) -> View:
    """The same with what a seat sees beyond: its own cards."""
    assert isinstance(match, KoiKoiMatch)
    asked = asked_view(match, seat, questions.NAMES, questions.FORMS)
    hands = view.hands.copy()
    hands[seat] = HandView(cards=HANAFUDA.set_text(int(match.hands[seat])), hidden=0)
    return replace(
        view,
        seat=seat,
        number=number_of(view.happened, match, seat),
        legal=legal_texts(asked),
        asked=asked,
        hands=hands,
    )


def _yaku(yaku: Yaku) -> YakuView:
    return YakuView(yaku.name, int(yaku.points), yaku.rule, HANAFUDA.set_text(int(yaku.cards)))
