"""A deal of Hachijuu as it is noted at a table, and what it does to the match."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct
from mypy_extensions import i64

from fudaba.cards.vectors import vec
from fudaba.games.hachijuu.actions import FOLD
from fudaba.games.hachijuu.announcing import Announcing
from fudaba.games.hachijuu.auction import WORDS, Auction
from fudaba.games.hachijuu.facts import SOLE
from fudaba.games.hachijuu.match import HachijuuMatch
from fudaba.games.hachijuu.settlement import settle
from fudaba.games.hachijuu.settling import book
from fudaba.refusal import Refusal
from fudaba.score.folding import FoldedDeal, Standing, result_of, standing_of, walk
from fudaba.score.hachijuu.facts import SettleQuestion, facts_of


class HachijuuDeal(
    Struct, kw_only=True, frozen=True, omit_defaults=True, forbid_unknown_fields=True
):
    """What is noted of a deal, in the order in which it happens."""

    #: `fold`, `in` or `double` in speaking order.
    says: list[str] = []
    announced: dict[str, list[str]] = {}
    #: How the play ended; nothing where one was left alone.
    end: Literal["agari", "exhausted"] | None = None
    by: int | None = None
    sage: list[int] = []
    captured: dict[str, str] = {}


FACTS = HachijuuDeal


def play(match: HachijuuMatch, facts: HachijuuDeal) -> FoldedDeal:
    """A deal from its facts."""
    _join(match, facts)
    auction = match.auction
    if not match.end and facts.end is None:
        raise Refusal("pad.end_missing")
    if match.end and facts.end is not None:
        raise Refusal("pad.no_cards_played")
    found = facts_of(
        match.rules,
        SettleQuestion(
            seats=int(match.seats),
            order=[int(seat) for seat in match.order],
            end=facts.end or SOLE,
            rate=int(auction.rate),
            folded=[int(seat) for seat in auction.folded_seats()],
            announced=facts.announced,
            captured=facts.captured,
            by=facts.by,
            sage=facts.sage,
        ),
    )
    match.end = found.end
    match.ended_by = found.by
    match.captured = found.captured
    order = [int(seat) for seat in match.order]
    pot, rate = int(auction.pot), int(auction.rate)
    book(match, settle(match.rules, found))
    return FoldedDeal(result=result_of(match, len(match.deals)), order=order, rate=rate, pot=pot)


def standing(match: HachijuuMatch) -> Standing:
    """Between two deals."""
    return standing_of(match)


def _join(match: HachijuuMatch, facts: HachijuuDeal) -> None:
    """The auction: what was said is said again (HJ-301 to HJ-313)."""
    match.clear()
    match.hands = vec[i64]([0] * match.seats)
    match.dealt = vec[i64]([0] * match.seats)
    match.auction = Auction(match.rules, match.seats, match.dealer)
    match.announced = []
    said = list(facts.says)

    def answer(at: HachijuuMatch) -> int:
        legal = [WORDS[code - FOLD] for code in at.legal_actions()]
        if not said:
            raise Refusal("pad.says_more", seat=int(at.to_play), words=" / ".join(legal))
        word = said.pop(0)
        if word not in legal:
            raise Refusal("pad.says", seat=int(at.to_play), words=" / ".join(legal), said=word)
        return FOLD + WORDS.index(word)

    walk(match, match.game.deal.next, Announcing, answer)
    if said:
        raise Refusal("pad.says_too_much", said=said[0])
