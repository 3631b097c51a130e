"""A stage on which two or three of the players play the deal: Hachi-Hachi and Hachijuu."""

from __future__ import annotations

from abc import abstractmethod
from typing import Protocol

from msgspec.structs import replace

from fudaba.games.asked import AskedView, ChoiceView
from fudaba.games.hanafuda.view import FieldView
from fudaba.games.view import View
from fudaba.locale import word
from fudaba.scenes.cards import month
from fudaba.scenes.eights.held import Held
from fudaba.scenes.hanafuda.stage import HanafudaStage
from fudaba.scenes.phrases import all_of, listed
from fudaba.scenes.scene import HandCard, Pile

#: What is asked while nobody has played a card yet.
BEFORE_PLAY = ("mizuten", "auction", "share", "teyaku")
#: Where cards stand that belong to no combination.
_LAST = 13


class ActiveView(Protocol):
    """What the views of these games have in common."""

    @property
    def active(self) -> list[int]:
        """Those who play, in order; empty while that is not settled."""

    @property
    def later(self) -> list[int]:
        """Who is still to say whether to play."""

    @property
    def field(self) -> FieldView:
        """The field."""

    @property
    def card(self) -> str | None:
        """The card that waits to be placed."""

    @property
    def card_points(self) -> list[int]:
        """What each seat's captured cards count."""

    @property
    def worth(self) -> dict[str, int]:
        """What each combination would bring now."""


class EightsStage(HanafudaStage):
    """A stage with players who sit a deal out."""

    @abstractmethod
    def own(self, view: View) -> ActiveView:
        """The view as the game's own."""

    @abstractmethod
    def out(self, view: View) -> list[int]:
        """Who sits the deal out while it is not settled yet who plays."""

    @abstractmethod
    def teyaku(self, view: View, seat: int) -> list[Held]:
        """The combinations of a dealt hand that the viewer knows of, the most valuable first."""

    def shared(self, key: str, **values: object) -> str:
        """One of the words that both games have."""
        return word(f"eights.{key}", self.language, **values)

    def named(self, seats: list[int]) -> str:
        """Several players in a sentence."""
        return all_of(map(self.who, seats), self.language)

    # The middle.

    def field(self, view: View) -> FieldView:
        return self.own(view).field

    def waiting_card(self, view: View) -> str | None:
        return self.own(view).card

    def making(self, choice: ChoiceView) -> str:
        """The yaku that a capture would make, else what it counts: `15 card points`."""
        made = super().making(choice)
        if made:
            return made
        counted = [one.text for one in self.consequences(choice) if one.kind == "count"]
        return listed(counted, self.language)

    # The players.

    def rests(self, view: View, seat: int) -> bool:
        active = self.own(view).active
        return seat not in active if active else seat in self.out(view)

    def plays(self, view: View) -> list[int]:
        """The others who play the deal."""
        return [seat for seat in self.own(view).active if seat != self.seat]

    def compared(self, view: View) -> list[int]:
        """Those who play, the viewer first; before that is settled the viewer alone."""
        everybody = super().compared(view)
        active = self.own(view).active
        if active or self.seat is None:
            return [seat for seat in everybody if seat in active] or everybody
        return [self.seat]

    def note(self, view: View, seat: int) -> str:
        """What the captured cards count; before that, what the viewer was dealt."""
        if seat in self.own(view).active and view.phase not in BEFORE_PLAY:
            return self.shared("card_points", n=self.own(view).card_points[seat])
        if seat != self.seat or view.phase not in BEFORE_PLAY or not view.hands[seat].cards:
            return ""
        held = [one.pile.title for one in self.teyaku(view, seat)]
        if not held:
            return self.word("scene.hand.none")
        return self.word("scene.hand.teyaku", names=" + ".join(held))

    def shown(self, view: View, seat: int) -> list[Pile]:
        """What was shown of a hand, with those of its cards that have not been played yet."""
        played = {event.cards for event in view.events if event.kind == "play"}
        return [
            replace(
                one.pile,
                cards=" ".join(card for card in one.pile.cards.split() if card not in played),
            )
            for one in self.teyaku(view, seat)
            if one.is_shown
        ]

    # The hand.

    def hand(self, view: View) -> list[HandCard]:
        """The viewer's hand; what lies open of it is marked."""
        cards = super().hand(view)
        if self.seat is None:
            return cards
        shown = {card for pile in self.shown(view, self.seat) for card in pile.cards.split()}
        cards = [replace(one, is_chosen=one.card in shown) for one in cards]
        return self._sorted(view, cards) if view.phase in BEFORE_PLAY else cards

    def _sorted(self, view: View, cards: list[HandCard]) -> list[HandCard]:
        """The hand by the parts of its best combination, each set apart from the one before."""
        assert self.seat is not None
        best = next((one.pile.cards.split() for one in self.teyaku(view, self.seat)), [])
        months = [month(card) for card in best]
        by_month = all(months.count(one) > 1 for one in months)
        if not by_month and 2 * len(best) < len(cards):
            return cards
        groups: dict[int, list[HandCard]] = {}
        for one in cards:
            part = _LAST if one.card not in best else month(one.card) if by_month else 0
            groups.setdefault(part, []).append(one)
        found: list[HandCard] = []
        for part in sorted(groups):
            first, *rest = groups[part]
            found += [replace(first, is_apart=bool(found)), *rest]
        return found

    # What is asked.

    def prompt_of(self, view: View, asked: AskedView) -> str:
        if asked.form == "place":
            return self.place_prompt(view, asked)
        return self.word(f"phase.{asked.phase}")

    def waiting_for(self, view: View) -> str:
        """That somebody is asked about teyaku is not shown, only that it is the time for it."""
        if view.phase in ("teyaku", "late_teyaku"):
            return self.word("scene.teyaku_time")
        return super().waiting_for(view)
