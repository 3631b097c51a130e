"""Help for the Snapphana games: in brief, the order and worth of the cards, what scores."""

from __future__ import annotations

from fudaba.games.options import Options
from fudaba.games.snapphana.kinds import KINDS, MULTIPLES, Kind
from fudaba.locale import Language, game_word, word
from fudaba.scenes.help import Help, HelpRow, HelpSection, scoring
from fudaba.scenes.snapphana.cards import ranking


def help_of(game: str, options: Options, language: Language) -> Help:
    """All of it, the brief first."""

    def say(key: str, **values: object) -> str:
        return word(f"snapphana.scene.help.{key}", language, **values)

    def combinations(title: str, kinds: list[Kind], text: str) -> HelpSection:
        names = [(kind.name, kind.rule) for kind in kinds]
        made = scoring(game, title, "combination", names, language)
        return HelpSection(title=made.title, rows=made.rows, text=text)

    counted = HelpRow(name=say("card_points"), text=say("values"), rule="SN-093")
    if options.get("fjabbe_card_count") == "tricks":
        text = game_word(game, "value.fjabbe_card_count.tricks", language)
        counted = HelpRow(name=say("card_points"), text=text, rule="FJ-R7")
    last = HelpRow(name=word("snapphana.reason.last_trick", language), text="6", rule="SN-095")
    rules = {"rules": "SN-006, SN-007, SN-008, SN-009"}
    return Help(
        brief=word(f"snapphana.scene.brief.{game}", language),
        sections=[
            HelpSection(title=say("play_title"), text=say("play")),
            HelpSection(
                title=word("scene.help.order", language),
                text=say("order", **rules),
                rows=[HelpRow(name=suits, text=order) for suits, order in ranking()],
                is_beside=True,
            ),
            HelpSection(title=word("scene.help.values", language), rows=[counted, last]),
            combinations("multiples", KINDS[:MULTIPLES], ""),
            combinations("sequences", KINDS[MULTIPLES:], say("wilds", rules="SN-081, SN-086")),
            HelpSection(
                title=say("doubled_title"),
                text=say("doubled", rules="SN-064, SN-072, SN-034"),
            ),
        ],
    )
