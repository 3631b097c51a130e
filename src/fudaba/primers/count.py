"""The end of a deal in which card points decide: what everybody captured, and what it counts."""

from __future__ import annotations

from msgspec import Struct

from fudaba.games.registry import spec
from fudaba.locale import Language, word
from fudaba.primers.cards import row, sorted_kinds
from fudaba.primers.node import Node, el
from fudaba.primers.position import OTHERS, Position, match_at
from fudaba.scenes.phrases import MINUS


class Count(Struct, frozen=True):
    """A position after the last card of its first deal."""

    position: Position

    def __call__(self, language: Language) -> Node:
        """Everybody's cards with their points, and what was paid for them."""
        deal = match_at(self.position).view(0).finished[0]
        reckoning = spec(self.position.game).reckoning
        assert reckoning is not None
        points = reckoning.points(dict(enumerate(deal.captured)))
        names = [word("primer.you", language)]
        names += [word(f"primer.name.{other}", language) for other in OTHERS]
        lines = [
            el(
                "div",
                "",
                el("dt", "", name, " ", el("small", "", _signed(deal.scores[seat]))),
                el("dd", "", _base(deal.captured[seat], language)),
                el("dd", "pts", str(points[seat])),
            )
            for seat, name in enumerate(names[: len(deal.captured)])
        ]
        return el("dl", "sets count", *lines)


def _base(captured: str, language: Language) -> Node:
    groups = (row(group, "some", language) for group in sorted_kinds(captured))
    return el("div", "taken-cards", *groups)


def _signed(points: int) -> str:
    return f"+{points}" if points > 0 else str(points).replace("-", MINUS)
