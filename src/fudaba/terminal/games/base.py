"""What a game tells the shared table: the parts that are the same for every game, and hooks."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar, Final

from rich.console import RenderableType
from rich.text import Text

from fudaba.games.view import DealView, EventView, View
from fudaba.locale import Language, game_key, game_word, reason_text, word
from fudaba.locale.names import shown_name
from fudaba.terminal import keys
from fudaba.terminal.faces import Face
from fudaba.terminal.keys import card_key
from fudaba.terminal.phrases import points_text
from fudaba.terminal.scene import Choice, Line, Scene, SeatScene, Slot

#: What is left of a pause for somebody who only looks on.
WATCHING: Final = 0.4


class GameTable(ABC):
    """A game as one seat sees it. Everything is made from views; nothing else is known here."""

    #: Whether players pay each other, so that the score sheet says who pays.
    PAYERS: ClassVar[bool] = False
    #: Whether hand and middle take as many rows as their cards need.
    GROWS: ClassVar[bool] = False
    #: How many rows of buttons there may be.
    BUTTON_ROWS: ClassVar[int] = 1
    #: The widest a card in the middle may be.
    MIDDLE_WIDTH: ClassVar[int] = 10
    #: The keys of the pages, with their names.
    COMMANDS: ClassVar[tuple[tuple[str, str], ...]] = (
        (keys.HELP, "help"),
        (keys.SCORES, "scores"),
        (keys.YAKU, "yaku"),
        (keys.LOG, "log"),
    )

    def __init__(self, names: list[str], seat: int, language: Language) -> None:
        self.names = [_clean(shown_name(name, language)) for name in names]
        self.seat = seat
        self.language: Language = language
        #: The game's name, for tables that serve several games.
        self.game = ""

    # What a game supplies.

    @abstractmethod
    def face(self, cards: tuple[str, ...]) -> Face:
        """The looks of a card, or of cards that lie together."""

    @abstractmethod
    def status(self, view: View) -> str:
        """The line on top: the game, the deal, who deals."""

    @abstractmethod
    def middle(self, view: View) -> list[Slot]:
        """What lies in the middle: a field, a trick. Legal actions are added by the table."""

    @abstractmethod
    def middle_title(self, view: View) -> str:
        """The line above the middle."""

    @abstractmethod
    def targets(self, view: View, card: str) -> frozenset[str]:
        """What a hand card would take."""

    @abstractmethod
    def captured(self, view: View, seat: int) -> Text:
        """A player's captured cards, in one line."""

    def captured_full(self, view: View, seat: int) -> Text:
        """A player's captured cards in several lines, for a high terminal."""
        return self.captured(view, seat)

    @abstractmethod
    def question(self, view: View) -> str:
        """What the owner is asked now."""

    @abstractmethod
    def explain(self, view: View, action: str) -> str:
        """What an action would do, said before it is done."""

    @abstractmethod
    def choice(self, view: View, action: str) -> Choice:
        """A button for an action that is no card."""

    @abstractmethod
    def story(self, events: list[EventView], deal: int) -> list[Line]:
        """What happened in a deal, as sentences."""

    @abstractmethod
    def deal_title(self, view: View, number: int) -> str:
        """What a deal, counted from 1, is called."""

    @abstractmethod
    def help(self, view: View) -> RenderableType:
        """How to play, and everything that scores."""

    @abstractmethod
    def progress(self, view: View) -> RenderableType:
        """How far everybody has come, in full."""

    def badges(self, view: View, seat: int) -> str:
        """Dealer, calls and the like."""
        return ""

    def hints(self, view: View, seat: int) -> Text:
        """What a player has and what is near, in one line."""
        return Text()

    def panel(self, view: View) -> Text:
        """How far everybody has come, for the side of a wide terminal."""
        return Text()

    def decision(self, view: View) -> Text | None:
        """A weighty decision spelled out, None where there is none."""
        return None

    def score(self, view: View, points: int | None) -> str:
        """A score as the game shows it; one that the table keeps secret is not shown."""
        return "?" if points is None else points_text(points, self.language)

    def standing(self, view: View, seat: int) -> int | None:
        """What a player has at this moment; None where the table keeps it secret."""
        return view.scores[seat]

    def total(self, view: View, seat: int) -> int | None:
        """What a player has by the finished deals, as the score sheet shows it."""
        return view.scores[seat]

    def opening_score(self, view: View) -> int:
        """What everybody has before the first deal."""
        return 0

    def amount(self, view: View, points: int) -> str:
        """What a ledger line pays, as the score sheet shows it."""
        return f"{points:+}"

    def entries(self, view: View, deal: DealView) -> RenderableType | None:
        """The ledger of a deal as the score sheet shows it; None for the usual table."""
        return None

    def deal_note(self, view: View, number: int, party: int) -> str:
        """A word on the score sheet beside what a deal, counted from 1, brought somebody."""
        return ""

    def deal_mark(self, deal: DealView, party: int) -> str:
        """A sign behind what a deal brought somebody, in the list of all deals."""
        return ""

    def extra_totals(self, view: View) -> list[tuple[str, list[str]]]:
        """Further lines below the totals: a title, and something for everybody who scores."""
        return []

    def parties(self, view: View) -> list[str]:
        """Those who score, in the order of the scores: the players, or sides."""
        return self.names

    def party(self, view: View, seat: int) -> int:
        """Where a player's score stands."""
        return seat

    def commands(self, view: View) -> tuple[tuple[str, str], ...]:
        """The pages that may be asked for."""
        return self.COMMANDS

    def page(self, view: View, key: str) -> tuple[str, RenderableType]:
        """The title and the body of a page that only this game has."""
        raise KeyError(key)

    def keys_help(self) -> str:
        """Which keys there are."""
        return self.say("help.keys")

    def carry_out(self, view: View, action: str) -> list[str]:
        """What is to be played when a place or a button is chosen, in order; what is not legal
        by then is left out. Empty where something only changes on the table."""
        return [action]

    def pace(self, view: View) -> float:
        """The part of the usual pause that a bot's move takes."""
        return WATCHING if self.watches(view) else 1.0

    def watches(self, view: View) -> bool:
        """Whether the owner only looks on until the deal is over."""
        return False

    def rests(self, view: View, seat: int) -> bool:
        """Whether a player has no part in the deal as it is now."""
        return False

    def waiting(self, view: View) -> str:
        """Whom the table waits for."""
        return "" if view.to_play is None else self.say("waiting", who=self.who(view.to_play))

    # What all games share.

    def say(self, key: str, **values: object) -> str:
        """One of the terminal's own words."""
        return word(f"terminal.{key}", self.language, **values)

    def who(self, seat: int) -> str:
        """A player in a sentence."""
        return self.say("you") if seat == self.seat else self.names[seat]

    def titles(self, cards: str) -> str:
        """Several cards in short."""
        return cards

    def account(self, account: int | str) -> str:
        """Who pays or is paid: a player, or the pot, the bank, the track."""
        return self.names[account] if isinstance(account, int) else self.say(f"account.{account}")

    def reason(self, game: str, reason: str, parts: int = 1) -> str:
        """The reason of a ledger line in words; marked where it pays one of several parts."""
        return reason_text(game, reason, self.language, parts)

    def end(self, game: str, deal: DealView) -> str:
        """How a deal ended, in words."""
        drawn = not deal.entries and game_key(game, "end.draw")
        return game_word(game, f"end.{'draw' if drawn else deal.end}", self.language)

    def others(self, view: View) -> list[int]:
        """The other seats, from the right hand on."""
        return [(self.seat + step) % view.seats for step in range(1, view.seats)]

    def prompt(self, view: View) -> str:
        """What the owner is asked, or whom the table waits for."""
        if view.is_over:
            return self.say("over")
        return self.question(view) if view.to_play == self.seat else self.waiting(view)

    def choices(self, view: View) -> list[Choice]:
        """The buttons, in order."""
        return [self.choice(view, action) for action in view.legal if not _card_of(action)]

    def scene(self, view: View) -> Scene:
        """The whole table."""
        return Scene(
            status=self.status(view),
            middle_title=self.middle_title(view),
            others=tuple(self._seat(view, seat) for seat in self.others(view)),
            own=self._seat(view, self.seat),
            middle=tuple(self._middle(view)),
            hand=tuple(self.hand(view)),
            prompt=self.prompt(view),
            choices=tuple(self.choices(view)),
            decision=self.decision(view),
            panel=self.panel(view),
            story=tuple(self.story(view.events, view.deal)),
        )

    def _seat(self, view: View, seat: int) -> SeatScene:
        return SeatScene(
            seat=seat,
            name=self.names[seat],
            to_play=view.to_play == seat,
            hidden=view.hands[seat].hidden,
            score=self.score(view, self.standing(view, seat)),
            badges=self.badges(view, seat),
            captured=self.captured(view, seat),
            captured_full=self.captured_full(view, seat),
            hints=self.hints(view, seat),
            rests=self.rests(view, seat),
        )

    def hand(self, view: View) -> list[Slot]:
        """The hand of the owner, keyed by place."""
        actions = {_card_of(action): action for action in view.legal}
        slots: list[Slot] = []
        for place, card in enumerate(view.hands[self.seat].cards.split()):
            action = actions.get(card)
            key = card_key(place) if action else ""
            slots.append(Slot((card,), action, key, targets=self.targets(view, card)))
        return slots

    def _middle(self, view: View) -> list[Slot]:
        """The middle, with keys where something there may be chosen."""
        actions = {_card_of(action): action for action in view.legal if action.startswith("take ")}
        slots: list[Slot] = []
        given = 0
        for slot in self.middle(view):
            action = next((actions[card] for card in slot.cards if card in actions), None)
            if action is not None:
                slot = Slot(slot.cards, action, card_key(given), slot.note, slot.fresh)
                given += 1
            slots.append(slot)
        return slots


def recent(view: View) -> list[EventView]:
    """What happened since the player to move last moved; for a viewer to be shown as new."""
    events = view.events
    for index in range(len(events) - 1, -1, -1):
        if events[index].seat == view.to_play and events[index].kind != "deal":
            return events[index + 1 :]
    return events


def _card_of(action: str) -> str:
    """The card of an action like `play 8L`, empty where the action names none."""
    parts = action.split()
    return parts[1] if len(parts) == 2 and parts[0] in ("play", "take", "discard", "give") else ""


def _clean(name: str) -> str:
    """A name that cannot upset the screen."""
    shown = "".join(sign for sign in name if sign.isprintable()).strip()
    return shown[:16] or "?"
