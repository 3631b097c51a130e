"""What a dealt hand may announce, and what captured cards are worth."""

from __future__ import annotations

from msgspec import Struct
from mypy_extensions import i64

from fudaba.cards.bits import bit
from fudaba.cards.pack import HANAFUDA
from fudaba.games.contract import Game
from fudaba.games.hachijuu.dekiyaku import dekiyaku_of
from fudaba.games.hachijuu.options import Rules
from fudaba.games.hachijuu.teyaku import KINDS, NONE, PLAIN, SET, Hand
from fudaba.refusal import Said
from fudaba.score.answers import Combination
from fudaba.score.cards import exactly, hanafuda_set

#: The rule that lists the pack, which has no white card.
PACK_RULE = "HJ-002"


class HandQuestion(Struct, frozen=True, forbid_unknown_fields=True):
    """A dealt hand."""

    hand: str


class TeyakuAnswer(Struct, frozen=True):
    """The best of each family with the cards it exposes, and all that may be announced."""

    ok: bool
    plain: Combination | None
    set: Combination | None
    points: int
    possible: list[str]


class CapturedQuestion(Struct, frozen=True, forbid_unknown_fields=True):
    """Captured cards."""

    captured: str


class DekiyakuAnswer(Struct, frozen=True):
    """The captured yaku held, and their sum."""

    ok: bool
    yaku: list[Combination]
    points: int


def teyaku(game: Game, question: HandQuestion) -> TeyakuAnswer:
    """HJ-401 to HJ-427; what may be announced goes by HJ-R8."""
    hand = exactly(7, Said("question.hand"), hanafuda_set(question.hand, PACK_RULE), "HJ-204")
    held = Hand(hand)
    plain, sets = _best(held, PLAIN), _best(held, SET)
    possible = held.possible(Rules(game.options), 0)
    return TeyakuAnswer(
        ok=True,
        plain=plain,
        set=sets,
        points=sum(best.points for best in (plain, sets) if best is not None),
        possible=[kind.name for place, kind in enumerate(KINDS) if possible & bit(place)],
    )


def _best(held: Hand, family: i64) -> Combination | None:
    kind = held.best(family)
    if kind == NONE:
        return None
    row = KINDS[kind]
    cards = HANAFUDA.set_text(held.choices(kind)[0])
    return Combination(row.name, int(row.points), row.rule, cards)


def dekiyaku(game: Game, question: CapturedQuestion) -> DekiyakuAnswer:
    """HJ-611 to HJ-617."""
    rows = [
        Combination(made.name, int(made.points), made.rule, HANAFUDA.set_text(int(made.cards)))
        for made in dekiyaku_of(hanafuda_set(question.captured, PACK_RULE))
    ]
    return DekiyakuAnswer(True, rows, sum(row.points for row in rows))
