"""Score questions of Koi-Koi: `layout`, `yaku` and `settle`."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct
from mypy_extensions import i64

from fudaba.cards.bits import lowest
from fudaba.cards.hanafuda import month_of
from fudaba.cards.pack import HANAFUDA
from fudaba.cards.vectors import vec
from fudaba.games.capture import piles
from fudaba.games.contract import Game
from fudaba.games.koikoi import instant
from fudaba.games.koikoi.match import KoiKoiGame
from fudaba.games.koikoi.options import Rules
from fudaba.games.koikoi.settlement import EXHAUSTED, INSTANT, NOBODY, STOP, Facts, settle
from fudaba.games.koikoi.yaku import yaku_of
from fudaba.games.view import EntryView
from fudaba.score.answers import Combination, by_seat, entry_views, seat_number
from fudaba.score.cards import exactly, hanafuda_set, no_card_twice
from fudaba.score.problem import Refused


class LayoutQuestion(Struct, frozen=True):
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


class YakuQuestion(Struct, frozen=True):
    """What are these captured cards worth?"""

    captured: str
    deal: int = 1


class YakuAnswer(Struct, frozen=True):
    """The yaku that count, and their sum."""

    ok: bool
    yaku: list[Combination]
    points: int


class SettleQuestion(Struct, frozen=True):
    """What does this deal bring?"""

    captured: list[str] | dict[str, str]
    end: Literal["stop", "exhausted"]
    dealer: int = 0
    deal: int = 1
    koi: list[int] | dict[str, int] = []
    by: int | None = None


class SettleAnswer(Struct, frozen=True):
    """The change of each seat, why, and who deals next."""

    ok: bool
    scores: list[int]
    entries: list[EntryView]
    next_dealer: int


def rules_of(game: Game) -> Rules:
    """The rules of a Koi-Koi game."""
    assert isinstance(game, KoiKoiGame)
    return game.rules


def layout(game: Game, question: LayoutQuestion) -> LayoutAnswer:
    """KK-203 to KK-206, KK-812."""
    rules = rules_of(game)
    dealer = seat_number("dealer", question.dealer, 2)
    first, second = (_cards(text) for text in by_seat("hands", question.hands, 2))
    table = _cards(question.table)
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


def yaku(game: Game, question: YakuQuestion) -> YakuAnswer:
    """KK-411 to KK-463 and the variants."""
    rules = rules_of(game)
    held = yaku_of(rules, _cards(question.captured), _deal(rules, question.deal))
    found = [
        Combination(row.name, int(row.points), row.rule, HANAFUDA.set_text(int(row.cards)))
        for row in held
    ]
    return YakuAnswer(True, found, sum(row.points for row in found))


def settle_deal(game: Game, question: SettleQuestion) -> SettleAnswer:
    """KK-504, KK-601 to KK-604, KK-701 to KK-704 and the variants."""
    rules = rules_of(game)
    dealer = seat_number("dealer", question.dealer, 2)
    deal = _deal(rules, question.deal)
    captured = [_cards(text) for text in by_seat("captured", question.captured, 2)]
    no_card_twice(captured)
    koi = _calls(rules, question.koi)
    by = NOBODY
    if question.end == STOP:
        by = seat_number("by", question.by, 2)
        if not yaku_of(rules, captured[by], deal):
            raise Refused(f"seat {by} has no yaku to stop with (KK-501)")
    elif question.by is not None:
        raise Refused("an exhausted deal is ended by nobody (KK-702)")
    end = STOP if question.end == STOP else EXHAUSTED
    outcome = settle(rules, Facts(dealer, deal, vec[i64](captured), vec[i64](koi), end, by))
    return SettleAnswer(
        ok=True,
        scores=[int(score) for score in outcome.scores],
        entries=entry_views(HANAFUDA, outcome.entries),
        next_dealer=int(outcome.next_dealer),
    )


def instant_hand(text: str) -> list[Combination]:
    """The instant hand that eight cards are: every name that fits (KK-R4), six points once."""
    hand = exactly(8, "a hand", _cards(text), "KK-107")
    rules = {"teshi": "KK-201", "kuttsuki": "KK-202"}
    return [
        Combination(name, instant.INSTANT_POINTS, rules[name], HANAFUDA.set_text(hand))
        for name in instant.instant_names(hand)
    ]


def _cards(text: str) -> int:
    return hanafuda_set(text, "KK-002")


def _deal(rules: Rules, deal: int) -> int:
    if not 1 <= deal <= rules.deals:
        raise Refused(f"deal must be from 1 to {int(rules.deals)}, not {deal} (KK-705)")
    return deal


def _calls(rules: Rules, given: list[int] | dict[str, int]) -> list[int]:
    if isinstance(given, dict):
        calls = [given.get(str(seat), 0) for seat in range(2)]
        by_seat("koi", dict.fromkeys(given, ""), 2)
    else:
        calls = given or [0, 0]
        if len(calls) != 2:
            raise Refused(f"koi must be given for 2 seats, not for {len(calls)}")
    most = 1 if rules.koi_once else 8
    for number in calls:
        if not 0 <= number <= most:
            rule = "KK-806" if rules.koi_once else "KK-301"
            raise Refused(f"koi calls are from 0 to {most}, not {number} ({rule})")
    return calls
