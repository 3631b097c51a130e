"""Koi-Koi's own parts of the table."""

from __future__ import annotations

from typing import Final

from rich.console import RenderableType
from rich.text import Text

from fudaba.games.hanafuda.view import FieldView
from fudaba.games.koikoi.settlement import stones
from fudaba.games.koikoi.view import KoiKoiView
from fudaba.games.view import EventView, View
from fudaba.locale import word
from fudaba.terminal.games.hanafuda import HanafudaTable
from fudaba.terminal.games.koikoi.decision import decision
from fudaba.terminal.games.koikoi.help import help_page
from fudaba.terminal.games.koikoi.progress import standings
from fudaba.terminal.games.koikoi.story import KoiKoiTeller
from fudaba.terminal.games.standing import Standing
from fudaba.terminal.phrases import points_text
from fudaba.terminal.scene import Choice, Line, Slot

_LIGHTNING: Final = "11K1"
_KEYS: Final = {"stop": "x", "koi": "k", "lay": "d", "trio": "t"}


def _own(view: View) -> KoiKoiView:
    assert isinstance(view, KoiKoiView)
    return view


class KoiKoiTable(HanafudaTable):
    """The Koi-Koi table."""

    def field(self, view: View) -> FieldView:
        return _own(view).field

    def status(self, view: View) -> str:
        return self.say(
            "koikoi.status",
            game=word("koikoi.name", self.language),
            number=view.deal,
            month=word(f"cards.month_name.{view.deal}", self.language),
            deals=view.deals,
            oya=self.who(view.dealer),
        )

    def deal_title(self, view: View, number: int) -> str:
        month = word(f"cards.month_name.{number}", self.language)
        return self.say("koikoi.deal", number=number, month=month)

    def waiting_card(self, view: View) -> str | None:
        return _own(view).card

    def middle(self, view: View) -> list[Slot]:
        """The field; after the card that waits to be placed the pair so far."""
        slots = super().middle(view)
        pending = _own(view).pending
        if self.waiting_card(view) is not None and pending:
            slots.insert(1, Slot(tuple(pending.split()), note=self.say("note.pair")))
        return slots

    def targets(self, view: View, card: str) -> frozenset[str]:
        """By month; with the lightning joker also what it takes, and it itself (KK-821)."""
        found = super().targets(view, card)
        if not view.options["lightning_joker"]:
            return found
        field = self.field(view)
        if card == _LIGHTNING:
            return frozenset(" ".join([field.free, *field.piles]).split())
        return found | ({_LIGHTNING} & set(field.free.split()))

    def score(self, view: View, points: int | None) -> str:
        if points is None:
            return super().score(view, points)
        white, black = stones(points, int(view.options["kan"]))
        said = points_text(points, self.language)
        if white == 0:
            return said
        return self.say("koikoi.score", points=said, white=white, black=black)

    def badges(self, view: View, seat: int) -> str:
        own = _own(view)
        parts: list[str] = []
        if view.dealer == seat:
            parts.append(word("koikoi.term.oya", self.language))
        if own.koi[seat]:
            parts.append(f"{word('koikoi.term.koi', self.language)} ×{own.koi[seat]}")
        if own.in_force == seat and own.points[seat]:
            parts.append(self.say("koikoi.in_force", points=own.points[seat]))
        return " · ".join(parts)

    def standings(self, view: View, seat: int) -> list[Standing]:
        return standings(_own(view), seat, self.language)

    def question(self, view: View) -> str:
        if view.phase in ("place_played", "place_drawn"):
            return self.place_question(view)
        return self.say(f"koikoi.prompt.{view.phase}")

    def choice(self, view: View, action: str) -> Choice:
        stake = points_text(_own(view).stake[self.seat], self.language)
        label = self.say(f"koikoi.choice.{action}", stake=stake)
        return Choice(_KEYS[action], action, label)

    def decision(self, view: View) -> Text | None:
        own = _own(view)
        if own.phase != "decide" or own.to_play != self.seat:
            return None
        return decision(own, self.seat, self.who, self.language)

    def story(self, events: list[EventView], deal: int) -> list[Line]:
        return KoiKoiTeller(self.who, self.language, deal).tell(events)

    def help(self, view: View) -> RenderableType:
        return help_page(_own(view), self.language)
