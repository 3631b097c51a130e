"""The greedy bot of 800, 1000 and 150: heuristics on what lies open, and no search."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from fudaba.bots.contract import Bot
from fudaba.bots.snapphana.classes import CLASS
from fudaba.bots.snapphana.discards import next_discard
from fudaba.bots.snapphana.playing import Play
from fudaba.bots.snapphana.sight import Sight
from fudaba.bots.snapphana.weights import HALF_PACK, WHOLE_PACK, Style
from fudaba.cards.bits import Card, CardSet, lowest
from fudaba.cards.rng import Rng
from fudaba.games.contract import Match
from fudaba.games.snapphana.actions import DISCARD, DONE, GIVE, SHOW
from fudaba.games.snapphana.combinations import best
from fudaba.games.snapphana.match import SnapphanaMatch
from fudaba.games.snapphana.questions import DISCARD as DISCARDING
from fudaba.games.snapphana.questions import GIVE as GIVING
from fudaba.games.snapphana.questions import SHOW as SHOWING


@final
class GreedySnapphanaBot(Bot):
    """Declares all it can, lays away what is safest there, wins the tricks that are worth it."""

    def __init__(self) -> None:
        self.name: str = "greedy"

    def choose(self, match: Match, rng: Rng) -> int:
        assert isinstance(match, SnapphanaMatch)
        style = style_of(match)
        phase = match.question
        if phase == DISCARDING:
            return int(DISCARD + next_discard(match, style))
        if phase == SHOWING:
            return int(_next_shown(match))
        if phase == GIVING:
            return int(GIVE + _cheapest(style, match.mask))
        if match.beside:
            return int(match.beside_base + lowest(match.beside))  # whatever can be declared
        if match.mask & (match.mask - 1) == 0:
            return int(lowest(match.mask))
        return int(Play(Sight(match), style).best_card(match.mask))


def style_of(match: SnapphanaMatch) -> Style:
    """150 leaves half of the pack out (OF-004)."""
    game = match.rules.game
    if game.seats == 2 and game.exchanged == 0:
        return HALF_PACK
    return WHOLE_PACK


def _next_shown(match: SnapphanaMatch) -> i64:
    """A combination is declared as long as it is."""
    rest = best(match.kind, match.hands[match.to_play]) & match.mask
    if rest:
        return SHOW + lowest(rest)
    if match.beside:
        return DONE
    return SHOW + lowest(match.mask)


def _cheapest(style: Style, cards: CardSet) -> Card:
    """The card that is missed least: what is given for Fjønt (SN-052)."""
    found = lowest(cards)
    while cards:
        card = lowest(cards)
        if style.worth[CLASS[card]] < style.worth[CLASS[found]]:
            found = card
        cards &= cards - 1
    return found
