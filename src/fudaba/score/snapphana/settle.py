"""What a deal brings, by the game's own settlement."""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType

from fudaba.cards.pack import SNAPPHANA
from fudaba.games.contract import Game
from fudaba.games.snapphana.settlement import settle
from fudaba.games.view import EntryView
from fudaba.score.answers import entry_views
from fudaba.score.snapphana.facts import SettleQuestion, facts_of
from fudaba.score.snapphana.reading import rules_of


class SettleAnswer(Struct, frozen=True):
    """The change and the new score of each side, why, and who has won the match.

    `winner` is a list where the win is shared, None while the match is on; only Fjabbe has
    `losers` of the deal.
    """

    ok: bool
    scores: list[int]
    totals: list[int]
    entries: list[EntryView]
    winner: int | list[int] | None
    losers: list[int] | UnsetType = UNSET


def settle_deal(game: Game, question: SettleQuestion) -> SettleAnswer:
    """SN-090 to SN-095, SN-R1, SN-R3, SN-R18, E8-009 to E8-011, FJ-004 to FJ-007."""
    rules = rules_of(game)
    result = settle(rules, facts_of(rules, question))
    winner: int | list[int] | None = result.winners or None
    if len(result.winners) == 1:
        winner = result.winners[0]
    return SettleAnswer(
        ok=True,
        scores=[int(score) for score in result.scores],
        totals=[int(total) for total in result.totals],
        entries=entry_views(SNAPPHANA, result.entries),
        winner=winner,
        losers=result.losers if rules.is_fjabbe else UNSET,
    )
