"""All that a seat has learnt in an episode, as text: its information state."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fudaba.cards.rng import Rng
from fudaba.envs.rules import Rules, actions_so_far
from fudaba.games.contract import Match
from fudaba.games.events import Event


class Remembered:
    """A match with a memory: what everybody saw, and what each seat alone knows and did.

    Two courses of play that a seat cannot tell apart give it the same `text`.
    """

    def __init__(self, rules: Rules, seed: int, actions: Sequence[int] = ()) -> None:
        self.rules = rules
        #: None in a twin with other cards.
        self.seed: int | None = seed
        match = rules.new(seed)
        self.match: Match = match
        #: What everybody saw, as text, and how much of the journal is in it.
        self._public = "".join(
            self._spelled(event)
            for number in range(1, len(match.deals) + 1 + (not match.is_over))
            for event in match.events(number)
        )
        match.journal = []
        self._written = 0
        #: By seat its hand and its actions in every deal, and where the latest deal begins.
        self._own: list[list[str]] = [[] for _ in range(rules.seats)]
        self._begins: list[int] = [0] * rules.seats
        self._deals = -1
        self._look()
        for action in actions:
            self.apply(action)

    def apply(self, action: int) -> None:
        """Plays a legal action."""
        match = self.match
        seat = int(match.to_play)
        match.apply(action)
        self._own[seat].append(str(action))
        self._look()

    def _look(self) -> None:
        """Notes every hand when a deal begins."""
        match = self.match
        if len(match.deals) == self._deals or match.is_over:
            return
        self._deals = len(match.deals)
        for seat, own in enumerate(self._own):
            self._begins[seat] = len(own)
            own.append(f"\n{self._deals + 1}: {self.rules.encoder.hand(match, seat)};")

    def text(self, seat: int) -> str:
        """The information state of a seat: its hands and actions, the course, what it sees."""
        journal = self.match.journal or []
        self._public += "".join(self._spelled(event) for event in journal[self._written :])
        self._written = len(journal)
        own = " ".join(self._own[seat])
        return f"seat {seat}{own}\n{self._public}\n{self.rules.encoder.text(self.match, seat)}"

    def _spelled(self, event: Event) -> str:
        cards = self.rules.game.spec.pack.set_text(int(event.cards))
        return f"{event.kind} {int(event.seat)} {cards} {int(event.points)} {event.names};"

    def resampled(self, seat: int, rng: Rng) -> Remembered:
        """A twin in which what the seat cannot know is dealt again.

        What the others did unseen in this deal belongs to the old cards, and is forgotten.
        """
        twin = self.copy()
        twin.match.resample(seat, rng)
        twin.seed = None
        for other, own in enumerate(twin._own):
            if other != seat:
                del own[twin._begins[other] :]
        return twin

    def copy(self) -> Remembered:
        """A twin that plays on by itself."""
        twin = Remembered.__new__(Remembered)
        twin.rules = self.rules
        twin.seed = self.seed
        twin.match = self.rules.copy(self.match)
        twin.match.journal = list(self.match.journal or ())
        twin._public = self._public
        twin._written = self._written
        twin._own = [own.copy() for own in self._own]
        twin._begins = self._begins.copy()
        twin._deals = self._deals
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        if self.seed is None:
            raise TypeError("a resampled match has no seed that it could be written down by")
        return Remembered, (self.rules, self.seed, actions_so_far(self.match))

    def __deepcopy__(self, memo: dict[int, Any]) -> Remembered:
        return self.copy()
