"""One player's side of the table: name, cards in hand, score, captured cards, what is near."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len, set_cell_size
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import Static

from fudaba.terminal.scene import SeatScene

#: The back of a card.
BACK: Final = "▒"


class SeatBox(Vertical):
    """A player in three lines, or in a few more where there is room; who rests has one."""

    DEFAULT_CSS = """
    SeatBox { height: auto; }
    SeatBox Static { height: 1; width: 100%; text-wrap: nowrap; text-overflow: ellipsis; }
    SeatBox .captured-full { display: none; height: 4; }
    """

    def compose(self) -> ComposeResult:
        yield Static(classes="player")
        yield Static(classes="captured")
        yield Static(classes="captured-full")
        yield Static(classes="hints")

    def show(self, scene: SeatScene, name_width: int = 0) -> None:
        """Shows the player as the scene has it; names of one width stand in a column."""
        self.set_class(scene.rests, "-rests")
        self.set_class(not scene.captured, "-bare")
        self.query_one(".player", Static).update(_player(scene, name_width))
        self.query_one(".captured", Static).update(scene.captured)
        self.query_one(".captured-full", Static).update(scene.captured_full)
        self.query_one(".hints", Static).update(scene.hints)


def _player(scene: SeatScene, name_width: int) -> Text:
    text = Text("▶ " if scene.to_play else "  ")
    text.append(set_cell_size(scene.name, max(name_width, cell_len(scene.name))), style="bold")
    if scene.hidden:
        backs = BACK if name_width else f"{BACK * scene.hidden} "
        text.append(f"  {backs}{scene.hidden}", style="dim")
    text.append(f"   {scene.score}", style="bold")
    if scene.badges:
        text.append(f"   {scene.badges}")
    return text
