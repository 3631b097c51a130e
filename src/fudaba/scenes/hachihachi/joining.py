"""Who plays, spelled out: playing blind, stay or drop, sharing the pot."""

from __future__ import annotations

from msgspec.structs import replace

from fudaba.games.asked import AskedView, ChoiceView
from fudaba.games.hachihachi.view import HachiHachiView
from fudaba.scenes.consequences import CONDITIONAL, together
from fudaba.scenes.eights.panel import Panel
from fudaba.scenes.eights.payments import cost, income, seats
from fudaba.scenes.eights.reach import in_hand
from fudaba.scenes.phrases import number
from fudaba.scenes.scene import Choice, Question


class Mizuten(Panel[HachiHachiView]):
    """The dealer, before the cards are dealt (HH-250)."""

    def ask(self, plain: Question, asked: AskedView) -> Question:
        """The question with what a blind dealer wins or loses (HH-920, HH-921)."""
        mizuten = next(one for one in asked.choices if one.action == "mizuten")
        return replace(
            plain,
            title=self._say("mizuten.title"),
            text=self._say("mizuten.dealing"),
            is_weighty=True,
            warning=self._phrase(self._stakes(mizuten), self._say("mizuten.if")),
            choices=[replace(one, is_bold=one.actions == ["mizuten"]) for one in plain.choices],
        )

    def _stakes(self, choice: ChoiceView) -> list[str]:
        """What is certain, what there is to win and to lose, and what makes it void."""
        needed = next(one.amount for one in choice.effects if one.kind == "needs")
        told: list[str] = []
        void: list[str] = []
        for payers, effect in together(choice.effects):
            if effect.kind in CONDITIONAL:
                told.append(
                    self._say(
                        f"mizuten.{effect.kind}",
                        needed=needed,
                        n=len(payers),
                        kan=self._stage.money(effect.amount),
                    )
                )
            elif effect.kind == "plays":
                told.append(self._say("mizuten.bound"))
            elif effect.kind == "unless":
                void.append(self._say("mizuten.unless"))
        return told + void


class Joining(Panel[HachiHachiView]):
    """Stay or drop (HH-300)."""

    def ask(self, plain: Question, asked: AskedView) -> Question:
        """The question with what is in the hand, the price, and whom it concerns."""
        stay, drop = asked.choices
        standings = self._stage.standings(self._view, self._seat)
        return replace(
            plain,
            title=self._say("auction.title"),
            text=self._opening(stay),
            is_weighty=True,
            held=[one.pile for one in self._stage.teyaku(self._view, self._seat)],
            rows=in_hand(self._stage, self._view, standings),
            warning=self._phrase(self._outcomes(drop, "drop") + self._outcomes(stay, "stay")),
            choices=[self._choice(one, stay, drop) for one in reversed(plain.choices)],
        )

    def _opening(self, stay: ChoiceView) -> str:
        """That there is no teyaku, who has stayed, and whether one more would be enough."""
        stayed = [seat for seat in self._view.stayed if seat != self._seat]
        key = "closes" if seats(stay.effects, "sits_out") else "stayed" if stayed else "nobody"
        told = self._say(f"auction.{key}", who=self._stage.named(stayed))
        if self._view.teyaku[self._seat]:
            return told
        space = "" if self._language == "ja" else " "
        return self._say("auction.no_teyaku") + space + told

    def _choice(self, choice: Choice, stay: ChoiceView, drop: ChoiceView) -> Choice:
        if choice.actions == ["drop"]:
            return replace(choice, detail=self._say("auction.pay", fee=cost(drop, self._seat)))
        out = seats(stay.effects, "sits_out")
        told = self._say("auction.out", who=self._stage.named(out), n=len(out)) if out else ""
        return replace(choice, detail=told, is_bold=True)

    def _outcomes(self, choice: ChoiceView, action: str) -> list[str]:
        """Who must play, who pays those driven out, whether the deal is over."""
        told: list[str] = []
        plays = [seat for seat in seats(choice.effects, "plays") if seat != self._seat]
        if plays:
            told.append(self._say(f"auction.{action}_plays", who=self._stage.named(plays)))
        out = [one.to for one in choice.effects if one.kind == "compensates"]
        if out:
            payers = seats(choice.effects, "compensates")
            driven = [seat for seat in dict.fromkeys(out) if isinstance(seat, int)]
            told.append(
                self._say(
                    "auction.compensate",
                    payers=self._stage.named(payers),
                    who=self._stage.named(driven),
                    n=len(payers),
                )
            )
        told += [
            self._say(f"auction.{action}_{one.name}")
            for one in choice.effects
            if one.kind == "ends"
        ]
        return told


class Sharing(Panel[HachiHachiView]):
    """Two have stayed: share the pot, or play (HH-310)."""

    def ask(self, plain: Question, asked: AskedView) -> Question:
        """The question with what is in the pot."""
        other = next(seat for seat in self._view.active if seat != self._seat)
        who = self._stage.who(other)
        split = asked.choices[0]
        gets = income(split, self._seat, "pay", ()).pot
        key = "share.gets" if any(one.kind == "ends" for one in split.effects) else "share.both"
        details = {
            "split": self._say(key, amount=number(gets), who=who),
            "refuse": self._say("share.against", who=who),
        }
        return replace(
            plain,
            title=self._say("share.title"),
            text=self._say("share.two", who=who),
            is_weighty=True,
            amount=number(self._view.pot),
            unit=self._stage.word("scene.fact.pot"),
            held=[one.pile for one in self._stage.teyaku(self._view, self._seat)],
            choices=[
                replace(one, detail=details[one.actions[0]], is_bold=one.actions == ["refuse"])
                for one in plain.choices
            ],
        )
