"""A position of a hanafuda game, as one seat sees it: the engine deals and plays, this draws."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from msgspec import Struct

from fudaba.cards.pack import HANAFUDA
from fudaba.games.effect import EITHER, TAKE
from fudaba.games.registry import game
from fudaba.games.view import View
from fudaba.locale import Language, word
from fudaba.primers.cards import back, card, row, sorted_kinds
from fudaba.primers.node import Node, el, with_vars

#: Who sits at the table beside the reader.
OTHERS: Final = ("sayo", "ken", "emi", "ren", "aki", "mio")

#: A row of this many cards or fewer is not shared out over two rows on a phone.
_ONE_ROW: Final = 5


class Position(Struct, frozen=True, kw_only=True):
    """A seeded match after some moves, and the move that is about to be made."""

    game: str
    seed: int
    played: tuple[str, ...] = ()
    #: The action that the text is about; what it takes is ringed, by the engine's word.
    next: str = ""
    #: Another one, ringed instead of what the engine says: cards to look at.
    look_at: str = ""
    seat: int = 0
    preset: str | None = None
    seats: int | None = None
    options: Mapping[str, object] = {}

    def __call__(self, language: Language) -> Node:
        """The position, drawn."""
        return _drawn(self, _view(self), language)

    def then(self, *played: str, next: str = "", look_at: str = "") -> Position:
        """The position after further moves."""
        moved = (*self.played, *played)
        return Position(
            game=self.game,
            seed=self.seed,
            played=moved,
            next=next,
            look_at=look_at,
            seat=self.seat,
            preset=self.preset,
            seats=self.seats,
            options=self.options,
        )


def match_at(position: Position) -> Any:
    """The match of a position; an action that is not legal there is refused by the engine."""
    rules = game(position.game, position.preset, position.seats, **position.options)
    match = rules.new(position.seed)
    for action in position.played:
        match.apply_text(action)
    return match


def _view(position: Position) -> Any:
    return match_at(position).view(position.seat)


def marks(position: Position, view: View) -> dict[str, str]:
    """How cards are marked: the one that is played, and what the engine says that it takes."""
    found = dict.fromkeys(position.look_at.split(), "led")
    if not position.next:
        return found
    assert view.asked is not None, position
    choice = next(one for one in view.asked.choices if one.action == position.next)
    verb, _, code = position.next.partition(" ")
    if verb == "play":
        found[code] = "played"
    if verb == "take":
        others = [one.action.split()[1] for one in view.asked.choices if one.action[:4] == "take"]
        found.update(dict.fromkeys(others, "either"))
    for effect in choice.effects:
        if effect.kind in (TAKE, EITHER) and verb == "play":
            mark = "taken" if effect.kind == TAKE else "either"
            found.update(dict.fromkeys(effect.cards.split(), mark))
    return found


def _drawn(position: Position, view: Any, language: Language) -> Node:
    marked = marks(position, view)
    others = [_other(view, seat, language) for seat in _around(position.seat, view)]
    own = position.seat
    return el(
        "figure",
        "position",
        *others,
        _field(view, marked, language),
        _seat_line(word("primer.you", language), None, None, view.captured[own], language),
        _hand(view.hands[own].cards, marked, language),
    )


def _around(own: int, view: Any) -> list[int]:
    """The others who play, from the reader's left round."""
    active = getattr(view, "active", None)
    seats = [(own + step) % view.seats for step in range(1, view.seats)]
    return [seat for seat in seats if active is None or not active or seat in active]


def _other(view: Any, seat: int, language: Language) -> Node:
    hidden = view.hands[seat].hidden
    backs = None
    if hidden:
        told = word("primer.in_hand", language, n=hidden)
        backs = with_vars(el("span", "backs", role="img", aria_label=told), n=hidden)
    shown = None
    if open_cards := view.hands[seat].cards.split():
        told = word("primer.shown", language)
        shown = row(open_cards, "taken-cards shown", language, name=told)
    place = (seat - view.seat - 1) % view.seats
    name = word(f"primer.name.{OTHERS[place]}", language)
    return _seat_line(name, backs, shown, view.captured[seat], language)


def _seat_line(
    name: str, backs: Node | None, shown: Node | None, captured: str, language: Language
) -> Node:
    taken: Node = el("span", "no-cards", word("primer.nothing", language))
    if captured:
        groups = [row(group, "some", language, name="") for group in sorted_kinds(captured)]
        taken = el("div", "taken-cards", *groups, aria_label=word("primer.captured", language))
    return el("div", "seat-line", el("b", "", name), " ", backs, " ", shown, " ", taken)


def _field(view: Any, marked: dict[str, str], language: Language) -> Node:
    stock = el(
        "li",
        "stock",
        back(HANAFUDA.name, word("primer.stock", language)),
        el("b", "", str(view.stock)),
    )
    waiting: list[Node] = []
    if view.card:
        mark = "drawn" if view.phase == "place_drawn" else "led"
        waiting.append(el("li", "turned", card(view.card, language, mark, corner=True)))
    pending = getattr(view, "pending", "").split()
    if pending:
        cards = (card(code, language, corner=True) for code in pending)
        waiting.append(el("li", "pending", *cards))
    lying = [
        el("li", "", card(code, language, marked.get(code, ""), corner=True))
        for code in view.field.free.split()
    ]
    lying += [
        el(
            "li",
            "pile",
            *(card(code, language, marked.get(code, ""), True) for code in pile.split()),
        )
        for pile in view.field.piles
    ]
    shown = el("ul", "on-table", stock, *waiting, *lying, aria_label=word("primer.table", language))
    return with_vars(shown, per=_per_row(1 + len(waiting) + len(lying)))


def _hand(cards: str, marked: dict[str, str], language: Language) -> Node:
    codes = cards.split()
    shown = row(codes, "in-hand", language, marked, True, word("primer.your_hand", language))
    return with_vars(shown, per=_per_row(len(codes)))


@cache
def _per_row(number: int) -> int:
    return number if number <= _ONE_ROW else -(-number // 2)
