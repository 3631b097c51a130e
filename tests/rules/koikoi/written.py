"""Koi-Koi positions for the rule tests: cards go in and come out as the rule text writes them."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from mypy_extensions import i16, i64, u8

from fudaba.cards.bits import cards_of, lowest
from fudaba.cards.hanafuda import FULL_PACK, month_of
from fudaba.cards.pack import HANAFUDA
from fudaba.cards.vectors import vec
from fudaba.games.contract import Game
from fudaba.games.deals import Deal
from fudaba.games.hanafuda.capture import piles
from fudaba.games.koikoi.match import KoiKoiMatch
from fudaba.games.koikoi.options import Rules
from fudaba.games.koikoi.questions import DECIDE
from fudaba.games.koikoi.turn import begin_turn
from fudaba.games.koikoi.view import KoiKoiView
from fudaba.games.koikoi.yaku import total, yaku_of
from fudaba.games.options import OptionValue
from fudaba.games.registry import spec

DATA = Path(__file__).parents[2] / "data"

A, B = 0, 1
SEATS = {"A": A, "B": B}


def cards(text: str) -> int:
    """The set of cards that a text names; `-` is the empty one."""
    return 0 if text == "-" else HANAFUDA.set(text)


def text(card_set: int) -> str:
    """A set as text in pack order; the empty one is `-`."""
    return HANAFUDA.set_text(int(card_set)) or "-"


def load(name: str) -> dict[str, Any]:
    """A file of tests/data."""
    return tomllib.loads((DATA / name).read_text(encoding="utf-8"))


def koikoi(**options: OptionValue) -> Game:
    return spec("koikoi").game(given=options)


def rules(**options: OptionValue) -> Rules:
    return Rules(koikoi(**options).options)


# Yaku.


def points(captured: str, deal: int = 1, **options: OptionValue) -> int:
    """What captured cards are worth together."""
    return int(total(rules(**options), cards(captured), deal))


def yaku(captured: str, deal: int = 1, **options: OptionValue) -> dict[str, int]:
    """Every yaku of captured cards with its points."""
    return {
        held.name: int(held.points) for held in yaku_of(rules(**options), cards(captured), deal)
    }


# Positions.


def position(
    *,
    field: str = "-",
    hand: str = "-",
    stock: str = "-",
    other: str = "-",
    base: str = "-",
    other_base: str = "-",
    calls: tuple[int, int] = (0, 0),
    deal: int = 1,
    to_play: int = A,
    dealer: int = A,
    **options: OptionValue,
) -> KoiKoiMatch:
    """A match in the middle of a deal, which is the last one it plays.

    `hand` and `base` are those of `to_play`. An opponent whose hand is not given holds one of
    the cards that are nowhere else; the remaining ones lie under the named stock.
    """
    match = koikoi(**options).new(0)
    assert isinstance(match, KoiKoiMatch)
    match.stop_after_deal = True
    match.journal = []
    match.actions = vec[i16]()
    match.deals = [_earlier_deal()] * (deal - 1)
    match.dealer = dealer
    named = sum(cards(place) for place in (field, hand, stock, base, other_base))
    rest = cards_of(FULL_PACK & ~named & ~cards(other))
    match.hands[to_play] = cards(hand)
    match.hands[1 - to_play] = cards(other) or 1 << rest.pop()
    match.field = cards(field)
    match.deck = vec[u8]([*(HANAFUDA.cards(stock) if stock != "-" else []), *rest])
    match.next_card = 0
    for seat, captured in ((to_play, base), (1 - to_play, other_base)):
        match.captured[seat] = cards(captured)
        match.points[seat] = total(match.rules, cards(captured), deal)
        match.koi[seat] = calls[seat]
    begin_turn(match, to_play)
    match.at.ask(match)
    return match


def _earlier_deal() -> Deal:
    nothing = vec[i64]([0, 0])
    no_cards = vec[u8]()
    return Deal(A, no_cards, no_cards, vec[i16](), "exhausted", nothing, nothing, [], [], nothing)


def free(match: KoiKoiMatch) -> str:
    """The field cards that lie alone."""
    return text(match.field & ~sum(piles(match.field)))


def piled(match: KoiKoiMatch) -> str:
    """The piles as `P9(9A 9R 9K1)`."""
    found = [f"P{month_of(lowest(pile))}({text(pile)})" for pile in piles(match.field)]
    return " ".join(found) or "-"


def base(match: KoiKoiMatch, seat: int = A) -> str:
    """A player's captured cards."""
    return text(match.captured[seat])


def view(match: KoiKoiMatch, seat: int | None = A) -> KoiKoiView:
    """What a seat, or a spectator, sees; only of matches that were dealt, not of positions."""
    seen = match.view(seat)
    assert isinstance(seen, KoiKoiView)
    return seen


def choices(match: KoiKoiMatch) -> list[str]:
    """The legal actions as texts."""
    return [match.text(action) for action in match.legal_actions()]


def may_decide(match: KoiKoiMatch) -> bool:
    """Whether the player to move has the choice between shobu and koi-koi."""
    return not match.is_over and match.question == DECIDE
