"""A seat at a live table: whose it is, and who plays it now."""

from __future__ import annotations

from fudaba.tables.setup import SeatSetup


class Seat:
    """Open, a person's, or a bot's; for a person who is away a bot may stand in."""

    def __init__(self, setup: SeatSetup) -> None:
        self.person = setup.person
        self.name = setup.name
        self.level = setup.level
        self.device = setup.device
        self.invited = setup.invited
        #: The bot that plays for the person, empty while the person does.
        self.stand_in = ""
        #: The person got up on purpose.
        self.has_left = False

    @property
    def kind(self) -> str:
        """`open`, `person` or `bot`."""
        if self.level:
            return "bot"
        return "person" if self.person else "open"

    @property
    def bot(self) -> str:
        """The bot that plays here now, empty where a person does."""
        return self.level or self.stand_in

    def sit(self, person: str, name: str) -> None:
        """Somebody takes the seat, or comes back to it."""
        self.person, self.name = person, name
        self.has_left = False

    def clear(self) -> None:
        """The seat is open again."""
        self.person = self.name = self.stand_in = ""
        self.device = self.has_left = False
