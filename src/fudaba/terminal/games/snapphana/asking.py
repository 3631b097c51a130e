"""What is asked of the owner, in words, with the rule that asks it."""

from __future__ import annotations

from rich.text import Text

from fudaba.games.snapphana.view import SnapphanaView
from fudaba.games.view import View
from fudaba.locale import word
from fudaba.terminal.games.snapphana import combos, faces
from fudaba.terminal.games.snapphana.plan import Plan
from fudaba.terminal.games.snapphana.planning import PlanningTable, declarable
from fudaba.terminal.games.snapphana.sides import own_view


class AskingTable(PlanningTable):
    """Questions, what a choice would do, and weighty decisions spelled out."""

    def question(self, view: View) -> str:
        own = own_view(view)
        plan = self.plan(own)
        if plan.opened is not None:
            return self._part_question(plan)
        if own.phase == "discard":
            number = self.number(own)
            left = number - len(plan.chosen)
            told = {"number": number, "left": left, "rule": "SN-020"}
            return self.say("snapphana.prompt.discard", **told)
        if own.phase == "give":
            assert own.owed_to is not None
            who = self.who(own.owed_to)
            return self.say("snapphana.prompt.give", who=who, rule="SN-053")
        if declarable(own):
            return word("snapphana.phase.declare", self.language)
        return self.follow(own)

    def _part_question(self, plan: Plan) -> str:
        assert plan.opened is not None
        kind, cards = plan.opened, plan.chosen_text
        told = {"name": combos.name(kind, self.language), "rule": combos.rule(kind)}
        if not combos.is_one(kind, cards):
            return self.say("snapphana.prompt.no_combination", **told)
        points = self.points(combos.points(kind, cards))
        return self.say("snapphana.prompt.show", points=points, **told)

    def explain(self, view: View, action: str) -> str:
        own = own_view(view)
        verb, _, what = action.partition(" ")
        if verb == "play":
            return self.explain_card(own, what)
        if verb == "choose":
            key = "take_back" if what in self.plan(own).chosen else "choose"
            return self.say(f"snapphana.explain.{key}", card=faces.name(what, self.language))
        if verb == "give":
            return self.say("snapphana.explain.give", card=faces.name(what, self.language))
        if verb == "mark":
            cards = self.held(own, what)
            laid = faces.titles(combos.laid_out(what, cards))
            points = self.points(combos.points(what, cards))
            return self.say(
                "snapphana.explain.mark", cards=laid, points=points, rule=combos.rule(what)
            )
        opened = self.plan(own).opened
        if action == "confirm" and opened is not None:
            return faces.titles(combos.laid_out(opened, self.plan(own).chosen_text))
        return ""  # The button says it all.

    def decision(self, view: View) -> Text | None:
        """What declaring means, before the first card; what giving a card for Fjønt means."""
        own = own_view(view)
        if own.to_play != self.seat:
            return None
        if own.phase == "give" and own.owed_to is not None:
            who = self.who(own.owed_to)
            return Text(self.say("snapphana.decision.give", who=who, rules="SN-052, SN-053"))
        plan = self.plan(own)
        return self._declaring(own, plan) if declarable(own) and plan.opened is None else None

    def _declaring(self, own: SnapphanaView, plan: Plan) -> Text:
        against = "against" if self.is_fjabbe else "scores"
        text = Text(self.say(f"snapphana.decision.{against}", rules="SN-031, SN-032"), style="bold")
        text.append(" " + self.say("snapphana.decision.doubled", rule="SN-034"), style="not bold")
        text.append(f"\n{self.follow(own)}", style="not bold")
        if self._wins_at_once(own, plan):
            text.append("\n" + self.say("snapphana.decision.wins", rule="E8-011"))
        return text

    def _wins_at_once(self, view: SnapphanaView, plan: Plan) -> bool:
        """Whether what is marked reaches the target (E8-011)."""
        if not view.options.get("immediate_win", False) or view.target is None or not plan.marked:
            return False
        scores = [score or 0 for score in view.scores]
        tied = scores[0] == scores[1] and scores[0] >= view.target  # SN-R34
        standing = self.standing(view, self.seat) or 0
        return not tied and standing + self.gain(view, plan) >= view.target
