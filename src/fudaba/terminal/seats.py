"""A player's side of the table in words: won cards, what is near, what is said of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.text import Text

from fudaba.scenes.cards import kind, month
from fudaba.scenes.scene import Badge, Pile, SeatScene
from fudaba.terminal.faces import ribbon

if TYPE_CHECKING:
    from fudaba.terminal.table import Table

_HELD: Final = "✔"
_INDENT: Final = "    "


def badges(table: Table, seat: SeatScene) -> str:
    """Dealer, calls, what was shown."""
    parts = [_badge(badge) for badge in seat.badges]
    if table.has_tricks:
        parts += [seat.note] if seat.note else []
    else:
        parts += [_shown(table, pile) for pile in seat.shown]
    return " · ".join(parts)


def _badge(badge: Badge) -> str:
    """A word; the doubling cube as it lies there."""
    return f"▐{badge.text}▌" if badge.kind == "cube" else badge.text


def _shown(table: Table, pile: Pile) -> str:
    told = f"{pile.title} {pile.note}".strip()
    return f"{told} ({table.titles(pile.cards)})" if pile.cards else told


def captured(table: Table, seat: SeatScene) -> Text:
    """`L 1 3  A 9  R p1 b6  K×7`; a plus before what came last. Of tricks what was declared."""
    if table.has_tricks:
        return _declared(table, seat)
    text = Text(_INDENT)
    if not any(pile.cards for pile in seat.won):
        return text.append(table.say("nothing_captured"), style="dim")
    for pile in seat.won:
        cards, new = pile.cards.split(), pile.fresh.split()
        if not cards:
            continue
        letter = kind(cards[0])
        text.append(letter, style=f"bold {table.looks.style(cards[0])}")
        if letter == "K":
            count = f"×{len(cards)}" + (f" +{len(new)}" if new else "")
            text.append(count, style=table.looks.style(cards[0]))
        else:
            for card in cards:
                text.append(_chip(table, card, card in new), style=table.looks.style(card))
        text.append("   ")
    return text.append(seat.note, style="dim")


def _chip(table: Table, card: str, fresh: bool) -> str:
    sort = table.say(f"ribbon_mark.{ribbon(card)}") if kind(card) == "R" else ""
    return f" {'+' if fresh else ''}{sort}{month(card)}"


def _declared(table: Table, seat: SeatScene) -> Text:
    """What was declared, and the shown cards that are still in the hand."""
    if not seat.shown:
        return Text()
    held = [pile for pile in seat.shown if pile.kind == "held"]
    made = [pile for pile in seat.shown if pile.kind != "held"]
    parts = [Text(f"{pile.title} {pile.note}") for pile in held]
    parts += [Text(f"{pile.title} {pile.note}".strip()) for pile in made]
    return Text(_INDENT) + Text(" · ").join(parts)


def captured_full(table: Table, seat: SeatScene) -> Text:
    """A line for each kind, lights, animals and ribbons with their names."""
    rows: list[Text] = []
    for pile in seat.won:
        cards, new = pile.cards.split(), pile.fresh.split()
        if table.has_tricks or not cards:
            continue
        letter = kind(cards[0])
        row = Text(f"{_INDENT}{letter} ", style=f"bold {table.looks.style(cards[0])}")
        row.append(f"{len(cards):>2}  ")
        for card in cards:
            name = table.looks.title(card) if letter == "K" else table.looks.called(card)
            plus = "+" if card in new else ""
            row.append(f"{plus}{name}  ", style=f"not bold {table.looks.style(card)}")
        rows.append(row)
    return Text("\n").join(rows) if rows else captured(table, seat)


def hints(table: Table, seat: SeatScene) -> Text:
    """One line: the yaku held, then those that are near."""
    parts: list[Text] = []
    for near in seat.near:
        if near.made:
            parts.append(Text(f"{_HELD} {near.name} {near.made}", style="bold"))
        else:
            told = {"have": near.have, "need": near.need, "name": near.name}
            parts.append(Text(table.say("progress", **told), style="dim"))
    if table.has_tricks and not parts:
        return Text()
    return Text(_INDENT) + Text(" · ").join(parts)
