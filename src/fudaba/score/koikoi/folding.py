"""A deal of Koi-Koi as it is noted at a table, and what it does to the match."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field
from mypy_extensions import i64

from fudaba.cards.vectors import vec
from fudaba.games.koikoi.facts import INSTANT, NOBODY, Facts
from fudaba.games.koikoi.instant import is_instant
from fudaba.games.koikoi.match import KoiKoiMatch
from fudaba.games.koikoi.settlement import settle
from fudaba.games.koikoi.settling import book
from fudaba.refusal import Refusal, Said
from fudaba.score.cards import exactly, no_card_twice
from fudaba.score.folding import FoldedDeal, Standing, result_of, standing_of
from fudaba.score.koikoi.reading import cards_in
from fudaba.score.koikoi.settle import SettleQuestion, facts_of


class KoiKoiDeal(Struct, kw_only=True, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What is noted of a deal."""

    end: Literal["stop", "exhausted", "instant"]
    #: Who stopped.
    by: int | None = None
    #: None for cards that nobody has looked at.
    captured: list[str | None] = field(default_factory=lambda: [None, None])
    koi: list[int] = field(default_factory=lambda: [0, 0])
    #: The dealt hands that were laid down at once, by seat (KK-201, KK-202).
    hands: dict[str, str] = {}


FACTS = KoiKoiDeal


def play(match: KoiKoiMatch, facts: KoiKoiDeal) -> FoldedDeal:
    """A deal from its facts."""
    number = int(match.deal_number)
    found = _instant(match, facts) if facts.end == INSTANT else _played(match, facts)
    match.end = found.end
    match.ended_by = found.by
    match.captured = vec[i64]([0, 0]) if found.end == INSTANT else found.captured
    book(match, settle(match.rules, found))
    return FoldedDeal(result=result_of(match, number))


def standing(match: KoiKoiMatch) -> Standing:
    """Between two deals."""
    return standing_of(match)


def _played(match: KoiKoiMatch, facts: KoiKoiDeal) -> Facts:
    return facts_of(
        match.rules,
        SettleQuestion(
            captured=[text or "" for text in facts.captured],
            end="stop" if facts.end == "stop" else "exhausted",
            dealer=int(match.dealer),
            deal=int(match.deal_number),
            koi=facts.koi,
            by=facts.by,
        ),
        [seat for seat, text in enumerate(facts.captured) if text is not None],
    )


def _instant(match: KoiKoiMatch, facts: KoiKoiDeal) -> Facts:
    """KK-201 to KK-204: one instant hand wins, two are a draw."""
    hands = [0, 0]
    for name, text in facts.hands.items():
        if name not in ("0", "1"):
            raise Refusal("pad.seat", seat=name, last=1)
        hand = exactly(8, Said("question.hand"), cards_in(text), "KK-107")
        if not is_instant(hand):
            raise Refusal("pad.no_instant", cards=text)
        hands[int(name)] = hand
    no_card_twice(hands)
    winners = [seat for seat in (0, 1) if hands[seat]]
    if not winners:
        raise Refusal("pad.instant_hand")
    by = winners[0] if len(winners) == 1 else NOBODY
    dealt, koi = vec[i64](hands), vec[i64]([0, 0])
    return Facts(match.dealer, match.deal_number, dealt, koi, INSTANT, by)
