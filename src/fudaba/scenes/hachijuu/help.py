"""Help for Hachijuu: how to play in brief, all that scores with its rule, the cards."""

from __future__ import annotations

from fudaba.games.hachijuu.dekiyaku import DEKIYAKU
from fudaba.games.hachijuu.teyaku import KINDS, PLAIN, SET
from fudaba.scenes.help import Help, flower_cards, scoring
from fudaba.scenes.stage import Stage


def help_page(stage: Stage) -> Help:
    """The whole page, the brief first."""

    def family(number: int) -> list[tuple[str, str]]:
        return [(kind.name, kind.rule) for kind in KINDS if kind.family == number]

    language = stage.language
    captured = [(row.name, row.rule) for row in DEKIYAKU]
    fee = stage.money(int(stage.options["fold_fee"]))
    return Help(
        brief=stage.word("scene.brief", fee=fee),
        sections=[
            scoring("hachijuu", "plain_yaku", "teyaku", family(PLAIN), language),
            scoring("hachijuu", "set_yaku", "teyaku", family(SET), language),
            scoring("hachijuu", "captured_yaku", "dekiyaku", captured, language),
            *flower_cards(language),
        ],
    )
