"""What all games' scenes share: names, seats, questions, steps, score sheets; and their hooks."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import ClassVar

from msgspec.structs import replace

from fudaba.games.asked import AskedView, ChoiceView
from fudaba.games.contract import Game, IllegalAction, Match
from fudaba.games.view import DealView, EntryView, EventView, View
from fudaba.locale import Language, game_key, game_word, reason_text, word
from fudaba.locale.names import shown_name
from fudaba.scenes import sheets
from fudaba.scenes.consequences import Teller
from fudaba.scenes.help import Help
from fudaba.scenes.phrases import listed, lowered, number, points_text, signed
from fudaba.scenes.scene import (
    Badge,
    Choice,
    Consequence,
    HandCard,
    Middle,
    Near,
    PartyScene,
    Pile,
    ProgressRow,
    Question,
    Scene,
    SeatScene,
    Step,
    StoryLine,
    Would,
)
from fudaba.scenes.sheet import Sheet

#: The longest name that is shown.
_LONGEST = 16


class Stage(ABC):
    """One viewer of one match. Everything is made from views; nothing else is known here."""

    #: Verbs of actions that are answered on the cards of the hand.
    ON_HAND: ClassVar[tuple[str, ...]] = ("play", "discard")
    #: Verbs of actions that are answered on what lies in the middle.
    ON_MIDDLE: ClassVar[tuple[str, ...]] = ("take",)
    #: The key of each action that is a choice beside the cards, by its verb.
    KEYS: ClassVar[dict[str, str]] = {}

    def __init__(
        self, game: Game, names: Sequence[str], seat: int | None, language: Language
    ) -> None:
        self.game = game
        self.options = game.options
        self.names = [_clean(shown_name(name, language)) for name in names]
        self.seat = seat
        self.language: Language = language

    # What a game supplies.

    @abstractmethod
    def subtitle(self, view: View) -> str:
        """The deal in short: `April, deal 4 of 12`."""

    def of_the_match(self, view: View) -> str:
        """The same where nobody sees the play: on a score pad."""
        return self.subtitle(view)

    @abstractmethod
    def status(self, view: View) -> str:
        """The whole line of what is being played: the game, the deal, who deals."""

    @abstractmethod
    def deal_title(self, view: View, number: int) -> str:
        """What a deal, counted from 1, is called."""

    @abstractmethod
    def middle(self, view: View) -> Middle:
        """What lies between the players."""

    @abstractmethod
    def won(self, view: View, seat: int) -> list[Pile]:
        """A player's won cards."""

    @abstractmethod
    def story(self, view: View) -> list[StoryLine]:
        """The deal in progress; the view's events are its own, the first is `view.begun`."""

    @abstractmethod
    def event_text(self, view: View, event: EventView) -> str:
        """One event by itself, in a few words; empty where it needs none."""

    @abstractmethod
    def help(self) -> Help:
        """How to play, and everything that scores."""

    def badges(self, view: View, seat: int) -> list[Badge]:
        """Dealer, calls and the like."""
        return []

    def note(self, view: View, seat: int) -> str:
        """What a player's won cards count."""
        return ""

    def near(self, view: View, seat: int) -> list[Near]:
        """What a player has made, and what is near."""
        return []

    def shown(self, view: View, seat: int) -> list[Pile]:
        """Cards of a hand that lie open."""
        return []

    def rests(self, view: View, seat: int) -> bool:
        """Whether a player has no part in the deal as it is now."""
        return False

    def progress(self, view: View) -> list[ProgressRow]:
        """How far everybody has come with everything that can be made."""
        return []

    def standing(self, view: View, seat: int) -> int | None:
        """What a player has at this moment; None where the table keeps it secret."""
        return view.scores[self.party(view, seat)]

    def score(self, points: int | None) -> str:
        """A score alone; one that the table keeps secret is not shown."""
        return "?" if points is None else number(points)

    def score_full(self, points: int | None) -> str:
        """A score as the game writes it in full."""
        return "?" if points is None else points_text(points, self.language)

    def money(self, points: int) -> str:
        """An amount that is paid."""
        return points_text(points, self.language)

    def in_kan(self, points: int) -> str:
        """The same in the coins of the game, where it has any."""
        return ""

    def change(self, points: int) -> str:
        """What a deal brought."""
        return signed(points)

    def parties(self, view: View) -> list[PartyScene]:
        """Those who score together, where that is not every player alone."""
        return []

    def party(self, view: View, seat: int) -> int:
        """Where a player's score stands."""
        return seat

    def party_names(self, view: View) -> list[str]:
        """Those who score, in the order of the scores."""
        return self.names

    def deal_note(self, view: View, number: int, party: int) -> str:
        """A word on the score sheet beside what a deal, counted from 1, brought somebody."""
        return ""

    def entry_reason(self, deal: DealView, place: int, entry: EntryView, parts: int) -> str:
        """What the ledger line at a place is for; marked where it pays one of several parts."""
        return self.reason(entry.reason, parts)

    def entry_cards(self, entry: EntryView) -> str:
        """The cards of a ledger line in the order in which they are shown."""
        return entry.cards

    def working(self, deal: DealView, entry: EntryView) -> str:
        """How the amount of a ledger line comes about."""
        return ""

    def sums(self, deal: DealView) -> list[str]:
        """What is told beside the payments: how card points were counted."""
        return sheets.sums(self, deal)

    def question(self, view: View, asked: AskedView) -> Question:
        """What the viewer is asked; a game adds to it what is weighty."""
        return Question(
            phase=asked.phase,
            form=asked.form,
            title=self.prompt_of(view, asked),
            least=asked.least,
            most=asked.most,
            choices=self.choices(view, asked),
        )

    @abstractmethod
    def prompt_of(self, view: View, asked: AskedView) -> str:
        """What the viewer is asked, in a line."""

    def waiting_for(self, view: View) -> str:
        """Whom the table waits for."""
        if view.to_play is None:
            return ""
        return self.say("waiting", who=self.who(view.to_play))

    def choice(self, view: View, choice: ChoiceView) -> Choice:
        """An answer that is no card: its label, its price, its key."""
        verb = choice.action.split()[0]
        return Choice(
            actions=[choice.action],
            label=self.word(f"scene.choice.{verb}"),
            key=self.KEYS.get(verb, ""),
            consequences=self.consequences(choice),
        )

    def hand_card(self, view: View, card: str, choice: ChoiceView | None) -> HandCard:
        """A card of the viewer's hand, and what playing it would do."""
        return HandCard(card=card, action=choice.action if choice else "")

    # What all games share.

    @property
    def pack(self) -> str:
        """Which cards are played with."""
        return self.game.spec.pack.name

    def say(self, key: str, **values: object) -> str:
        """One of the words that all games share."""
        return word(f"scene.{key}", self.language, **values)

    def word(self, key: str, **values: object) -> str:
        """One of the game's own words, or of its family's."""
        return game_word(self.game.name, key, self.language, **values)

    def who(self, seat: int) -> str:
        """A player in a sentence."""
        return self.say("you") if seat == self.seat else self.names[seat]

    def card_worth(self, card: str) -> str:
        """What a card counts by itself, in games in which people count that way."""
        return ""

    def account(self, account: int | str | None) -> str:
        """Who pays or is paid: a player, or the pot, the bank, the track."""
        if account is None:
            return ""
        return self.names[account] if isinstance(account, int) else self.say(f"account.{account}")

    def on_sheet(self, account: int | str | None) -> str:
        """The same on a score sheet that the viewer reads."""
        return self.in_sentence(account)

    def in_sentence(self, account: int | str | None) -> str:
        """The same where a sentence speaks to the viewer."""
        return self.who(account) if isinstance(account, int) else self.account(account)

    def reason(self, reason: str, parts: int = 1) -> str:
        """A ledger line's reason in words; marked where it pays one of several parts."""
        return reason_text(self.game.name, reason, self.language, parts)

    def end(self, deal: DealView) -> str:
        """How a deal ended, in words."""
        drawn = not deal.entries and game_key(self.game.name, "end.draw")
        return self.word(f"end.{'draw' if drawn else deal.end}")

    def ended(self, winner: int | None, end: str, names: Iterable[str] = ()) -> str:
        """A sentence on who ended a deal and with what, spoken to the viewer if it was them."""
        who = "" if winner is None else self.who(winner)
        key = f"scene.end.{end}"
        if winner is not None and winner == self.seat:
            key += "_you" if game_key(self.game.name, f"{key}_you") else ""
        return self.word(key, who=who, names=listed(map(lowered, names), self.language))

    def others(self, view: View) -> list[int]:
        """The other seats, from the right hand on; all of them for an onlooker."""
        if self.seat is None:
            return list(range(view.seats))
        return [(self.seat + step) % view.seats for step in range(1, view.seats)]

    def consequences(self, choice: ChoiceView) -> list[Consequence]:
        """What a choice would bring, in words."""
        return self.teller.tell(choice.effects)

    @cached_property
    def teller(self) -> Teller:
        """Puts effects into words."""
        return Teller(
            self.game.name,
            self.pack,
            self.in_sentence,
            lambda account: account is not None and account == self.seat,
            self.money,
            self.language,
        )

    def scene(self, view: View, told: int = 0) -> Scene:
        """All that the viewer is shown; `told` events of the match have been shown before."""
        every, first = view.events, view.happened - len(view.events)
        view = replace(view, events=every[max(0, view.begun - first) :])
        is_asked = view.asked is not None and self.seat is not None
        question = self.question(view, view.asked) if is_asked and view.asked else None
        return Scene(
            game=self.game.name,
            pack=self.pack,
            language=self.language,
            seat=self.seat,
            number=view.number,
            happened=view.happened,
            deal=view.deal,
            is_over=view.is_over,
            title=self.word("name"),
            subtitle=self.subtitle(view),
            status=self.status(view),
            seats=[self.seat_scene(view, seat) for seat in self._seated(view)],
            parties=self.parties(view),
            middle=self.middle(view),
            hand=self.hand(view),
            prompt=self.prompt(view, question),
            question=question,
            story=self.story(view),
            steps=self._steps(view, every[max(0, told - first) :]),
            progress=self.progress(view),
            finished=self._finished(view, told),
            result=self.result(view) if view.is_over else "",
        )

    def _seated(self, view: View) -> list[int]:
        return self.others(view) + ([] if self.seat is None else [self.seat])

    def seat_scene(self, view: View, seat: int) -> SeatScene:
        """One player."""
        standing = self.standing(view, seat)
        return SeatScene(
            seat=seat,
            name=self.names[seat],
            score=self.score(standing),
            score_full=self.score_full(standing),
            is_own=seat == self.seat,
            to_play=view.to_play == seat,
            rests=self.rests(view, seat),
            hidden=view.hands[seat].hidden,
            badges=self.badges(view, seat),
            note=self.note(view, seat),
            near=self.near(view, seat),
            won=self.won(view, seat),
            shown=self.shown(view, seat),
        )

    def hand(self, view: View) -> list[HandCard]:
        """The viewer's hand."""
        if self.seat is None:
            return []
        asked = view.asked.choices if view.asked else []
        choices = {card_of(one.action): one for one in asked if verb_of(one.action) in self.ON_HAND}
        cards = self.hand_order(view.hands[self.seat].cards)
        return [self.hand_card(view, card, choices.get(card)) for card in cards]

    def hand_order(self, cards: str) -> list[str]:
        """The cards of a hand in the order in which they are held."""
        return cards.split()

    def choices(self, view: View, asked: AskedView) -> list[Choice]:
        """The answers that are given beside the cards."""
        on_cards = (*self.ON_HAND, *self.ON_MIDDLE)
        return [
            self.choice(view, one) for one in asked.choices if verb_of(one.action) not in on_cards
        ]

    def prompt(self, view: View, question: Question | None) -> str:
        """What the viewer is asked, or whom the table waits for."""
        if view.is_over:
            return self.say("over")
        if question is None or view.asked is None:
            return self.waiting_for(view)
        return self.prompt_of(view, view.asked)

    def _steps(self, view: View, events: list[EventView]) -> list[Step]:
        first = view.happened - len(events)
        return [
            Step(
                event=first + place,
                kind=event.kind,
                seat=event.seat,
                cards=event.cards,
                took=event.took,
                text=self.event_text(view, event),
            )
            for place, event in enumerate(events)
        ]

    def result(self, view: View) -> str:
        """Who won the match."""
        names, alone = self.party_names(view), len(view.scores) == view.seats
        if isinstance(view.winner, list):
            called = [self.who(one) if alone else names[one] for one in view.winner]
            return self.say("result.shared", who=listed(called, self.language))
        assert view.winner is not None
        if self.seat is not None and view.winner == self.party(view, self.seat):
            return self.say("result.you")
        return self.say("result.other" if alone else "result.side", who=names[view.winner])

    # Score sheets.

    def sheet(self, view: View, number: int) -> Sheet:
        """A finished deal, counted from 1, that the view holds."""
        return sheets.sheet(self, view, number)

    def sheets(self, view: View) -> list[Sheet]:
        """All finished deals that the view holds."""
        first = sheets.finished_before(view) + 1
        return [self.sheet(view, first + place) for place in range(len(view.finished))]

    def _finished(self, view: View, told: int) -> list[Sheet]:
        """The deals that ended after so many events."""
        ends = view.happened if view.is_over else view.begun
        number = sheets.finished_before(view) + len(view.finished)
        found: list[Sheet] = []
        for deal in reversed(view.finished):
            if ends <= told:
                break
            found.insert(0, self.sheet(view, number))
            ends -= deal.happened
            number -= 1
        return found

    def would(self, match: Match, actions: Sequence[str]) -> Would:
        """What actions in a row would bring, played on a copy."""
        twin = match.copy()
        told: list[Consequence] = []
        for action in actions:
            asked = None if twin.is_over or self.seat is None else twin.view(self.seat).asked
            found = (
                next((one for one in asked.choices if one.action == action), None)
                if asked
                else None
            )
            if found is None:
                return Would(refusal=self.say("refusal.not_now"))
            told += self.consequences(found)
            try:
                twin.apply_text(action)
            except IllegalAction:
                return Would(refusal=self.say("refusal.not_now"))
        return Would(consequences=told)


def verb_of(action: str) -> str:
    """The first word of an action."""
    return action.partition(" ")[0]


def card_of(action: str) -> str:
    """What an action names: the card of `play 8L`."""
    return action.partition(" ")[2]


def recent(view: View) -> list[EventView]:
    """What happened since the player to move last moved; for a viewer to be shown as new."""
    events = view.events
    for index in range(len(events) - 1, -1, -1):
        if events[index].seat == view.to_play and events[index].kind != "deal":
            return events[index + 1 :]
    return events


def _clean(name: str) -> str:
    """A name that cannot upset the page."""
    shown = "".join(sign for sign in name if sign.isprintable()).strip()
    return shown[:_LONGEST] or "?"
