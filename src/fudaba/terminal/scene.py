"""A scene as the terminal lays it out: places with keys, buttons, texts with colours."""

from __future__ import annotations

from dataclasses import dataclass, field

from rich.text import Text

from fudaba.scenes.scene import Scene, SeatScene, StoryLine


@dataclass(frozen=True)
class Slot:
    """A place for one card, or for a pile of them, in a hand or in the middle."""

    cards: tuple[str, ...]
    #: What is chosen with this place, None where nothing is now.
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
    #: What choosing it would do.
    says: str = ""


@dataclass(frozen=True)
class Choice:
    """A button with its key."""

    key: str
    action: str
    label: str
    #: What it would do, where the label does not say it.
    says: str = ""


@dataclass(frozen=True)
class Laid:
    """Everything on the table as its owner sees it."""

    shown: Scene
    middle_title: str
    middle: tuple[Slot, ...]
    hand: tuple[Slot, ...]
    prompt: str
    choices: tuple[Choice, ...] = ()
    #: A weighty decision, spelled out; it takes the log's place.
    decision: Text | None = None
    #: For the side of a wide terminal.
    panel: Text = field(default_factory=Text)
    story: tuple[StoryLine, ...] = ()

    @property
    def others(self) -> list[SeatScene]:
        """The other players, from the right hand on."""
        return [seat for seat in self.shown.seats if not seat.is_own]

    @property
    def own(self) -> SeatScene:
        """The owner."""
        return next(seat for seat in self.shown.seats if seat.is_own)

    @property
    def options(self) -> list[tuple[str, str]]:
        """Every key with its action, in the order in which the arrow keys go."""
        slots = [(slot.key, slot.action) for slot in (*self.middle, *self.hand)]
        chosen = [(choice.key, choice.action) for choice in self.choices]
        return [(key, action) for key, action in slots if action is not None] + chosen

    def says(self, action: str) -> str:
        """What an action would do, said before it is done."""
        places: tuple[Slot | Choice, ...] = (*self.middle, *self.hand, *self.choices)
        return next((place.says for place in places if place.action == action), "")
