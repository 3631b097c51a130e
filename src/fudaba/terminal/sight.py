"""A game's scenes laid out for a terminal: keys, marks, buttons, and the texts between them."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Sequence
from typing import Final

from msgspec.structs import replace
from rich.text import Text

from fudaba.cards.pack import SNAPPHANA
from fudaba.games.view import EventView, View
from fudaba.locale import word
from fudaba.scenes import scene as data
from fudaba.scenes.cards import card_names
from fudaba.scenes.scene import HandCard, Place, StoryLine, Would
from fudaba.scenes.stage import Stage
from fudaba.terminal import keys
from fudaba.terminal.decision import decision_text
from fudaba.terminal.gathering import CHOOSE, CONFIRM, LEAVE, TICK, Gathering
from fudaba.terminal.looks import looks_of, titles
from fudaba.terminal.progress import panel
from fudaba.terminal.scene import Choice, Laid, Slot

#: Parts of the usual pause: of somebody who only looks on, of a card, and of a whole trick.
_WATCHING: Final = 0.4
_CARD: Final = 0.6
_TRICK: Final = 1.2

_AWAY: Final = "✗"
_SHOWN: Final = "✔"
_BOXES: Final = ("☐", "☑")
#: Up to so many ticks there is room for their cards.
_WITH_CARDS: Final = 4


class Sight:
    """What one person sees of a match; it draws what the stage shows and knows no rules."""

    def __init__(self, stage: Stage, seat: int, would: Callable[[Sequence[str]], Would]) -> None:
        self.stage = stage
        self.seat = seat
        self.language = stage.language
        self.names = stage.names
        self.looks = looks_of(stage)
        self.gathering = Gathering(would)
        self._would = would
        #: Tricks are taken: there are many cards in a hand and few in the middle.
        self.has_tricks = stage.pack == SNAPPHANA.name
        #: How many columns the panel at the side has.
        self.panel_width = 38

    def say(self, key: str, **values: object) -> str:
        """One of the terminal's own words."""
        return word(f"terminal.{key}", self.language, **values)

    def titles(self, cards: str) -> str:
        """Several cards in short."""
        return titles(self.looks, cards)

    # What the terminal has for a game of this kind.

    @property
    def middle_width(self) -> int:
        """The widest a card in the middle may be."""
        return 20 if self.has_tricks else 10

    @property
    def button_rows(self) -> int:
        """How many rows of buttons there may be."""
        return 8 if self.has_tricks else 1

    @property
    def commands(self) -> tuple[tuple[str, str], ...]:
        """The keys of the pages, with their names; the last trick only where it may be seen."""
        found = [(keys.HELP, "help"), (keys.SCORES, "scores")]
        found.append((keys.YAKU, "overview" if self.has_tricks else "yaku"))
        if self.stage.options.get("show_last_trick"):
            found.append((keys.LAST_TRICK, "last_trick"))
        return (*found, (keys.LOG, "log"))

    def keys_help(self) -> str:
        """Which keys there are."""
        return self.say("help.trick_keys" if self.has_tricks else "help.keys")

    def pace(self, view: View) -> float:
        """The part of the usual pause that a bot's move takes."""
        shown = self.stage.scene(view, view.happened)
        if self.has_tricks:
            lying = any(place.cards for place in shown.middle.places)
            return _CARD if lying or not shown.middle.before else _TRICK
        own = next(seat for seat in shown.seats if seat.is_own)
        return _WATCHING if own.rests and not all(seat.rests for seat in shown.seats) else 1.0

    # The table.

    def scene(self, view: View) -> Laid:
        """The whole table."""
        shown = self.stage.scene(view, view.happened)
        self.gathering.begin(shown)
        question = shown.question
        is_weighty = question is not None and question.is_weighty and self.gathering.opened is None
        return Laid(
            shown=shown,
            middle_title=self._middle_title(shown),
            middle=tuple(self._middle(shown)),
            hand=tuple(self._hand(shown)),
            prompt=self._prompt(shown),
            choices=tuple(self._choices(shown)),
            decision=self._decision(shown) if is_weighty else None,
            panel=panel(self, shown),
            story=tuple(shown.story),
        )

    def story(self, view: View, events: list[EventView], number: int) -> list[StoryLine]:
        """What happened in a deal, counted from 1."""
        return self.stage.story(replace(view, events=events, deal=number, begun=0))

    def carry_out(self, laid: Laid, action: str) -> list[str]:
        """What is to be played when a place or a button is chosen, in order; what is not legal
        by then is left out. Empty where something only changes on the table."""
        gathering = self.gathering
        if gathering.changed(action):
            return []
        if action == CONFIRM:
            return gathering.actions
        for choice in laid.shown.question.choices if laid.shown.question else ():
            if _whole(choice.actions) == action:
                return choice.actions
        return [action]

    def _decision(self, shown: data.Scene) -> Text:
        """The panel; of ticks it says what they bring now."""
        question = shown.question
        assert question is not None
        if self.gathering.gathers and question.choices:
            would = self.gathering.brings() if self.gathering.ticked else None
            question = replace(question, text=would.text if would else "")
        return decision_text(self, question, shown.prompt)

    def _prompt(self, shown: data.Scene) -> str:
        opened, told = self.gathering.opened, ""
        if self.gathering.cards:
            would = self.gathering.brings()
            told = would.refusal or would.text or would.confirm
        if opened is None:
            return f"{shown.prompt}  {told}".rstrip()
        return self.say("priced", label=opened.label, detail=told)

    # The middle.

    def _middle_title(self, shown: data.Scene) -> str:
        middle = shown.middle
        parts = [middle.title]
        if middle.stock is not None and not self.has_tricks:
            parts.append(self.say("stock", n=middle.stock))
        if not self.has_tricks:
            parts += [f"{fact.value} {fact.text}".strip() for fact in middle.facts]
        if self._is_past(middle):
            parts.append(self.say("title_below"))
        return " · ".join(parts)

    def _is_past(self, middle: data.Middle) -> bool:
        """Whether the trick before is still shown, since nobody has played to the next."""
        lying = any(place.cards for place in middle.places)
        return middle.form == "trick" and not lying and bool(middle.before)

    def _middle(self, shown: data.Scene) -> list[Slot]:
        middle = shown.middle
        past = self._is_past(middle)
        places = middle.before if past else middle.places
        given = iter(keys.many_keys(sum(1 for place in places if place.action)))
        slots = [self._place(place, next(given) if place.action else "", past) for place in places]
        if middle.form == "trick" and not past:
            waited = {seat.seat for seat in shown.seats if seat.to_play}
            for at, place in enumerate(places):
                if place.seat in waited and not place.cards:
                    slots[at] = dataclasses.replace(slots[at], mark="…")
        if middle.waiting is not None:
            slots.insert(0, self._place(middle.waiting, "", False))
        return slots

    def _place(self, place: Place, key: str, past: bool) -> Slot:
        return Slot(
            tuple(place.cards.split()),
            place.action or None,
            key,
            place.note,
            fresh=place.is_last and place.seat is None,
            strong=place.is_winning,
            past=past,
            says=_joined(place.says, place.more),
        )

    # The hand.

    def _hand(self, shown: data.Scene) -> list[Slot]:
        return [self._held(card, place) for place, card in enumerate(shown.hand)]

    def _held(self, card: HandCard, place: int) -> Slot:
        gathering = self.gathering
        action: str | None = None if gathering.opened is not None else card.action or None
        if gathering.may_choose(card.card, card.action):
            action = CHOOSE + card.card
        elif gathering.gathers and action and self._is_gathered(action):
            action = None
        marked = card.card in gathering.cards or self._is_ticked(card.card)
        question = gathering.question
        sign = _AWAY if question is not None and question.verb == "discard" else _SHOWN
        return Slot(
            (card.card,),
            action,
            keys.card_key(place) if action else "",
            targets=frozenset(card.takes.split()),
            mark=sign if marked else "",
            strong=marked or card.is_chosen,
            says=self._says(card),
        )

    def _is_gathered(self, action: str) -> bool:
        question = self.gathering.question
        return question is not None and action.split()[0] == question.verb

    def _is_ticked(self, card: str) -> bool:
        """Whether a card is in a combination that is ticked."""
        question, gathering = self.gathering.question, self.gathering
        if question is None or gathering.opened is not None:
            return False
        for choice in question.choices:
            actions = gathering.ticked.get(choice.actions[0])
            if actions is not None and card in _shown_by(actions, choice):
                return True
        return False

    def _says(self, card: HandCard) -> str:
        """What a card would do; in a trick the prompt has said already what binds its player."""
        title = self.looks.title(card.card)
        if self.has_tricks:
            return f"{title}: {card.says}" if card.says else title
        name = card_names(self.stage.pack, self.language)[card.card].name
        told = _joined(card.says, card.more)
        return f"{title} {name}: {told}" if told else f"{title} {name}"

    # Buttons.

    def _choices(self, shown: data.Scene) -> list[Choice]:
        question = shown.question
        if question is None:
            return []
        if not self.gathering.gathers:
            return [self._button(choice) for choice in question.choices]
        found: list[Choice] = []
        if self.gathering.opened is None:
            few = len(question.choices) <= _WITH_CARDS
            found = [self._tick(choice, few) for choice in question.choices]
        would = self.gathering.brings() if self.gathering.is_answer else None
        if would is not None and not would.refusal:
            label = would.confirm or question.confirm
            found.append(Choice(question.confirm_key or "d", CONFIRM, label, would.text))
        if self.gathering.opened is not None:
            found.append(Choice("x", LEAVE, self.say("leave_part")))
        return found

    def _button(self, choice: data.Choice) -> Choice:
        told = [choice.label, choice.detail]
        label = self.say("priced", label=told[0], detail=told[1]) if told[1] else told[0]
        comma = word("scene.comma", self.language)
        says = comma.join(one.text for one in choice.consequences if one.kind != "ends")
        return Choice(choice.key, _whole(choice.actions), label, says)

    def _tick(self, choice: data.Choice, with_cards: bool) -> Choice:
        first = choice.actions[0]
        actions = self.gathering.ticked.get(first)
        name = choice.label
        if with_cards:
            shown = _shown_by(actions or choice.actions, choice)
            name += f" {self.titles(' '.join(shown))}"
        box = _BOXES[actions is not None]
        label = self.say("ticked", box=box, name=name, detail=self._worth(choice, actions))
        says = word("scene.comma", self.language).join(one.text for one in choice.consequences)
        return Choice(choice.key, TICK + first, label, says)

    def _worth(self, choice: data.Choice, actions: list[str] | None) -> str:
        """What a tick is worth by itself; only a part of it may be ticked."""
        if actions is None or actions == choice.actions:
            return choice.detail
        return "".join(str(one.amount) for one in self._would(actions).consequences[:1])


def _whole(actions: list[str]) -> str:
    """An answer as one text: two may begin with the same action."""
    return "; ".join(actions)


def _shown_by(actions: list[str], choice: data.Choice) -> list[str]:
    """The cards of a combination that these actions show: all of them, or a part."""
    named = {action.split()[1] for action in actions[1:] if " " in action}
    cards = choice.cards.split()
    return cards if actions == choice.actions else [card for card in cards if card in named]


def _joined(says: str, more: str) -> str:
    return f"{says} ({more})" if says and more else says or more
