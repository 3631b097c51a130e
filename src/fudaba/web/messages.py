"""What goes over the wire, in JSON: the answers of the HTTP interface and the socket's messages."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Raw, Struct, field

from fudaba.games.options import OptionValue
from fudaba.locale import Language
from fudaba.scenes.scene import Consequence

Name: TypeAlias = Annotated[str, Meta(max_length=40)]
Id: TypeAlias = Annotated[str, Meta(max_length=64)]
Number: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000_000)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=15)]
Actions: TypeAlias = Annotated[
    list[Annotated[str, Meta(max_length=80)]], Meta(min_length=1, max_length=80)
]

# People and games.


class Fault(Struct, frozen=True):
    """Why something was refused."""

    key: str
    text: str


class Refused(Struct, frozen=True):
    """The answer to a request that is refused."""

    error: Fault


class Me(Struct, frozen=True):
    """Who asks."""

    id: str
    name: str
    language: Language


class NewMe(Struct, frozen=True):
    """What is to be changed about it."""

    name: Name | None = None
    language: Language | None = None


class ValueInfo(Struct, frozen=True):
    """A value that an option takes."""

    value: OptionValue
    text: str


class OptionInfo(Struct, frozen=True, kw_only=True):
    """A rule that a table may set."""

    name: str
    text: str
    rule: str
    values: list[ValueInfo]
    default: OptionValue
    #: For numbers: any whole number from here on, in these steps.
    least: int | None = None
    most: int | None = None
    step: int = 1


class PresetInfo(Struct, frozen=True):
    """A named set of options."""

    name: str
    title: str
    text: str
    options: dict[str, OptionValue]


class BotInfo(Struct, frozen=True):
    """A bot that plays the game."""

    level: str
    title: str


class GameInfo(Struct, frozen=True, kw_only=True):
    """A game that can be played."""

    name: str
    title: str
    summary: str
    seats: list[int]
    #: Players score together, in pairs.
    has_partners: bool
    pack: str
    presets: list[PresetInfo]
    options: list[OptionInfo]
    bots: list[BotInfo]


class RuleInfo(Struct, frozen=True, kw_only=True):
    """A rule of the book, or a heading of it."""

    id: str
    title: str
    text: str


class PrimerInfo(Struct, frozen=True, kw_only=True):
    """A primer: its article as an element, `[name, attributes, children...]`."""

    game: str
    title: str
    article: list[Any] | None


# Tables.


class NewSeat(Struct, frozen=True, kw_only=True):
    """Who is to sit there."""

    kind: Literal["me", "device", "bot", "open", "invited"]
    level: Annotated[str, Meta(max_length=40)] = ""
    name: Name = ""


class NewTable(Struct, frozen=True, kw_only=True):
    """A table to be laid."""

    game: Annotated[str, Meta(max_length=40)]
    preset: Annotated[str, Meta(max_length=40)] | None = None
    options: dict[str, OptionValue] = {}
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=16)]
    public: bool = False
    practice: bool = False
    hints: bool = False
    onlookers: bool = True
    patience: Annotated[float, Meta(ge=5, le=604_800)] = 60.0
    #: Only where the server was started for tests.
    seed: Annotated[int, Meta(ge=0)] | None = None


class LaidTable(Struct, frozen=True):
    """Where it stands, and the secret of its invitation."""

    id: str
    invite: str


class SeatInfo(Struct, frozen=True, kw_only=True):
    """A seat, and who sits there."""

    seat: int
    kind: str
    name: str
    level: str | None = None
    is_me: bool = False
    present: bool = False
    #: Since when the person is away, and when the others may let a bot play: seconds since 1970.
    away_since: float | None = None
    patience_ends: float | None = None
    #: The person got up on purpose.
    left: bool = False
    #: The bot that plays for the person.
    stand_in: str | None = None
    device: bool = False


class Turn(Struct, frozen=True):
    """Whose turn it is on a device that is passed on."""

    seat: int
    name: str


class TableAround(Struct, frozen=True, kw_only=True):
    """A table around its match, for one of those who are there."""

    id: str
    game: str
    title: str
    preset: str | None
    options: dict[str, OptionValue]
    seats: list[SeatInfo]
    state: str
    public: bool
    practice: bool
    hints: bool
    onlookers: bool
    patience: float
    #: Only for those who sit there.
    invite: str | None = None
    turn: Turn | None = None
    #: Whether there is something to take back.
    can_take_back: bool = False
    #: Where the record is, when the match is over; and the table where it is played again.
    record_id: str | None = None
    rematch: str | None = None


class TableInfo(TableAround, frozen=True, kw_only=True):
    """The same, with the time at the server, for countdowns."""

    now: float


class CardSeat(Struct, frozen=True, kw_only=True):
    """A seat in a list."""

    seat: int
    kind: str
    name: str
    level: str | None = None
    is_me: bool = False


class TableCard(Struct, frozen=True, kw_only=True):
    """A table in a list."""

    id: str
    game: str
    title: str
    subtitle: str
    seats: list[CardSeat]
    state: str
    your_turn: bool
    practice: bool
    public: bool
    onlookers: bool
    created: float


class Lists(Struct, frozen=True):
    """The tables that concern a person."""

    mine: list[TableCard]
    open: list[TableCard]
    watch: list[TableCard]
    finished: list[TableCard]


class Sit(Struct, frozen=True):
    """Which seat to take, by default any open one; the secret of an invitation."""

    seat: SeatNumber | None = None
    invite: Id = ""


class OneSeat(Struct, frozen=True):
    """Which seat is meant."""

    seat: SeatNumber


class Nothing(Struct, frozen=True):
    """Nothing more is to be said."""


class NewId(Struct, frozen=True):
    """The table that was laid."""

    id: str


class ReplayedMove(Struct, frozen=True):
    """The move that led to a moment of a match."""

    seat: int
    actions: list[str]


class MovePlace(Struct, frozen=True, kw_only=True):
    """Where a move stands in its match: its deal, and the first of its actions there, from 1."""

    deal: int
    ply: int
    seat: int
    actions: list[str]


class Replayed(Struct, frozen=True, kw_only=True):
    """A moment of a finished match."""

    scene: Raw
    view: Raw
    at: int
    of: int
    move: ReplayedMove | None = None
    #: All moves of the match.
    moves: list[MovePlace] = []
    #: Every hand, where it was asked for.
    hands: list[str] | None = None


class Health(Struct, frozen=True):
    """Whether the server can take moves."""

    ok: bool
    database: bool


# The socket: what clients say.


class MoveMessage(Struct, frozen=True, tag_field="t", tag="move"):
    """Plays actions, whole or not at all; `number` is that of the view that they answer."""

    id: Id
    number: Number
    actions: Actions
    seat: SeatNumber | None = None


class WouldMessage(Struct, frozen=True, tag_field="t", tag="would"):
    """Asks what actions would bring."""

    id: Id
    number: Number
    actions: Actions


class HintMessage(Struct, frozen=True, tag_field="t", tag="hint"):
    """Asks what a bot would do."""

    id: Id


class BackMessage(Struct, frozen=True, tag_field="t", tag="back"):
    """Takes the last move back, at a practice table."""

    id: Id


class SeatMessage(Struct, frozen=True, tag_field="t", tag="seat"):
    """Shows one of the seats on this device."""

    seat: SeatNumber


class LanguageMessage(Struct, frozen=True, tag_field="t", tag="language"):
    """Goes on in another language."""

    lang: Language


class NudgeMessage(Struct, frozen=True, tag_field="t", tag="nudge"):
    """Tells whoever is to play that somebody waits."""


class WaitMessage(Struct, frozen=True, tag_field="t", tag="wait"):
    """Waits longer for those who are away."""


class PingMessage(Struct, frozen=True, tag_field="t", tag="ping"):
    """Asks whether the server is there."""


Incoming: TypeAlias = (
    MoveMessage
    | WouldMessage
    | HintMessage
    | BackMessage
    | SeatMessage
    | LanguageMessage
    | NudgeMessage
    | WaitMessage
    | PingMessage
)

# The socket: what the server says.


class StateMessage(Struct, frozen=True, kw_only=True, tag_field="t", tag="state"):
    """How everything stands, for this connection; older ones that were not sent are left out."""

    scene: Raw | None
    view: Raw | None
    table: TableInfo


class AckMessage(Struct, frozen=True, tag_field="t", tag="ack"):
    """A move is stored."""

    id: str


class RefusedMessage(Struct, frozen=True, kw_only=True, tag_field="t", tag="refused"):
    """Something was not done, and why; after it comes the present state."""

    id: str
    key: str
    text: str


class WouldAnswer(Struct, frozen=True, kw_only=True, tag_field="t", tag="would"):
    """What actions would bring."""

    id: str
    confirm: str = ""
    text: str = ""
    consequences: list[Consequence] = []
    refusal: str = ""


class HintValue(Struct, frozen=True):
    """What one choice is worth."""

    action: str
    text: str
    value: float


class HintAnswer(Struct, frozen=True, kw_only=True, tag_field="t", tag="hint"):
    """What a bot would do, and the numbers it goes by."""

    id: str
    action: str
    text: str
    numbers: list[HintValue]


class TableMessage(Struct, frozen=True, tag_field="t", tag="table"):
    """Who is here has changed."""

    table: TableInfo


class NudgedMessage(Struct, frozen=True, tag_field="t", tag="nudged"):
    """Somebody waits."""

    by: str = field(name="from")


class ByeMessage(Struct, frozen=True, tag_field="t", tag="bye"):
    """The server stops; whoever connects again finds everything as it was."""

    text: str


class PongMessage(Struct, frozen=True, tag_field="t", tag="pong"):
    """The server is there."""


Outgoing: TypeAlias = (
    StateMessage
    | AckMessage
    | RefusedMessage
    | WouldAnswer
    | HintAnswer
    | TableMessage
    | NudgedMessage
    | ByeMessage
    | PongMessage
)
