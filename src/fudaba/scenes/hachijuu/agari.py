"""Agari or sage, spelled out: what each would be paid, and what others are near."""

from __future__ import annotations

from msgspec.structs import replace

from fudaba.games.asked import AskedView, ChoiceView
from fudaba.games.hachijuu.view import HachijuuView
from fudaba.scenes.eights.panel import Ending, Panel
from fudaba.scenes.eights.payments import Income, income
from fudaba.scenes.hachijuu.progress import shows_yaku
from fudaba.scenes.phrases import number
from fudaba.scenes.scene import Phrase, Question


class Agari(Panel[HachijuuView]):
    """The player who has completed a captured yaku (HJ-601)."""

    def ask(self, plain: Question, asked: AskedView) -> Question:
        """Nobody points out what is held where it may be overlooked (HJ-R10)."""
        if not shows_yaku(self._stage.options):
            return self._called(plain)
        agari, sage = asked.choices
        gained = self._gained(agari, "pay")
        ending = Ending(
            action="agari",
            detail=self._with_pot(gained),
            text=self._sum(gained),
            amount=number(gained.total),
            unit=self._say("auction.in_all"),
            risk=self._risk(sage),
        )
        return self._weighed(plain, self._view.dekiyaku[self._seat], ending)

    def _gained(self, choice: ChoiceView, kind: str) -> Income:
        names = [one.name for one in self._view.dekiyaku[self._seat]]
        return income(choice, self._seat, kind, names)

    def _sum(self, gained: Income) -> str:
        """`200 × 2: 200 each from Kei, Ben`."""
        points = number(self._view.points[self._seat])
        if self._view.rate > 1:
            points += f" × {self._view.rate}"
        return self._say("agari.sum", points=points, shares=self._shares(gained))

    def _risk(self, sage: ChoiceView) -> Phrase:
        """What is left of it, and what the others are near (HJ-606 to HJ-608)."""
        left = self._gained(sage, "half")
        told = [self._say("agari.half", shares=self._each_or_shares(left))] if left.payers else []
        others = self._still_play(self._stage.plays(self._view))
        if others:
            told.append(self._say("agari.lose", who=self._any_of(others)))
        return self._phrase(told + self._threats(others), self._shared("play_on"))

    def _called(self, plain: Question) -> Question:
        choices = [
            replace(
                one,
                label=self._say(f"call.{one.actions[0]}"),
                detail=self._say(f"call.{one.actions[0]}_detail"),
                consequences=[],
            )
            for one in plain.choices
        ]
        return replace(plain, title=self._say("call.title"), is_weighty=True, choices=choices)
