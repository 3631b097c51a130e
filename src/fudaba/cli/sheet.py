"""Ledger lines as a table for people."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table

from fudaba.cli.output import table
from fudaba.games.view import EntryView
from fudaba.locale import Language, reason_key, word


def reason_text(game: str, reason: str, speech: Language) -> str:
    """What a reason is called: a yaku's name, or the words for another reason."""
    key = reason_key(game, reason)
    return word(key, speech) if key else reason


def money(game: str, points: int, kan: int, speech: Language) -> str:
    """An amount both ways: points, and kan with the points that are left over."""
    said = word(f"{game}.money.points", speech, points=points)
    whole, rest = divmod(abs(points), kan)
    if whole == 0:
        return said
    sign = "-" if points < 0 else ""
    in_kan = word(f"{game}.money.kan", speech, kan=f"{sign}{whole}")
    if rest:
        in_kan += " " + word(f"{game}.money.points", speech, points=rest)
    return f"{said} ({in_kan})"


def entry_rows(
    entries: Sequence[EntryView],
    names: Sequence[str],
    game: str,
    speech: Language,
    payers: bool = False,
) -> Table:
    """One row for each ledger line; with `payers` it also says who pays."""
    columns = ["to", "for", "cards", "points", "rule"]
    shown = table(*(["from", *columns] if payers else columns), numbers=("points",))
    for entry in entries:
        payee = names[entry.payee] if isinstance(entry.payee, int) else entry.payee
        payer = names[entry.payer] if isinstance(entry.payer, int) else entry.payer
        shown.add_row(
            *([payer] if payers else []),
            payee,
            reason_text(game, entry.reason, speech),
            entry.cards,
            str(entry.amount),
            entry.rule,
        )
    return shown
