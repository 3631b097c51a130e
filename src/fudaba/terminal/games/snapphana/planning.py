"""The owner's hand and buttons, and the choices that are gathered before they are played."""

from __future__ import annotations

from typing import Final

from fudaba.games.snapphana.view import SnapphanaView
from fudaba.games.view import View
from fudaba.terminal.games.snapphana import combos, faces
from fudaba.terminal.games.snapphana.plan import Plan, discardable, first_plan, to_discard
from fudaba.terminal.games.snapphana.sides import own_view
from fudaba.terminal.games.snapphana.trick import TrickTable
from fudaba.terminal.keys import card_key
from fudaba.terminal.phrases import points_text
from fudaba.terminal.scene import Choice, Slot

#: The kinds have capitals as in the notation of the cards: K kings, S spades, I snapphanar.
KEYS: Final = {
    "tarokker": "R",
    "kings": "K",
    "queens": "Q",
    "knights": "N",
    "knaves": "J",
    "trump": "T",
    "spades": "S",
    "clubs": "C",
    "hearts": "H",
    "diamonds": "D",
    "snapphanar": "I",
    "aces": "A",
}
#: Carries out what was gathered, and gives up a part that was being chosen.
CONFIRM: Final = "d"
LEAVE: Final = "x"

_AWAY: Final = "✗"
_SHOWN: Final = "✔"
_BOXES: Final = ("☐", "☑")
#: Up to so many buttons there is room for their cards.
_WITH_CARDS: Final = 4

#: What a plan was made for: the deal, how much had happened, and what was legal.
Position = tuple[int, int, tuple[str, ...]]


class PlanningTable(TrickTable):
    """Cards are chosen, and combinations marked, before anything is played."""

    _planned: tuple[Position, Plan] | None = None

    def plan(self, view: SnapphanaView) -> Plan:
        """What is planned in this position."""
        here = _position(view)
        if self._planned is None or self._planned[0] != here:
            self._planned = (here, first_plan(view, self.seat))
        return self._planned[1]

    def carry_out(self, view: View, action: str) -> list[str]:
        own = own_view(view)
        plan = self.plan(own)
        verb, _, what = action.partition(" ")
        if verb == "play":
            return [*plan.declarations(), action]
        if action == "confirm" and own.phase == "discard":
            return plan.discards()
        if action == "confirm" and own.phase == "show":
            return plan.shows()
        if action == "confirm" and plan.opened is None:
            return plan.declarations()
        changed = self._changed(own, plan, verb, what)
        if changed is None:
            return [action]
        self._planned = (_position(own), changed)
        return []

    def _changed(self, view: SnapphanaView, plan: Plan, verb: str, what: str) -> Plan | None:
        """The plan after a choice that only the table knows of."""
        if verb == "choose":
            return plan.toggled(what)
        if verb == "mark":
            if what in plan.kinds:
                return plan.without_kind(what)
            cards = self.held(view, what)
            opening = combos.has_parts(cards)
            return plan.opening(what, cards) if opening else plan.with_kind(what, cards)
        if verb == "confirm" and plan.opened is not None:
            return plan.with_kind(plan.opened, plan.chosen_text)
        return Plan(plan.marked) if verb == "leave" else None

    def held(self, view: SnapphanaView, kind: str) -> str:
        """The owner's best combination of a kind."""
        return combos.held(kind, view.hands[self.seat].cards)

    # The hand.

    def hand(self, view: View) -> list[Slot]:
        own = own_view(view)
        plan = self.plan(own)
        actions = self._card_actions(own, plan)
        marked = {card for _, cards in plan.marked for card in cards.split()}
        sign = _AWAY if own.phase == "discard" else _SHOWN
        slots: list[Slot] = []
        for place, card in enumerate(faces.in_order(view.hands[self.seat].cards)):
            action = actions.get(card)
            key = card_key(place) if action else ""
            taken = card in plan.chosen or (plan.opened is None and card in marked)
            slots.append(Slot((card,), action, key, mark=sign if taken else "", strong=taken))
        return slots

    def _card_actions(self, view: SnapphanaView, plan: Plan) -> dict[str, str]:
        """What each card of the hand can be chosen for."""
        if view.to_play != self.seat or view.is_over:
            return {}
        if plan.opened is not None:
            held = self.held(view, plan.opened).split()
            return {card: f"choose {card}" for card in held if card not in view.showing.split()}
        if view.phase == "discard":
            full = len(plan.chosen) == self.number(view)
            free = plan.chosen if full else discardable(view, self.seat)
            return {card: f"choose {card}" for card in free}
        legal = [action for action in view.legal if action.startswith("play ")]
        return {action.removeprefix("play "): action for action in legal}

    def number(self, view: SnapphanaView) -> int:
        """How many cards the owner has to discard now."""
        return to_discard(view, self.seat, self.rule_set)

    # Buttons.

    def choices(self, view: View) -> list[Choice]:
        own = own_view(view)
        if own.to_play != self.seat or own.is_over:
            return []
        plan = self.plan(own)
        if plan.opened is not None:
            return self._part_choices(own, plan)
        if own.phase == "discard":
            if len(plan.chosen) < self.number(own):
                return []
            cards = faces.titles(faces.in_order(plan.chosen))
            return [Choice(CONFIRM, "confirm", self.say("snapphana.choice.discard", cards=cards))]
        kinds = declarable(own)
        found = [self._mark_choice(own, plan, kind, len(kinds) <= _WITH_CARDS) for kind in kinds]
        if plan.marked:
            points = self.points(self.gain(own, plan))
            label = self.say("snapphana.choice.declare", points=points)
            found.append(Choice(CONFIRM, "confirm", label))
        return found

    def _mark_choice(self, view: SnapphanaView, plan: Plan, kind: str, with_cards: bool) -> Choice:
        is_marked = kind in plan.kinds
        cards = dict(plan.marked)[kind] if is_marked else self.held(view, kind)
        name = combos.name(kind, self.language)
        if with_cards:
            name += f" {combos.in_short(kind, cards)}"
        points = combos.points(kind, cards)
        label = self.say("snapphana.choice.mark", box=_BOXES[is_marked], name=name, points=points)
        return Choice(KEYS[kind], f"mark {kind}", label)

    def _part_choices(self, view: SnapphanaView, plan: Plan) -> list[Choice]:
        assert plan.opened is not None
        found: list[Choice] = []
        if combos.is_one(plan.opened, plan.chosen_text):
            points = self.points(combos.points(plan.opened, plan.chosen_text))
            label = self.say("snapphana.choice.show", points=points)
            found.append(Choice(CONFIRM, "confirm", label))
        if view.phase != "show":
            found.append(Choice(LEAVE, "leave", self.say("snapphana.choice.leave")))
        return found

    def choice(self, view: View, action: str) -> Choice:
        return next(choice for choice in self.choices(view) if choice.action == action)

    def points(self, points: int) -> str:
        """`7 points`."""
        return points_text(points, self.language)

    def gain(self, view: SnapphanaView, plan: Plan) -> int:
        """What the marked combinations would add to those already declared (SN-034)."""
        made = [(one.name, one.cards) for one in view.declared[self.seat]]
        before = combos.bundle(made).points()
        return int(combos.bundle([*made, *plan.marked]).points() - before)


def declarable(view: SnapphanaView) -> list[str]:
    """The kinds that may be declared now."""
    return [act.removeprefix("declare ") for act in view.legal if act.startswith("declare ")]


def _position(view: SnapphanaView) -> Position:
    return view.deal, len(view.events), tuple(view.legal)
