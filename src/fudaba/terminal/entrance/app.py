"""The program that meets a person who named no game."""

from __future__ import annotations

from pathlib import Path
from typing import TypeAlias

from textual.app import App

from fudaba.terminal.entrance.screen import EntranceScreen
from fudaba.terminal.entrance.unfinished import Unfinished
from fudaba.terminal.entrance.wish import Wish

#: A match to go on with, a new one, or nothing.
Chosen: TypeAlias = Path | Wish | None


class EntranceApp(App[Chosen]):
    """Shows the entrance until something is chosen."""

    TITLE = "Fudaba"
    CSS_PATH = "../table.tcss"
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, wish: Wish, left: list[Unfinished], told: str = "") -> None:
        super().__init__()
        self.entrance = EntranceScreen(wish, left, told, self.exit)

    def on_mount(self) -> None:
        self.push_screen(self.entrance)

    def action_help_quit(self) -> None:
        """Ctrl+C leaves as `q` does."""
        self.exit(None)
