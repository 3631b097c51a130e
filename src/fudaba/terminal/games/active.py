"""A flower card table at which two or three of the players play the deal: Hachi-Hachi, Hachijuu."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar, Protocol

from rich.text import Text

from fudaba.games.hanafuda.view import FieldView
from fudaba.games.view import View
from fudaba.locale import word
from fudaba.terminal.games.hanafuda import HanafudaTable
from fudaba.terminal.phrases import points_text


class ActiveView(Protocol):
    """What the views of these games have in common."""

    @property
    def active(self) -> list[int]:
        """Those who play, in order; empty while that is not settled."""

    @property
    def field(self) -> FieldView:
        """The field."""

    @property
    def card(self) -> str | None:
        """The card that waits to be placed."""

    @property
    def card_points(self) -> list[int]:
        """What each seat's captured cards count."""


class ActiveTable(HanafudaTable):
    """A table with players who sit a deal out."""

    PAYERS: ClassVar[bool] = True

    @abstractmethod
    def own(self, view: View) -> ActiveView:
        """The view as the game's own."""

    def field(self, view: View) -> FieldView:
        return self.own(view).field

    def waiting_card(self, view: View) -> str | None:
        return self.own(view).card

    def captured(self, view: View, seat: int) -> Text:
        """The cards, and what they count."""
        text = super().captured(view, seat)
        if view.captured[seat]:
            text.append(points_text(self.own(view).card_points[seat], self.language), style="dim")
        return text

    def rests(self, view: View, seat: int) -> bool:
        return seat not in self.own(view).active

    def watches(self, view: View) -> bool:
        return bool(self.own(view).active) and self.rests(view, self.seat)

    def compared(self, view: View) -> list[int]:
        """The active players, the owner first; before it is settled who plays, the owner."""
        active = self.own(view).active
        return [seat for seat in super().compared(view) if seat in active] or [self.seat]

    def question(self, view: View) -> str:
        if view.phase in ("place_played", "place_drawn"):
            return self.place_question(view)
        return word(f"{view.game}.phase.{view.phase}", self.language)

    def waiting(self, view: View) -> str:
        """That somebody is asked about teyaku is not shown, only that it is the time for it."""
        if view.phase in ("teyaku", "late_teyaku"):
            return self.say(f"{view.game}.teyaku_time")
        return super().waiting(view)
