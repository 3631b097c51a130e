"""Who plays with whom, and how they stand: sides, scores, lost partier, what was declared."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from fudaba.games.snapphana.rule_sets import RULE_SETS, RuleSet
from fudaba.games.snapphana.view import SnapphanaView
from fudaba.games.view import DealView, View
from fudaba.locale import game_word, word
from fudaba.terminal.games.base import GameTable
from fudaba.terminal.games.snapphana import combos
from fudaba.terminal.games.snapphana.faces import grouped

#: Beside the points of a parti that was lost.
LOST: Final = "✗"


def own_view(view: View) -> SnapphanaView:
    """The view as one of these games has it."""
    assert isinstance(view, SnapphanaView)
    return view


class SidesTable(GameTable):
    """The players: in 800 two pairs, else everybody alone."""

    @property
    def rule_set(self) -> RuleSet:
        """The game in numbers."""
        return RULE_SETS[self.game]

    @property
    def in_pairs(self) -> bool:
        """Whether partners score together (E8-001)."""
        return bool(self.rule_set.sides < self.rule_set.seats)

    @property
    def is_fjabbe(self) -> bool:
        """Whether points lose (FJ-004)."""
        return self.rule_set.target == 0

    def party_name(self, side: int) -> str:
        """A side by its players."""
        names = [self.names[seat] for seat in range(side, len(self.names), self.rule_set.sides)]
        if len(names) == 1:
            return names[0]
        return self.say("snapphana.pair", one=names[0], other=names[1])

    def parties(self, view: View) -> list[str]:
        return [self.party_name(side) for side in range(self.rule_set.sides)]

    def party(self, view: View, seat: int) -> int:
        return own_view(view).sides[seat]

    def status(self, view: View) -> str:
        own = own_view(view)
        goal = "fewest" if own.target is None else "target"
        return self.say(
            "snapphana.status",
            game=game_word(self.game, "name", self.language),
            number=view.deal,
            goal=self.say(f"snapphana.goal.{goal}", target=own.target),
            dealer=self.who(view.dealer),
            forehand=self.who(own.forehand),
        )

    def deal_title(self, view: View, number: int) -> str:
        return self.say("snapphana.deal", number=number)

    # Scores.

    def score(self, view: View, points: int | None) -> str:
        target = own_view(view).target
        if points is None or target is None:
            return super().score(view, points)
        return self.say("snapphana.score", points=points, target=target)

    def standing(self, view: View, seat: int) -> int | None:
        """Declared points count at once (SN-R18)."""
        own = own_view(view)
        side = own.sides[seat]
        score = view.scores[side]
        if score is None or view.is_over:
            return score
        return score + own.declared_points[side]

    def deal_note(self, view: View, number: int, party: int) -> str:
        """In Fjabbe who lost the parti, by which rule, and everybody's lost partier."""
        deal = view.finished[number - 1]
        if deal.losers is None:
            return ""
        lost = sum(party in (earlier.losers or ()) for earlier in view.finished[:number])
        if party not in deal.losers:
            return self.say("snapphana.lost_so_far", count=lost)
        return self.say("snapphana.lost_now", count=lost, rule=_why_lost(deal, party))

    def deal_mark(self, deal: DealView, party: int) -> str:
        if deal.losers is None:
            return ""
        return f" {LOST}" if party in deal.losers else "  "

    def extra_totals(self, view: View) -> list[tuple[str, list[str]]]:
        losses = own_view(view).losses
        if losses is None:
            return []
        title = f"{LOST} {word('snapphana.term.lost', self.language)}"
        return [(title, [f"{lost}  " for lost in losses])]

    # What is said of a player.

    def badges(self, view: View, seat: int) -> str:
        own = own_view(view)
        parts: list[str] = []
        if own.owed_to is not None and seat == own.fjont and own.phase != "give":
            parts.append(self.say("snapphana.badge.owes", who=self.who(own.owed_to)))
        if self.in_pairs and seat != self.seat and own.sides[seat] == own.sides[self.seat]:
            parts.append(self._term("partner"))
        if seat == view.dealer:
            parts.append(self._term("dealer"))
        if seat == own.forehand:
            parts.append(self._term("forehand"))
        if not self.in_pairs:
            parts.append(self.tricks_text(own.tricks[seat]))
        if own.losses is not None:
            parts.append(self.say("snapphana.badge.lost", count=own.losses[seat]))
        return " · ".join(parts)

    def captured(self, view: View, seat: int) -> Text:
        """What a player has declared, and the shown cards that are still in the hand (SN-032)."""
        made = own_view(view).declared[seat]
        if not made or view.is_over:
            return Text()
        points = int(combos.declared(made).points())
        text = Text("    " + self.say("snapphana.declared", points=points))
        known = view.hands[seat].cards
        if seat != self.seat and known:
            text.append(f" · {self.say('snapphana.holds')} ").append_text(grouped(known))
        names = [combos.name(one.name, self.language) for one in made]
        return text.append(" · " + self.say("comma").join(names))

    def tricks_text(self, tricks: int) -> str:
        """`1 trick`, `3 tricks`."""
        if tricks == 1:
            return self.say("snapphana.one_trick")
        return self.say("snapphana.tricks", tricks=tricks)

    def _term(self, key: str) -> str:
        return word(f"snapphana.term.{key}", self.language)


def _why_lost(deal: DealView, seat: int) -> str:
    """Without a trick there is no card in the pile (FJ-R5, SN-056)."""
    return "FJ-004" if deal.captured[seat] else "FJ-006"
