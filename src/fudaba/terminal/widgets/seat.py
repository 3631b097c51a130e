"""One player's side of the table: name, cards in hand, score, captured cards, what is near."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.cells import cell_len, set_cell_size
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import Static

from fudaba.scenes.scene import SeatScene
from fudaba.terminal import seats

if TYPE_CHECKING:
    from fudaba.terminal.sight import Sight

#: The back of a card.
BACK: Final = "▒"


class SeatBox(Vertical):
    """A player in three lines, or in a few more where there is room; who rests has one."""

    DEFAULT_CSS = """
    SeatBox { height: auto; }
    SeatBox Static { height: 1; width: 100%; text-wrap: nowrap; text-overflow: ellipsis; }
    SeatBox .captured-full { display: none; height: 4; }
    """

    def __init__(self, sight: Sight, id: str) -> None:
        super().__init__(id=id)
        self._sight = sight

    def compose(self) -> ComposeResult:
        yield Static(classes="player")
        yield Static(classes="captured")
        yield Static(classes="captured-full")
        yield Static(classes="hints")

    def show(self, scene: SeatScene, name_width: int = 0) -> None:
        """Shows the player as the scene has it; names of one width stand in a column."""
        captured = seats.captured(self._sight, scene)
        self.set_class(scene.rests, "-rests")
        self.set_class(not any(pile.cards for pile in (*scene.won, *scene.shown)), "-bare")
        self.query_one(".player", Static).update(self._player(scene, name_width))
        self.query_one(".captured", Static).update(captured)
        full = seats.captured_full(self._sight, scene)
        self.query_one(".captured-full", Static).update(full)
        self.query_one(".hints", Static).update(seats.hints(self._sight, scene))

    def _player(self, scene: SeatScene, name_width: int) -> Text:
        text = Text("▶ " if scene.to_play else "  ")
        text.append(set_cell_size(scene.name, max(name_width, cell_len(scene.name))), style="bold")
        if scene.hidden:
            backs = BACK if name_width else f"{BACK * scene.hidden} "
            text.append(f"  {backs}{scene.hidden}", style="dim")
        text.append(f"   {scene.score_full}", style="bold")
        badges = seats.badges(self._sight, scene)
        if badges:
            text.append(f"   {badges}")
        return text
