"""A pile counted and a hand looked through, line by line, for people at a table."""

from __future__ import annotations

from msgspec import Struct

from fudaba.cards.pack import SNAPPHANA
from fudaba.games.contract import Game
from fudaba.games.ledger import SUPPLY, Entry
from fudaba.games.snapphana.combinations import best_bundle
from fudaba.games.snapphana.kinds import MULTIPLES, NAMES
from fudaba.games.snapphana.layout import ADDED, layout
from fudaba.games.snapphana.settlement import LAST_TRICK, declaration_entries, pile_entries
from fudaba.refusal import Said
from fudaba.score.problem import Refused
from fudaba.score.snapphana.declaration import declarations_allowed
from fudaba.score.snapphana.piles import HAND_RULES, IN_PLAY_RULES, cards_in_play
from fudaba.score.snapphana.reading import countable, rules_of
from fudaba.score.written import read


class Line(Struct, frozen=True, omit_defaults=True):
    """A line of the count; `laid` shows a sequence as it lies on the table.

    There `T0=T18` is a wild that stands for a card, `+T0` one that is a card more.
    """

    name: str
    points: int
    rule: str
    cards: str
    laid: str = ""


class SheetAnswer(Struct, frozen=True):
    """The lines, and their sum."""

    ok: bool
    lines: list[Line]
    points: int


def count_pile(game: Game, text: str, last_trick: bool) -> SheetAnswer:
    """What a pile counts at the end of a deal (SN-060, SN-090)."""
    rules = rules_of(game)
    pile = read(SNAPPHANA, text)
    if pile.bit_count() > cards_in_play(rules):
        rule = IN_PLAY_RULES[rules.game.name]
        most, number = cards_in_play(rules), pile.bit_count()
        raise Refused("snapphana.pile", most=most, number=number, rule=rule)
    countable(rules, Said("question.pile"), pile)
    if last_trick and not pile:
        raise Refused("snapphana.last_trick_cards", rule="SN-046")
    entries: list[Entry] = []
    pile_entries(rules, 0, pile, entries)
    if last_trick:
        entries.append(Entry(SUPPLY, 0, LAST_TRICK, "last_trick", "SN-095"))
    return _sheet(entries)


def declarable(game: Game, text: str) -> SheetAnswer:
    """The most that a hand can declare (SN-030, SN-034)."""
    rules = rules_of(game)
    declarations_allowed(rules)
    hand = read(SNAPPHANA, text)
    most = int(rules.game.dealt)
    if hand.bit_count() > most:
        rule = f"{HAND_RULES[rules.game.name]}, SN-023"
        raise Refused("snapphana.hand", most=most, number=hand.bit_count(), rule=rule)
    entries: list[Entry] = []
    declaration_entries(0, best_bundle(hand), entries)
    return _sheet(entries)


def _sheet(entries: list[Entry]) -> SheetAnswer:
    lines = [
        Line(
            name=entry.reason,
            points=int(entry.amount),
            rule=entry.rule,
            cards=SNAPPHANA.set_text(int(entry.cards)),
            laid=_laid(entry),
        )
        for entry in entries
    ]
    return SheetAnswer(True, lines, sum(line.points for line in lines))


def _laid(entry: Entry) -> str:
    """A sequence card by card; nothing for another line."""
    if entry.reason not in NAMES[MULTIPLES:]:
        return ""
    return " ".join(
        _placed(card, place) for card, place in layout(NAMES.index(entry.reason), entry.cards)
    )


def _placed(card: int, place: int) -> str:
    text = SNAPPHANA.text(card)
    if place == ADDED:
        return f"+{text}"
    return text if place == card else f"{text}={SNAPPHANA.text(place)}"
