"""Snapphana matches for the rule tests: given hands, scripted actions, positions within a deal."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from mypy_extensions import u8

from fudaba.cards.pack import SNAPPHANA
from fudaba.cards.vectors import vec
from fudaba.games.contract import Game
from fudaba.games.deals import GivenDeals
from fudaba.games.phase import in_order
from fudaba.games.registry import spec
from fudaba.games.snapphana.match import SnapphanaMatch
from fudaba.games.snapphana.other_tricks import OtherTricks
from fudaba.games.snapphana.view import SnapphanaView
from tests.rules.snapphana.packs import NOTHING, packed
from tests.rules.snapphana.written import cards, listed, text

Line = tuple[int, int, str]


def game(name: str = "800", **options: Any) -> Game:
    return spec(name).game(None, None, options)


def started(name: str, *packs: str, dealer: int = 0, **options: Any) -> SnapphanaMatch:
    """A match whose first deals have these packs."""
    given = GivenDeals()
    for number, pack in enumerate(packs):
        given.decks[number] = vec[u8](SNAPPHANA.cards(pack))
    given.first_dealer = dealer
    match = game(name, **options).new(0, given)
    assert isinstance(match, SnapphanaMatch)
    return match


def dealt(
    name: str,
    hands: Mapping[int, str] = NOTHING,
    *,
    second: Mapping[int, str] = NOTHING,
    last: str = "",
    dealer: int = 0,
    seed: int | None = None,
    **options: Any,
) -> SnapphanaMatch:
    """A match whose first deal gives these hands."""
    pack = packed(name, dealer, hands, second, last, seed)
    return started(name, pack, dealer=dealer, **options)


def shuffled(name: str = "800", seed: int = 0, **options: Any) -> SnapphanaMatch:
    """A match dealt by chance."""
    match = game(name, **options).new(seed)
    assert isinstance(match, SnapphanaMatch)
    return match


def position(
    name: str,
    hands: Sequence[str],
    *,
    leader: int = 0,
    discards: Mapping[int, str] = NOTHING,
    won: Mapping[int, str] = NOTHING,
    **options: Any,
) -> SnapphanaMatch:
    """A match in the middle of a deal, with these hands only, and no declarations any more.

    `discards` are by seat, `won` the cards each side has won in one trick.
    """
    match = shuffled(name, **options)
    match.stop_after_deal = True
    match.dealer = (leader - 1) % len(hands)
    match.leader = leader
    match.tricks_played = 1
    for seat, hand in enumerate(hands):
        match.hands[seat] = cards(hand)
        match.discards[seat] = cards(discards.get(seat, "-"))
    for side, pile in won.items():
        match.piles[side] = cards(pile)
        match.tricks[side] = 1
    match.enter(
        next(phase for phase in in_order(match.game.deal) if isinstance(phase, OtherTricks))
    )
    return match


# What is done.


def act(match: SnapphanaMatch, *actions: str) -> SnapphanaMatch:
    """Applies actions by their texts."""
    for action in actions:
        match.apply_text(action)
    return match


def each(match: SnapphanaMatch, verb: str, listed_cards: str) -> SnapphanaMatch:
    """`play`, `discard`, `show` or `give` one card after the other."""
    return act(match, *(f"{verb} {card}" for card in listed(listed_cards)))


def play(match: SnapphanaMatch, listed_cards: str) -> SnapphanaMatch:
    return each(match, "play", listed_cards)


def discard(match: SnapphanaMatch, listed_cards: str) -> SnapphanaMatch:
    return each(match, "discard", listed_cards)


def declare(match: SnapphanaMatch, kind: str, shown: str) -> SnapphanaMatch:
    """Declares these cards, all of them and no others, whatever of it is forced."""
    act(match, f"declare {kind}")
    for card in listed(text(cards(shown))):
        if f"show {card}" in choices(match):
            act(match, f"show {card}")
    if "done" in choices(match):
        act(match, "done")
    return match


def finish(match: SnapphanaMatch, prefer: Iterable[str] = ()) -> SnapphanaMatch:
    """Plays the deal in progress to its end: the preferred actions, else the first card."""
    wanted = list(prefer)
    deals = len(match.deals)
    while not match.is_over and len(match.deals) == deals:
        legal = choices(match)
        quiet = [action for action in legal if not action.startswith("declare")]
        act(match, next((action for action in wanted if action in legal), quiet[0]))
    return match


# What is seen.


def choices(match: SnapphanaMatch) -> list[str]:
    """The legal actions as texts."""
    return [match.text(action) for action in match.legal_actions()]


def named(match: SnapphanaMatch, verb: str) -> str:
    """What may follow `play`, `declare`, `discard`, `show` or `give` now; `-` for nothing."""
    found = [action.split()[1] for action in choices(match) if action.startswith(f"{verb} ")]
    return " ".join(found) or "-"


def view(match: SnapphanaMatch, seat: int | None = 0) -> SnapphanaView:
    """What a seat, or a spectator, sees."""
    seen = match.view(seat)
    assert isinstance(seen, SnapphanaView)
    return seen


def hand(match: SnapphanaMatch, seat: int) -> str:
    """A hand as its owner sees it."""
    return view(match, seat).hands[seat].cards


def pile(match: SnapphanaMatch, side: int, deal: int = -1) -> str:
    """The cards a side counted at the end of a deal."""
    return text(match.deals[deal].captured[side])


def scores(match: SnapphanaMatch, deal: int = -1) -> list[int]:
    """What a finished deal brought each side."""
    return [int(score) for score in match.deals[deal].scores]


def lines(match: SnapphanaMatch, deal: int = -1) -> list[Line]:
    """The ledger of a finished deal: side, points, reason."""
    return [
        (int(entry.payee), int(entry.amount), entry.reason) for entry in match.deals[deal].entries
    ]


def points_for(match: SnapphanaMatch, reason: str, deal: int = -1) -> list[int]:
    """What one reason brought each side in a finished deal."""
    found = [0] * len(match.deals[deal].scores)
    for side, amount, why in lines(match, deal):
        if why == reason:
            found[side] += amount
    return found


def kinds(match: SnapphanaMatch, deal: int = 1) -> list[str]:
    """What happened in a deal."""
    return [event.kind for event in match.events(deal)]
