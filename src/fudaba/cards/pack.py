"""A pack as people see it: the text form and the name of every card, and reading them back."""

# Left as Python: a dataclass is no native class.

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final

from fudaba.cards import hanafuda, snapphana
from fudaba.cards.bits import cards_of, set_of
from fudaba.locale import Language, has_word, word
from fudaba.nearest import Meant, quoted
from fudaba.refusal import Refusal, Said

#: Sets of cards whose texts a pack remembers: views name the same few over and over.
REMEMBERED: Final = 20_000


class CardError(Refusal):
    """A card text that names no card, or a card named twice."""


@dataclass(frozen=True)
class Pack:
    """The cards of one kind of pack, in pack order."""

    name: str
    size: int
    texts: tuple[str, ...]
    aliases: dict[str, str] = field(repr=False)
    _name_of: Callable[[str, Language], str] = field(repr=False)
    _written: dict[int, str] = field(default_factory=dict, init=False, repr=False, compare=False)

    @cached_property
    def _codes(self) -> dict[str, int]:
        codes = {text: card for card, text in enumerate(self.texts)}
        return codes | {alias: codes[text] for alias, text in self.aliases.items()}

    @property
    def full(self) -> int:
        """All cards of the pack as a set."""
        return (1 << self.size) - 1

    def text(self, card: int) -> str:
        """`1L`, `T20`, ..."""
        return self.texts[card]

    def card(self, text: str) -> int:
        """The card a text names, in capitals or not; CardError where there is none."""
        card = self._codes.get(text.strip().upper())
        if card is None:
            raise CardError(
                "cards.unknown",
                card=quoted(text),
                pack=Said(f"cards.pack.{self.name.lower()}"),
                meant=Meant(text, self.texts),
            )
        return card

    def cards(self, text: str) -> list[int]:
        """The cards of a text in its own order; CardError if one stands there twice."""
        parts = text.split()
        try:
            found = [self._codes[part] for part in parts]
        except KeyError:
            found = [self.card(part) for part in parts]
        if len(set(found)) < len(found):
            twice = next(card for card in found if found.count(card) > 1)
            raise CardError("cards.twice", card=self.text(twice))
        return found

    def set(self, text: str) -> int:
        """The set of cards a text names."""
        return set_of(self.cards(text))

    def set_text(self, cards: int) -> str:
        """A set as text, in pack order."""
        text = self._written.get(cards)
        if text is None:
            if len(self._written) >= REMEMBERED:
                self._written.clear()
            text = " ".join([self.texts[card] for card in cards_of(cards)])
            self._written[cards] = text
        return text

    def list_text(self, cards: Iterable[int]) -> str:
        """Cards as text in the order given."""
        return " ".join([self.texts[card] for card in cards])

    def name_of(self, card: int, language: Language = "en") -> str:
        """What people call the card."""
        return self._name_of(self.texts[card], language)


def _hanafuda_name(text: str, language: Language) -> str:
    return word(f"cards.name.{text}", language)


def _snapphana_name(text: str, language: Language) -> str:
    if has_word(f"cards.name.{text}"):
        return word(f"cards.name.{text}", language)
    if text.startswith("T"):
        return word("cards.trump", language, rank=text[1:])
    rank = text[1:]
    if has_word(f"cards.rank.{rank}"):
        rank = word(f"cards.rank.{rank}", language)
    return word("cards.plain", language, suit=word(f"cards.suit.{text[0]}", language), rank=rank)


#: 48 flower cards and the white card of seven-handed Hachi-Hachi; `11K` is read as `11K1`.
HANAFUDA = Pack(
    name="hanafuda",
    size=hanafuda.PACK_SIZE,
    texts=tuple(hanafuda.text_of(card) for card in range(hanafuda.PACK_SIZE + 1)),
    aliases={"11K": "11K1"},
    _name_of=_hanafuda_name,
)

#: The 62 cards of 800, 1000, 150 and Fjabbe.
SNAPPHANA = Pack(
    name="Snapphana",
    size=snapphana.PACK_SIZE,
    texts=snapphana.TEXTS,
    aliases={},
    _name_of=_snapphana_name,
)
