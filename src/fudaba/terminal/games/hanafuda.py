"""What the hanafuda games share: the field, and captured cards by their kind."""

from __future__ import annotations

from abc import abstractmethod

from rich.console import RenderableType
from rich.text import Text

from fudaba.cards.pack import HANAFUDA
from fudaba.games.hanafuda.view import FieldView
from fudaba.games.view import View
from fudaba.locale import word
from fudaba.terminal.faces import (
    KINDS,
    Face,
    all_called,
    called,
    face,
    kind,
    month,
    pile_face,
    ribbon,
    style,
    title,
    titles,
)
from fudaba.terminal.games import standing
from fudaba.terminal.games.base import GameTable, recent
from fudaba.terminal.games.standing import Standing
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

    def titles(self, cards: str) -> str:
        return titles(cards)

    @abstractmethod
    def waiting_card(self, view: View) -> str | None:
        """The card that waits to be placed, played or turned up."""

    @abstractmethod
    def standings(self, view: View, seat: int) -> list[Standing]:
        """How far a player has come towards each yaku."""

    def compared(self, view: View) -> list[int]:
        """Whose yaku are shown side by side."""
        return [self.seat, *self.others(view)]

    def hints(self, view: View, seat: int) -> Text:
        return standing.hints(self.standings(view, seat), self.language)

    def panel(self, view: View) -> Text:
        return standing.panel(*self._players(view), self.language)

    def progress(self, view: View) -> RenderableType:
        return standing.sheet(*self._players(view), self.language)

    def _players(self, view: View) -> tuple[list[str], list[list[Standing]]]:
        seats = self.compared(view)
        return [self.names[seat] for seat in seats], [self.standings(view, s) for s in seats]

    def middle_title(self, view: View) -> str:
        return self.say("field", stock=view.stock)

    def middle(self, view: View) -> list[Slot]:
        """The field by month, cards that lie alone and piles; before it the card that waits."""
        card = self.waiting_card(view)
        waiting: list[Slot] = []
        if card is not None:
            note = "turned" if view.phase == "place_drawn" else "played"
            waiting.append(Slot((card,), note=self.say(f"note.{note}")))
        return waiting + self._lying(view)

    def _lying(self, view: View) -> list[Slot]:
        field = self.field(view)
        groups: list[tuple[str, ...]] = [(card,) for card in field.free.split()]
        groups += [tuple(pile.split()) for pile in field.piles]
        laid = {
            card
            for event in recent(view)
            if event.kind in ("lay", "trio")
            for card in event.cards.split()
        }
        groups.sort(key=lambda cards: month(cards[0]))
        return [Slot(cards, fresh=not laid.isdisjoint(cards)) for cards in groups]

    def targets(self, view: View, card: str) -> frozenset[str]:
        """The cards of the same month on the field."""
        field = self.field(view)
        lying = " ".join([field.free, *field.piles]).split()
        return frozenset(other for other in lying if month(other) == month(card))

    def place_question(self, view: View) -> str:
        """Which card the waiting one should take."""
        card = self.waiting_card(view)
        return self.say(f"prompt.{view.phase}", card=called(card, self.language) if card else "")

    def explain(self, view: View, action: str) -> str:
        verb, _, card = action.partition(" ")
        if verb not in ("play", "take"):
            return self.choice(view, action).label
        name = f"{title(card)} {word(f'cards.name.{card}', self.language)}"
        if verb == "take":
            return self.say("explain.take", card=name)
        found = HANAFUDA.set_text(HANAFUDA.set(" ".join(self.targets(view, card))))
        if not found:
            return self.say("explain.lay", card=name)
        key = "play" if self._is_certain(view, found) else "play_one"
        return self.say(f"explain.{key}", card=name, cards=all_called(found, self.language))

    def _is_certain(self, view: View, found: str) -> bool:
        """Whether there is nothing to choose: one card, or one pile."""
        return len(found.split()) == 1 or found in self.field(view).piles

    def captured(self, view: View, seat: int) -> Text:
        """`L 1 3  A 9  R p1 b6  K×7`; a plus before what came last."""
        new = _new(view, seat)
        text = Text("    ")
        if not view.captured[seat]:
            text.append(self.say("nothing_captured"), style="dim")
        for letter, cards in _by_kind(view.captured[seat]):
            text.append(letter, style=f"bold {style(cards[0])}")
            if letter == "K":
                fresh = len(new.intersection(cards))
                count = f"×{len(cards)}" + (f" +{fresh}" if fresh else "")
                text.append(count, style=style(cards[0]))
            else:
                for card in cards:
                    text.append(self._chip(card, card in new), style=style(card))
            text.append("   ")
        return text

    def _chip(self, card: str, fresh: bool) -> str:
        sort = self.say(f"ribbon_mark.{ribbon(card)}") if kind(card) == "R" else ""
        return f" {'+' if fresh else ''}{sort}{month(card)}"

    def captured_full(self, view: View, seat: int) -> Text:
        """A line for each kind, lights, animals and ribbons with their names."""
        new = _new(view, seat)
        rows: list[Text] = []
        for letter, cards in _by_kind(view.captured[seat]):
            row = Text(f"    {letter} ", style=f"bold {style(cards[0])}")
            row.append(f"{len(cards):>2}  ")
            for card in cards:
                name = title(card) if letter == "K" else called(card, self.language)
                row.append(f"{'+' if card in new else ''}{name}  ", style=f"not bold {style(card)}")
            rows.append(row)
        return Text("\n").join(rows) if rows else self.captured(view, seat)


def _by_kind(cards: str) -> list[tuple[str, list[str]]]:
    """The cards of each kind that there are any of."""
    sorted_ = [
        (letter, [card for card in cards.split() if kind(card) == letter]) for letter in KINDS
    ]
    return [(letter, found) for letter, found in sorted_ if found]


def _new(view: View, seat: int) -> set[str]:
    """What a seat captured last."""
    return {
        card
        for event in recent(view)
        if event.kind == "capture" and event.seat == seat
        for card in event.cards.split()
    }
