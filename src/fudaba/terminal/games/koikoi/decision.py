"""The koi-koi decision spelled out: what is held, what a stop pays, what is risked."""

from __future__ import annotations

from collections.abc import Callable

from rich.text import Text

from fudaba.games.koikoi.view import KoiKoiView
from fudaba.locale import Language, word
from fudaba.terminal.faces import titles
from fudaba.terminal.games.koikoi.progress import name_of, near, near_text
from fudaba.terminal.phrases import cards_text, points_text


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
    _bullet(text, "x", line, language)
    left = cards_text(len(view.hands[seat].cards.split()), language)
    line = say("koi", cards=left, who=who(other))
    if view.options["koi_double"] in ("opponent", "either"):
        line += " " + say("risk_double", who=who(other))
    _bullet(text, "k", line, language)
    text.append("\n" + _threat(view, other, who, language), style="not bold")
    return text


def _held(view: KoiKoiView, seat: int, language: Language) -> str:
    """The yaku of a seat; their points only where there are several."""
    yaku = view.yaku[seat]
    if len(yaku) == 1:
        return name_of(yaku[0].name, language)
    return " + ".join(f"{name_of(one.name, language)} {one.points}" for one in yaku)


def _threat(view: KoiKoiView, other: int, who: Callable[[int], str], language: Language) -> str:
    """What the other player has or is near."""
    comma = word("terminal.comma", language)
    parts = [f"{name_of(yaku.name, language)} {yaku.points}" for yaku in view.yaku[other]]
    for row in near(view, other)[:2]:
        missing = titles(row.missing)
        short = f" ({missing})" if len(missing.split()) <= 3 else ""
        parts.append(near_text(row, language) + short)
    key = "threat" if parts else "no_threat"
    return word(f"terminal.koikoi.decision.{key}", language, who=who(other), yaku=comma.join(parts))


def _bullet(text: Text, key: str, line: str, language: Language) -> None:
    """A choice with its key; Japanese, one long word, would leave the key alone on its line."""
    text.append(f"\n[{key}]" if language == "ja" else f"\n[{key}] ", style="bold")
    text.append(line, style="not bold")
