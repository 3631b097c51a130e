"""What is gathered before it is played: cards chosen one by one, ticks, a part of a combination."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from fudaba.scenes.cards import PACKS
from fudaba.scenes.scene import Choice, Question, Scene, Would

#: What the table calls its own actions, which the match does not know.
CONFIRM = "confirm"
LEAVE = "leave"
CHOOSE = "choose "
TICK = "tick "


class Gathering:
    """The answers gathered so far to the question of a scene; all can be taken back."""

    def __init__(self, would: Callable[[Sequence[str]], Would]) -> None:
        self._would = would
        self._scene: Scene | None = None
        #: Cards chosen, in any order.
        self.cards: list[str] = []
        #: The actions of every ticked choice, by its first action.
        self.ticked: dict[str, list[str]] = {}
        #: The choice of which a part is being chosen.
        self.opened: Choice | None = None

    def begin(self, scene: Scene) -> None:
        """Turns to a scene; what was gathered for another is forgotten."""
        known = self._scene
        self._scene = scene
        if known is not None and (known.deal, known.number) == (scene.deal, scene.number):
            return
        self.cards = []
        self.opened = None
        self.ticked = {}
        if scene.question is not None and self.gathers:
            marked = [one for one in scene.question.choices if one.is_marked]
            self.ticked = {one.actions[0]: one.actions for one in marked}

    @property
    def question(self) -> Question | None:
        """What is asked."""
        return None if self._scene is None else self._scene.question

    @property
    def gathers(self) -> bool:
        """Whether answers are gathered at all."""
        return self.question is not None and self.question.form == "several"

    def may_choose(self, card: str, action: str) -> bool:
        """Whether a card of the hand, with what it would play, may be gathered or put back."""
        if not self.gathers or self.question is None:
            return False
        if self.opened is not None:
            return card in self.opened.parts.split()
        is_gathered = bool(action) and action.split()[0] == self.question.verb
        return is_gathered and (card in self.cards or len(self.cards) < self.question.most)

    def changed(self, action: str) -> bool:
        """Carries out what only changes what is gathered; False where it is to be played."""
        if action.startswith(CHOOSE):
            card = action.removeprefix(CHOOSE)
            kept = [one for one in self.cards if one != card]
            self.cards = kept if card in self.cards else [*self.cards, card]
            return True
        if action.startswith(TICK):
            self._tick(action.removeprefix(TICK))
            return True
        if action == CONFIRM and self.opened is not None:
            self.ticked[self.opened.actions[0]] = self._part()
            self.opened, self.cards = None, []
            return True
        if action == LEAVE:
            self.opened, self.cards = None, []
            return True
        return False

    def _tick(self, first: str) -> None:
        assert self.question is not None
        if first in self.ticked:
            del self.ticked[first]
            return
        choice = next(one for one in self.question.choices if one.actions[0] == first)
        if choice.parts:
            self.opened, self.cards = choice, choice.parts.split()
        else:
            self.ticked[first] = choice.actions

    def _part(self) -> list[str]:
        """The part of the opened combination that was chosen, as actions."""
        assert self.opened is not None
        assert self.question is not None
        shown = [card for card in self.opened.parts.split() if card in self.cards]
        ends = [self.question.ends] if self.question.ends else []
        return [self.opened.actions[0], *(f"{self.question.verb} {card}" for card in shown), *ends]

    @property
    def actions(self) -> list[str]:
        """What would be played, in order."""
        question = self.question
        if question is None or self._scene is None or not self.gathers:
            return []
        if question.choices:
            firsts = [one.actions[0] for one in question.choices if one.actions[0] in self.ticked]
            return [action for first in firsts for action in self.ticked[first]]
        held = [card for card in PACKS[self._scene.pack].texts if card in self.cards]
        ends = [question.ends] if question.ends and (held or not question.least) else []
        return [*(f"{question.verb} {card}" for card in held), *ends]

    @property
    def is_answer(self) -> bool:
        """Whether enough is gathered to be played."""
        question = self.question
        if question is None or self.opened is not None:
            return question is not None
        return bool(self.actions) and (not self.cards or len(self.cards) >= question.least)

    def brings(self) -> Would:
        """What it would bring."""
        return self._would(self.actions if self.opened is None else self._part())
