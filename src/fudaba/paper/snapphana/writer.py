"""What the sheet of the Snapphana games is written with."""

from __future__ import annotations

from fudaba.cards.pack import SNAPPHANA
from fudaba.games.contract import Game
from fudaba.games.snapphana.combinations import is_combination, worth
from fudaba.games.snapphana.kinds import NAMES
from fudaba.games.snapphana.options import Rules
from fudaba.games.snapphana.rule_sets import RULE_SETS
from fudaba.locale import Language
from fudaba.paper.sheet import Group
from fudaba.paper.truth import hold, shown
from fudaba.paper.words import Words


class Writer(Words):
    """The words, and the engine's opinion of every picture."""

    def __init__(self, game: Game, language: Language) -> None:
        super().__init__(game, language)
        self.rules = Rules(RULE_SETS[game.name], game.options)

    def worth(self, kind: str, cards: str) -> str:
        """What the engine says a combination is worth."""
        made, index = SNAPPHANA.set(" ".join(shown(cards))), NAMES.index(kind)
        hold(is_combination(index, made), f"{kind} {cards}")
        return str(int(worth(index, made)))

    def group(self, key: str, notes: list[str], rule: str = "") -> Group:
        """An empty group with its heading."""
        name, other = self.heading(key)
        said = [self.say(f"note.{note}") for note in notes]
        return Group(
            key=key, name=name, other=other, notes=said, rule=rule, form="figures", rows=[]
        )
