"""What the won cards count one by one."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from fudaba.cards.pack import SNAPPHANA
from fudaba.cards.snapphana import FULL_PACK, PACK_SIZE
from fudaba.games.snapphana.counting import half_points, pair_points, trick_points
from fudaba.games.snapphana.settlement import LAST_TRICK
from fudaba.locale import word
from fudaba.paper.sheet import Entry, Group, fanned
from fudaba.paper.snapphana.drawn import TAROKKER
from fudaba.paper.snapphana.writer import Writer
from fudaba.paper.truth import shown

#: Cards of each worth: what they are called, and the picture.
KINDS: Final = (
    ("tarok", TAROKKER),
    ("king", "SK HK"),
    ("queen", "SQ HQ"),
    ("knight", "SN HN"),
    ("knave", "SJ HJ"),
    ("hackor", "S6 H9"),
)
_HACKA: Final = "S7"


def counted(words: Writer) -> Group:
    """The count in pairs, or in Fjabbe perhaps by tricks (FJ-R7)."""
    by_tricks = words.rules.count_by_tricks
    kinds = [_kind(words, key, cards, by_tricks) for key, cards in KINDS]
    total = int(pair_points(FULL_PACK)) + LAST_TRICK
    key = "how_tricks" if by_tricks else "how" if _all_in_play(words) else "how_part"
    text = words.say(key, last=LAST_TRICK, total=total, values=_halves(words))
    rule = "FJ-R7, SN-095" if by_tricks else "SN-091, SN-095"
    notes = ["won" if words.game.name != "fjabbe" else "won_alone"]
    if not words.rules.end_combinations:
        notes.append("no_combinations")
    head = words.group("cards", notes)
    return replace(head, form="kinds", rows=[kinds, [Entry(text=text, rule=rule)]])


def _all_in_play(words: Writer) -> bool:
    """Whether every card of the pack is won by somebody (in 150 and Fjabbe many stay out)."""
    game = words.rules.game
    return game.seats * (game.dealt + game.exchanged) + game.for_dealer == PACK_SIZE


def _kind(words: Writer, key: str, cards: str, by_tricks: bool) -> Entry:
    """An honour with a low card, two low cards; or what a card adds to its trick."""
    first = SNAPPHANA.set(shown(cards)[0])
    if by_tricks:
        worth = int(trick_points(first))
    elif key == "hackor":
        worth = int(pair_points(SNAPPHANA.set(cards)))
    else:
        worth = int(pair_points(first | SNAPPHANA.set(_HACKA)))
    name = words.say(f"kind.{key}_alone" if by_tricks and key == "hackor" else f"kind.{key}")
    return Entry(name=name, worth=str(worth), cards=fanned(cards), size="tiny")


def _halves(words: Writer) -> str:
    """4½, 4½, 3½, ... in the order of the pictures."""
    found = []
    for _, cards in KINDS:
        whole, half = divmod(int(half_points(SNAPPHANA.set(shown(cards)[0]))), 2)
        found.append(f"{whole or ''}{'½' if half else ''}")
    return word("scene.comma", words.language).join(found)
