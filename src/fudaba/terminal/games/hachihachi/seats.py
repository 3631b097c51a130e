"""What is said of a player: the part in the deal, teyaku and open cards, sage."""

from __future__ import annotations

from typing import Final

from fudaba.games.hachihachi.view import HachiHachiView
from fudaba.locale import Language, word
from fudaba.terminal.faces import titles
from fudaba.terminal.games.hachihachi.progress import teyaku_text

_ROLES: Final = ("oya", "dou_ni", "biki")


def badges(view: HachiHachiView, seat: int, language: Language) -> str:
    """All of it in one line, what matters most first."""
    return " · ".join([*_part(view, seat, language), *_shown(view, seat, language)])


def _part(view: HachiHachiView, seat: int, language: Language) -> list[str]:
    """Dealer, oya, dropped, driven out, blind, sage."""

    def own(key: str) -> str:
        return word(f"terminal.hachihachi.badge.{key}", language)

    def term(key: str) -> str:
        return word(f"hachihachi.term.{key}", language)

    parts: list[str] = []
    if seat == view.dealer:
        parts.append(own("dealer"))
    if seat in view.active:
        parts.append(term(_ROLES[view.active.index(seat)]))
    elif seat in view.stayed:
        parts.append(own("stayed"))
    if seat in view.dropped:
        parts.append(term("dropped"))
    if seat in view.driven_out:
        parts.append(term("driven_out"))
    if seat in view.forced_in:
        parts.append(own("forced_in"))
    if seat == view.white:
        parts.append(term("white"))
    if view.blind and seat == view.dealer:
        parts.append(own("blind"))
    if seat == view.last_sage:
        parts.append(own("sage_last"))
    elif seat in view.sage:
        parts.append(own("sage"))
    return parts


def _shown(view: HachiHachiView, seat: int, language: Language) -> list[str]:
    """Teyaku with the cards shown for them, or with what still lies open (HH-451 to HH-453)."""
    opened = "" if seat in (view.seat, view.white) else view.hands[seat].cards
    parts: list[str] = []
    for teyaku in view.teyaku[seat]:
        said = teyaku_text(teyaku, language)
        if teyaku.cards and not opened and seat != view.seat and not _lie_open(view):
            said += f" ({titles(teyaku.cards)})"
        parts.append(said)
    if opened:
        cards = titles(opened)
        kind = view.face_down[seat]
        if kind:
            cards += f" + {word(f'hachihachi.term.{kind}', language)}"
        parts.append(word("terminal.hachihachi.badge.open", language, cards=cards))
    return parts


def _lie_open(view: HachiHachiView) -> bool:
    """Whether shown cards stay open during the deal."""
    return view.options["show_group_b"] == "chaff"
