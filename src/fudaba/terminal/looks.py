"""How the cards of each pack look, whichever game is played with them."""

from __future__ import annotations

from typing import Protocol

from fudaba.cards.pack import HANAFUDA
from fudaba.locale import Language
from fudaba.scenes.cards import index
from fudaba.scenes.snapphana.cards import title
from fudaba.scenes.stage import Stage
from fudaba.terminal import faces, snapphana_faces
from fudaba.terminal.faces import Face


class Looks(Protocol):
    """The looks of a pack."""

    def face(self, cards: tuple[str, ...]) -> Face:
        """A card, cards that lie together, or an empty place."""

    def title(self, card: str) -> str:
        """A card in short."""

    def called(self, card: str) -> str:
        """A card in a sentence."""

    def style(self, card: str) -> str:
        """The colour of a card."""


class FlowerLooks:
    """Flower cards."""

    def __init__(self, language: Language) -> None:
        self._language: Language = language

    def face(self, cards: tuple[str, ...]) -> Face:
        """The card, or the pile."""
        if len(cards) > 1:
            return faces.pile_face(cards, self._language)
        return faces.face(cards[0], self._language)

    def title(self, card: str) -> str:
        """`8L`."""
        return index(card)

    def called(self, card: str) -> str:
        """`8L moon`."""
        return faces.called(card, self._language)

    def style(self, card: str) -> str:
        """By kind."""
        return faces.style(card)


class SnapphanaLooks:
    """The cards of Snapphana, with what they count in the game that is played."""

    def __init__(self, stage: Stage) -> None:
        self._language: Language = stage.language
        self._worth = stage.card_worth

    def face(self, cards: tuple[str, ...]) -> Face:
        """The card, or the place that waits for one."""
        if not cards:
            return snapphana_faces.EMPTY
        return snapphana_faces.face(cards[0], self._language, self._worth(cards[0]))

    def title(self, card: str) -> str:
        """`♠K`."""
        return title(card)

    def called(self, card: str) -> str:
        """The same: its signs say it all."""
        return title(card)

    def style(self, card: str) -> str:
        """By suit."""
        return snapphana_faces.style(card)


def looks_of(stage: Stage) -> Looks:
    """The looks of the cards that a game is played with."""
    is_flowers = stage.pack == HANAFUDA.name
    return FlowerLooks(stage.language) if is_flowers else SnapphanaLooks(stage)


def titles(looks: Looks, cards: str) -> str:
    """Several cards in short."""
    return " ".join(looks.title(card) for card in cards.split())
