"""What is said of a player: the cube, the part in the deal, open cards, sage, hand yaku."""

from __future__ import annotations

from fudaba.games.hachijuu.view import HachijuuView
from fudaba.locale import Language, word
from fudaba.terminal.faces import titles
from fudaba.terminal.games.hachijuu.cube import cube
from fudaba.terminal.games.hachijuu.progress import shows_yaku, worth_text


def badges(view: HachijuuView, seat: int, language: Language) -> str:
    """All of it in one line, what matters most first."""
    parts = [*_part(view, seat, language), *_shown(view, seat, language)]
    return " · ".join(parts)


def _part(view: HachijuuView, seat: int, language: Language) -> list[str]:
    """Oya, in, doubled, folded, put out."""

    def term(key: str) -> str:
        return word(f"hachijuu.term.{key}", language)

    parts: list[str] = []
    if seat == view.oya:  # also after folding: the cube stays (HJ-R7)
        parts.append(f"{cube(view.rate)} {term('oya')}")
    if seat in view.folded:
        parts.append(term("folded"))
    elif seat in view.put_out:
        parts.append(term("put_out"))
    elif view.phase == "auction":
        parts += _said(view, seat, language)
    return parts


def _said(view: HachijuuView, seat: int, language: Language) -> list[str]:
    """What a player has said since the latest double (HJ-304, HJ-305)."""
    if seat in view.joined:
        doubled = seat == view.oya and view.rate > 1
        return [word(f"hachijuu.term.{'doubled' if doubled else 'in'}", language)]
    spoke = any(event.seat == seat and event.kind in ("in", "double") for event in view.events)
    return [word("terminal.hachijuu.badge.again", language)] if spoke else []


def _shown(view: HachijuuView, seat: int, language: Language) -> list[str]:
    """The cards that still lie open (HJ-403), sage, and what was announced."""
    parts: list[str] = []
    if view.exposed[seat]:
        cards = titles(view.exposed[seat])
        parts.append(word("terminal.hachijuu.badge.open", language, cards=cards))
    if seat in view.sage:
        said = word("hachijuu.term.sage", language)
        parts.append(f"{said} {view.points[seat]}" if shows_yaku(view) else said)
    parts += [
        worth_text(made.name, made.points, view.rate, language) for made in view.announced[seat]
    ]
    return parts
