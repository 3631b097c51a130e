"""What questions of Koi-Koi have in common: the rules, cards, the number of the deal."""

from __future__ import annotations

from fudaba.games.contract import Game
from fudaba.games.koikoi.options import Rules
from fudaba.score.cards import hanafuda_set
from fudaba.score.problem import Refused

#: The rule by which the pack has no white card.
PACK_RULE = "KK-002"


def rules_of(game: Game) -> Rules:
    """The rules of a Koi-Koi game."""
    rules = game.rules
    assert isinstance(rules, Rules)
    return rules


def cards_in(text: str) -> int:
    """The cards of a text; the pack has no white card (KK-002)."""
    return hanafuda_set(text, PACK_RULE)


def deal_in(rules: Rules, deal: int) -> int:
    """A deal of the match, counted from 1."""
    if not 1 <= deal <= rules.deals:
        raise Refused("koikoi.deal", last=int(rules.deals), deal=deal, rule="KK-705")
    return deal
