"""KK-332: what can lie on the field and in the bases, in whole matches of random play."""

from __future__ import annotations

from fudaba.cards.bits import cards_of, count
from fudaba.cards.hanafuda import MONTHS, month_cards
from fudaba.cards.rng import Rng
from fudaba.games.hanafuda.capture import piles
from fudaba.games.koikoi.match import KoiKoiMatch
from fudaba.games.koikoi.questions import CHOOSE_CARD
from tests.rules.koikoi.written import koikoi

MATCHES = 40


def check(match: KoiKoiMatch, layout: int) -> None:
    """The state between two moves of a deal that began with this layout."""
    for month in range(1, MONTHS + 1):
        four = month_cards(month)
        lying = match.field & four
        if count(lying) == 2:
            assert lying & ~layout == 0, "two free cards of a month come only from the layout"
        for seat in range(2):
            assert count(match.captured[seat] & four) in (0, 2, 4)
    for pile in piles(match.field):
        month_of_pile = cards_of(pile)[0] // 4 + 1
        in_bases = (match.captured[0] | match.captured[1]) & month_cards(month_of_pile)
        assert in_bases == 0, "the fourth card of a pile is never in a base"


def test_kk_332_twos_come_from_the_layout_and_captures_in_twos_and_fours() -> None:
    rng = Rng(332)
    moves = 0
    for seed in range(MATCHES):
        match = koikoi().new(seed)
        assert isinstance(match, KoiKoiMatch)
        deal, layout = 0, 0
        while not match.is_over:
            if match.deal_number != deal:
                deal, layout = match.deal_number, int(match.field)
            if match.question == CHOOSE_CARD:
                check(match, layout)
                moves += 1
            match.step(match.legal_nth(rng.below(match.legal_count())))
    assert moves > MATCHES * 12


def test_kk_332_a_pile_comes_from_the_layout_or_from_a_trio() -> None:
    rng = Rng(329)
    made = 0
    for seed in range(MATCHES):
        match = koikoi(deals=3).new(seed)
        assert isinstance(match, KoiKoiMatch)
        while not match.is_over:
            before = set(piles(match.field))
            deal = match.deal_number
            trios = sum(event.kind == "trio" for event in match.events())
            match.step(match.legal_nth(rng.below(match.legal_count())))
            if match.is_over or match.deal_number != deal:
                continue
            new = set(piles(match.field)) - before
            trios_now = sum(event.kind == "trio" for event in match.events())
            assert len(new) == trios_now - trios
            made += len(new)
    assert made
