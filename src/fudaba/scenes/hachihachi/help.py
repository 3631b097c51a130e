"""Help for Hachi-Hachi: how to play in brief, all that scores with its rule, the cards."""

from __future__ import annotations

from typing import Final

from fudaba.games.hachihachi.dekiyaku import DEKIYAKU, SIXTEEN_KASU
from fudaba.games.hachihachi.progress import rows_played
from fudaba.games.hachihachi.teyaku import KINDS
from fudaba.scenes.help import Help, flower_cards, scoring
from fudaba.scenes.stage import Stage

_TOKUSHUYAKU: Final = [
    ("all_eights", "HH-800"),
    ("double_eights", "HH-801"),
    ("sixteen_kasu", "HH-802"),
]


def help_page(stage: Stage) -> Help:
    """The whole page, the brief first."""
    kasu, language = stage.options["sixteen_kasu"], stage.language
    captured = [
        (DEKIYAKU[index].name, DEKIYAKU[index].rule)
        for index in rows_played(stage.options)
        if index != SIXTEEN_KASU or kasu == "dekiyaku"
    ]
    counted = [row for row in _TOKUSHUYAKU if row[0] != "sixteen_kasu" or kasu == "tokushuyaku"]
    held = [(kind.name, kind.rule) for kind in KINDS]
    kan = stage.money(int(stage.options["kan_points"]))
    return Help(
        brief=stage.word("scene.brief", kan=kan),
        sections=[
            scoring("hachihachi", "teyaku", "teyaku", held, language),
            scoring("hachihachi", "dekiyaku", "dekiyaku", captured, language),
            scoring("hachihachi", "tokushuyaku", "tokushuyaku", counted, language),
            *flower_cards(language),
        ],
    )
