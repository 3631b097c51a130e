"""Tables of 800, 1000, 150 and Fjabbe for the tests."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractAsyncContextManager

from mypy_extensions import u8

import fudaba
from fudaba.bots.contract import Bot
from fudaba.cards.pack import SNAPPHANA
from fudaba.cards.rng import Rng
from fudaba.cards.vectors import vec
from fudaba.games.contract import Match
from fudaba.games.deals import GivenDeals
from fudaba.games.options import OptionValue
from fudaba.games.snapphana.dealing import place_of
from fudaba.games.snapphana.rule_sets import RULE_SETS
from fudaba.games.snapphana.view import SnapphanaView
from fudaba.locale import Language
from fudaba.terminal.app import TableApp
from fudaba.terminal.sight import Sight
from tests.terminal.tables import SMALL, Sitter, drawn, sitting

GAMES = tuple(RULE_SETS)

Person = Sitter[SnapphanaView]


class Eager(Bot):
    """Declares all that it can, as a whole; else takes the action in the middle."""

    name = "eager"

    def choose(self, match: Match, rng: Rng) -> int:
        actions = match.legal_actions()
        texts = [match.text(action) for action in actions]
        for action, text in zip(actions, texts, strict=True):
            if text.startswith(("declare ", "show ")):
                return action
        return actions[len(actions) // 2]


def dealt(
    game: str,
    dealer: int,
    hands: dict[int, str] | None = None,
    seed: int = 7,
    options: dict[str, OptionValue] | None = None,
) -> Match:
    """A match whose first deal gives these cards to these seats, the rest from a seed."""
    wanted = {seat: SNAPPHANA.cards(cards) for seat, cards in (hands or {}).items()}
    taken = [card for cards in wanted.values() for card in cards]
    rest = vec[u8]([card for card in range(SNAPPHANA.size) if card not in taken])
    Rng(seed).shuffle(rest)
    others = [int(card) for card in rest]
    deck: list[int] = []
    for index in range(SNAPPHANA.size):
        own = wanted.get(int(place_of(RULE_SETS[game], dealer, index)))
        deck.append(own.pop(0) if own else others.pop())
    given = GivenDeals()
    given.first_dealer = dealer
    given.decks[0] = vec[u8](deck)
    return fudaba.game(game, None, None, **(options or {})).new(seed, given)


def names_of(match: Match) -> list[str]:
    return ["Anna", *(f"Bot {number}" for number in range(1, match.game.seats))]


def own_table(match: Match, language: Language = "en") -> Sight:
    return drawn(match, names_of(match), language)


def own_view(match: Match) -> SnapphanaView:
    view = match.view(0)
    assert isinstance(view, SnapphanaView)
    return view


def views(match: Match, rng: Rng, deals: int = 2) -> Iterator[SnapphanaView]:
    """What seat 0 sees, at every decision of a few random deals and after them."""
    while True:
        yield own_view(match)
        if match.is_over or len(match.deals) == deals:
            return
        match.step(match.legal_nth(rng.below(match.legal_count())))


def table(match: Match, language: Language = "en", bot: Bot | None = None) -> TableApp:
    """A table with a person at seat 0 and bots that declare at the others."""
    bots: dict[int, Bot] = dict.fromkeys(range(1, int(match.game.seats)), bot or Eager())
    return TableApp(match, names_of(match), 0, bots, language, pace="at-once")


def seated(
    app: TableApp, size: tuple[int, int] = SMALL
) -> AbstractAsyncContextManager[Sitter[SnapphanaView]]:
    return sitting(app, SnapphanaView, size)


async def advance(person: Person) -> None:
    """Closes a page, or goes on: discards what comes first, plays or gives the first card."""
    if person.page is not None:
        await person.press("enter")
        return
    scene = person.app.table_screen.scene
    if person.view.phase in ("discard", "show") and scene.choices:
        await person.press("d")
        return
    slots = [slot for slot in (*scene.middle, *scene.hand) if slot.action and not slot.mark]
    await person.press(slots[0].key)


async def go_to(person: Person, phase: str) -> None:
    """Plays on until the person is asked for this."""
    for _ in range(200):
        if person.view.phase == phase and person.page is None and person.view.legal:
            return
        await advance(person)
    raise AssertionError("it never came to that")


async def play_deal(person: Person) -> None:
    """Plays to the score sheet of the deal."""
    before = len(person.view.finished)
    for _ in range(200):
        if len(person.view.finished) > before and person.page is not None:
            return
        await advance(person)
    raise AssertionError("the deal never ended")
