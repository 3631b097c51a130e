"""What a deal brings, by the game's own settlement."""

from __future__ import annotations

from msgspec import Struct

from fudaba.cards.pack import HANAFUDA
from fudaba.games.contract import Game
from fudaba.games.hachijuu.options import Rules
from fudaba.games.hachijuu.settlement import settle
from fudaba.games.view import EntryView
from fudaba.score.answers import entry_views
from fudaba.score.hachijuu.facts import SettleQuestion, facts_of


class SettleAnswer(Struct, frozen=True):
    """The change of each seat, fold fees included, why, and the next oya."""

    ok: bool
    scores: list[int]
    entries: list[EntryView]
    next_oya: int


def settle_deal(game: Game, question: SettleQuestion) -> SettleAnswer:
    """HJ-302, HJ-307, HJ-317, HJ-406, HJ-605 to HJ-610, HJ-702 to HJ-707."""
    rules = Rules(game.options)
    result = settle(rules, facts_of(rules, question))
    return SettleAnswer(
        ok=True,
        scores=[int(score) for score in result.scores],
        entries=entry_views(HANAFUDA, result.entries),
        next_oya=int(result.winner),
    )
