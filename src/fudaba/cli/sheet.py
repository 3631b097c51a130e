"""Ledger lines as a table for people."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.table import Table

from fudaba.cli.output import grid
from fudaba.games.eights.reckoning import CARD_POINTS
from fudaba.games.registry import spec
from fudaba.games.view import EntryView
from fudaba.locale import Language, reason_text, word
from fudaba.score.written import read


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


def seat_names(seats: int, speech: Language) -> list[str]:
    """The seats by their numbers, where nobody has said who sits there."""
    return [word("sheet.seat", speech, seat=seat) for seat in range(seats)]


def yaku_rows(
    rows: Sequence[tuple[str, str, int, str]],
    total: int,
    game: str,
    speech: Language,
    worth: str = "points",
) -> Table:
    """One row for each yaku: name, cards, what it is worth, rule; then the sum."""
    heads = {key: word(f"sheet.{key}", speech) for key in ("yaku", "cards", worth, "rule")}
    shown = grid(*heads.values(), numbers=(heads[worth],))
    for name, cards, value, rule in rows:
        shown.add_row(reason_text(game, name, speech), cards, str(value), rule)
    shown.add_section()
    shown.add_row(f"[bold]{word('sheet.sum', speech)}[/bold]", "", f"[bold]{total}[/bold]", "")
    return shown


def _account(account: int | str, names: Sequence[str], speech: Language) -> str:
    """Whose it is: a seat's or side's name, or the pot, the bank and their like."""
    if isinstance(account, int):
        return names[account]
    return word(f"scene.account.{account}", speech)


def entry_rows(
    entries: Sequence[EntryView],
    names: Sequence[str],
    game: str,
    speech: Language,
    payers: bool = False,
) -> Table:
    """One row for each ledger line; with `payers` it also says who pays."""
    columns = ["from"] if payers else []
    columns += ["to", "for", "cards", "points", "rule"]
    heads = {column: word(f"sheet.{column}", speech) for column in columns}
    shown = grid(*heads.values(), numbers=(heads["points"],))
    reckoning = spec(game).reckoning
    for entry in entries:
        parts = reckoning.parts(entry, entries) if reckoning else 1
        shown.add_row(
            *([_account(entry.payer, names, speech)] if payers else []),
            _account(entry.payee, names, speech),
            reason_text(game, entry.reason, speech, parts),
            entry.cards,
            str(entry.amount),
            entry.rule,
        )
    return shown


def point_sums(
    game: str,
    points: Mapping[int, int],
    entries: Sequence[EntryView],
    names: Sequence[str],
    speech: Language,
) -> list[str]:
    """How the card points that decided a deal were counted, a line for each player."""
    reckoning = spec(game).reckoning
    counted = reckoning.counted(points, entries) if reckoning else []
    reason = reason_text(game, CARD_POINTS, speech)
    return [f"{reason}, {names[line.seat]}: {line.sum}" for line in counted]


def points_of_cards(game: str, captured: str, speech: Language) -> str:
    """What captured cards count, beside what each of three must have (HH-851, HJ-703)."""
    reckoning = spec(game).reckoning
    assert reckoning is not None
    counted = reckoning.against_par(read(spec(game).pack, captured))
    return f"{reason_text(game, CARD_POINTS, speech)}: {counted}"


def given_points(game: str, facts: Mapping[str, Any]) -> dict[int, int]:
    """The card points by seat that the facts of a deal give, or that their cards count."""
    if facts.get("points"):
        return {int(seat): points for seat, points in facts["points"].items()}
    reckoning = spec(game).reckoning
    captured = {int(seat): cards for seat, cards in (facts.get("captured") or {}).items()}
    return reckoning.points(captured) if reckoning else {}
