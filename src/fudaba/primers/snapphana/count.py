"""The count at the end of a deal, line by line as the engine's settlement has it."""

from __future__ import annotations

from msgspec import Struct

from fudaba.cards.pack import SNAPPHANA
from fudaba.games.ledger import Entry
from fudaba.games.snapphana.match import SnapphanaMatch
from fudaba.games.snapphana.settlement import pile_entries
from fudaba.locale import Language, reason_text, word
from fudaba.primers.cards import row
from fudaba.primers.node import Node, el
from fudaba.primers.snapphana.deal import Deal
from fudaba.primers.snapphana.names import side_name
from fudaba.primers.snapphana.sorting import by_suits

_LAST_TRICK = "last_trick"


class Count(Struct, frozen=True, kw_only=True):
    """What the deal brought some of its sides."""

    deal: Deal
    sides: tuple[int, ...] = (0, 1)

    def __call__(self, language: Language) -> Node:
        """The count, drawn."""
        match = self.deal.match()
        counts = (_counted(match, side, language) for side in self.sides)
        return el("figure", "counts", *counts)


def lines_of(match: SnapphanaMatch, side: int) -> tuple[int, list[Entry]]:
    """What a side declared in the first deal, and the lines of its count."""
    deal = match.deals[0]
    counted: list[Entry] = []
    pile_entries(match.rules, side, deal.captured[side], counted)
    last = [one for one in match.ledger if one.reason == _LAST_TRICK and one.payee == side]
    counted += last
    declared = int(deal.scores[side]) - sum(int(one.amount) for one in counted)
    return declared, counted


def _counted(match: SnapphanaMatch, side: int, language: Language) -> Node:
    game = match.game.name
    declared, counted = lines_of(match, side)
    lines = []
    if declared:
        lines.append(_line(word("snapphana.reason.declared", language), "", declared, language))
    for one in counted:
        cards = SNAPPHANA.set_text(int(one.cards))
        lines.append(
            _line(reason_text(game, one.reason, language), cards, int(one.amount), language)
        )
    total = int(match.deals[0].scores[side])
    all_told = el(
        "div",
        "all",
        el("dt", "", word("primer.in_all", language)),
        el("dd", ""),
        el("dd", "pts", str(total)),
    )
    title = el("p", "", el("b", "", side_name(game, side, language)))
    return el("div", "", title, el("dl", "sets sum", *lines, all_told))


def _line(name: str, cards: str, points: int, language: Language) -> Node:
    shown = row(by_suits(cards), "taken-cards", language) if cards else None
    return el("div", "", el("dt", "", name), el("dd", "", shown), el("dd", "pts", str(points)))
