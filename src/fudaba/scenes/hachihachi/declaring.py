"""Declaring teyaku, spelled out: what each brings from whom, and which cards it shows."""

from __future__ import annotations

from msgspec.structs import replace

from fudaba.games.asked import AskedView, ChoiceView
from fudaba.games.hachihachi.view import HachiHachiView
from fudaba.scenes.eights.panel import Panel
from fudaba.scenes.eights.payments import income
from fudaba.scenes.scene import Choice, Question


class Declaring(Panel[HachiHachiView]):
    """The player who has something undeclared (HH-450, HH-456)."""

    def ask(self, plain: Question, asked: AskedView) -> Question:
        """Both at once where there are two, each alone, or nothing more."""
        declare = [one for one in asked.choices if one.action != "done"]
        choices = [
            self._declare(one, place)
            for place, one in enumerate(declare, 2 if len(declare) > 1 else 1)
        ]
        if len(choices) > 1:
            choices.insert(0, self._both(choices))
        done = next(one for one in plain.choices if one.actions == ["done"])
        return replace(
            plain,
            title=self._say(f"teyaku.{asked.phase}"),
            text=self._paid_by(),
            is_weighty=True,
            held=[
                one.pile for one in self._stage.teyaku(self._view, self._seat) if not one.is_shown
            ],
            warning=self._phrase([self._say("teyaku.open")]),
            choices=[*choices, replace(done, detail=self._say("teyaku.nothing"))],
        )

    def _paid_by(self) -> str:
        """Who pays, and in the late round that it is the last moment."""
        told = self._say("teyaku.paid", who=self._stage.named(self._stage.plays(self._view)))
        if self._view.phase != "late_teyaku":
            return told
        return told + ("" if self._language == "ja" else " ") + self._say("teyaku.late")

    def _declare(self, choice: ChoiceView, place: int) -> Choice:
        name = choice.action.removeprefix("declare ")
        shown = next(one for one in choice.effects if one.kind == "show")
        gained = income(choice, self._seat, "worth", (name,))
        teyaku = self._stage.teyaku(self._view, self._seat)
        held = next(one for one in teyaku if one.name == name)
        return Choice(
            actions=[choice.action],
            label=held.pile.title,
            detail=self._each(gained),
            key=str(place),
            cards=shown.cards,
            consequences=self._stage.consequences(choice),
            is_bold=True,
        )

    def _both(self, choices: list[Choice]) -> Choice:
        return Choice(
            actions=[action for one in choices for action in one.actions],
            label=self._say("teyaku.both"),
            detail=" + ".join(one.detail for one in choices),
            key="1",
            consequences=[told for one in choices for told in one.consequences],
            is_bold=True,
        )
