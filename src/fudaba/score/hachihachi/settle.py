"""What a deal brings."""

from __future__ import annotations

from msgspec import Struct

from fudaba.cards.pack import HANAFUDA
from fudaba.games.contract import Game
from fudaba.games.hachihachi.settlement import settle
from fudaba.games.view import EntryView
from fudaba.score.answers import entry_views
from fudaba.score.hachihachi.facts import SettleQuestion, facts_of
from fudaba.score.hachihachi.reading import rules_of


class SettleAnswer(Struct, frozen=True):
    """The change of each seat, why, who wins the deal, and the coin on the track."""

    ok: bool
    scores: list[int]
    entries: list[EntryView]
    winner: int
    track: int


def settle_deal(game: Game, question: SettleQuestion) -> SettleAnswer:
    """HH-700 to HH-923."""
    rules = rules_of(game)
    facts = facts_of(rules, question)
    result = settle(rules, facts)
    return SettleAnswer(
        ok=True,
        scores=[int(score) for score in result.scores],
        entries=entry_views(HANAFUDA, result.entries),
        winner=int(result.winner),
        track=int(result.track),
    )
