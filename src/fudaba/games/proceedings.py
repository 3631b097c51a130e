"""What has happened at a match so far: its deals, the deal in progress, and who is asked what."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i16, i64, u8

from fudaba.cards.bits import CardSet
from fudaba.cards.rng import Rng
from fudaba.cards.vectors import vec
from fudaba.games.deals import Deal, GivenDeals
from fudaba.games.events import Event
from fudaba.games.game import Game
from fudaba.games.ledger import Entry
from fudaba.games.phase import Phase
from fudaba.games.window import Window

if TYPE_CHECKING:
    from fudaba.games.course import Course

#: The stream of the match's seed that the draw for the first dealer uses; deals follow.
DRAW_STREAM: Final = 0
#: Shuffles a deal may need; deal n uses the streams from n * ATTEMPTS + 1 on.
ATTEMPTS: Final = 1000


class Proceedings(Window):
    """All that every match holds, and how its games write it down."""

    def __init__(self, game: Game, seed: int, given: GivenDeals | None) -> None:
        super().__init__()
        self.game: Game = game
        self.seed: int = seed
        self.given: GivenDeals | None = given
        #: Decks of the deals before this number are written out in records.
        self.explicit_deals: i64 = 0
        self.is_over: bool = False
        self.to_play: i64 = 0
        #: What that seat is asked, as the game numbers its questions.
        self.question: i64 = 0
        #: Where the deal in progress is, and how it ended once that is known.
        self.at: Phase[Any] = game.deal
        self.end: str = ""
        self.dealer: i64 = 0
        self.deck: vec[u8] = vec[u8]()
        self.mixed_stock: vec[u8] = vec[u8]()
        self.actions: vec[i16] = vec[i16]()
        self.deals: list[Deal] = []
        #: What has been paid in the deal in progress.
        self.entries: list[Entry] = []
        #: Kept only while a deal is played again for what happened in it.
        self.journal: list[Event] | None = None
        #: Kept for whoever looks at the match; a copy begins without it.
        self.course: Course | None = None
        self.stop_after_deal: bool = False

    @property
    def deal_number(self) -> i64:
        """The deal in progress, counted from 1."""
        return i64(len(self.deals)) + 1

    @property
    def ledger(self) -> list[Entry]:
        """Every entry of the finished deals, in order."""
        return [entry for deal in self.deals for entry in deal.entries + deal.after]

    def actions_of(self, number: int) -> vec[i16]:
        """The actions of a deal, counted from 1; the last one may be in progress."""
        return self.deals[number - 1].actions if number <= len(self.deals) else self.actions

    def note(
        self,
        kind: str,
        seat: i64,
        cards: CardSet = 0,
        points: i64 = 0,
        names: str = "",
        rule: str = "",
    ) -> None:
        """Adds to the journal, where one is kept."""
        journal = self.journal
        if journal is not None:
            written = i64(len(self.entries))
            journal.append(Event(kind, seat, cards, points, names, -1, written, 0, rule))

    def note_outcome(self, kind: str, cards: CardSet, outcome: i64, took: CardSet = 0) -> None:
        """Adds what became of a played or drawn card, and what it took."""
        journal = self.journal
        if journal is not None:
            written = i64(len(self.entries))
            journal.append(Event(kind, self.to_play, cards, 0, "", outcome, written, took))

    def given_deck(self) -> vec[u8] | None:
        """The pack fixed in advance for the deal that begins now, if there is one."""
        given = self.given
        if given is None:
            return None
        given.dealing = len(self.deals)
        return given.decks.get(given.dealing)

    def shuffled(self, pack: vec[u8], attempt: i64) -> vec[u8]:
        """A shuffled copy of the pack, for this deal and this attempt at dealing it."""
        deck = pack[:]
        Rng(self.seed, len(self.deals) * ATTEMPTS + attempt + 1).shuffle(deck)
        return deck

    def file_deal(
        self,
        captured: vec[i64],
        scores: vec[i64],
        entries: list[Entry],
        after: list[Entry],
        totals: vec[i64],
        marks: list[int] | None = None,
    ) -> None:
        """Puts the deal that is over with the others; a new list of actions begins."""
        self.deals.append(
            Deal(
                self.dealer,
                self.deck,
                self.mixed_stock,
                self.actions,
                self.end,
                captured[:],
                scores,
                entries,
                after,
                totals,
                marks,
            )
        )
        self.actions = vec[i16](capacity=64)
        self.end = ""

    def end_match(self) -> None:
        """Nobody is asked any more."""
        self.is_over = True
        self.to_play = -1
        self.mask = 0
        self.beside = 0
        self.span = 0

    def share_into(self, twin: Proceedings) -> None:
        """Gives a copy all that stands in this class."""
        twin.explicit_deals = self.explicit_deals
        twin.is_over = self.is_over
        twin.to_play = self.to_play
        twin.question = self.question
        twin.at = self.at
        twin.end = self.end
        twin.base = self.base
        twin.mask = self.mask
        twin.beside_base = self.beside_base
        twin.beside = self.beside
        twin.span = self.span
        twin.dealer = self.dealer
        twin.deck = self.deck
        twin.mixed_stock = self.mixed_stock
        twin.actions = self.actions[:]
        twin.deals = self.deals.copy()
