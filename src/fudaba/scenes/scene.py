"""A scene: all that one seat, or an onlooker, is shown of a match, in one language, as data.

A face (the terminal, the page) draws a scene and sends back the action texts that stand in it; it
knows no rules and has no words of its own for what happens in a game. Cards are codes, several of
them separated by spaces; `fudaba.scenes.cards` has their names.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from fudaba.games.asked import Form
from fudaba.scenes.sheet import Sheet

#: How a part of a sentence is meant: as it is, with weight, in passing, or "this concerns you".
Tone = Literal["plain", "strong", "soft", "accent"]


class Span(Struct, frozen=True, omit_defaults=True):
    """A part of a sentence."""

    text: str
    tone: Tone = "plain"
    #: The cards that it names.
    cards: str = ""


#: A sentence, or several.
Phrase = list[Span]


class Badge(Struct, frozen=True, omit_defaults=True):
    """A word beside a player's name: oya, dropped, sage, a bid."""

    text: str
    #: A role in the deal, something said, a reason to sit out, the doubling cube.
    kind: Literal["role", "call", "out", "cube"] = "role"
    rule: str = ""


class Near(Struct, frozen=True, omit_defaults=True):
    """A yaku that a player has made, or is near to."""

    name: str
    have: int
    need: int
    #: What it is worth, where it is made.
    made: str = ""


class Pile(Struct, frozen=True, omit_defaults=True):
    """Won cards of one kind, or cards that lie open before a player, with what they are called."""

    title: str
    cards: str
    #: `light`, `animal`, `ribbon`, `plain` for won flower cards; else empty.
    kind: str = ""
    #: How many of them lie face down.
    hidden: int = 0
    #: Those that came last.
    fresh: str = ""
    note: str = ""
    rule: str = ""


class SeatScene(Struct, kw_only=True, frozen=True, omit_defaults=True):
    """One player."""

    seat: int
    name: str
    #: The score alone, for beside the name, and in full: `48`, `48 points (4 kan)`.
    score: str
    score_full: str
    is_own: bool = False
    to_play: bool = False
    #: Has no part in this deal, or none yet.
    rests: bool = False
    #: How many cards the player holds that the viewer does not see.
    hidden: int = 0
    badges: list[Badge] = []
    #: What the won cards count, tricks taken: `64 card points`.
    note: str = ""
    near: list[Near] = []
    won: list[Pile] = []
    #: Cards of the hand that lie open or were shown, with what for.
    shown: list[Pile] = []


class PartyScene(Struct, frozen=True, omit_defaults=True):
    """Those who score together, where that is not every player alone."""

    name: str
    seats: list[int]
    score: str
    note: str = ""
    is_own: bool = False
    #: What the score counts, where that is not points: `tricks`.
    unit: str = ""
    #: As it stands they lose the deal.
    is_losing: bool = False


class Place(Struct, kw_only=True, frozen=True, omit_defaults=True):
    """A card in the middle, or cards that lie together."""

    cards: str
    #: What is played by choosing this place; empty where it cannot be chosen now.
    action: str = ""
    #: A word below it: a player's name in a trick, that it was turned up.
    note: str = ""
    #: A word beside the player's name: that this one led, or is the viewer's partner.
    role: str = ""
    #: Who played it, in a trick.
    seat: int | None = None
    #: It wins the trick so far.
    is_winning: bool = False
    #: It came to lie here by the last move.
    is_last: bool = False
    #: What choosing it would do, and what that makes.
    says: str = ""
    more: str = ""


class Fact(Struct, frozen=True, omit_defaults=True):
    """Something in the middle that is no card: `×4` grand field, `48` in the pot, the rate."""

    value: str
    text: str
    kind: Literal["multiplier", "carried", "pot", "rate", "other"] = "other"
    rule: str = ""


class Middle(Struct, kw_only=True, frozen=True, omit_defaults=True):
    """What lies between the players: a field of flower cards, or a trick."""

    form: Literal["field", "trick"]
    title: str
    places: list[Place] = []
    #: The card that waits to be placed, and what it already lies on.
    waiting: Place | None = None
    #: The trick before, where it may be looked at.
    before: list[Place] = []
    #: Cards in the stock; None where there is none.
    stock: int | None = None
    facts: list[Fact] = []


class Consequence(Struct, kw_only=True, frozen=True, omit_defaults=True):
    """What a choice would bring, in words; the kinds are those of `fudaba.games.effect`."""

    kind: str
    text: str
    amount: int = 0
    cards: str = ""
    rule: str = ""


class HandCard(Struct, kw_only=True, frozen=True, omit_defaults=True):
    """A card of the viewer's hand."""

    card: str
    #: What is played by choosing it; empty where it cannot be played now.
    action: str = ""
    #: Worth a look: it would take something, or it may be played where others may not.
    is_up: bool = False
    #: Cards in the middle that it would take.
    takes: str = ""
    #: It would take one of them, to be chosen next.
    takes_either: bool = False
    #: What it would do, and what that makes: `Takes the full moon`, `Moon viewing 5`.
    says: str = ""
    more: str = ""
    #: It is among cards already chosen, shown or barred from what is asked.
    is_chosen: bool = False
    #: A gap before it: the cards before it belong together.
    is_apart: bool = False


