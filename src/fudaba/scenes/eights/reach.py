"""What is within reach: captured yaku that are near, and those that a hand has the cards for."""

from __future__ import annotations

from collections.abc import Callable

from fudaba.games.hanafuda.view import FieldView
from fudaba.games.view import View
from fudaba.scenes.cards import short
from fudaba.scenes.eights.stage import EightsStage
from fudaba.scenes.hanafuda.standing import Standing, nearest
from fudaba.scenes.scene import Row

#: So many cards of a hand are worth a line.
_LEAST = 2


def in_hand(stage: EightsStage, view: View, standings: list[Standing]) -> list[Row]:
    """The yaku of which the viewer was dealt half or more."""
    assert stage.seat is not None
    hand = view.hands[stage.seat].cards.split()
    rows: list[Row] = []
    for row in standings:
        have = [card for card in row.cards.split() if card in hand]
        if len(have) < _LEAST or row.need > 2 * len(have):
            continue
        missing = [card for card in row.cards.split() if card not in hand]
        rows.append(
            Row(
                name=row.name,
                text=stage.shared("in_hand", n=len(have)),
                cards=" ".join(have),
                missing=" ".join(missing) if len(row.cards.split()) == row.need else "",
                worth=row.value,
                rule=row.rule,
            )
        )
    return rows


def within_reach(
    stage: EightsStage, view: View, standings: list[Standing], worth: Callable[[Standing], str]
) -> list[Row]:
    """The yaku that the viewer has at least half of."""
    assert stage.seat is not None
    captured = view.captured[stage.seat].split()
    return [
        Row(
            name=row.name,
            text=_text(stage, view, row),
            cards=" ".join(card for card in row.cards.split() if card in captured),
            missing=row.missing if len(row.missing.split()) == row.need - row.have else "",
            worth=worth(row),
            rule=row.rule,
        )
        for row in nearest(standings)
    ]


def _text(stage: EightsStage, view: View, row: Standing) -> str:
    """How far it is, and which of the lacking cards can be seen."""
    text = stage.shared("have", have=row.have, need=row.need)
    assert stage.seat is not None
    missing = row.missing.split()
    for key, seen in (
        ("on_field", _lying(stage.field(view))),
        ("held", view.hands[stage.seat].cards.split()),
    ):
        found = [card for card in missing if card in seen]
        if found:
            cards = short(" ".join(found), stage.language).text
            text += stage.shared(key, n=len(found), cards=cards)
    return text


def _lying(field: FieldView) -> list[str]:
    return " ".join([field.free, *field.piles]).split()
