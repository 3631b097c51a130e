"""The sheet of the Snapphana games on one side: the order of the cards, and what scores.

Only the head and the foot differ between them.
"""

from __future__ import annotations

from fudaba.games.contract import Game
from fudaba.games.snapphana.fjabbe import LOSSES_OF_ONE, LOSSES_OF_TWO
from fudaba.games.snapphana.rule_sets import RULE_SETS
from fudaba.locale import Language
from fudaba.paper.sheet import Entry, Page, Sheet
from fudaba.paper.snapphana.counted import counted
from fudaba.paper.snapphana.drawn import multiples, order, sequences
from fudaba.paper.snapphana.writer import Writer


def sheet(game: Game, language: Language) -> Sheet:
    """Everything that scores under the game's options."""
    words = Writer(game, language)
    page = Page(
        title=words.title()[0],
        other=words.title()[1],
        lead=words.say(f"lead.{game.name}", target=words.rules.target),
        groups=[
            [order(words)],
            [multiples(words)],
            [sequences(words)],
            [counted(words)],
        ],
        lines=_foot(words),
    )
    return words.sheet([page], "paper.sheet")


def _foot(words: Writer) -> list[Entry]:
    rules, numbers = words.rules, RULE_SETS[words.game.name]
    found = []
    if rules.declarations:
        found.append(words.line("declare", "SN-031"))
    else:
        found.append(words.line("no_declarations", "FJ-R4"))
    if numbers.exchanged:
        found.append(words.line("exchange", "T1-004, T1-005", cards=numbers.exchanged))
    if numbers.for_dealer:
        found.append(words.line("discard", "SN-020", cards=numbers.for_dealer))
    if rules.is_fjabbe:
        key = "loses_also" if rules.trickless_also else "loses"
        found.append(words.line(key, "FJ-004, FJ-006"))
        found.append(words.line("ends", "FJ-007", two=LOSSES_OF_TWO, one=LOSSES_OF_ONE))
    if rules.overtrump:
        found.append(words.line("overtrump", "SN-R21"))
    return found
