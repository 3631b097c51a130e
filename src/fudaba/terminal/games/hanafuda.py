"""What the hanafuda games share: the field, and captured cards by their kind."""

from __future__ import annotations

from abc import abstractmethod

from rich.text import Text

from fudaba.games.view import FieldView, View
from fudaba.terminal.faces import (
    KINDS,
    Face,
    face,
    kind,
    month,
    pile_face,
    ribbon,
    style,
)
from fudaba.terminal.games.base import GameTable, recent
from fudaba.terminal.scene import Slot


class HanafudaTable(GameTable):
    """A table with a field of flower cards."""

    @abstractmethod
    def field(self, view: View) -> FieldView:
        """The field of the view."""

    def face(self, cards: tuple[str, ...]) -> Face:
        if len(cards) > 1:
            return pile_face(cards, self.language)
        return face(cards[0], self.language)

    def middle(self, view: View) -> list[Slot]:
        """The field by month: cards that lie alone, and piles."""
        field = self.field(view)
        groups: list[tuple[str, ...]] = [(card,) for card in field.free.split()]
        groups += [tuple(pile.split()) for pile in field.piles]
        laid = {
            card for event in recent(view) if event.kind == "lay" for card in event.cards.split()
        }
        groups.sort(key=lambda cards: month(cards[0]))
        return [Slot(cards, fresh=not laid.isdisjoint(cards)) for cards in groups]

    def targets(self, view: View, card: str) -> frozenset[str]:
        """The cards of the same month on the field."""
        field = self.field(view)
        lying = " ".join([field.free, *field.piles]).split()
        return frozenset(other for other in lying if month(other) == month(card))

    def captured(self, view: View, seat: int) -> Text:
        """`L 1 3  A 9  R p1 b6  K ×7`; a plus before what came last."""
        cards = view.captured[seat].split()
        new = {
            card
            for event in recent(view)
            if event.kind == "capture" and event.seat == seat
            for card in event.cards.split()
        }
        text = Text("    ")
        if not cards:
            text.append(self.say("nothing_captured"), style="dim")
        for letter in KINDS:
            of_kind = [card for card in cards if kind(card) == letter]
            if of_kind and letter == "K":
                text.append(f"K×{len(of_kind)}", style=f"bold {style(of_kind[0])}")
                fresh = len(new.intersection(of_kind))
                text.append(f" +{fresh}" if fresh else "", style=style(of_kind[0]))
            elif of_kind:
                text.append(letter, style=f"bold {style(of_kind[0])}")
                for card in of_kind:
                    text.append(self._chip(card, card in new), style=style(card))
                text.append("   ")
        return text

    def _chip(self, card: str, fresh: bool) -> str:
        sort = self.say(f"ribbon_mark.{ribbon(card)}") if kind(card) == "R" else ""
        return f" {'+' if fresh else ''}{sort}{month(card)}"
