"""One place on the table: a card, or a pile, drawn as a small box."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rich.cells import cell_len, set_cell_size
from rich.text import Text
from textual import events
from textual.widget import Widget

from fudaba.terminal.faces import Face
from fudaba.terminal.scene import Slot
from fudaba.terminal.widgets.messages import Chosen, Pointed

#: Corners and edges: upper left, upper right, lower left, lower right, across, down.
_PLAIN: Final = "╭╮╰╯─│"
_HEAVY: Final = "┏┓┗┛━┃"
_DOUBLE: Final = "╔╗╚╝═║"

#: Shown on a hand card that matches something, and on what the chosen card would take.
MATCHES: Final = "▲"
TAKEN: Final = "▼"
FRESH: Final = "+"


@dataclass(frozen=True)
class Look:
    """How a place is shown beside its card."""

    #: The cursor is here.
    selected: bool = False
    #: The chosen hand card would take it.
    marked: bool = False
    #: It cannot be chosen while others can.
    muted: bool = False


def box(face: Face, slot: Slot, look: Look, width: int, height: int) -> Text:
    """The card as text: everything it says is readable without colour."""
    heavy = look.marked or slot.strong
    edges = _DOUBLE if look.selected else _HEAVY if heavy else _PLAIN
    inner = width - 2
    style = f"{face.style} bold" if look.selected or heavy else face.style
    if look.muted or slot.past:
        style = f"{face.style} dim"
    top = _rim(face.title, FRESH if slot.fresh else "", inner, edges[4])
    rows = [f"{edges[0]}{top}{edges[1]}"]
    for line in _middle(face, slot.mark, height - 2, inner):
        rows.append(f"{edges[5]}{_centred(line, inner)}{edges[5]}")
    rows.append(f"{edges[2]}{_bottom(slot, look, inner, edges[4])}{edges[3]}")
    return Text("\n".join(rows), style=f"{style} reverse" if look.selected else style)


def _middle(face: Face, mark: str, room: int, inner: int) -> list[str]:
    first = mark or _first(face, inner)
    rest = [_fitted(line, face, inner) for line in face.lines[1:] if line]
    rest = [line for line in rest if line != first]
    shown = [first, *rest] if first or face.short else rest
    above = max(0, room - len(shown)) // 2
    return ([""] * above + shown + [""] * room)[:room]


def _first(face: Face, inner: int) -> str:
    """The first line, or the longest of the shorter words for it that fits."""
    lines = [_fitted(line, face, inner) for line in face.lines[:1]]
    fitting = [line for line in (*lines, *face.short) if cell_len(line) <= inner]
    return fitting[0] if fitting else "".join(lines)


def _fitted(line: str, face: Face, inner: int) -> str:
    """The whole word, or what it is cut to."""
    return line if cell_len(line) <= inner else dict(face.cut).get(line, line)


def _rim(left: str, right: str, inner: int, edge: str) -> str:
    """A title inside an edge, and a sign at the edge's end."""
    body = left if cell_len(left) >= inner else edge + left
    room = inner - cell_len(right)
    body = set_cell_size(body, room) if cell_len(body) > room else body
    return body + edge * (room - cell_len(body)) + right


def _bottom(slot: Slot, look: Look, inner: int, edge: str) -> str:
    if slot.note:
        return _rim(slot.note, "", inner, edge)
    legal = slot.action is not None
    sign = TAKEN if look.marked else MATCHES if slot.targets and legal else ""
    key = f"[{slot.key}]" if legal and slot.key else ""
    return _rim(key + sign, "", inner, edge)


def _centred(line: str, inner: int) -> str:
    left = max(0, inner - cell_len(line)) // 2
    return set_cell_size(" " * left + line, inner)


class CardBox(Widget):
    """A place on the table; a click chooses it."""

    DEFAULT_CSS = "CardBox { width: 10; height: 3; }"

    def __init__(self, face: Face, slot: Slot, look: Look) -> None:
        super().__init__()
        self.face = face
        self.slot = slot
        self.look = look

    def show(self, face: Face, slot: Slot, look: Look) -> None:
        """Shows another card, or the same in another way."""
        if (self.face, self.slot, self.look) != (face, slot, look):
            self.face, self.slot, self.look = face, slot, look
            self.refresh()

    def render(self) -> Text:
        return box(self.face, self.slot, self.look, self.size.width, self.size.height)

    def on_click(self, event: events.Click) -> None:
        if self.slot.action is not None:
            event.stop()
            self.post_message(Chosen(self.slot.action))

    def on_enter(self, event: events.Enter) -> None:
        if self.slot.action is not None:
            self.post_message(Pointed(self.slot.action))
