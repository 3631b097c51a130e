"""A match: what all games share, and what each of them supplies.

A game declares its deal as phases and supplies a few hooks; everything that is the same for all
games (the way from phase to phase, checking actions, the list of deals, deals played again, the
record) stands here once.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i16, i64

from fudaba.cards.rng import Rng
from fudaba.cards.vectors import append
from fudaba.games.deals import GivenDeals
from fudaba.games.events import Event
from fudaba.games.illegal import IllegalAction, RefusedMove
from fudaba.games.phase import Phase
from fudaba.games.proceedings import DRAW_STREAM, Proceedings
from fudaba.nearest import quoted
from fudaba.refusal import Refusal, Said

if TYPE_CHECKING:
    from fudaba.games.record import Record
    from fudaba.games.view import View

#: No game has codes beyond this; records keep actions in 16 bits.
HIGHEST_CODE: Final = 32767


class Match(Proceedings):
    """One sitting of a game: the deals so far, the scores, and the deal in progress."""

    # What a game supplies.

    def drawn_dealer(self, rng: Rng) -> i64:
        """Who deals first, by draw or by lot."""
        raise NotImplementedError

    def bring_back(self, twin: Match, place: int) -> None:
        """Gives a twin what the match had when the deal with `place` deals before it began."""
        raise NotImplementedError

    def copy(self) -> Match:
        """A match that plays on like this one, independent of it."""
        raise NotImplementedError

    def resample(self, seat: int | None, rng: Rng) -> None:
        """Redeals what `seat` (or a spectator) cannot know, consistent with all it has seen."""
        raise NotImplementedError

    def seen(self) -> int:
        """A number for what lies open now, beyond what follows from the actions: cards that were
        drawn. Positions with different numbers look different to everybody."""
        return 0

    def card_in_question(self) -> i64:
        """The card that is being placed, where a game has such a thing."""
        return 0

    def is_auction(self) -> bool:
        """Whether it is being said who plays."""
        return False

    @property
    def scores(self) -> list[int]:
        """The running result by seat (or side)."""
        raise NotImplementedError

    @property
    def standing(self) -> list[int]:
        """What decides the match, by side, the more the better: the scores, or what the deals
        are marked with where those are not points."""
        return self.scores

    @property
    def tie_breaks(self) -> list[int]:
        """What decides between sides that stand alike, the more the better."""
        return [0] * self.game.sides

    def opening_scores(self) -> list[int]:
        """The scores before the first deal."""
        return [0] * self.game.sides

    def written(self, number: int) -> list[str]:
        """The actions of a deal, counted from 1, as texts."""
        return [self.text(int(action)) for action in self.actions_of(number)]

    def open_piles(self) -> list[str]:
        """The cards won so far in the deal in progress, by seat or side."""
        return self.view(None).captured

    def side_of(self, seat: i64) -> i64:
        """The side that a seat plays for; where nobody has partners, the seat itself."""
        return seat

    def deal_value(self, seat: i64) -> float:
        """What the deal that ended last was worth to a seat: its gain over the others' mean."""
        scores = self.deals[-1].scores
        side = self.side_of(seat)
        others: i64 = 0
        index: i64
        for index in range(len(scores)):
            if index != side:
                others += scores[index]
        return float(scores[side]) - float(others) / float(len(scores) - 1)

    def deals_left(self) -> i64:
        """How many deals follow the one in progress; -1 where that is open."""
        return -1

    def lead(self, seat: i64) -> i64:
        """By how much a seat's side was ahead of the best other one after the last deal."""
        totals = self.deals[-1].totals
        side = self.side_of(seat)
        best: i64 = -(1 << 60)
        index: i64
        for index in range(len(totals)):
            if index != side:
                best = max(best, totals[index])
        return totals[side] - best

    def alias(self, text: str) -> str:
        """The written form of an action text that may name its cards in another way."""
        return text

    def as_written(self, move: list[str]) -> list[str]:
        """The actions of a move in the order in which records have them, and none that is not."""
        return move

    # The way through a deal.

    def prepare(self) -> None:
        """What everybody has before the first deal."""

    def start(self) -> None:
        """Finds the first dealer and deals."""
        self.prepare()
        given = self.given
        if given is not None and given.first_dealer >= 0:
            self.dealer = given.first_dealer
        else:
            self.dealer = self.drawn_dealer(Rng(self.seed, DRAW_STREAM))
        self.enter(self.game.deal)

    def step(self, action: i64) -> None:
        """Applies an action that is known to be legal."""
        self.actions = append(self.actions, i16(action))
        phase = self.at
        if not phase.apply(self, action):
            self.enter(self.following(phase))

    def enter(self, phase: Phase[Any]) -> None:
        """Begins a phase, and those that follow until somebody is asked or the match is over."""
        while not phase.begin(self) and not self.is_over:
            phase = self.following(phase)
        self.at = phase

    def following(self, phase: Phase[Any]) -> Phase[Any]:
        """What comes after a phase; of a deal that has ended only its settlement is left."""
        phase = phase.next
        while self.end and not phase.is_settling:
            phase = phase.next
        return phase

    def opened_again(self, number: int) -> Match:
        """A deal, counted from 1, at its start, alone and with a journal."""
        place = number - 1
        finished = place < len(self.deals)
        stock = self.deals[place].stock if finished else self.mixed_stock
        given = GivenDeals()
        given.decks[place] = self.deals[place].deck if finished else self.deck
        if len(stock):
            given.stocks[place] = stock
        twin = self.game.bare(self.seed, given)
        twin.stop_after_deal = True
        twin.journal = []
        twin.dealer = self.deals[place].dealer if finished else self.dealer
        twin.deals = self.deals[:place]
        self.bring_back(twin, place)
        twin.enter(self.game.deal)
        return twin

    def reopened(self) -> Match:
        """The deal in progress once more at its start, alone."""
        twin = self.opened_again(int(self.deal_number))
        twin.journal = None
        return twin

    def replayed_deal(self, number: int) -> Match:
        """A deal, counted from 1, played again from its start with a journal."""
        twin = self.opened_again(number)
        for action in self.actions_of(number):
            twin.step(i64(action))
        return twin

    # What all games share.

    @property
    def winner(self) -> int | list[int] | None:
        """The seat with the highest score, a list if shared, None while the match is on."""
        if not self.is_over:
            return None
        scores = self.scores
        best = max(scores)
        top = [seat for seat, score in enumerate(scores) if score == best]
        return top[0] if len(top) == 1 else top

    def apply(self, action: int) -> None:
        """Plays an action; IllegalAction leaves the match untouched."""
        if action < 0 or action > HIGHEST_CODE or not self.is_legal(i64(action)):
            raise self.refusal(self.spelled(action))
        self.step(i64(action))

    def choose_nth(self, index: i64) -> i64:
        """Plays the legal action with `index` legal ones before it; how many are legal then.

        One call a decision, for programs that choose by number; 0 says that the match is over.
        """
        if index < 0 or index >= self.legal_count():
            raise self.refusal(Said("action.choice", number=int(index)))
        self.step(self.legal_nth(index))
        return self.legal_count()

    def text(self, action: int) -> str:
        """The text form of an action of this match."""
        return self.game.text(action)

    def spelled(self, action: int) -> object:
        """Any code in words, for refusals."""
        if 0 <= action < self.game.num_actions:
            return quoted(self.text(action))
        return Said("action.code", code=int(action))

    def action(self, text: str) -> int:
        """The legal action that a text spells; IllegalAction where it spells none."""
        codes = self.game.spec.action_codes
        code = codes.get(text)
        if code is None or not self.is_legal(code):
            code = codes.get(self.alias(" ".join(text.split())))
            if code is None or not self.is_legal(code):
                raise self.refusal(quoted(text))
        return code

    def apply_text(self, text: str) -> None:
        """Plays the action that a text spells."""
        self.step(self.action(text))

    def apply_all(self, texts: Iterable[str]) -> None:
        """Plays several actions of one seat as one move: all of them, or with RefusedMove none."""
        move = self.as_written(list(texts))
        seat = self.to_play
        twin = self.copy()
        twin.stop_after_deal = True
        for place, text in enumerate(move):
            why: Refusal | None = None
            if place and twin.to_play != seat:
                why = Refusal("action.turn_over", action=quoted(text), seat=int(seat))
            else:
                try:
                    twin.apply_text(text)
                except IllegalAction as refused:
                    why = refused
            if why is not None:
                number, actions = place + 1, len(move)
                raise RefusedMove("action.of_move", place, number=number, actions=actions, why=why)
        for text in move:
            self.apply_text(text)

    def refusal(self, action: object) -> IllegalAction:
        """Why an action is refused, and what is legal."""
        if self.is_over:
            return IllegalAction("action.match_over", action=action)
        legal = [self.text(code) for code in self.legal_actions()]
        return IllegalAction("action.illegal", action=action, seat=int(self.to_play), legal=legal)

    def view(self, seat: int | None, since: int | None = None) -> View:
        """All that a seat, or with None a spectator, may know.

        With `since`, of what is told once only what came after so many events of the match
        (`View.happened`): events and finished deals; the options and draws are left out.
        """
        return self.views([seat], since)[0]

    def views(self, seats: Iterable[int | None], since: int | None = None) -> list[View]:
        """The views of several seats; what they have in common is looked at once."""
        wanted = list(seats)
        for seat in wanted:
            if seat is not None and not 0 <= seat < self.game.seats:
                last = int(self.game.seats) - 1
                raise Refusal("action.no_seat", game=self.game.name, last=last, seat=seat)
        spec = self.game.spec
        open_view = spec.view(self, since)
        return [
            open_view if seat is None else spec.seat_view(open_view, self, seat) for seat in wanted
        ]

    def events(self, number: int = 0) -> list[Event]:
        """What happened in a deal, by default the one in progress, as everybody could see it."""
        journal = self.replayed_deal(number if number else int(self.deal_number)).journal
        return [] if journal is None else journal

    def record(self, names: list[str] | None = None, decks: bool = False) -> Record:
        """The match as a record; with `decks` every pack is written out."""
        from fudaba.games.record import record_of

        return record_of(self, names, decks)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Match) and bool(self.record() == other.record())

    def __hash__(self) -> int:
        return hash(
            (
                self.game.name,
                self.seed,
                len(self.deals),
                tuple(int(action) for action in self.actions),
            )
        )
