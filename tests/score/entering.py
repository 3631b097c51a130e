"""The worked settlements of the rule texts, entered as the facts that a pad keeps."""

from __future__ import annotations

from typing import Any

from fudaba.games.contract import Game, Match
from fudaba.score.folding import FoldedDeal, facts_from, part_of


def ready(game: Game, dealer: int = 0) -> Any:
    """A match before its first deal; a row that begins later sets what it has."""
    match: Match = game.bare(0, None)
    match.prepare()
    match.dealer = dealer
    return match


def enter(match: Any, facts: dict[str, Any]) -> FoldedDeal:
    """One deal, noted as JSON."""
    name = match.game.name
    return part_of(name).play(match, facts_from(name, facts))


def scores(deal: FoldedDeal) -> list[int]:
    """What the deal brought everybody."""
    return list(deal.result.scores)
