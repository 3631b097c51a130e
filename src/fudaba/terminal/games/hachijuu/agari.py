"""Agari or sage, spelled out: what each would be paid, and what others are near."""

from __future__ import annotations

from rich.text import Text

from fudaba.games.hachijuu.view import HachijuuView
from fudaba.terminal.games.decision import Decisions
from fudaba.terminal.games.hachijuu.progress import dekiyaku_text, shows_yaku, standings
from fudaba.terminal.phrases import cards_text


class AgariDecision(Decisions[HachijuuView]):
    """The panel for the player who has completed a captured yaku (HJ-601)."""

    def text(self) -> Text:
        """The whole panel; nobody points out what is held where it may be overlooked (HJ-R10)."""
        return self._weighed() if shows_yaku(self._view) else self._called()

    def _weighed(self) -> Text:
        view = self._view
        names = [
            dekiyaku_text(made.name, made.points, self._language)
            for made in view.dekiyaku[self._seat]
        ]
        value = view.points[self._seat] * view.rate
        key = "held" if view.rate == 1 else "held_times"
        told = {"names": " + ".join(names), "points": self._money(value), "rate": view.rate}
        text = Text(self._say(key, **told), style="bold")
        others = [seat for seat in view.active if seat != self._seat]
        each = value // len(others)  # HJ-605
        self._choice(text, "agari", pays=self._pay(others, each) + self._and_pot(view.pot))
        left = cards_text(len(view.hands[self._seat].cards.split()), self._language)
        half = self._pay(others, each // 2)  # HJ-607, HJ-608
        self._choice(text, "sage", cards=left, pays=half)
        self._add_threats(text, others, lambda other: standings(view, other, self._language))
        return text

    def _called(self) -> Text:
        text = Text(self._say("call"), style="bold")
        for action in ("agari", "sage"):
            self._add(text, action, self._say(f"call_{action}"))
        return text
