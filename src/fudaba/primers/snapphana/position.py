"""A position of a Snapphana game, as the reader's seat sees it: others, trick, own cards."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from fudaba.games.effect import TRICK
from fudaba.games.snapphana.match import SnapphanaMatch
from fudaba.games.snapphana.view import SnapphanaView
from fudaba.locale import Language, word
from fudaba.primers.cards import card, row
from fudaba.primers.node import Node, el, with_vars
from fudaba.primers.snapphana.deal import OWN, Deal
from fudaba.primers.snapphana.names import name_of
from fudaba.primers.snapphana.sorting import by_suits

#: How a card of the hand is marked by what is done with it.
_MARKS: Final = {"discard": "laid", "play": "played", "give": "given"}


class Position(Struct, frozen=True, kw_only=True):
    """The moment before one of the reader's moves in a deal, the move marked."""

    deal: Deal
    #: `play`, `discard` or `give`; declaring belongs to the play that it comes before.
    verb: str = "play"
    trick: int = 0
    #: Not before this move has been made.
    after: str = ""

    def __call__(self, language: Language) -> Node:
        """The position, drawn."""
        match, coming = self.deal.at(self.verb, self.trick, self.after)
        return drawn(_seen(match), _marks(match, coming), language)


def drawn(view: SnapphanaView, marks: dict[str, str], language: Language) -> Node:
    """The table as the reader sees it; when a card is to be given, what may be given."""
    asked = view.asked.phase if view.asked else ""
    seats = (_other(view, seat, language) for seat in range(1, view.seats))
    pieces = [el("div", "sitting", *seats)]
    if asked not in ("discard", "give"):
        pieces.append(_trick(view, marks, language))
    pieces.append(_own_line(view, language))
    cards = _won if asked == "give" else _hand
    return el("figure", "position", *pieces, cards(view, marks, language))


def _seen(match: SnapphanaMatch) -> SnapphanaView:
    view = match.view(OWN)
    assert isinstance(view, SnapphanaView)
    return view


def _marks(match: SnapphanaMatch, coming: list[str]) -> dict[str, str]:
    """What the reader's coming moves do with cards; the engine says what they show and take."""
    twin = match.copy()
    found: dict[str, str] = {}
    verb = ""
    for action in coming:
        verb, _, code = action.partition(" ")
        if twin.to_play != OWN or verb not in ("declare", "show", "done", *_MARKS):
            break
        view = _seen(twin)
        assert view.asked is not None
        if verb in _MARKS:
            found[code] = _MARKS[verb]
        if verb == "play":
            (choice,) = (one for one in view.asked.choices if one.action == action)
            for effect in choice.effects:
                if effect.kind == TRICK and effect.seat == OWN:
                    taken = (one.card for one in view.trick)
                    found.update(dict.fromkeys(taken, "taken"))
        twin.apply_text(action)
        if verb in ("play", "give"):
            break
    declared = _seen(twin).declared[OWN] if verb == "play" and not match.tricks_played else []
    for combination in declared:
        for code in combination.cards.split():
            found.setdefault(code, "shown")
    return found


def _other(view: SnapphanaView, seat: int, language: Language) -> Node:
    hand = view.hands[seat]
    number = hand.hidden + len(hand.cards.split())
    told = word("primer.in_hand", language, n=number)
    backs = with_vars(el("span", "backs", role="img", aria_label=told), n=number)
    known = None
    if hand.cards:
        label = word("primer.known", language)
        known = row(by_suits(hand.cards), "taken-cards", language, name=label)
    return el(
        "div", "seat-line", el("b", "", name_of(view.game, seat, language)), " ", backs, " ", known
    )


def _own_line(view: SnapphanaView, language: Language) -> Node:
    """Who has won how many tricks; nothing before the first."""
    told = None
    if sum(view.tricks):
        told = el(
            "span",
            "no-cards",
            word("primer.tricks", language, own=view.tricks[OWN], all=sum(view.tricks)),
        )
    return el("div", "seat-line", el("b", "", word("primer.you", language)), " ", told)


def _trick(view: SnapphanaView, marks: dict[str, str], language: Language) -> Node:
    """The cards of the trick, each with who played it."""
    if not view.trick:
        return el("p", "no-cards", word("primer.lead", language))
    cards = [
        el(
            "li",
            "",
            card(one.card, language, marks.get(one.card, "")),
            el("small", "", name_of(view.game, one.seat, language)),
        )
        for one in view.trick
    ]
    return el("ul", "on-table this-trick", *cards, aria_label=word("primer.trick", language))


def _hand(view: SnapphanaView, marks: dict[str, str], language: Language) -> Node:
    codes = by_suits(view.hands[OWN].cards)
    shown = row(
        codes, "in-hand full-hand", language, marks, name=word("primer.your_hand", language)
    )
    return with_vars(shown, per=_shared(codes, 6), wide=_shared(codes, 13))


def _won(view: SnapphanaView, marks: dict[str, str], language: Language) -> Node:
    """What may be given for Fjønt: all that the side has won in tricks (SN-R25, SN-R27)."""
    assert view.asked is not None
    codes = by_suits(" ".join(one.action.split()[1] for one in view.asked.choices))
    look = "in-hand full-hand spoils"
    shown = row(codes, look, language, marks, name=word("primer.won", language))
    return with_vars(shown, per=_shared(codes, 8), wide=_shared(codes, 16))


def _shared(codes: list[str], most: int) -> int:
    """How many cards lie in a row if they are shared out evenly and no row has more than `most`."""
    rows = -(-len(codes) // most)
    return -(-len(codes) // rows)
