"""Fold, in or double, spelled out: what each costs and what it leads to."""

from __future__ import annotations

from rich.text import Text

from fudaba.games.hachijuu.auction import HIGHEST_RATE, MOST_PLAYERS
from fudaba.games.hachijuu.view import HachijuuView
from fudaba.terminal.games.decision import Decisions
from fudaba.terminal.games.hachijuu.progress import teyaku_text


class AuctionDecision(Decisions[HachijuuView]):
    """The panel for the player who is to speak (HJ-301)."""

    def text(self) -> Text:
        """The whole panel, with what is legal and nothing else."""
        text = Text(self._opening(), style="bold")
        for action in self._view.legal:
            self._add(text, action, self._line(action))
        for action, missing in (("in", "three_in"), ("double", "no_double")):  # HJ-310, HJ-311
            if action not in self._view.legal:
                told = self._say(missing, rate=self._view.rate)
                text.append(f"\n{told}", style="not bold")
        return text

    def _opening(self) -> str:
        """One's hand yaku, who is in, and who speaks later."""
        held = [teyaku_text(yaku.name, yaku.points, self._language) for yaku in self._view.teyaku]
        told = self._say("teyaku", names=self._listed(held)) if held else self._say("no_teyaku")
        if self._view.joined:
            told += self._say("in_so_far", who=self._named(self._view.joined))
        later = self._later()
        return told + (self._say("later", who=self._named(later)) if later else "")

    def _line(self, action: str) -> str:
        if action == "fold":
            fee = self._money(int(self._view.options["fold_fee"]))
            return self._say("fold", fee=fee) + self._after_fold()
        if action == "in":
            return self._say("in", rate=self._view.rate) + self._after_in()
        rate = 2 * self._view.rate
        line = self._say("double", rate=rate)
        return line + (self._say("last_double") if rate == HIGHEST_RATE else "")  # HJ-311

    def _after_fold(self) -> str:
        """HJ-307: who is left alone takes the pot."""
        left = self._others()
        return self._say("sole", who=self._who(left[0])) if len(left) == 1 else ""

    def _after_in(self) -> str:
        """HJ-305: a double asks again; HJ-312: at the highest rate the third puts others out."""
        later = self._later()
        if not later:
            return self._say("against", who=self._named(self._view.joined))
        if self._view.rate < HIGHEST_RATE:
            return self._say("asked_again")
        if len(self._view.joined) == MOST_PLAYERS - 1:
            return self._say("put_out", who=self._named(later))
        return ""

    def _others(self) -> list[int]:
        """Who else has not folded, in the order of speaking."""
        view = self._view
        after = [(self._seat + step) % view.seats for step in range(1, view.seats)]
        return [seat for seat in after if seat not in view.folded]

    def _later(self) -> list[int]:
        """Who is still to speak after this player (HJ-306)."""
        return [seat for seat in self._others() if seat not in self._view.joined]
