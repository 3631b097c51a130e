"""What dealt cards lead to before anything is played."""

from __future__ import annotations

from msgspec import Struct
from mypy_extensions import i64

from fudaba.cards.bits import lowest
from fudaba.cards.hanafuda import month_of
from fudaba.cards.pack import HANAFUDA
from fudaba.cards.vectors import vec
from fudaba.games.contract import Game
from fudaba.games.hanafuda.capture import piles
from fudaba.games.koikoi import instant
from fudaba.games.koikoi.facts import INSTANT, NOBODY, Facts
from fudaba.games.koikoi.settlement import settle
from fudaba.score.answers import Combination, by_seat, seat_number
from fudaba.score.cards import exactly, no_card_twice
from fudaba.score.koikoi.reading import cards_in, rules_of


class LayoutQuestion(Struct, frozen=True, forbid_unknown_fields=True):
    """What do these dealt cards lead to?"""

    hands: list[str] | dict[str, str]
    table: str
    dealer: int = 0


class LayoutAnswer(Struct, frozen=True):
    """`play`, `win`, `draw` or `redeal`."""

    ok: bool
    outcome: str
    seat: int | None
    points: int
    piles: list[int]


def layout(game: Game, question: LayoutQuestion) -> LayoutAnswer:
    """KK-203 to KK-206, KK-812."""
    rules = rules_of(game)
    dealer = seat_number("dealer", question.dealer, 2)
    first, second = (cards_in(text) for text in by_seat("hands", question.hands, 2))
    table = cards_in(question.table)
    for name, cards in (("hand 0", first), ("hand 1", second), ("the table", table)):
        exactly(8, name, cards, "KK-107")
    no_card_twice([first, second, table])
    outcome = instant.layout(first, second, table)
    months = [int(month_of(lowest(pile))) for pile in piles(table)]
    if outcome == instant.PLAY_ON:
        return LayoutAnswer(True, "play", None, 0, months)
    if outcome == instant.REDEAL:
        return LayoutAnswer(True, "redeal", None, 0, months)
    by = NOBODY if outcome == instant.DRAW else (0 if instant.is_instant(first) else 1)
    facts = Facts(dealer, 1, vec[i64]([first, second]), vec[i64]([0, 0]), INSTANT, by)
    scores = [int(score) for score in settle(rules, facts).scores]
    if not any(scores):
        return LayoutAnswer(True, "draw", None, 0, months)
    return LayoutAnswer(True, "win", scores.index(max(scores)), max(scores), months)


def instant_hand(text: str) -> list[Combination]:
    """The instant hand that eight cards are: every name that fits (KK-R4), six points once."""
    hand = exactly(8, "a hand", cards_in(text), "KK-107")
    rules = {"teshi": "KK-201", "kuttsuki": "KK-202"}
    return [
        Combination(name, instant.INSTANT_POINTS, rules[name], HANAFUDA.set_text(hand))
        for name in instant.instant_names(hand)
    ]
