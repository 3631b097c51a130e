"""The lines of the entrance in words: what is chosen, and what it means."""

from __future__ import annotations

from dataclasses import dataclass

from fudaba.games.registry import spec
from fudaba.locale import game_word, word
from fudaba.locale.names import bot_name, shown_name
from fudaba.terminal.entrance.unfinished import Unfinished
from fudaba.terminal.entrance.wish import Wish


@dataclass(frozen=True)
class Line:
    """A label, a value that may be changed, and what it means; without a value, a deed."""

    name: str
    label: str
    value: str = ""
    note: str = ""
    key: str = ""


def match_line(number: int, match: Unfinished, wish: Wish) -> Line:
    """A match to go on with, by its key."""
    shown = [
        game_word(match.game, "name", wish.language),
        word("entrance.deal", wish.language, number=match.deal),
        word("scene.comma", wish.language).join(
            shown_name(name, wish.language) for name in match.names
        ),
        f"{match.left:%Y-%m-%d %H:%M}",
    ]
    return Line(str(match.path), " · ".join(shown), key=str(number))


def wish_line(name: str, wish: Wish) -> Line:
    """Something to be chosen for a new match."""
    say = wish.language
    if name.startswith("bot"):
        seat = int(name.removeprefix("bot"))
        alone = wish.seats == 2
        label = word("entrance.opponent", say) if alone else word("entrance.bot", say, seat=seat)
        level = wish.levels[seat - 1]
        return Line(name, label, bot_name(level, say), word(f"entrance.about.{level}", say))
    label = word(f"entrance.{name}", say)
    if name == "game":
        summary = game_word(wish.game, "summary", say)
        return Line(name, label, game_word(wish.game, "name", say), summary)
    if name == "rules":
        preset = wish.preset or next(iter(spec(wish.game).presets))
        return Line(name, label, preset, game_word(wish.game, f"preset.{preset}", say))
    if name == "pace":
        return Line(name, label, word(f"terminal.pace.{wish.pace}", say))
    if name == "language":
        return Line(name, label, word("entrance.tongue", say))
    return Line(name, label, str(wish.seats))
