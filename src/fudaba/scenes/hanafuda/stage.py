"""What the flower card games share: the field, won cards by kind, where a card goes."""

from __future__ import annotations

from abc import abstractmethod

from fudaba.games.asked import AskedView, ChoiceView
from fudaba.games.hanafuda.view import FieldView
from fudaba.games.view import EventView, View
from fudaba.locale import word
from fudaba.scenes.cards import KINDS, kind, month, short
from fudaba.scenes.hanafuda.standing import Standing, near, rows
from fudaba.scenes.hanafuda.story import TurnTeller
from fudaba.scenes.scene import Fact, HandCard, Middle, Near, Pile, Place, ProgressRow, StoryLine
from fudaba.scenes.stage import Stage, card_of, recent

#: Effects that say where a card goes.
PLACING = ("take", "lay", "trio", "either", "may_lay")


class HanafudaStage(Stage):
    """A stage with a field of flower cards."""

    @abstractmethod
    def field(self, view: View) -> FieldView:
        """The field of the view."""

    @abstractmethod
    def waiting_card(self, view: View) -> str | None:
        """The card that waits to be placed, played or turned up."""

    @abstractmethod
    def standings(self, view: View, seat: int) -> list[Standing]:
        """How far a player has come towards each yaku, in the order of the rulebook."""

    @abstractmethod
    def story_teller(self, view: View) -> TurnTeller:
        """Who tells what happens."""

    def facts(self, view: View) -> list[Fact]:
        """What else lies in the middle: a multiplier, a pot."""
        return []

    def compared(self, view: View) -> list[int]:
        """Whose yaku are shown side by side."""
        return self.others(view) if self.seat is None else [self.seat, *self.others(view)]

    # The middle.

    def middle(self, view: View) -> Middle:
        card = self.waiting_card(view)
        waiting: Place | None = None
        if card is not None:
            note = "turned" if view.phase == "place_drawn" else "played"
            waiting = Place(cards=card, note=self.say(f"note.{note}"))
        return Middle(
            form="field",
            title=self.say("field"),
            places=self.places(view),
            waiting=waiting,
            stock=view.stock,
            facts=self.facts(view),
        )

    def places(self, view: View) -> list[Place]:
        """The field by month: cards that lie alone, and piles."""
        field = self.field(view)
        groups = sorted([*field.free.split(), *field.piles], key=lambda cards: month(cards))
        asked = view.asked.choices if view.asked and self.seat is not None else []
        taking = {card_of(one.action): one for one in asked if one.action.startswith("take ")}
        laid = {
            card
            for event in recent(view)
            if event.kind in ("lay", "trio")
            for card in event.cards.split()
        }
        return [self._place(group, taking, laid) for group in groups]

    def _place(self, cards: str, taking: dict[str, ChoiceView], laid: set[str]) -> Place:
        choice = next((taking[card] for card in cards.split() if card in taking), None)
        is_last = not laid.isdisjoint(cards.split())
        if choice is None:
            return Place(cards=cards, is_last=is_last)
        return Place(
            cards=cards,
            action=choice.action,
            is_last=is_last,
            says=self.placing(choice),
            more=self.making(choice),
        )

    # The hand.

    def hand_card(self, view: View, card: str, choice: ChoiceView | None) -> HandCard:
        if choice is None:
            return HandCard(card=card)
        kinds = {effect.kind: effect for effect in choice.effects}
        taken = kinds.get("take") or kinds.get("either")
        return HandCard(
            card=card,
            action=choice.action,
            is_up=taken is not None,
            takes=taken.cards if taken else "",
            takes_either="either" in kinds,
            says=self.placing(choice),
            more=self.making(choice),
        )

    def placing(self, choice: ChoiceView) -> str:
        """Where a card would go: `Takes the full moon`."""
        told = [one.text for one in self.consequences(choice) if one.kind in PLACING]
        return word("scene.comma", self.language).join(told)

    def making(self, choice: ChoiceView) -> str:
        """The yaku that a capture would make: `Three lights 6 + Moon viewing 5`."""
        told = [one.text for one in self.consequences(choice) if one.kind == "makes"]
        return " + ".join(told)

    def place_prompt(self, view: View, asked: AskedView) -> str:
        """Which card the waiting one should take."""
        card = self.waiting_card(view)
        called = short(card, self.language).text if card else ""
        return self.say(f"prompt.{asked.phase}", card=called)

    # The players.

    def won(self, view: View, seat: int) -> list[Pile]:
        new = {
            card
            for event in recent(view)
            if event.kind == "capture" and event.seat == seat
            for card in event.cards.split()
        }
        found: list[Pile] = []
        for letter, name in KINDS.items():
            cards = [card for card in view.captured[seat].split() if kind(card) == letter]
            found.append(
                Pile(
                    title=word(f"cards.kinds.{letter}", self.language),
                    cards=" ".join(cards),
                    kind=name,
                    fresh=" ".join(card for card in cards if card in new),
                )
            )
        return found

    def near(self, view: View, seat: int) -> list[Near]:
        return near(self.standings(view, seat))

    def progress(self, view: View) -> list[ProgressRow]:
        return rows({seat: self.standings(view, seat) for seat in self.compared(view)})

    # What happened.

    def story(self, view: View) -> list[StoryLine]:
        return self.story_teller(view).tell(view.events, view.begun)

    def event_text(self, view: View, event: EventView) -> str:
        return self.story_teller(view).words(event)
