"""Paying back debt: nothing, all, or a part (HH-961)."""

from __future__ import annotations

from msgspec.structs import replace

from fudaba.games.asked import AskedView, ChoiceView
from fudaba.games.hachihachi.view import HachiHachiView
from fudaba.scenes.eights.panel import Panel
from fudaba.scenes.phrases import points_text
from fudaba.scenes.scene import Choice, Question

#: The keys of what lies between nothing and all.
_STEPS = "123456789bcdefghijkmnoprtuvwxyz"


class Repaying(Panel[HachiHachiView]):
    """The player who owes the bank something."""

    def ask(self, plain: Question, asked: AskedView) -> Question:
        """Of the amounts, nothing and all come first."""
        last = len(asked.choices) - 1
        choices = [self._choice(one, place, last) for place, one in enumerate(asked.choices)]
        if len(choices) > 2:
            choices.insert(1, choices.pop())
        owed = self._view.debt[self._seat]
        text = "" if owed is None else self._say("repay.owed", debt=self._stage.money(owed))
        return replace(plain, title=self._say("repay.title"), text=text, choices=choices)

    def _choice(self, choice: ChoiceView, place: int, last: int) -> Choice:
        amount = sum(one.amount for one in choice.effects if one.kind == "repay")
        kan = choice.action.removeprefix("repay ")
        key, label = _STEPS[place - 1 : place], self._say("repay.kan", kan=kan)
        if place == 0:
            key, label = "0", self._say("repay.nothing")
        elif place == last:
            key, label = "a", self._say("repay.most", kan=kan)
        return Choice(
            actions=[choice.action],
            label=label,
            detail=points_text(amount, self._language) if amount else "",
            key=key,
            consequences=self._stage.consequences(choice),
        )
