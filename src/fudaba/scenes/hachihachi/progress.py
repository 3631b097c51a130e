"""How far the players of Hachi-Hachi have come."""

from __future__ import annotations

from fudaba.cards.pack import HANAFUDA
from fudaba.games.hachihachi.dekiyaku import DEKIYAKU
from fudaba.games.hachihachi.progress import rows_played
from fudaba.games.hachihachi.view import HachiHachiView
from fudaba.games.hanafuda.view import ProgressView
from fudaba.games.options import Options
from fudaba.locale import Language, word
from fudaba.scenes.hanafuda.standing import Standing


def in_kan(kan: int, language: Language) -> str:
    """`7 kan`."""
    return word("hachihachi.money.kan", language, kan=kan)


def standings(
    view: HachiHachiView, options: Options, seat: int, language: Language
) -> list[Standing]:
    """Every dekiyaku of the game, in the order of the rulebook."""
    made = {held.name: held.kan for held in view.dekiyaku[seat]}
    come = {far.name: far for far in view.progress[seat]}
    found: list[Standing] = []
    for row in (DEKIYAKU[index] for index in rows_played(options)):
        cards = HANAFUDA.set_text(int(row.cards))
        far = come.get(row.name) or ProgressView(row.name, int(row.least), missing=cards)
        kan = made.get(row.name)
        worth = view.worth.get(row.name)
        found.append(
            Standing(
                name=word(f"hachihachi.dekiyaku.{row.name}", language),
                rule=row.rule,
                needs=word(f"hachihachi.needs.{row.name}", language),
                have=far.have,
                need=far.need,
                missing=far.missing,
                is_open=far.open,
                made="" if kan is None else str(kan),
                worth="" if kan is None else in_kan(kan, language),
                value=in_kan(int(row.kan), language) if worth is None else str(worth),
                cards=cards,
            )
        )
    return found
