"""The trick in the middle: who played what, who wins so far, what must be followed."""

from __future__ import annotations

from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from fudaba.cards.pack import SNAPPHANA
from fudaba.games.snapphana.tricks import beats, best_of, winner
from fudaba.games.snapphana.view import PlayedView, SnapphanaView
from fudaba.games.view import View
from fudaba.locale import word
from fudaba.terminal.games.snapphana import faces
from fudaba.terminal.games.snapphana.faces import FJONT, TRUMP
from fudaba.terminal.games.snapphana.sides import SidesTable, own_view
from fudaba.terminal.keys import many_keys
from fudaba.terminal.scene import Slot

#: The part of the usual pause after a card, and after a whole trick.
_CARD: Final = 0.6
_TRICK: Final = 1.2

WON: Final = "✔"


class TrickTable(SidesTable):
    """The middle of the table, and the card that is asked for."""

    def middle(self, view: View) -> list[Slot]:
        own = own_view(view)
        if own.phase == "give" and own.legal:
            return self._won_cards(own)
        if own.trick or not own.last_trick:
            return self._trick(own)
        taker = taken_by(own.last_trick)
        return [
            Slot((one.card,), note=self.names[one.seat], strong=one.seat == taker, past=True)
            for one in own.last_trick
        ]

    def _trick(self, view: SnapphanaView) -> list[Slot]:
        """A place for everybody, from the one who leads."""
        played = {one.seat: one.card for one in view.trick}
        slots: list[Slot] = []
        for step in range(view.seats):
            seat = (leader(view) + step) % view.seats
            cards = (played[seat],) if seat in played else ()
            waits = seat == view.to_play and view.phase in ("play", "show")
            slots.append(
                Slot(
                    cards,
                    note=self.names[seat],
                    mark="…" if waits else "",
                    strong=seat == view.winning,
                )
            )
        return slots

    def _won_cards(self, view: SnapphanaView) -> list[Slot]:
        """What may be given in exchange for Fjønt (SN-053)."""
        cards = faces.in_order(action.removeprefix("give ") for action in view.legal)
        keys = many_keys(len(cards))
        return [Slot((card,), f"give {card}", key) for card, key in zip(cards, keys, strict=True)]

    def middle_title(self, view: View) -> str:
        own = own_view(view)
        if own.is_over:
            return self.say("over")
        if own.phase == "discard":
            parts = [self.say("snapphana.title.before")]
        elif own.phase == "give" and own.legal:
            parts = [self.say("snapphana.title.give")]
        else:
            parts = self._of_trick(own)
        if self.in_pairs:
            side = own.sides[self.seat]
            tricks = {"own": own.tricks[side], "other": own.tricks[1 - side]}
            parts.append(self.say("snapphana.title.sides", **tricks))
        return " · ".join(parts)

    def _of_trick(self, view: SnapphanaView) -> list[str]:
        number = {"number": sum(view.tricks) + 1, "tricks": int(self.rule_set.dealt)}
        parts = [self.say("snapphana.title.trick", **number)]
        if view.trick:
            if view.led is not None:
                parts.append(self.say("snapphana.title.led", suit=self.suit_name(view.led)))
            if view.winning is not None:
                parts.append(self.say("snapphana.title.winning", who=self.who(view.winning)))
            return parts
        parts.append(self.say("snapphana.title.lead", who=self.who(leader(view))))
        if view.last_trick:
            parts.append(self.say("snapphana.title.below"))
        return parts

    def suit_name(self, suit: str) -> str:
        """A suit with its sign, in words."""
        sign = faces.SIGNS.get(suit, "")
        return f"{sign} {word(f'cards.suit.{suit}', self.language)}".strip()

    # What may be played.

    def follow(self, view: SnapphanaView) -> str:
        """What the owner must play, and by which rule."""
        key, rule = duty(view, self.seat)
        suit = "" if view.led is None else self.suit_name(view.led)
        return self.say(f"snapphana.prompt.{key}", suit=suit, rule=rule)

    def explain_card(self, view: SnapphanaView, card: str) -> str:
        """What a card would do in the trick."""
        name = faces.name(card, self.language)
        if card == FJONT:
            return self.say("snapphana.explain.fjont", card=name, rule="SN-050")
        lying = [SNAPPHANA.card(one.card) for one in view.trick if one.card != FJONT]
        if not lying:
            return name
        best = best_of(lying)
        if beats(SNAPPHANA.card(card), best):
            return self.say("snapphana.explain.wins", card=name)
        highest = faces.title(SNAPPHANA.text(int(best)))
        return self.say("snapphana.explain.loses", card=name, best=highest)

    # The last trick on demand.

    def last_trick(self, view: View) -> RenderableType:
        """Who played what in the trick before, and who won it (SN-R38)."""
        trick = own_view(view).last_trick
        if not trick:
            return Text(self.say("snapphana.no_trick"))
        taker = taken_by(trick)
        rows = Table.grid(padding=(0, 2, 0, 0))
        for one in trick:
            won = self.say("snapphana.won") if one.seat == taker else ""
            rows.add_row(
                Text(self.names[one.seat], style="bold" if one.seat == taker else ""),
                Text(faces.title(one.card), style=faces.style(one.card)),
                Text(faces.name(one.card, self.language)),
                Text(f"{WON} {won}" if won else "", style="bold"),
            )
        return rows

    def pace(self, view: View) -> float:
        """A whole trick is looked at longer than a card."""
        own = own_view(view)
        return _CARD if own.trick or not own.last_trick else _TRICK


def leader(view: SnapphanaView) -> int:
    """Who leads to the trick; the winner of the one before (SN-047)."""
    if view.trick:
        return view.trick[0].seat
    return taken_by(view.last_trick) if view.last_trick else _first_leader(view)


def _first_leader(view: SnapphanaView) -> int:
    """Forehand (SN-040); where tricks are not looked at again, who is to play."""
    started = sum(view.tricks) > 0 and view.to_play is not None and view.phase == "play"
    return view.to_play if started and view.to_play is not None else view.forehand


def taken_by(trick: list[PlayedView]) -> int:
    """Who won a whole trick."""
    return trick[winner([SNAPPHANA.card(one.card) for one in trick])].seat


def duty(view: SnapphanaView, seat: int) -> tuple[str, str]:
    """What a seat must play to the trick: the key of the sentence, and the rule."""
    suits = {faces.suit(card) for card in view.hands[seat].cards.split()}
    if not view.trick:
        return "lead", "SN-047" if any(view.tricks) else "SN-040"
    if view.led is None:
        return "after_fjont", "SN-057"
    if must_beat(view, seat):
        return "higher", "SN-R21"
    if view.led == TRUMP:
        return "trump_led" if TRUMP in suits else "trump_free", "SN-044"
    if view.led in suits:
        return "follow", "SN-041"
    return ("must_trump", "SN-042") if TRUMP in suits else ("free", "SN-043")


def must_beat(view: SnapphanaView, seat: int) -> bool:
    """Whether the trumps in the trick forbid some of the owner's (SN-R21)."""
    trumps = [card for card in view.hands[seat].cards.split() if faces.suit(card) == TRUMP]
    legal = [card for card in trumps if f"play {card}" in view.legal]
    return 0 < len(legal) < len(trumps) and bool(view.options["must_overtrump"])
