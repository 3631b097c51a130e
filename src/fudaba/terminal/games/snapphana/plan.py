"""What the owner is about to do: cards chosen one by one, and declarations marked."""

from __future__ import annotations

from dataclasses import dataclass, replace

from fudaba.cards.pack import SNAPPHANA
from fudaba.cards.snapphana import KINGS, TAROKKER
from fudaba.games.snapphana.rule_sets import RuleSet
from fudaba.games.snapphana.view import SnapphanaView
from fudaba.terminal.games.snapphana import combos


@dataclass(frozen=True)
class Plan:
    """Choices that the match does not know yet; they can all be taken back."""

    #: The combinations to be declared, kind and cards, in the order of the kinds.
    marked: tuple[tuple[str, str], ...] = ()
    #: The kind of which only a part may be shown, while its cards are chosen.
    opened: str | None = None
    #: The cards chosen so far: for discarding, or to be shown.
    chosen: frozenset[str] = frozenset()

    def toggled(self, card: str) -> Plan:
        """With a card chosen, or no longer chosen."""
        return replace(self, chosen=self.chosen ^ {card})

    def with_kind(self, kind: str, cards: str) -> Plan:
        """With a combination marked; nothing is being chosen any more."""
        others = [one for one in self.marked if one[0] != kind]
        marked = sorted([*others, (kind, cards)], key=lambda one: combos.number(one[0]))
        return Plan(tuple(marked))

    def without_kind(self, kind: str) -> Plan:
        """With a combination no longer marked."""
        return Plan(tuple(one for one in self.marked if one[0] != kind))

    def opening(self, kind: str, cards: str) -> Plan:
        """Choosing what to show of a combination, to begin with all of it."""
        return Plan(self.marked, kind, frozenset(cards.split()))

    @property
    def kinds(self) -> list[str]:
        """The kinds that are marked."""
        return [kind for kind, _ in self.marked]

    @property
    def chosen_text(self) -> str:
        """The chosen cards in pack order."""
        return SNAPPHANA.set_text(SNAPPHANA.set(" ".join(self.chosen)))

    def discards(self) -> list[str]:
        """The actions that lay the chosen cards away."""
        return [f"discard {card}" for card in self.chosen_text.split()]

    def shows(self) -> list[str]:
        """The actions that show the chosen cards; those without a choice are not asked for."""
        return [*(f"show {card}" for card in self.chosen_text.split()), "done"]

    def declarations(self) -> list[str]:
        """The actions that declare all that is marked."""
        actions: list[str] = []
        for kind, cards in self.marked:
            actions += [f"declare {kind}", *(f"show {card}" for card in cards.split()), "done"]
        return actions


def first_plan(view: SnapphanaView, seat: int) -> Plan:
    """Nothing chosen; in the middle of a declaration all that can be shown of it."""
    if view.declaring is None:
        return Plan()
    return Plan().opening(view.declaring, combos.held(view.declaring, view.hands[seat].cards))


def to_discard(view: SnapphanaView, seat: int, game: RuleSet) -> int:
    """How many cards are still to be laid away (E8-004, T1-004, T1-006, OF-003)."""
    keep = int(game.dealt)
    if game.exchanged and view.stock:
        keep -= int(game.exchanged)
        keep += int(game.for_dealer) if seat == view.dealer else 0
    return len(view.hands[seat].cards.split()) - keep


def discardable(view: SnapphanaView, seat: int) -> set[str]:
    """All but kings and tarokker (SN-020), from the first card on that is legal."""
    free = SNAPPHANA.set(view.hands[seat].cards) & ~(int(KINGS) | int(TAROKKER))
    first = SNAPPHANA.card(view.legal[0].removeprefix("discard "))
    return set(SNAPPHANA.set_text(free >> first << first).split())
