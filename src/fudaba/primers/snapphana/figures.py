"""What is counted in many deals of a Snapphana game: where points come from, who is left out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from fudaba.bots.registry import bot
from fudaba.cards.rng import Rng
from fudaba.games.registry import game
from fudaba.games.snapphana.kinds import MULTIPLES, NAMES
from fudaba.games.snapphana.match import SnapphanaMatch
from fudaba.lab.interval import Estimate
from fudaba.lab.ratio import Ratio
from fudaba.primers.snapphana.count import lines_of

BOT: Final = "greedy"
DECLARED: Final = "declared"

#: Which source of points a line of the count belongs to.
SOURCES: Final = {
    **dict.fromkeys((*NAMES[:MULTIPLES], "multiples_doubled"), "multiples"),
    **dict.fromkeys((*NAMES[MULTIPLES:], "sequences_doubled"), "sequences"),
    "card_points": "cards",
    "last_trick": "last_trick",
}


def counted(name: str, deals: int, seed: int) -> dict[str, dict[str, Estimate]]:
    """Shares of all points by their source, of deals in which somebody declared, or had no trick.

    Only first deals are played, so that each stands for itself.
    """
    sources = {source: Ratio() for source in (DECLARED, *dict.fromkeys(SOURCES.values()))}
    declared, trickless, won = Ratio(), Ratio(), Ratio()
    for match in _first_deals(name, deals, seed):
        points = _points(match)
        for source, ratio in sources.items():
            ratio.add(points[source], sum(points.values()))
        declared.add(points[DECLARED] > 0)
        # A trick is never without points: four hackor are 2, two are 1 (SN-091).
        trickless.add(0 in match.deals[0].scores)
        won.add(max(int(score) for score in match.deals[0].scores) >= match.rules.target)
    groups = {"sources": {source: ratio.mean() for source, ratio in sources.items()}}
    if match.rules.is_fjabbe:
        groups["lost"] = {"trickless": trickless.share()}
    else:
        groups["declared"] = {"any": declared.share()}
        groups["one_deal"] = {"enough": won.share()}
    return {
        group: {one: found for one, found in rows.items() if found is not None}
        for group, rows in groups.items()
    }


def _first_deals(name: str, deals: int, seed: int) -> Iterator[SnapphanaMatch]:
    rules, policy, rng = game(name), bot(BOT, name), Rng(seed)
    for _ in range(deals):
        match = rules.new(rng.seed())
        assert isinstance(match, SnapphanaMatch)
        while not match.deals:
            match.apply(policy.choose(match, rng))
        yield match


def _points(match: SnapphanaMatch) -> dict[str, int]:
    """What all sides of the first deal got, by source."""
    points = dict.fromkeys((DECLARED, *SOURCES.values()), 0)
    for side in range(int(match.rules.sides)):
        declared, lines = lines_of(match, side)
        points[DECLARED] += declared
        for line in lines:
            points[SOURCES[line.reason]] += int(line.amount)
    return points
