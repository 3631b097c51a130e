"""Help for the Snapphana games: in brief, the order and worth of the cards, what scores."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from fudaba.games.snapphana.kinds import KINDS, MULTIPLES
from fudaba.games.snapphana.view import SnapphanaView
from fudaba.locale import Language, game_word, word
from fudaba.terminal.games.help import heading, lines, rows
from fudaba.terminal.games.snapphana.ranks import rank_lines


def help_page(view: SnapphanaView, language: Language) -> RenderableType:
    """The whole page, the brief first."""

    def say(key: str, **values: object) -> str:
        return word(f"terminal.snapphana.help.{key}", language, **values)

    def table(first: int, last: int) -> RenderableType:
        names = [(kind.name, kind.rule) for kind in KINDS[first:last]]
        return rows(lines("snapphana", "combination", names, language))

    brief = Text(word(f"terminal.snapphana.brief.{view.game}", language))
    by_tricks = view.options.get("fjabbe_card_count") == "tricks"
    counted = (
        game_word(view.game, "value.fjabbe_card_count.tricks", language) + " (FJ-R7)"
        if by_tricks
        else say("values", rule="SN-093")
    )
    return Group(
        Text(game_word(view.game, "summary", language), style="bold"),
        brief,
        Text(say("play")),
        heading("order", language),
        *rank_lines(),
        Text(say("order", rules="SN-006, SN-007, SN-008, SN-009")),
        heading("values", language),
        Text(counted),
        Text(say("last_trick", rule="SN-095")),
        heading("multiples", language),
        table(0, MULTIPLES),
        heading("sequences", language),
        table(MULTIPLES, len(KINDS)),
        Text(say("wilds", rules="SN-081, SN-086")),
        Text(say("doubled", rules="SN-064, SN-072, SN-034")),
        heading("cards", language),
        Text(say("signs")),
    )
