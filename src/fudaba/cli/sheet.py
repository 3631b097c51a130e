"""Ledger lines as a table for people."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table

from fudaba.cli.output import table
from fudaba.games.view import EntryView
from fudaba.locale import Language, has_word, word


def reason_text(game: str, reason: str, speech: Language) -> str:
    """What a reason is called: a yaku's name, or the words for another reason."""
    for kind in ("yaku", "reason"):
        key = f"{game}.{kind}.{reason}"
        if has_word(key):
            return word(key, speech)
    return reason


def entry_rows(
    entries: Sequence[EntryView], names: Sequence[str], game: str, speech: Language
) -> Table:
    """One row for each ledger line."""
    shown = table("to", "for", "cards", "points", "rule", numbers=("points",))
    for entry in entries:
        payee = names[entry.payee] if isinstance(entry.payee, int) else entry.payee
        shown.add_row(
            payee,
            reason_text(game, entry.reason, speech),
            entry.cards,
            str(entry.amount),
            entry.rule,
        )
    return shown
