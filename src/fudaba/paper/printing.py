"""Sheets on paper: what the typesetter is given."""

from __future__ import annotations

from typing import Any

import msgspec

from fudaba.paper.score_sheet import ScoreSheet
from fudaba.paper.sheet import ANY, Sheet, laid
from fudaba.paper.typesetting import Format, typeset


def print_sheet(sheet: Sheet, form: Format, ppi: float = 110) -> list[bytes]:
    """A sheet's sides: a picture for each, or one PDF."""
    data = msgspec.to_builtins(sheet)
    codes: set[str] = set()
    for page in data["pages"]:
        for groups in page["groups"]:
            for group in groups:
                for row in group["rows"]:
                    for entry in row:
                        entry["laid"] = _laid(entry, codes)
    return typeset("sheet", data, sheet.pack, codes, sheet.language, form, ppi)


def _laid(entry: dict[str, Any], codes: set[str]) -> list[dict[str, str]]:
    """An entry's cards one by one; those that must be drawn are added to `codes`."""
    found = laid(entry.get("cards", ""))
    codes |= {card.code for card in found} - {ANY}
    return [{"code": card.code, "lies": card.lies} for card in found]


def print_score_sheet(sheet: ScoreSheet, form: Format, ppi: float = 110) -> list[bytes]:
    """A score sheet's one side."""
    codes = {row.card for row in sheet.rows if row.card}
    data = msgspec.to_builtins(sheet)
    return typeset("score_sheet", data, sheet.pack, codes, sheet.language, form, ppi)
