"""A live table: its log taken in row by row, and the match that comes of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from fudaba.games.contract import Game, Match
from fudaba.games.course import course_of
from fudaba.games.news import number_of
from fudaba.refusal import Refusal
from fudaba.tables.row import Row
from fudaba.tables.seat import Seat
from fudaba.tables.setup import Setup

State = Literal["waiting", "playing", "over", "closed"]

#: Ids of clients' moves that are remembered; more than a client could have under way.
REMEMBERED: Final = 200

#: The most actions that one move may have; declarations of many cards are the longest.
MOST_ACTIONS: Final = 80


class Damaged(Exception):  # noqa: N818 - the table is damaged
    """A table whose rows cannot be played; it says so, and the others go on."""


class Table:
    """One table, rebuilt from its rows and followed from there on."""

    def __init__(self, id: str, setup: Setup, seed: int, created: float = 0.0) -> None:
        self.id = id
        self.setup = setup
        self.seed = seed
        self.created = created
        self.game: Game = setup.played()
        self.seats = [Seat(seat) for seat in setup.seats]
        #: How many rows have been taken in: the number of the next one.
        self.number = 0
        #: The moves played so far, as they stand after what was taken back.
        self.moves: list[tuple[int, list[str]]] = []
        self.match: Match | None = None
        self.is_closed = False
        #: The table where the same people play again.
        self.followed_by = ""
        #: When the last row came.
        self.touched = created
        self._clients: dict[str, None] = {}
        #: The seats of those who were looked for since somebody sat down or got up.
        self._own: dict[str, list[int]] = {}
        self._start_if_full()

    # What it is now.

    @property
    def state(self) -> State:
        """`waiting` for people, `playing`, `over`, or `closed` before its end."""
        if self.match is not None and self.match.is_over:
            return "over"
        if self.is_closed:
            return "closed"
        return "waiting" if self.match is None else "playing"

    @property
    def to_play(self) -> int | None:
        """The seat that is asked; nobody may hear of it but that seat and the house."""
        if self.state != "playing":
            return None
        assert self.match is not None
        return int(self.match.to_play)

    def seats_of(self, person: str) -> list[int]:
        """The seats that a person has, several on one device."""
        own = self._own.get(person)
        if own is None:
            own = [place for place, seat in enumerate(self.seats) if seat.person == person != ""]
            self._own[person] = own
        return own

    def open_seats(self) -> list[int]:
        """The seats that somebody may take."""
        return [place for place, seat in enumerate(self.seats) if seat.kind == "open"]

    def view_number(self, seat: int) -> int:
        """The number of the seat's present view, which its moves must name."""
        assert self.match is not None
        return number_of(course_of(self.match).happened, self.match, seat)

    def knows(self, client: str) -> bool:
        """Whether a move with this id of a client is in the log."""
        return client in self._clients

    def actions(self) -> list[str]:
        """Every action of the match, in order."""
        return [text for _, texts in self.moves for text in texts]

    # What may be done.

    def check_move(self, seat: int, number: int, texts: Sequence[str]) -> None:
        """Refuses a move that cannot be played now; the table stays as it is."""
        self.check_turn(seat, number)
        self.check_actions(texts)

    def check_turn(self, seat: int, number: int) -> None:
        """Refuses an answer of a seat that is not asked, or was asked something else."""
        match = self._playing()
        if number != self.view_number(seat):
            raise Refusal("tables.late")
        if match.to_play != seat:
            raise Refusal("tables.not_your_turn")

    def check_actions(self, texts: Sequence[str]) -> None:
        """Refuses what whoever is asked may not play."""
        match = self._playing()
        if not 0 < len(texts) <= MOST_ACTIONS:
            raise Refusal("tables.actions", most=MOST_ACTIONS)
        if len(texts) == 1:
            match.action(texts[0])
        else:
            twin = match.copy()
            twin.stop_after_deal = True
            twin.apply_all(texts)

    def _playing(self) -> Match:
        if self.state == "over":
            raise Refusal("tables.over")
        if self.state == "closed":
            raise Refusal("tables.closed")
        if self.match is None:
            raise Refusal("tables.not_begun")
        return self.match

    # What has been stored.

    def take_in(self, row: Row) -> None:
        """Does what a stored row says; Damaged where that cannot be done."""
        if row.number != self.number:
            raise Damaged(f"row {row.number} where row {self.number} belongs")
        try:
            self._do(row)
        except (IndexError, ValueError) as error:
            raise Damaged(f"row {row.number}: {error}") from error
        self.number += 1
        self.touched = row.at
        if row.client:
            self._clients[row.client] = None
            if len(self._clients) > REMEMBERED:
                del self._clients[next(iter(self._clients))]

    def _do(self, row: Row) -> None:
        if row.kind == "close":
            self.is_closed = True
            return
        if row.kind == "again":
            self.followed_by = row.name
            return
        seat = self.seats[row.seat]
        if row.kind == "move":
            self._play(row.seat, row.actions)
            return
        self._own.clear()
        if row.kind == "sit":
            seat.sit(row.person, row.name)
            self._start_if_full()
        elif row.kind == "leave":
            if self.match is None:
                seat.clear()
            else:
                seat.has_left = True
        elif row.kind == "bot":
            seat.stand_in = row.name
        elif row.kind == "back":
            seat.stand_in = ""
            seat.has_left = False
        elif row.kind == "undo":
            self._take_back(row.seat)

    def _play(self, seat: int, texts: list[str]) -> None:
        match = self.match
        if match is None or match.is_over or match.to_play != seat or not texts:
            raise Damaged(f"a move of seat {seat} that is not its turn")
        # As it is replayed action by action: cards gathered in any order stand in the rules' order.
        written = match.as_written(texts)
        if len(texts) == 1:
            match.apply_text(texts[0])
        else:
            match.apply_all(texts)
        self.moves.append((seat, written))

    def _start_if_full(self) -> None:
        if self.match is None and all(seat.kind != "open" for seat in self.seats):
            self.match = self.game.new(self.seed)

    # Taking back, at practice tables.

    def last_decision(self, seat: int) -> int | None:
        """The place of the seat's last move among the moves, None where it has made none."""
        for place in range(len(self.moves) - 1, -1, -1):
            if self.moves[place][0] == seat:
                return place
        return None

    def _take_back(self, seat: int) -> None:
        place = self.last_decision(seat)
        if place is None:
            raise Damaged("nothing to take back")
        self.moves = self.moves[:place]
        self.match = self.game.new(self.seed)
        for text in self.actions():
            self.match.apply_text(text)
