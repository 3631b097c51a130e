"""What the score sheet says beside a player's gain: card points, and who is the next oya."""

from __future__ import annotations

from fudaba.cards.pack import HANAFUDA
from fudaba.games.eights.card_points import card_points
from fudaba.games.hachijuu.dekiyaku import DEKIYAKU
from fudaba.games.view import DealView, View
from fudaba.locale import Language, word


def deal_note(view: View, number: int, seat: int, language: Language) -> str:
    """Both in one line, for a deal counted from 1."""
    deal = view.finished[number - 1]
    parts: list[str] = []
    if deal.captured[seat] and _counted(deal):
        points = int(card_points(HANAFUDA.set(deal.captured[seat]), 0))
        parts.append(word("terminal.hachijuu.counted", language, points=points))
    if seat == _next_oya(view, number):
        parts.append(word("terminal.hachijuu.next_oya", language))
    return " · ".join(parts)


def _counted(deal: DealView) -> bool:
    """Whether card points decided: nobody held a captured yaku (HJ-610, HJ-701)."""
    yaku = {row.name for row in DEKIYAKU}
    return all(entry.reason not in yaku for entry in deal.entries)


def _next_oya(view: View, number: int) -> int | None:
    """HJ-104; nobody after the last deal."""
    if number < len(view.finished):
        return view.finished[number].dealer
    return None if view.is_over else view.dealer
