"""Koi-Koi's own parts of the table."""

from __future__ import annotations

from typing import Final

from rich.console import RenderableType
from rich.text import Text

from fudaba.cards.pack import HANAFUDA
from fudaba.games.koikoi.settlement import stones
from fudaba.games.koikoi.view import KoiKoiView
from fudaba.games.view import EventView, FieldView, View
from fudaba.locale import word
from fudaba.terminal.faces import all_called, called, title
from fudaba.terminal.games.hanafuda import HanafudaTable
from fudaba.terminal.games.koikoi import progress
from fudaba.terminal.games.koikoi.decision import decision
from fudaba.terminal.games.koikoi.help import help_page
from fudaba.terminal.games.koikoi.story import Teller
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
        return _own(view).table

    def status(self, view: View) -> str:
        return self.say(
            "koikoi.status",
            game=word("koikoi.name", self.language),
            number=view.deal,
            month=word(f"cards.month_name.{view.deal}", self.language),
            deals=view.deals,
            oya=self.who(view.dealer),
        )

    def deal_title(self, number: int) -> str:
        month = word(f"cards.month_name.{number}", self.language)
        return self.say("koikoi.deal", number=number, month=month)

    def middle_title(self, view: View) -> str:
        return self.say("koikoi.field", stock=view.stock)

    def middle(self, view: View) -> list[Slot]:
        """The field, and before it the card that waits to be placed and the pair so far."""
        own = _own(view)
        waiting: list[Slot] = []
        if own.card is not None:
            note = "turned" if own.phase == "place_drawn" else "played"
            waiting.append(Slot((own.card,), note=self.say(f"note.{note}")))
            if own.pending:
                waiting.append(Slot(tuple(own.pending.split()), note=self.say("note.pair")))
        return waiting + super().middle(view)

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

    def hints(self, view: View, seat: int) -> Text:
        return progress.hints(_own(view), seat, self.language)

    def panel(self, view: View) -> Text:
        return progress.panel(_own(view), self._seats(view), self.names, self.language)

    def progress(self, view: View) -> RenderableType:
        return progress.sheet(_own(view), self._seats(view), self.names, self.language)

    def _seats(self, view: View) -> list[int]:
        return [self.seat, *self.others(view)]

    def prompt(self, view: View) -> str:
        own = _own(view)
        if view.is_over:
            return self.say("over")
        if view.to_play is not None and view.to_play != self.seat:
            return self.say("waiting", who=self.who(view.to_play))
        card = called(own.card, self.language) if own.card is not None else ""
        return self.say(f"koikoi.prompt.{view.phase}", card=card)

    def explain(self, view: View, action: str) -> str:
        verb, _, card = action.partition(" ")
        if verb not in ("play", "take"):
            return self.choice(view, action).label
        name = f"{title(card)} {word(f'cards.name.{card}', self.language)}"
        if verb == "take":
            return self.say("koikoi.explain.take", card=name)
        found = HANAFUDA.set_text(HANAFUDA.set(" ".join(self.targets(view, card))))
        if not found:
            return self.say("koikoi.explain.lay", card=name)
        key = "play" if self._is_certain(view, found) else "play_one"
        return self.say(f"koikoi.explain.{key}", card=name, cards=all_called(found, self.language))

    def _is_certain(self, view: View, found: str) -> bool:
        """Whether there is nothing to choose: one card, or one pile."""
        return len(found.split()) == 1 or found in self.field(view).piles

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
        return Teller(self.who, self.language, deal).tell(events)

    def help(self, view: View) -> RenderableType:
        return help_page(_own(view), self.language)
