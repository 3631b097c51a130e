"""What the cards are called: in full for whoever hears them, in short for sentences."""

from __future__ import annotations

from functools import cache
from typing import Final

from msgspec import Struct

from fudaba.cards.pack import HANAFUDA, SNAPPHANA, Pack
from fudaba.locale import Language, has_word, word
from fudaba.scenes.scene import Span

PACKS: Final[dict[str, Pack]] = {pack.name: pack for pack in (HANAFUDA, SNAPPHANA)}

#: Lights, animals, ribbons, plains: in the order in which people sort them.
KINDS: Final = {"L": "light", "A": "animal", "R": "ribbon", "K": "plain"}


class CardName(Struct, frozen=True):
    """A card in words."""

    #: `Full moon, susuki light`.
    name: str
    #: As it stands in a sentence: `the full moon`.
    short: str
    #: What is printed in its corner: `8L`.
    index: str


@cache
def card_names(pack: str, language: Language) -> dict[str, CardName]:
    """The names of all cards of a pack, by their codes."""
    naming = _flower if pack == HANAFUDA.name else _snapphana
    return {code: naming(code, language) for code in PACKS[pack].texts}


def month(card: str) -> int:
    """The month of a flower card; 0 for the white one."""
    return int(card[: _digits(card)]) if card[0].isdigit() else 0


def _digits(card: str) -> int:
    return 2 if card[1:2].isdigit() else 1


def kind(card: str) -> str:
    """`L`, `A`, `R` or `K` of a flower card; `W` for the white one."""
    return card[_digits(card)] if card[0].isdigit() else card


def index(card: str) -> str:
    """A flower card's code without the number that tells plains apart: `8L`, `12K`."""
    return f"{month(card)}{kind(card)}" if month(card) else card


def short(cards: str, language: Language, pack: str = HANAFUDA.name) -> Span:
    """Several cards, or one, as a sentence names them."""
    names = card_names(pack, language)
    text = word("scene.comma", language).join(names[card].short for card in cards.split())
    return Span(text, cards=cards)


def either(cards: str, language: Language, pack: str = HANAFUDA.name) -> Span:
    """One of several cards, as a sentence names them."""
    names = [card_names(pack, language)[card].short for card in cards.split()]
    comma = word("scene.comma", language)
    if len(names) < 2:
        return Span(comma.join(names), cards=cards)
    text = word("scene.or", language, first=comma.join(names[:-1]), last=names[-1])
    return Span(text, cards=cards)


def _flower(card: str, language: Language) -> CardName:
    name = word(f"cards.name.{card}", language)
    plant = word(f"cards.month.{month(card)}", language) if month(card) else ""
    own = f"cards.short.{card}"
    if has_word(own):
        brief = word(own, language)
    else:
        brief = word("cards.short_plain", language, plant=plant)
    if month(card) and (kind(card) in "LA" or (has_word(own) and kind(card) == "K")):
        called = word(f"cards.kind.{kind(card)}", language)
        name = word("cards.described", language, picture=name, plant=plant, kind=called)
    return CardName(name, brief, index(card))


def _snapphana(card: str, language: Language) -> CardName:
    name = SNAPPHANA.name_of(SNAPPHANA.card(card), language)
    if has_word(f"cards.name.{card}"):
        return CardName(name, name, card)
    if card[0] == "T":
        return CardName(name[:1].upper() + name[1:], name[:1].lower() + name[1:], card)
    brief = word("cards.short_of_suit", language, name=name[:1].lower() + name[1:])
    return CardName(name[:1].upper() + name[1:], brief, card)
