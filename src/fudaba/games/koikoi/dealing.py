"""Preparations and deal: the draw for first dealer, and who gets which cards of the pack."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from mypy_extensions import i64, u8

from fudaba.cards.bits import CardSet, bit
from fudaba.cards.hanafuda import PACK_SIZE
from fudaba.cards.rng import Rng
from fudaba.cards.vectors import vec
from fudaba.games.contract import UnplayableDeck
from fudaba.games.hanafuda import draw
from fudaba.games.koikoi.facts import NOBODY
from fudaba.games.koikoi.instant import REDEAL, layout
from fudaba.games.koikoi.options import Rules
from fudaba.games.phase import Phase

if TYPE_CHECKING:
    from fudaba.games.koikoi.match import KoiKoiMatch

PACK: Final = vec[u8](range(PACK_SIZE))

#: Cards that have left the pack when the deal is done: two hands and the field (KK-107).
DEALT: Final = 24
HAND_SIZE: Final = 8

#: The field's place in the order of dealing, beside the seats 0 and 1.
FIELD: Final = 2


def drawn_dealer(first: int, second: int) -> int | None:
    """Who deals after the draw of two cards, None if both must draw again (KK-102, KK-103)."""
    ahead = draw.leaders([first, second])
    return ahead[0] if len(ahead) == 1 else None


def draw_for_dealer(rng: Rng) -> tuple[int, list[list[int]]]:
    """The first dealer, and the cards drawn until it was decided; they are put back (KK-R25)."""
    return draw.draw_for_dealer(rng, 2, put_back=True)


def place_of(rules: Rules, dealer: i64, index: i64) -> i64:
    """Where card `index` of the pack is dealt: seat 0 or 1, or FIELD (KK-108, KK-109)."""
    turn = index // rules.packet % 3
    if turn == 1:
        return FIELD
    to_dealer = (turn == 0) != rules.opponent_first
    return dealer if to_dealer else 1 - dealer


def deal_out(rules: Rules, dealer: i64, deck: vec[u8], hands: vec[i64]) -> CardSet:
    """Fills both hands and gives the field's cards: eight each (KK-107)."""
    first = 1 - dealer if rules.opponent_first else dealer
    piles = vec[i64]([0, 0, 0])  # in the order in which a round of packets is dealt
    index: i64 = 0
    while index < DEALT:
        turn: i64
        for turn in range(3):
            end = index + rules.packet
            while index < end:
                piles[turn] |= bit(i64(deck[index]))
                index += 1
    hands[first] = piles[0]
    hands[1 - first] = piles[2]
    return piles[1]


@final
class Dealing(Phase["KoiKoiMatch"]):
    """Eight cards each and eight on the field; a spoilt field is dealt again."""

    rules: ClassVar[str] = "KK-106 to KK-110, KK-205, KK-206, KK-707"

    def begin(self, match: KoiKoiMatch) -> bool:
        match.redeals = 0
        given = match.given_deck()
        if given is not None:
            if self.lay_out(match, given) == REDEAL:
                raise UnplayableDeck("deck.instant", rule="KK-205")
        else:
            while self.lay_out(match, match.shuffled(PACK, match.redeals)) == REDEAL:  # KK-707
                match.redeals += 1
        match.note("deal", match.dealer, match.field)
        return False

    def lay_out(self, match: KoiKoiMatch, deck: vec[u8]) -> int:
        """Deals the pack out and says what the layout leads to."""
        match.deck = deck
        match.next_card = DEALT
        match.field = deal_out(match.rules, match.dealer, deck, match.hands)
        seat: i64 = 0
        while seat < 2:
            match.captured[seat] = 0
            match.points[seat] = 0
            match.koi[seat] = 0
            match.barred[seat] = 0
            seat += 1
        match.in_force = NOBODY
        match.ended_by = NOBODY
        return layout(match.hands[0], match.hands[1], match.field)
