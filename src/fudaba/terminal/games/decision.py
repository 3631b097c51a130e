"""What the panels share that spell out a decision: keys with sentences, who pays, who is near."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from rich.text import Text

from fudaba.games.view import View
from fudaba.locale import Language, word
from fudaba.terminal.games.standing import Standing, threat
from fudaba.terminal.phrases import bullet, points_text

OwnView = TypeVar("OwnView", bound=View)


class Decisions(Generic[OwnView]):
    """The panel for the player who has to choose."""

    def __init__(
        self,
        view: OwnView,
        seat: int,
        who: Callable[[int], str],
        keys: dict[str, str],
        language: Language,
    ) -> None:
        self._view = view
        self._seat = seat
        self._who = who
        self._keys = keys
        self._language: Language = language

    def _say(self, key: str, **values: object) -> str:
        return word(f"terminal.{self._view.game}.decision.{key}", self._language, **values)

    def _money(self, points: int) -> str:
        return points_text(points, self._language)

    def _choice(self, text: Text, action: str, **values: object) -> None:
        self._add(text, action, self._say(action, **values))

    def _add(self, text: Text, action: str, line: str) -> None:
        bullet(text, self._keys[action], line, self._language)

    def _listed(self, parts: list[str]) -> str:
        return word("terminal.comma", self._language).join(parts)

    def _named(self, seats: list[int]) -> str:
        return self._listed([self._who(seat) for seat in seats])

    def _pay(self, others: list[int], each: int) -> str:
        """That these would pay so much each."""
        key = "one" if len(others) == 1 else "each"
        told = {"who": self._named(others), "amount": self._money(each)}
        return word(f"terminal.pays.{key}", self._language, **told)

    def _and_pot(self, pot: int) -> str:
        """That the pot is won too, if there is one."""
        return word("terminal.pays.pot", self._language, pot=self._money(pot)) if pot else ""

    def _add_threats(
        self, text: Text, others: list[int], standings: Callable[[int], list[Standing]]
    ) -> None:
        """What the others have or are near."""
        threats = [
            f"{self._who(seat)}: {near}"
            for seat in others
            if (near := threat(standings(seat), self._language))
        ]
        if threats:
            text.append("\n" + " · ".join(threats), style="not bold")
