"""What a deal brings, by the game's own settlement."""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal

from msgspec import Struct
from mypy_extensions import i64

from fudaba.cards.pack import HANAFUDA
from fudaba.cards.vectors import vec
from fudaba.games.contract import Game
from fudaba.games.koikoi.facts import EXHAUSTED, NOBODY, STOP, Facts
from fudaba.games.koikoi.options import Rules
from fudaba.games.koikoi.settlement import settle
from fudaba.games.view import EntryView
from fudaba.score.answers import by_seat, entry_views, seat_number
from fudaba.score.cards import hanafuda_sets
from fudaba.score.koikoi.course import calls_of, check_course, check_player
from fudaba.score.koikoi.reading import PACK_RULE, cards_in, deal_in, rules_of
from fudaba.score.problem import Refused


class SettleQuestion(Struct, frozen=True, forbid_unknown_fields=True):
    """What does this deal bring?"""

    captured: list[str] | dict[str, str]
    end: Literal["stop", "exhausted"]
    dealer: int | None = None
    deal: int = 1
    koi: list[int] | dict[str, int] = []
    by: int | None = None


class SettleAnswer(Struct, frozen=True):
    """The change of each seat, why, and who deals next."""

    ok: bool
    scores: list[int]
    entries: list[EntryView]
    next_dealer: int


def settle_deal(game: Game, question: SettleQuestion) -> SettleAnswer:
    """KK-504, KK-601 to KK-604, KK-701 to KK-704 and the variants."""
    rules = rules_of(game)
    return _settled(rules, facts_of(rules, question))


def facts_of(rules: Rules, question: SettleQuestion, known: Collection[int] = (0, 1)) -> Facts:
    """The facts in the form that settlement reads; Refused where they contradict the rules, as
    far as they are known: `known` are the seats whose cards were noted."""
    dealer = 0 if question.dealer is None else seat_number("dealer", question.dealer, 2)
    deal = deal_in(rules, question.deal)
    captured = hanafuda_sets(by_seat("captured", question.captured, 2), PACK_RULE)
    koi = calls_of(rules, question.koi)
    by = NOBODY
    if question.end == STOP:
        by = seat_number("by", question.by, 2)
    elif question.by is not None:
        raise Refused("question.by_nobody", rule="KK-702")
    end = STOP if question.end == STOP else EXHAUSTED
    facts = Facts(dealer, deal, vec[i64](captured), vec[i64](koi), end, by)
    check_course(rules, facts, known)
    if end == EXHAUSTED and question.dealer is None:  # who stops deals next, whoever dealt
        raise Refused("koikoi.no_dealer", rule="KK-702")
    return facts


def settle_stop(
    game: Game, captured: str, deal: int, calls: int, opponent_calls: int
) -> SettleAnswer:
    """What seat 0 gets for a stop, asked by somebody who has only the winner's cards at hand."""
    rules = rules_of(game)
    cards = vec[i64]([cards_in(captured), 0])
    koi = vec[i64](calls_of(rules, [calls, opponent_calls]))
    facts = Facts(0, deal_in(rules, deal), cards, koi, STOP, 0)
    check_player(rules, facts, 0)
    return _settled(rules, facts)


def _settled(rules: Rules, facts: Facts) -> SettleAnswer:
    outcome = settle(rules, facts)
    return SettleAnswer(
        ok=True,
        scores=[int(score) for score in outcome.scores],
        entries=entry_views(HANAFUDA, outcome.entries),
        next_dealer=int(outcome.next_dealer),
    )
