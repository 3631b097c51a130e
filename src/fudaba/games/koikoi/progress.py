"""How far a player has come towards each yaku: "2 of 3"."""

from __future__ import annotations

from mypy_extensions import i64

from fudaba.cards.bits import CardSet, count
from fudaba.games.koikoi.options import Rules
from fudaba.games.koikoi.yaku import TABLE, TSUKIFUDA, Row, counted


class Progress:
    """One row of the table for one player: cards held, cards needed, and the cards that help."""

    def __init__(self, row: Row, have: i64, need: i64, missing: CardSet, open_: bool) -> None:
        self.row: Row = row
        self.have: i64 = have
        self.need: i64 = need
        #: Cards still to be had that would count.
        self.missing: i64 = missing
        #: Whether it can still be made with what the other player has not taken.
        self.open: bool = open_


def progress(rules: Rules, captured: CardSet, lost: CardSet, deal: i64) -> list[Progress]:
    """Every yaku of this game, in the order of the rulebook; `lost` is what the other holds."""
    rows: list[Progress] = []
    for index in range(len(TABLE)):
        if index != TSUKIFUDA or rules.tsukifuda:
            rows.append(_row_progress(rules, index, captured, lost, deal))
    return rows


def _row_progress(
    rules: Rules, index: i64, captured: CardSet, lost: CardSet, deal: i64
) -> Progress:
    row = TABLE[index]
    of = counted(rules, index, deal)
    needed = count(row.needs)
    others = row.least - needed
    have = count(captured & row.needs) + min(count(captured & of & ~row.needs), others)
    possible = row.needs & lost == 0 and count(of & ~lost) >= row.least
    wanted = of if others else row.needs
    return Progress(row, have, row.least, wanted & ~captured & ~lost, possible)
