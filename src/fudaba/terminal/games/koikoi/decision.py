"""The koi-koi decision spelled out: what is held, what a stop pays, what is risked."""

from __future__ import annotations

from collections.abc import Callable

from rich.text import Text

from fudaba.games.koikoi.view import KoiKoiView
from fudaba.locale import Language, word
from fudaba.terminal.games.koikoi.progress import name_of, standings
from fudaba.terminal.games.standing import threat
from fudaba.terminal.phrases import bullet, cards_text, points_text


def decision(view: KoiKoiView, seat: int, who: Callable[[int], str], language: Language) -> Text:
    """The panel for the player who has gained and must choose."""

    def say(key: str, **values: object) -> str:
        return word(f"terminal.koikoi.decision.{key}", language, **values)

    other = 1 - seat
    points, stake = view.points[seat], view.stake[seat]
    told = {"yaku": _held(view, seat, language), "points": points_text(points, language)}
    text = Text(say("held", **told), style="bold")
    line = say("stop", stake=points_text(stake, language))
    if stake != points:
        line += " " + say("doubled", points=points, factor=stake // points)
    bullet(text, "x", line, language)
    left = cards_text(len(view.hands[seat].cards.split()), language)
    line = say("koi", cards=left, who=who(other))
    if view.options["koi_double"] in ("opponent", "either"):
        line += " " + say("risk_double", who=who(other))
    bullet(text, "k", line, language)
    near = threat(standings(view, other, language), language)
    key = "threat" if near else "no_threat"
    text.append("\n" + say(key, who=who(other), yaku=near), style="not bold")
    return text


def _held(view: KoiKoiView, seat: int, language: Language) -> str:
    """The yaku of a seat; their points only where there are several."""
    yaku = view.yaku[seat]
    if len(yaku) == 1:
        return name_of(yaku[0].name, language)
    return " + ".join(f"{name_of(one.name, language)} {one.points}" for one in yaku)
