"""Fold, in or double, spelled out: what each costs and what it leads to."""

from __future__ import annotations

from msgspec.structs import replace

from fudaba.games.asked import AskedView, ChoiceView
from fudaba.games.hachijuu.auction import HIGHEST_RATE
from fudaba.games.hachijuu.view import HachijuuView
from fudaba.scenes.eights.panel import Panel
from fudaba.scenes.eights.payments import cost, seats
from fudaba.scenes.eights.reach import in_hand
from fudaba.scenes.phrases import number
from fudaba.scenes.scene import Choice, Phrase, Question


class Joining(Panel[HachijuuView]):
    """The player who is to speak (HJ-301)."""

    def ask(self, plain: Question, asked: AskedView) -> Question:
        """The question with what is legal and nothing else."""
        view = self._view
        offered = {one.action: one for one in asked.choices}
        standings = self._stage.standings(view, self._seat)
        best = next(iter(view.teyaku), None)
        if len(view.teyaku) > 1:
            best = max(view.teyaku, key=lambda one: one.points)
        doubled = view.rate > 1
        title = self._say("auction.doubled", who=self._stage.who(view.oya)) if doubled else ""
        return replace(
            plain,
            title=title or self._say("auction.title"),
            text=self._opening(),
            is_weighty=True,
            amount=number(view.worth[best.name]) if best else "",
            unit=self._say("auction.in_all") if best else "",
            held=[one.pile for one in self._stage.teyaku(view, self._seat)],
            rows=in_hand(self._stage, view, standings),
            warning=self._warning(offered),
            choices=[self._choice(one, offered[one.actions[0]]) for one in plain.choices],
        )

    def _opening(self) -> str:
        """One's best hand yaku, at this rate."""
        held = self._view.teyaku
        if not held:
            return self._say("auction.no_teyaku")
        best = max(held, key=lambda one: one.points)
        points = number(best.points)
        if self._view.rate > 1:
            points += f" × {self._view.rate}"
        return self._say(
            "auction.teyaku", name=self._stage.word(f"teyaku.{best.name}"), points=points
        )

    def _choice(self, plain: Choice, choice: ChoiceView) -> Choice:
        if choice.action == "fold":
            fee = number(cost(choice, self._seat))
            return replace(plain, detail=self._say("auction.pay", fee=fee))
        rates = [one.amount for one in choice.effects if one.kind == "rate"]
        rate = rates[0] if rates else self._view.rate
        detail = self._say("auction.rate", rate=rate)
        return replace(plain, detail=detail, is_bold=choice.action == "double")

    def _warning(self, offered: dict[str, ChoiceView]) -> Phrase:
        """Who is in, who speaks after, what is barred, and whom an answer puts out."""
        view = self._view
        told: list[str] = []
        if view.joined:
            told.append(self._say("auction.joined", who=self._stage.named(view.joined)))
        if view.later:
            told.append(self._say("auction.later", who=self._stage.named(view.later)))
        fold = offered["fold"]
        alone = [one.to for one in fold.effects if one.name == "pot" and isinstance(one.to, int)]
        if any(one.kind == "ends" for one in fold.effects):
            key = "auction.alone" if alone else "auction.ends"
            told.append(self._say(key, who=self._stage.named(alone[:1])))
        if "in" in offered:
            out = seats(offered["in"].effects, "sits_out")
            if out:
                told.append(self._say("auction.put_out", who=self._stage.named(out)))
        else:
            told.append(self._say("auction.three_in", rate=view.rate))  # HJ-310
        if "double" in offered:
            told.append(self._say("auction.double"))  # HJ-304, HJ-305
            rate = next(one.amount for one in offered["double"].effects if one.kind == "rate")
            if rate == HIGHEST_RATE:
                told.append(self._say("auction.last_double", rate=rate))  # HJ-311, HJ-312
        else:
            told.append(self._say("auction.no_double", rate=view.rate))
        return self._phrase(told)
