"""Puts a match that was made up at a phase of its deal, and lets it go on from there."""

from __future__ import annotations

from typing import Any

from fudaba.games.contract import Match
from fudaba.games.eights.match import EightsMatch
from fudaba.games.eights.turn import begin_turn
from fudaba.games.phase import Phase, in_order


def at(match: Match, phase: type[Phase[Any]]) -> None:
    """The match is at this phase of its deal."""
    match.at = next(found for found in in_order(match.game.deal) if isinstance(found, phase))


def ask_turn(match: EightsMatch, turns: type[Phase[Any]]) -> None:
    """Whoever's turn it is has to choose a card."""
    at(match, turns)
    begin_turn(match)
    match.at.ask(match)


def go_on(match: Match) -> None:
    """Asks where the match is, or goes on with the phases that follow."""
    if not match.at.ask(match):
        match.enter(match.following(match.at))
