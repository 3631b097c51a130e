"""What one player's declaration is worth, or why it may not be made."""

from __future__ import annotations

from msgspec import Struct

from fudaba.cards.pack import SNAPPHANA
from fudaba.games.contract import Game
from fudaba.games.snapphana.combinations import Bundle, is_combination
from fudaba.games.snapphana.kinds import NAMES
from fudaba.games.snapphana.options import Rules
from fudaba.nearest import Meant, quoted
from fudaba.score.problem import Refused
from fudaba.score.snapphana.faults import called, fault
from fudaba.score.snapphana.reading import rules_of
from fudaba.score.snapphana.worth import PointsAnswer
from fudaba.score.written import read


class Declared(Struct, frozen=True, forbid_unknown_fields=True):
    """A combination that is declared, with all of its cards (SN-R15, SN-R17)."""

    kind: str
    cards: str


class DeclarationQuestion(Struct, frozen=True, forbid_unknown_fields=True):
    """All that one player declares."""

    combinations: list[Declared]


def declaration(game: Game, question: DeclarationQuestion) -> PointsAnswer:
    """SN-030 to SN-035."""
    declarations_allowed(rules_of(game))
    return PointsAnswer(True, int(bundle_of(question.combinations).points()))


def bundle_of(combinations: list[Declared]) -> Bundle:
    """What one player declares, together; Refused where one of them is no combination."""
    bundle = Bundle()
    for declared in combinations:
        if declared.kind not in NAMES:
            meant = Meant(declared.kind, NAMES)
            raise Refused("snapphana.no_kind", kind=quoted(declared.kind), meant=meant)
        kind = NAMES.index(declared.kind)
        if bundle.cards[kind]:
            raise Refused("snapphana.declared_once", kind=called(kind), rule="SN-R6")
        cards = read(SNAPPHANA, declared.cards)
        if not is_combination(kind, cards):
            raise Refused("snapphana.no_combination", kind=called(kind), why=fault(kind, cards))
        bundle.add(kind, cards)
    return bundle


def declarations_allowed(rules: Rules) -> None:
    """Fjabbe has declarations only where its table has agreed on them."""
    if not rules.declarations:
        raise Refused("snapphana.no_declarations", rule="FJ-R4")