class Row(Struct, kw_only=True, frozen=True, omit_defaults=True):
    """A line of a weighty question: a yaku within reach, with its cards and its worth."""

    name: str
    text: str = ""
    #: Cards the viewer has for it, and those that are lacking.
    cards: str = ""
    missing: str = ""
    worth: str = ""
    rule: str = ""


class Choice(Struct, kw_only=True, frozen=True, omit_defaults=True):
    """One answer to a question: a button, a tick."""

    #: What is played, in order, whole or not at all.
    actions: list[str]
    label: str
    #: What it pays or costs, in few words: `take 6 points`.
    detail: str = ""
    #: The key that chooses it: a letter of the game's own.
    key: str = ""
    cards: str = ""
    #: Cards of which only a part may be shown instead: then the first of `actions` is played, the
    #: chosen cards each with the question's `verb`, and what `ends` them. Empty where there is no
    #: such choice.
    parts: str = ""
    #: Ticked to begin with.
    is_marked: bool = False
    consequences: list[Consequence] = []
    #: Something goes on rather than ends: the bolder of two.
    is_bold: bool = False


class Question(Struct, kw_only=True, frozen=True, omit_defaults=True):
    """What the viewer is asked.

    `card` and `place` are answered on the cards (`Scene.hand`, `Middle.places`), beside them there
    may be choices; `one` and `amount` by a choice. `several` are answered by gathering: cards of
    the hand, each with `verb`, as many as `least` to `most`, or ticks, any number of `choices`;
    then they are confirmed. What gathered answers would bring is asked with `Stage.would`.
    """

    phase: str
    form: Form
    title: str
    text: str = ""
    least: int = 1
    most: int = 1
    #: It deserves a panel of its own.
    is_weighty: bool = False
    #: What is held or at stake, large: `6` `points`, `336` `each`.
    amount: str = ""
    unit: str = ""
    held: list[Pile] = []
    rows: list[Row] = []
    warning: Phrase = []
    #: What comes before the code of each gathered card: `discard`. Cards of the hand whose action
    #: has another verb are played at once.
    verb: str = ""
    #: What is played after gathered cards: `done`. Like a card there is no choice about, it is
    #: passed over where it is not asked for.
    ends: str = ""
    #: The button that plays what was gathered.
    confirm: str = ""
    confirm_key: str = ""
    choices: list[Choice] = []


class Would(Struct, kw_only=True, frozen=True, omit_defaults=True):
    """What gathered actions would bring, before they are played."""

    #: The label of the button that plays them: `Declare 97`.
    confirm: str = ""
    text: str = ""
    consequences: list[Consequence] = []
    #: Why they cannot be played; empty where they can.
    refusal: str = ""


class StoryLine(Struct, kw_only=True, frozen=True, omit_defaults=True):
    """One sentence of the deal's story."""

    text: Phrase
    seat: int | None = None
    #: Something worth noticing: a yaku, a call, an end.
    is_strong: bool = False
    #: The card from the hand and what it took; the card turned up and what it took.
    played: str = ""
    played_took: str = ""
    drawn: str = ""
    drawn_took: str = ""
    #: The event of the match, counted from 0, with which the sentence begins.
    event: int = 0


class Step(Struct, kw_only=True, frozen=True, omit_defaults=True):
    """One thing that happened, to be shown moving: an event as the view has it, and its words."""

    #: The event's number in the match, counted from 0.
    event: int
    kind: str
    seat: int | None = None
    cards: str = ""
    took: str = ""
    text: str = ""


class ProgressCell(Struct, kw_only=True, frozen=True, omit_defaults=True):
    """How far one player has come with one yaku."""

    seat: int
    have: int
    need: int
    is_open: bool = True
    #: What it is worth, where it is made: the number, and in words.
    made: str = ""
    text: str = ""
    #: Cards still to be had that would count.
    missing: str = ""


class ProgressRow(Struct, kw_only=True, frozen=True, omit_defaults=True):
    """One yaku of the game: its cards, and how far everybody has come."""

    name: str
    rule: str
    #: What it is worth or would be: `6`, `7 kan`.
    worth: str = ""
    #: Every card that counts for it, in the order in which it is shown.
    cards: str = ""
    players: list[ProgressCell] = []
    #: The rule in the words of the game's own list.
    needs: str = ""


class Scene(Struct, kw_only=True, frozen=True, omit_defaults=True):
    """Everything that is shown."""

    game: str
    pack: str
    language: str
    #: Whose scene it is; None for an onlooker.
    seat: int | None
    #: The number of the view, which a move must name; events in the match so far.
    number: int
    happened: int
    deal: int
    is_over: bool = False
    title: str
    #: `April, deal 4 of 12`; and the whole line of what is being played.
    subtitle: str
    status: str
    #: The other players, from the viewer's right hand on; then the viewer, where seated.
    seats: list[SeatScene]
    parties: list[PartyScene] = []
    middle: Middle
    hand: list[HandCard] = []
    #: What the viewer is asked, or whom the table waits for.
    prompt: str
    question: Question | None = None
    #: The story of the deal in progress.
    story: list[StoryLine] = []
    #: What has happened since this viewer's last scene.
    steps: list[Step] = []
    progress: list[ProgressRow] = []
    #: The deals that ended since this viewer's last scene, and at the end who won the match.
    finished: list[Sheet] = []
    result: str = ""
