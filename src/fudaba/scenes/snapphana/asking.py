"""What the viewer is asked: a card to the trick, discards, the card that is owed for Fjønt."""

from __future__ import annotations

from typing import ClassVar, Final

from msgspec.structs import replace

from fudaba.games.asked import AskedView, ChoiceView
from fudaba.games.snapphana.view import SnapphanaView
from fudaba.games.view import View
from fudaba.scenes.phrases import listed
from fudaba.scenes.scene import HandCard, Pile, Question
from fudaba.scenes.snapphana import combos
from fudaba.scenes.snapphana.cards import FJONT, TRUMP, in_order, suit, suit_name
from fudaba.scenes.snapphana.sides import own_view
from fudaba.scenes.snapphana.trick import TrickStage

#: The key that plays what was gathered.
CONFIRM: Final = "d"
#: What is asked of a declaration that was begun: its cards, and their end.
SHOW: Final = "show"
DONE: Final = "done"


class AskingStage(TrickStage):
    """Questions that are answered on the cards."""

    ON_HAND: ClassVar[tuple[str, ...]] = ("play", "discard", "show", "done")
    ON_MIDDLE: ClassVar[tuple[str, ...]] = ("give",)

    def prompt_of(self, view: View, asked: AskedView) -> str:
        own = own_view(view)
        if asked.phase == "discard":
            return self.tell("prompt.discard", n=asked.most, rule="SN-020")
        if asked.phase == "give":
            return self.tell("prompt.give", who=self._creditor(own), rule="SN-053")
        if asked.phase == SHOW:
            assert own.declaring is not None
            return self.tell("prompt.show", name=combos.name(own.declaring, self.language))
        assert own.duty is not None
        told = self.duty(own)
        return self.tell("prompt.duty", duty=told, rule=own.duty.rule)

    def _creditor(self, view: SnapphanaView) -> str:
        assert view.owed_to is not None
        return self.who(view.owed_to)

    def duty(self, view: SnapphanaView) -> str:
        """What must be played."""
        assert view.duty is not None
        suit = "" if view.led is None else suit_name(view.led, self.language)
        return self.tell(f"duty.{view.duty.name}", suit=suit)

    def question(self, view: View, asked: AskedView) -> Question:
        plain, own = super().question(view, asked), own_view(view)
        if asked.phase == "discard":
            return replace(
                plain,
                title=self.tell("discard.title", n=asked.most),
                text=self.tell("discard.pair" if self.in_pairs else "discard.alone"),
                is_weighty=True,
                verb="discard",
                confirm=self.tell("discard.confirm"),
                confirm_key=CONFIRM,
            )
        if asked.phase == "give":
            who = self._creditor(own)
            return replace(
                plain,
                form="place",
                title=self.tell("give.title", who=who),
                text=self.tell("give.text", who=who),
                is_weighty=True,
            )
        return self._showing(own, plain) if asked.phase == SHOW else plain

    def _showing(self, view: SnapphanaView, plain: Question) -> Question:
        """The rest of a declaration that was begun."""
        assert view.declaring is not None
        held = [Pile(title=self.tell("laid_out"), cards=view.showing)] if view.showing else []
        return replace(
            plain,
            form="several",
            title=combos.name(view.declaring, self.language),
            text=self.word(f"needs.{view.declaring}"),
            held=held,
            verb=SHOW,
            ends=DONE,
            confirm=self.word("action.show"),
            confirm_key=CONFIRM,
        )

    # The hand.

    def hand_order(self, cards: str) -> list[str]:
        return in_order(cards.split())

    def hand(self, view: View) -> list[HandCard]:
        """Each suit set apart from the one before."""
        last = ""
        found: list[HandCard] = []
        for one in super().hand(view):
            held = TRUMP if one.card == FJONT else suit(one.card)
            found.append(replace(one, is_apart=last not in ("", held)))
            last = held
        return found

    def hand_card(self, view: View, card: str, choice: ChoiceView | None) -> HandCard:
        own = own_view(view)
        if view.asked is None or view.asked.phase == "give":
            return HandCard(card=card)
        if view.asked.phase in ("discard", SHOW):
            return self._selected(own, card)
        if choice is None:
            return HandCard(card=card, says=self.tell("not_now"), more=self.duty(own))
        return HandCard(
            card=card,
            action=choice.action,
            is_up=True,
            says=self._doing(choice),
            more=self.tell("duty.fjont") if card == FJONT else self._why(own),
        )

    def _selected(self, view: SnapphanaView, card: str) -> HandCard:
        """A card that may be gathered; kings and tarokker stay (SN-020)."""
        assert view.asked is not None
        verb = view.asked.phase
        if card in view.selectable.split():
            return HandCard(card=card, action=f"{verb} {card}", is_up=True)
        says = self.tell("discard.barred") if verb == "discard" else ""
        return HandCard(card=card, is_chosen=card in view.showing.split(), says=says)

    def _doing(self, choice: ChoiceView) -> str:
        """What a card would do in the trick: `You take this trick`; first that it comes back."""
        told = sorted(self.consequences(choice), key=lambda one: one.kind != "keep")
        return listed((one.text for one in told), self.language)

    def _why(self, view: SnapphanaView) -> str:
        """What binds the viewer, and whether every card that may be played would win."""
        assert view.asked is not None
        assert view.duty is not None
        told = self.duty(view)
        if view.duty.name not in ("must_trump", "higher"):
            return told
        wins = [
            effect.seat == self.seat
            for choice in view.asked.choices
            if choice.action.startswith("play ") and choice.action != f"play {FJONT}"
            for effect in choice.effects
            if effect.kind == "trick"
        ]
        return self.tell("duty.any_wins", duty=told) if wins and all(wins) else told
