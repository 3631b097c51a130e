"""What a worker does: bots that choose, and searches that say what choices are worth."""

from __future__ import annotations

from typing import Final

from fudaba.bots.registry import bot
from fudaba.bots.search.bot import SearchBot
from fudaba.cards.rng import Rng
from fudaba.games.contract import Match
from fudaba.tables.question import Position, Studied, Valued, Wanted

#: Matches that a worker keeps, so that it plays only what is new.
KEPT: Final = 256

_matches: dict[str, tuple[list[str], Match]] = {}


def choose(wanted: Wanted) -> str:
    """The action that a bot plays."""
    match = _match(wanted.position)
    level = bot(wanted.level, wanted.position.game)
    return match.text(level.choose(match, Rng(wanted.seed)))


def study(wanted: Wanted) -> Studied:
    """The choice of a search, with the value it found for each action."""
    match = _match(wanted.position)
    policy = bot("greedy", wanted.position.game)
    search = SearchBot(policy, milliseconds=wanted.milliseconds)
    tree = search.search(match, Rng(wanted.seed))
    # By the gain in the same worlds: what was given up early met others than what ran to the end.
    policys = tree.candidates[0].node
    base = policys.total / max(int(policys.visits), 1)
    values = [
        Valued(
            action=match.text(int(one.node.action)),
            value=round(base + one.gain, 2),
            rounds=int(one.node.visits),
        )
        for one in tree.candidates
    ]
    values.sort(key=lambda one: -one.value)
    return Studied(action=match.text(int(tree.choice().node.action)), values=values)


def _match(position: Position) -> Match:
    """The match at this position; one that was seen before is only played on."""
    known = _matches.pop(position.table, None)
    if known is not None and position.actions[: len(known[0])] == known[0]:
        match = known[1]
        for text in position.actions[len(known[0]) :]:
            match.apply_text(text)
    else:
        match = position.match()
    _matches[position.table] = (position.actions, match)
    if len(_matches) > KEPT:
        del _matches[next(iter(_matches))]
    return match
