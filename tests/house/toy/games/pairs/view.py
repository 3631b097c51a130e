"""What a seat at Pairs may know."""

from __future__ import annotations

from msgspec.structs import replace

from fudaba.cards.bits import count
from fudaba.cards.pack import HANAFUDA
from fudaba.games.asked import Form, asked_view, legal_texts
from fudaba.games.contract import Match
from fudaba.games.hanafuda.view import FieldView, field_view
from fudaba.games.news import News, number_of
from fudaba.games.view import HandView, View
from tests.house.toy.games.pairs.match import PACKET, PairsMatch

NAMES = ("play", "place")
FORMS: tuple[Form, ...] = ("card", "place")


class PairsView(View, kw_only=True, frozen=True):
    field: FieldView
    #: The card that waits to be placed.
    card: str | None


def view(match: Match, since: int | None) -> PairsView:
    assert isinstance(match, PairsMatch)
    news = News(match, since)
    placing = match.question == 1 and not match.is_over
    return PairsView(
        game=match.game.name,
        options=match.game.options if news.is_first else {},
        seat=None,
        number=news.happened,
        happened=news.happened,
        begun=news.begun,
        seats=2,
        deal=news.deal,
        deals=match.rules.deals,
        dealer=int(match.dealer),
        is_over=match.is_over,
        winner=match.winner,
        to_play=None if match.is_over else int(match.to_play),
        phase="over" if match.is_over else NAMES[match.question],
        legal=[],
        asked=None,
        scores=[*match.scores],
        hands=[HandView(cards="", hidden=int(count(hand))) for hand in match.hands],
        captured=[HANAFUDA.set_text(int(cards)) for cards in match.captured],
        stock=len(match.deck) - 3 * PACKET,
        events=news.events(),
        finished=news.finished(),
        field=field_view(int(match.field)),
        card=HANAFUDA.text(int(match.card)) if placing else None,
    )


def seat_view(view: View, match: Match, seat: int) -> View:
    assert isinstance(match, PairsMatch)
    asked = asked_view(match, seat, NAMES, FORMS)
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
