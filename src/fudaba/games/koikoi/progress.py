"""How far a player has come towards each yaku: "2 of 3"."""

from __future__ import annotations

from mypy_extensions import i64

from fudaba.cards.bits import CardSet, count
from fudaba.cards.pack import HANAFUDA
from fudaba.games.hanafuda.view import ProgressView
from fudaba.games.koikoi.options import Rules
from fudaba.games.koikoi.yaku import TSUKIFUDA, YAKU, counted, points_of


def progress(rules: Rules, captured: CardSet, lost: CardSet, deal: i64) -> list[ProgressView]:
    """Every yaku of this game, in the order of the rulebook; `lost` is what the other holds."""
    return [
        _row_progress(rules, index, captured, lost, deal)
        for index in range(len(YAKU))
        if index != TSUKIFUDA or rules.tsukifuda
    ]


def _row_progress(
    rules: Rules, index: i64, captured: CardSet, lost: CardSet, deal: i64
) -> ProgressView:
    row = YAKU[index]
    of = int(counted(rules, index, deal))
    needs, least = int(row.needs), int(row.least)
    others = least - needs.bit_count()
    return ProgressView(
        name=row.name,
        need=least,
        have=int(count(captured & needs)) + min(int(count(captured & of & ~needs)), others),
        missing=HANAFUDA.set_text((of if others else needs) & ~captured & ~lost),
        open=needs & lost == 0 and bool(count(of & ~lost) >= least),
    )


def counting(rules: Rules, index: i64, deal: i64) -> int:
    """The cards that make a row of the table: all of them, or those among which it counts."""
    row = YAKU[index]
    return int(row.needs if count(row.needs) == row.least else counted(rules, index, deal))


def worth(rules: Rules, index: i64, captured: CardSet, deal: i64) -> int:
    """What a row is worth with these cards, or would be as soon as it is made."""
    row = YAKU[index]
    held = captured | row.needs
    if count(held & counted(rules, index, deal)) < row.least:
        return int(row.points)
    return int(points_of(rules, index, held, deal))
