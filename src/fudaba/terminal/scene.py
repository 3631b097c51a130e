"""What the table shows, whichever game is played: a view turned into slots, lines and choices."""

from __future__ import annotations

from dataclasses import dataclass, field

from rich.text import Text


@dataclass(frozen=True)
class Slot:
    """A place for one card, or for a pile of them, in a hand or in the middle."""

    cards: tuple[str, ...]
    #: The legal action of this place, None where there is none now.
    action: str | None = None
    key: str = ""
    #: A word below the card: "pair", a player's name in a trick.
    note: str = ""
    #: It came here since the player to move last moved.
    fresh: bool = False
    #: Cards in the middle that this hand card would take.
    targets: frozenset[str] = frozenset()
    #: A sign on the card: it is among the chosen.
    mark: str = ""
    #: It stands out: the card that wins a trick so far, a chosen card.
    strong: bool = False
    #: It is only there to be looked at: a trick that is over.
    past: bool = False


@dataclass(frozen=True)
class Choice:
    """A legal action that is no card: a button with its key."""

    key: str
    action: str
    label: str


@dataclass(frozen=True)
class SeatScene:
    """One player at the table."""

    seat: int
    name: str
    to_play: bool
    #: How many cards are in the hand that the viewer cannot see.
    hidden: int
    score: str
    #: Dealer, calls and the like.
    badges: str
    captured: Text
    #: The same with a line for each kind, for a high terminal.
    captured_full: Text
    #: What the player has and what is near, in one line.
    hints: Text
    #: The player has no part in the deal, or none yet: a line says it all.
    rests: bool = False


@dataclass(frozen=True)
class Line:
    """One line of the log."""

    text: str
    seat: int | None = None
    #: Something worth noticing: a yaku, a call, an end.
    strong: bool = False


@dataclass(frozen=True)
class Scene:
    """Everything on the table as its owner sees it."""

    status: str
    middle_title: str
    others: tuple[SeatScene, ...]
    own: SeatScene
    middle: tuple[Slot, ...]
    hand: tuple[Slot, ...]
    prompt: str
    choices: tuple[Choice, ...] = ()
    #: A weighty decision, spelled out; it takes the log's place.
    decision: Text | None = None
    #: For the side of a wide terminal.
    panel: Text = field(default_factory=Text)
    story: tuple[Line, ...] = ()

    @property
    def options(self) -> list[tuple[str, str]]:
        """Every key with its action, in the order in which the arrow keys go."""
        slots = [(slot.key, slot.action) for slot in (*self.middle, *self.hand)]
        chosen = [(choice.key, choice.action) for choice in self.choices]
        return [(key, action) for key, action in slots if action is not None] + chosen
