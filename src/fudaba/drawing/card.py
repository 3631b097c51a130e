"""A card while it is drawn: what lies on its paper, in the order it is laid there."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final, TypeAlias

from fudaba.drawing.elements import Value, attrs, placed
from fudaba.drawing.palette import PAPER

#: Something drawn around its own origin that cards place, often many times. Its function's name
#: becomes part of an id.
Motif: TypeAlias = Callable[[], str]

#: Codes that cannot be, or should not be, the name of a file or the start of an id.
NAMES: Final = {"W": "blank", "*": "star"}


@dataclass(frozen=True)
class Placement:
    """A motif and where it stands."""

    motif: Motif
    look: str

    def svg(self, scope: str) -> str:
        """The motif's use, where motifs have ids that begin with `scope`."""
        return f'<use href="#{scope}-{self.motif.__name__}"{self.look}/>'


class Card:
    """The art of one card.

    `code` is the pack's code for it, or `back`; `name` begins its ids. `corner` is drawn top left
    and, turned, bottom right. `index` is a tag in the corner that is drawn only where somebody asks
    for it. `place` moves the whole picture, not paper and corners. `gold` gives it a gold frame.
    """

    def __init__(
        self, code: str, paper: str = PAPER, gold: bool = False, name: str | None = None
    ) -> None:
        self.code = code
        self.name = name or NAMES.get(code, code)
        self.paper = paper
        self.gold = gold
        self.corner = ""
        self.index = ""
        self.place: str | None = None
        self._laid: list[str | Placement] = []

    def add(self, *parts: str) -> Card:
        """Draw these elements on top."""
        self._laid.extend(parts)
        return self

    def use(
        self,
        motif: Motif,
        x: float,
        y: float,
        scale: float = 1,
        turn: float = 0,
        fill: str | None = None,
        **look: Value,
    ) -> Card:
        """Place a motif on top; a negative scale mirrors it."""
        where = placed(x, y, scale, turn)
        self._laid.append(Placement(motif, attrs({"fill": fill, **look, "transform": where})))
        return self

    def many(
        self,
        motif: Motif,
        *places: tuple[float, ...],
        fill: str | None = None,
        **look: Value,
    ) -> Card:
        """Place a motif several times: (x, y, scale, turn)."""
        for x, y, *rest in places:
            scale = rest[0] if rest else 1
            turn = rest[1] if len(rest) > 1 else 0
            self.use(motif, x, y, scale, turn, fill, **look)
        return self

    def motifs(self) -> list[Motif]:
        """The motifs that the card places, each once."""
        used = (part.motif for part in self._laid if isinstance(part, Placement))
        return list(dict.fromkeys(used))

    def art(self, scope: str) -> Iterator[str]:
        """Everything that was laid down, where motifs have ids that begin with `scope`."""
        for part in self._laid:
            yield part.svg(scope) if isinstance(part, Placement) else part
