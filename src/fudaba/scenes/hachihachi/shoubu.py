"""Shoubu or sage, spelled out: who would pay what, what is left of it, what others are near."""

from __future__ import annotations

from msgspec.structs import replace

from fudaba.games.asked import AskedView, ChoiceView
from fudaba.games.hachihachi.view import HachiHachiView
from fudaba.scenes.eights.panel import Ending, Panel
from fudaba.scenes.eights.payments import Income, income
from fudaba.scenes.hachihachi.progress import in_kan
from fudaba.scenes.scene import Choice, Phrase, Question

#: What is paid for a dekiyaku beside its own line (HH-711, HH-716).
_BESIDE = ("liability", "sage_pays_double")


class Shoubu(Panel[HachiHachiView]):
    """The player who has made or improved a dekiyaku (HH-650)."""

    def ask(self, plain: Question, asked: AskedView) -> Question:
        """The question with everything that speaks for one answer or the other."""
        shoubu, sage = asked.choices
        gained = self.gained(shoubu, "pay")
        amount, unit = self._size(gained)
        ending = Ending(
            action="shoubu",
            detail=self._with_pot(gained),
            text=self._sum(gained),
            amount=amount,
            unit=unit,
            risk=self._risk(sage),
        )
        return self._weighed(plain, self._view.dekiyaku[self._seat], ending)

    def gained(self, choice: ChoiceView, kind: str) -> Income:
        """What a choice would bring for the own dekiyaku, and the pot."""
        names = [one.name for one in self._view.dekiyaku[self._seat]]
        return income(choice, self._seat, kind, (*names, *_BESIDE))

    def taken_back(self, plain: Choice, choice: ChoiceView) -> Choice:
        """Taking a sage back, with what it pays (HH-655)."""
        return replace(plain, detail=self._with_pot(self.gained(choice, "pay")))

    def _sum(self, gained: Income) -> str:
        """`7 kan × 4, from Kei, Ben`; where somebody pays for another, who does."""
        kan = in_kan(self._view.kan[self._seat], self._language)
        if self._view.multiplier > 1:
            kan += f" × {self._view.multiplier}"
        others = self._stage.plays(self._view)
        who = self._stage.named(list(gained.payers))
        if len(gained.payers) == len(others) and gained.each is not None:
            return self._say("shoubu.from", sum=kan, who=who)
        if len(gained.payers) == 1:
            return self._say("shoubu.for_all", sum=kan, who=who)
        return self._say("shoubu.shares", sum=kan, shares=self._shares(gained))

    def _risk(self, sage: ChoiceView) -> Phrase:
        """What is left of it, who could take it away, and what they are near."""
        told: list[str] = []
        left = self.gained(sage, "half")
        if left.payers:
            back = any(one.kind == "half" and one.rule == "HH-712" for one in sage.effects)
            key = "shoubu.back" if back else "shoubu.half"
            told.append(self._say(key, shares=self._each_or_shares(left)))
        others = self._still_play(self._stage.plays(self._view))
        double = [one.to for one in sage.effects if one.kind == "for_all"]
        for key, enders in (
            ("shoubu.lose_for_all", [seat for seat in others if seat in double]),
            ("shoubu.lose", [seat for seat in others if seat not in double]),
        ):
            if enders:
                told.append(self._say(key, who=self._any_of(enders)))
        return self._phrase(told + self._threats(others), self._shared("play_on"))
