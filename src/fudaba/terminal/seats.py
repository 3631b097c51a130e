"""A player's side of the table in words: won cards, what is near, what is said of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.text import Text

from fudaba.scenes.cards import kind, month
from fudaba.scenes.scene import Badge, Pile, SeatScene
from fudaba.terminal.faces import ribbon

if TYPE_CHECKING:
    from fudaba.terminal.sight import Sight

_HELD: Final = "✔"
_INDENT: Final = "    "


def badges(sight: Sight, seat: SeatScene) -> str:
    """Dealer, calls, what was shown."""
    parts = [_badge(badge) for badge in seat.badges]
    if sight.has_tricks:
        parts += [seat.note] if seat.note else []
    else:
        parts += [_shown(sight, pile) for pile in seat.shown]
    return " · ".join(parts)


def _badge(badge: Badge) -> str:
    """A word; the doubling cube as it lies there."""
    return f"▐{badge.text}▌" if badge.kind == "cube" else badge.text


def _shown(sight: Sight, pile: Pile) -> str:
    told = f"{pile.title} {pile.note}".strip()
    return f"{told} ({sight.titles(pile.cards)})" if pile.cards else told


def captured(sight: Sight, seat: SeatScene) -> Text:
    """`L 1 3  A 9  R p1 b6  K×7`; a plus before what came last. Of tricks what was declared."""
    if sight.has_tricks:
        return _declared(sight, seat)
    text = Text(_INDENT)
    if not any(pile.cards for pile in seat.won):
        return text.append(sight.say("nothing_captured"), style="dim")
    for pile in seat.won:
        cards, new = pile.cards.split(), pile.fresh.split()
        if not cards:
            continue
        letter = kind(cards[0])
        text.append(letter, style=f"bold {sight.looks.style(cards[0])}")
        if letter == "K":
            count = f"×{len(cards)}" + (f" +{len(new)}" if new else "")
            text.append(count, style=sight.looks.style(cards[0]))
        else:
            for card in cards:
                text.append(_chip(sight, card, card in new), style=sight.looks.style(card))
        text.append("   ")
    return text.append(seat.note, style="dim")


def _chip(sight: Sight, card: str, fresh: bool) -> str:
    sort = sight.say(f"ribbon_mark.{ribbon(card)}") if kind(card) == "R" else ""
    return f" {'+' if fresh else ''}{sort}{month(card)}"


def _declared(sight: Sight, seat: SeatScene) -> Text:
    """What was declared, and the shown cards that are still in the hand."""
    if not seat.shown:
        return Text()
    held = [pile for pile in seat.shown if pile.kind == "held"]
    made = [pile for pile in seat.shown if pile.kind != "held"]
    parts = [Text(f"{pile.title} {pile.note}") for pile in held]
    parts += [Text(f"{pile.title} {pile.note}".strip()) for pile in made]
    return Text(_INDENT) + Text(" · ").join(parts)


def captured_full(sight: Sight, seat: SeatScene) -> Text:
    """A line for each kind, lights, animals and ribbons with their names."""
    rows: list[Text] = []
    for pile in seat.won:
        cards, new = pile.cards.split(), pile.fresh.split()
        if sight.has_tricks or not cards:
            continue
        letter = kind(cards[0])
        row = Text(f"{_INDENT}{letter} ", style=f"bold {sight.looks.style(cards[0])}")
        row.append(f"{len(cards):>2}  ")
        for card in cards:
            name = sight.looks.title(card) if letter == "K" else sight.looks.called(card)
            plus = "+" if card in new else ""
            row.append(f"{plus}{name}  ", style=f"not bold {sight.looks.style(card)}")
        rows.append(row)
    return Text("\n").join(rows) if rows else captured(sight, seat)


def hints(sight: Sight, seat: SeatScene) -> Text:
    """One line: the yaku held, then those that are near."""
    parts: list[Text] = []
    for near in seat.near:
        if near.made:
            parts.append(Text(f"{_HELD} {near.name} {near.made}", style="bold"))
        else:
            told = {"have": near.have, "need": near.need, "name": near.name}
            parts.append(Text(sight.say("progress", **told), style="dim"))
    if sight.has_tricks and not parts:
        return Text()
    return Text(_INDENT) + Text(" · ").join(parts)
